/// Why a file is not what its kind of file has to be.
struct FormatFault: Error, Hashable {
  /// Where in the file, in bytes.
  var offset: Int
  /// The end of a sentence: `has an “&” that begins no reference`.
  var reason: String

  init(at offset: Int, _ reason: String) {
    self.offset = offset
    self.reason = reason
  }

  /// With the line.
  func sentence(in bytes: UnsafeRawBufferPointer) -> String {
    "Line \(bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1) \(reason)."
  }

  /// The sentence, of a file of the site.
  func finding(of path: String, _ bytes: UnsafeRawBufferPointer) -> Diagnostic {
    Diagnostic(
      .error, at: .url(path), sentence(in: bytes),
      hint: "Boardwalk wrote this file, so this is a fault of Boardwalk's or of the theme's template for it.")
  }
}

/// What programs that read a board expect of its files, by the ends of their names.
enum FileFormat {
  /// Throws the first thing a strict reader would refuse.
  /// - Parameter page: told every page of the site that a sitemap names.
  static func check(
    _ path: String, _ bytes: UnsafeRawBufferPointer, page: (UnsafeRawBufferPointer) -> Void
  ) throws(FormatFault) {
    if path.hasSuffix(".xml") {
      try UTF8Text.check(bytes)
      try XMLDocument.check(bytes, page: page)
    } else if path.hasSuffix(".json") || path.hasSuffix(".webmanifest") {
      try UTF8Text.check(bytes)
      var json = JSONText(bytes)
      try json.check()
    } else if path.hasSuffix(".ics") {
      try UTF8Text.check(bytes)
      try CalendarText.check(bytes)
    }
  }
}
