import Markup

/// A text of a language with places for what is said in it: `Page {{page}} of {{pages}}`.
struct Sentence: Sendable, Hashable {
  /// What stands in the places, by their names.
  typealias Values = KeyValuePairs<String, String>

  private enum Piece: Sendable, Hashable {
    case text(String)
    case place(String)
  }

  private var pieces: [Piece] = []

  /// Says nothing.
  init() {}

  /// Nil when a place is never closed, or is anything but a name.
  init?(_ text: String) {
    var rest = text[...]
    while let open = rest.firstBytes(of: "{{") {
      guard let close = rest[open.upperBound...].firstBytes(of: "}}") else { return nil }
      let name = rest[open.upperBound..<close.lowerBound]
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
      if open.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<open.lowerBound]))) }
      pieces.append(.place(String(name)))
      rest = rest[close.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
  }

  /// As it is written.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .place(let name): "{{\(name)}}"
      }
    }.joined()
  }

  /// The names of its places, in their order.
  var names: [String] {
    pieces.compactMap { piece in
      if case .place(let name) = piece { name } else { nil }
    }
  }

  /// The text with its places filled; a place that nothing is given for stays empty.
  func filled(_ values: Values) -> String {
    filled { name in values.first { $0.key == name }?.value ?? "" }
  }

  /// The text with its places filled.
  /// - Parameter value: asked for what stands in a place, by its name.
  func filled(_ value: (String) -> String) -> String {
    var text = ""
    for piece in pieces {
      let words =
        switch piece {
        case .text(let words): words
        case .place(let name): value(name)
        }
      // What stands alone is not copied.
      if text.isEmpty { text = words } else { text += words }
    }
    return text
  }

  /// The text as JavaScript writes one: with `${…}` for its places, which `place` spells.
  func script(_ place: (String) -> String) -> String {
    let parts = pieces.map { piece in
      switch piece {
      case .text(let text):
        text.replacingBytes(of: "\\", with: "\\\\").replacingBytes(of: "`", with: "\\`").replacingBytes(
          of: "${", with: "\\${")
      case .place(let name): "${\(place(name))}"
      }
    }
    return "`\(parts.joined())`"
  }
}
