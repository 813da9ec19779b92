/// The rules for paths of a site: letters every host, disk and URL takes as they are.
enum SitePath {
  /// Bytes of a path; a URL of 2,000 letters is the longest that every program takes.
  static let longest = 1024
  /// Bytes of one name in a path: what disks take.
  static let longestName = 255

  /// What is wrong with a path, as the end of a sentence; nil when nothing is.
  static func fault(in path: String) -> String? {
    if path.utf8.count > longest { return "is longer than \(longest) letters" }
    guard path.utf8.allSatisfy(isAllowed) else { return "has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”" }
    for name in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if name.isEmpty { return "begins or ends with “/”, or has two of them in a row" }
      if name.first == UInt8(ascii: ".") { return "has a name that begins with “.”" }
      if name.count > longestName { return "has a name of more than \(longestName) letters" }
    }
    return nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
