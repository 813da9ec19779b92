import Foundation

/// A scalar in any of the shapes that services write it: `"26.23"`, `26.23`, `true`, `"True"`; 1 and `"1"` are one id.
/// A list or an object in its place says nothing that could be shown: it counts as missing, and the reply's log notes it.
struct WireText: Decodable, Sendable, Hashable {
  let text: String?

  init(_ text: String?) { self.text = text }

  init(from decoder: any Decoder) throws {
    text = try Self.scalar(in: decoder)
    // A list or an object in its place.
    if try text == nil && !decoder.singleValueContainer().decodeNil() {
      ShapeLog.of(decoder)?.note(decoder.codingPath)
    }
  }

  /// The scalar that is there; nil for null, and for a list or an object.
  static func scalar(in decoder: any Decoder) throws -> String? {
    if let decoder = decoder as? JSONDecoding { return try decoder.scalar() }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return nil }
    do {
      return try container.decode(String.self)
    } catch DecodingError.typeMismatch {
      return try flag(in: container) ?? number(in: container)
    }
  }

  /// True for `true`, `"True"`, `"yes"` and 1, false for their opposites, nil for anything else.
  var flag: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  var wholeNumber: Int? { text.flatMap { Int($0) } }
  var number: Double? { text.flatMap { Double($0) } }
}

extension WireText {
  /// Whole numbers below this are exact as `Double`; this one is also what the next would be.
  private static let exact = 9_007_199_254_740_992.0

  /// A number as it is shown: `1` for `1.0`. Nil for a whole one that a `Double` may not hold exactly.
  static func text(of number: Double) -> String? {
    if number != number.rounded() { return String(number) }
    return abs(number) < exact ? String(Int64(number)) : nil
  }

  /// The same of a number as JSON writes it; one that nothing here can count with stays as it is written.
  static func text(ofFigures figures: String) -> String {
    let number = Double(figures) ?? .infinity
    if let text = text(of: number) { return text }
    // Some ids have 19 digits.
    let isWhole = figures.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    guard !isWhole, number.isFinite else { return figures }
    return Decimal(string: figures).map { "\($0)" } ?? "\(number)"
  }

  private static func flag(in container: any SingleValueDecodingContainer) throws -> String? {
    do {
      return try container.decode(Bool.self) ? "true" : "false"
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  private static func number(in container: any SingleValueDecodingContainer) throws -> String? {
    do {
      let number = try container.decode(Double.self)
      return text(of: number) ?? exactNumber(in: container) ?? "\(number)"
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  /// Nil for one that is too large to be exact in any way.
  private static func exactNumber(in container: any SingleValueDecodingContainer) -> String? {
    do {
      return "\(try container.decode(Decimal.self))"
    } catch {
      // It is a number, and Foundation's own error for that says no more.
      return nil
    }
  }
}

/// A list of texts, or one text where a list is meant. What is no text in it is left out.
struct WireTexts: Decodable, Sendable, Hashable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    do {
      texts = try decoder.singleValueContainer().decode([WireText].self).compactMap(\.text)
    } catch DecodingError.typeMismatch {
      texts = [try WireText(from: decoder).text].compactMap { $0 }
    }
  }
}

extension String? {
  /// The text, unless it is blank.
  var filled: String? { flatMap { $0.isBlank ? nil : $0 } }
}
