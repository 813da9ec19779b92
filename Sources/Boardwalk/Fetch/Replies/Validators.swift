import Web

/// What a server calls a version of a reply (RFC 9110, section 8.8).
struct Validators: Codable, Hashable, Sendable {
  var etag: String?
  var lastModified: String?

  /// Nil when the reply has none that can be relied on.
  init?(of headers: Headers) {
    etag = headers["ETag"].flatMap { Self.isEntityTag($0) ? $0 : nil }
    if let date = headers.instant("Date"), let changed = headers.instant("Last-Modified") {
      // It tells seconds: what changed just before may have changed again within the same one.
      let (age, isTooLarge) = date.subtractingReportingOverflow(changed)
      if !isTooLarge, age >= Self.leastAge { lastModified = headers["Last-Modified"].flatMap(Self.sendable) }
    }
    guard etag != nil || lastModified != nil else { return nil }
  }

  /// The header lines that ask whether anything else has come since.
  var conditions: [Header] {
    [etag.map { Header("If-None-Match", $0) }, lastModified.map { Header("If-Modified-Since", $0) }].compactMap { $0 }
  }
}

extension Validators {
  /// A minute, in seconds: RFC 9110, section 8.8.2.2, as it was before.
  private static let leastAge: Int64 = 60
  /// Servers' tags are hashes; a longer one is none.
  private static let longest = 256

  private static func isEntityTag(_ text: String) -> Bool {
    let tag = text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
    return tag.utf8.count >= 2 && tag.hasPrefix("\"") && tag.hasSuffix("\"") && sendable(text) != nil
  }

  private static func sendable(_ text: String) -> String? {
    text.utf8.count <= longest && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? text : nil
  }
}
