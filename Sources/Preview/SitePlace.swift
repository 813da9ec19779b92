/// Where in the site a request's target leads, decided once, from the letters alone: no file system is ever asked.
struct SitePlace: Equatable {
  /// Path from the server's root without the leading slash: `board/jobs/x/`.
  let path: String

  /// - Parameter target: as it came; the query is not looked at.
  init(target: String) throws(RequestFault) {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard target.hasPrefix("/"), !target.contains("#") else { throw .malformed }
    let plain = try Self.decoded(path.utf8.dropFirst())
    guard !plain.contains("\\"), !Self.isStillCoded(plain) else { throw .malformed }
    let names = plain.split(separator: "/", omittingEmptySubsequences: false)
    // The last may be empty: a folder. A name that begins with a dot is a secret of the folder, or leads out of it.
    guard !names.dropLast().contains(""), !names.contains(where: { $0.hasPrefix(".") }) else { throw .malformed }
    self.path = plain
  }
}

extension SitePlace {
  private static func decoded(_ bytes: some Sequence<UInt8>) throws(RequestFault) -> String {
    var plain: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        plain.append(byte)
        continue
      }
      guard rest.count >= 2, rest.prefix(2).allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { throw .malformed }
      rest = rest.dropFirst(2)
      // A coded slash or backslash is a slash to some and a letter to others; no address of a site has a control.
      guard value >= 0x20, value != 0x7F, value != UInt8(ascii: "/"), value != UInt8(ascii: "\\") else {
        throw .malformed
      }
      plain.append(value)
    }
    guard let text = String(validating: plain, as: UTF8.self) else { throw .malformed }
    return text
  }

  /// Whether decoding a second time would give something else.
  private static func isStillCoded(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
        && bytes[index + 1...index + 2].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
  }
}
