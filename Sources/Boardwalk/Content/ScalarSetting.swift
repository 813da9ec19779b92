import Foundation

/// A type that is written as one text in a settings file.
protocol ScalarSetting: Decodable {
  /// What a value must be, for the sentence "`radius` must be a whole number".
  static var expectation: String { get }
  /// Takes the place of a value that could not be read; never gets as far as the site.
  static var placeholder: Self { get }
  /// Whether a wrong value may be a secret, and is not to be repeated.
  static var isSecret: Bool { get }
  /// Nil when the text is no such value.
  init?(setting text: SettingsTree.Text)
  /// What to write instead of a wrong text, where that can be told.
  static func hint(for text: SettingsTree.Text) -> String?
}

extension ScalarSetting {
  static var isSecret: Bool { false }
  static func hint(for text: SettingsTree.Text) -> String? { nil }

  init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }

  /// The value from any decoder, for types whose `init(from:)` must be public.
  static func read(from decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(setting: SettingsTree.Text(string: text, style: .plain)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "this must be \(Self.expectation)")
    }
    return value
  }
}

/// Any text at all: `NO` and `2210` are texts where a text is asked.
extension String: ScalarSetting {
  static var expectation: String { "one text" }
  static var placeholder: String { "" }
  init?(setting text: SettingsTree.Text) { self = text.string }
}

extension Bool: ScalarSetting {
  static var expectation: String { "true or false" }
  static var placeholder: Bool { false }

  init?(setting text: SettingsTree.Text) {
    switch (text.string, text.style) {
    case ("true", .plain): self = true
    case ("false", .plain): self = false
    default: return nil
    }
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    if text.style != .plain, ["true", "false"].contains(text.string) {
      return "write \(text.string) without quotation marks: in them it is a text"
    }
    return switch text.string.lowercased() {
    case "yes", "on", "y", "true", "1": "write true"
    case "no", "off", "n", "false", "0": "write false"
    default: nil
    }
  }
}

/// One of several names.
extension ScalarSetting where Self: CaseIterable & RawRepresentable<String> {
  private static var names: [String] { allCases.map(\.rawValue) }
  static var expectation: String { "one of \(names.joined(separator: ", "))" }

  init?(setting text: SettingsTree.Text) { self.init(rawValue: text.string) }

  static func hint(for text: SettingsTree.Text) -> String? {
    nearest(text.string, in: names).map { "did you mean `\($0)`?" }
  }
}

extension ScalarSetting where Self: FixedWidthInteger {
  static var expectation: String { "a whole number" }
  static var placeholder: Self { 0 }

  init?(setting text: SettingsTree.Text) {
    let digits = text.string.utf8.first == UInt8(ascii: "-") ? text.string.dropFirst() : text.string[...]
    guard text.style == .plain, isPlainNumber(digits) else { return nil }
    self.init(text.string)
  }

  static func hint(for text: SettingsTree.Text) -> String? { plainNumber(in: text).map { "write \($0)" } }
}

extension Int: ScalarSetting {}
extension Int8: ScalarSetting {}
extension Int16: ScalarSetting {}
extension Int32: ScalarSetting {}
extension Int64: ScalarSetting {}
extension UInt: ScalarSetting {}
extension UInt8: ScalarSetting {}
extension UInt16: ScalarSetting {}
extension UInt32: ScalarSetting {}
extension UInt64: ScalarSetting {}

extension ScalarSetting where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static var expectation: String { "a number" }
  static var placeholder: Self { 0 }

  init?(setting text: SettingsTree.Text) {
    let digits = text.string.utf8.first == UInt8(ascii: "-") ? text.string.dropFirst() : text.string[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.style == .plain, let whole = parts.first, isPlainNumber(whole),
      parts.count == 1 || (!parts[1].isEmpty && parts[1].utf8.allSatisfy(isDigit))
    else { return nil }
    self.init(text.string)
  }
}

extension Double: ScalarSetting {}
extension Float: ScalarSetting {}

/// Written as `2026-11-20`, whatever YAML itself takes that for.
extension Day: ScalarSetting {
  static var expectation: String { "a day such as 2026-11-20" }
  static var placeholder: Day { Day(number: 0) }
  init?(setting text: SettingsTree.Text) { self.init(iso: text.string) }
  static func hint(for text: SettingsTree.Text) -> String? { plainDay(in: text.string).map { "write \($0)" } }
  /// Reads `2026-11-20`.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }
}

/// Whether a name of a field is what a comma cuts off a figure: `{ min: 50,000 }` has the fields `min` and `000`.
func isEndOfFigure(_ name: String) -> Bool { name.utf8.count == 3 && name.utf8.allSatisfy(isDigit) }

private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

/// Digits without a zero in front: `010` is eight to YAML 1.1 and ten to people.
private func isPlainNumber(_ text: Substring) -> Bool {
  guard let first = text.utf8.first, text.utf8.allSatisfy(isDigit) else { return false }
  return first != UInt8(ascii: "0") || text.utf8.count == 1
}

/// The number somebody meant who wrote `$60,000`, `60k`, `1_000`, `"25"`, `25 miles` or `007`.
func plainNumber(in text: SettingsTree.Text) -> String? {
  let alone = text.string.replacing(#/(?i) ?(days?|miles?)$/#, with: "").replacing(#/([0-9]) ?[kK]$/#) { "\($0.1)000" }
  let letters = alone.filter { !" ,_'$€£".contains($0) }
  let digits = letters.drop { $0 == "0" }
  guard !letters.isEmpty, letters.utf8.count <= 15, letters.utf8.allSatisfy(isDigit) else { return nil }
  let number = digits.isEmpty ? "0" : String(digits)
  return number == text.string && text.style == .plain ? nil : number
}

/// The day somebody meant who wrote `2026-11-20T10:00:00Z`, `20.11.2026` or `Nov 20, 2026`; nil where it may be another one, as of
/// `05/11/2026`, or is none.
private func plainDay(in text: String) -> Day? {
  let plain = text.replacing("–", with: "-")
  guard let time = WrittenTime(plain), !time.isCount, time == WrittenTime(plain, dayFirst: true) else { return nil }
  return time.day
}
