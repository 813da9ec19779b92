extension Language {
  /// `assets/strings.js`: what the scripts say. A text with one place is a function of it, one with several is a function of an
  /// object with their names.
  ///
  /// - Parameter home: the way from the site's root in this language to the root of all, where devices keep things.
  func script(home: String) -> [UInt8] {
    let formats = [
      "home: '\(home)'", "distance: '\(formats.distance.rawValue)'",
      "months: [\(formats.shortMonths.compactMap { Sentence($0)?.script(Self.place) }.joined(separator: ", "))]",
      "firstOfMonth: \(Sentence(formats.firstOfMonth)?.script(Self.place) ?? "''")",
      "shortDay: \(function(Wording(other: formats.shortDay)))",
      "shortDayWithYear: \(function(Wording(other: formats.shortDayWithYear)))",
    ]
    let texts = scripts.map { "\(Self.name($0.key)): \(expression($0.value))" }
    return Array(
      """
      const said = (value) => typeof value === 'number' ? value.toLocaleString('\(code)') : value
      export const strings = {
      \((formats + texts).map { "\($0)," }.joined(separator: "\n"))
      }

      """.utf8)
  }

  private func expression(_ value: ScriptText.Value) -> String {
    switch value {
    case .wording(let wording): function(wording)
    case .list(let sentences): "[\(sentences.map { $0.script(Self.place) }.joined(separator: ", "))]"
    case .map(let texts): "{ \(texts.map { "'\($0.key)': \(expression($0.value))" }.joined(separator: ", ")) }"
    }
  }

  private func function(_ wording: Wording) -> String {
    let isPlural = wording.one != nil || wording.zero != nil
    let names = wording.names.union(isPlural ? ["count"] : []).map(Self.name).sorted()
    let words = wording.other.script(Self.place)
    guard let first = names.first else { return words }
    let one = wording.one.map { "\(plural.condition) ? \($0.script(Self.place)) : " } ?? ""
    let zero = wording.zero.map { "count === 0 ? \($0.script(Self.place)) : " } ?? ""
    return "(\(names.count == 1 ? first : "{ \(names.joined(separator: ", ")) }")) => \(zero)\(one)\(words)"
  }

  private static func place(_ name: String) -> String { "said(\(Self.name(name)))" }

  /// `not-copied` is `notCopied`.
  private static func name(_ key: String) -> String {
    let parts = key.split(separator: "-")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
