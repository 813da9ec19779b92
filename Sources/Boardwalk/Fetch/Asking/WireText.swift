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
  /// Whole numbers up to this are exact as `Double`.
  private static let exact = 9_007_199_254_740_992.0

  /// A number as it is shown: `1` for `1.0`. Nil for a whole one that a `Double` may not hold exactly.
  static func text(of number: Double) -> String? {
    if number != number.rounded() { return String(number) }
    return abs(number) <= exact ? String(Int64(number)) : nil
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
      // Some ids have 19 digits.
      return try text(of: container.decode(Double.self)) ?? "\(try container.decode(Decimal.self))"
    } catch DecodingError.typeMismatch {
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
  var filled: String? { flatMap { text in text.allSatisfy(\.isWhitespace) ? nil : text } }
}
