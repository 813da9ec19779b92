/// What a browser asks, read strictly: whatever could be understood in two ways is refused.
struct RequestHead: Equatable {
  /// `GET` or `HEAD`.
  var method: String
  /// The target as it came: `/jobs/?page=2`.
  var target: String
  /// Names in small letters.
  var headers: [String: String]

  /// RFC 9112 proposes 8,000 bytes for a request line; no link on a board comes near.
  static let longestLine = 8 << 10
  /// A browser sends about a kilobyte.
  static let longestHead = 16 << 10

  /// Reads everything before the empty line.
  init(_ bytes: some Sequence<UInt8>) throws(RequestFault) {
    let bytes = Array(bytes)
    guard bytes.allSatisfy({ $0 == 0x0A || $0 == 0x0D || $0 == 0x09 || 0x20...0x7E ~= $0 }) else {
      throw .malformed
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    guard !lines.contains(where: { $0.contains("\r") }) else { throw .malformed }
    let first = lines.removeFirst()
    guard first.utf8.count <= Self.longestLine else { throw .tooLong }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", !first.contains("\t") else {
      throw .malformed
    }
    guard words[0] == "GET" || words[0] == "HEAD" else { throw .notAllowed }
    (method, target) = (String(words[0]), String(words[1]))
    headers = try Self.headers(lines)
  }
}

extension RequestHead {
  private static func headers(_ lines: [Substring]) throws(RequestFault) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { throw .malformed }
      let name = line[..<colon].lowercased()
      // A blank before the colon, or a line that goes on with the one before, are ways to smuggle.
      guard !name.contains(where: { $0 == " " || $0 == "\t" }) else { throw .malformed }
      let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
      let isDouble = headers.updateValue(String(value), forKey: name) != nil
      if isDouble, name == "host" || name == "origin" || name == "content-length" { throw .malformed }
    }
    return headers
  }
}
