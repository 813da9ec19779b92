import Foundation
import Web

/// The text of a reply in the coding that its server names beside it: `Content-Type: …; charset=`. For XML that goes before what
/// the document says of itself (RFC 7303, section 3).
enum ServedText {
  /// The body in UTF-8; as it came where the server names no coding that is known, or one that the body is not in.
  static func body(of response: Response) -> [UInt8] {
    let body = response.body
    guard let type = response.headers["Content-Type"]?.lowercased(), let name = coding(in: type),
      // A mark in the body itself is never wrong.
      !marks.contains(where: body.starts)
    else { return body }
    // The mark says that whatever is declared behind it does not count.
    let mark = isXML(body, type) ? utf8Mark : []
    if ["utf-16", "utf-16le", "utf-16be"].contains(name) {
      return UTF16Text.asUTF8(body).map { mark + $0 } ?? body
    }
    let isSaidUTF8 = ["utf-8", "utf8"].contains(name)
    if isSaidUTF8, mark.isEmpty { return body }
    // What reads as UTF-8 is nothing else, and servers say one coding of all that they have.
    let isUTF8 = String(validating: body, as: UTF8.self) != nil
    if isSaidUTF8 { return isUTF8 ? mark + body : body }
    guard !isUTF8, let letters = letters(inCoding: name) else { return body }
    return mark + body.flatMap { letters[Int($0)] }
  }

  /// What each byte is in UTF-8, in a coding of one byte a letter; nil for others, and for what nobody calls a coding.
  ///
  /// - Parameter name: in small letters.
  static func letters(inCoding name: String) -> [[UInt8]]? {
    guard let coding = codings[name] else { return nil }
    let others = name == "iso-8859-15" ? latin9 : [:]
    return (UInt8.min ... .max).map { byte in
      Array((others[byte] ?? String(bytes: [byte], encoding: coding) ?? "\u{FFFD}").utf8)
    }
  }
}

extension ServedText {
  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let marks: [[UInt8]] = [utf8Mark, [0xFF, 0xFE], [0xFE, 0xFF]]

  /// `iso-8859-1` of `text/xml; charset="iso-8859-1"`.
  private static func coding(in type: String) -> String? {
    for parameter in type.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, parts[0] == "charset" else { continue }
      return parts[1].trimmingCharacters(in: ["\"", "'", " "])
    }
    return nil
  }

  private static func isXML(_ body: [UInt8], _ type: String) -> Bool {
    !type.contains("html") && body.first { $0 > 32 } == UInt8(ascii: "<")
  }

  /// Codings of one byte a letter. What is called Latin 1 is Windows' form of it everywhere.
  /// Source: https://encoding.spec.whatwg.org/#names-and-labels
  static let codings: [String: String.Encoding] = [
    "iso-8859-1": .windowsCP1252, "iso_8859-1": .windowsCP1252, "iso8859-1": .windowsCP1252, "latin1": .windowsCP1252,
    "latin-1": .windowsCP1252, "l1": .windowsCP1252, "us-ascii": .windowsCP1252, "ascii": .windowsCP1252,
    "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252, "iso-8859-2": .isoLatin2, "latin2": .isoLatin2,
    "windows-1250": .windowsCP1250, "cp1250": .windowsCP1250, "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-9": .windowsCP1254,
    "iso-8859-15": .windowsCP1252,
  ]

  /// The letters in which Latin 9 differs from Latin 1.
  private static let latin9: [UInt8: String] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]
}
