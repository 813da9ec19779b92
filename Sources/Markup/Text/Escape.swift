/// Writes text so that a language reads it as text again.
public enum Escape {
  /// Text for HTML, within elements and within attributes in quotes.
  public static func html(_ text: some StringProtocol) -> String {
    escaped(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      default: nil
      }
    }
  }

  /// Text for XML, within elements and within attributes in quotes, without the characters that are illegal in
  /// XML 1.0. The references are hexadecimal because the RSS Advisory Board's profile asks for that: some readers
  /// decode the named ones twice.
  public static func xml(_ text: some StringProtocol) -> String {
    escaped(legalXML(text)) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&#x26;"
      case UInt8(ascii: "<"): "&#x3C;"
      case UInt8(ascii: ">"): "&#x3E;"
      case UInt8(ascii: "\""): "&#x22;"
      default: nil
      }
    }
  }

  /// The text without the characters that are illegal in XML 1.0 (section 2.2): most control characters,
  /// U+FFFE and U+FFFF.
  public static func legalXML(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: { !$0.isLegalInXML }) else { return String(text) }
    var legal = String.UnicodeScalarView()
    legal.append(contentsOf: text.unicodeScalars.lazy.filter(\.isLegalInXML))
    return String(legal)
  }
}

extension Escape {
  private static func escaped(_ text: some StringProtocol, _ replacement: (UInt8) -> StaticString?) -> String {
    guard text.utf8.contains(where: { replacement($0) != nil }) else { return String(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 4)
    for byte in text.utf8 {
      if let replacement = replacement(byte) {
        replacement.withUTF8Buffer { bytes += $0 }
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var isLegalInXML: Bool {
    value >= 0x20 ? value & ~1 != 0xFFFE : self == "\t" || self == "\n" || self == "\r"
  }
}
