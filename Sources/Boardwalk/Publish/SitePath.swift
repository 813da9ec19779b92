/// The rules for paths of a site: letters every host, disk and URL takes as they are.
enum SitePath {
  /// Bytes of a path; a URL of 2,000 letters is the longest that every program takes.
  static let longest = 1024
  /// Bytes of one name in a path: what disks take.
  static let longestName = 255

  /// Names at the top of a site that begin with a point and belong there: programs and hosts look for them.
  static let hidden: Set = [".well-known", ".htaccess", ".nojekyll"]

  /// What is wrong with a path, as the end of a sentence; nil when nothing is.
  static func fault(in path: String) -> String? { path.withBytes { fault(in: $0) } }

  /// What is wrong with a path, as it lies in memory.
  static func fault(in path: UnsafeRawBufferPointer) -> String? {
    if path.count > longest { return "is longer than \(longest) letters" }
    guard path.allSatisfy({ isAllowed[Int($0)] }) else {
      return "has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”"
    }
    var start = 0
    while true {
      let end = path.place(of: UInt8(ascii: "/"), from: start) ?? path.count
      if start == end { return "begins or ends with “/”, or has two of them in a row" }
      if path[start] == UInt8(ascii: "."), start > 0 || !isHidden(UnsafeRawBufferPointer(rebasing: path[..<end])) {
        return "has a name that begins with “.”"
      }
      if end - start > longestName { return "has a name of more than \(longestName) letters" }
      if end == path.count { return nil }
      start = end + 1
    }
  }

  private static func isHidden(_ name: UnsafeRawBufferPointer) -> Bool {
    hidden.contains(String(decoding: name, as: UTF8.self))
  }

  /// For each byte whether it is a letter that a path may have.
  private static let isAllowed: [Bool] = (0...255).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
