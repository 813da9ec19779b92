extension SafeHTML {
  /// The HTML as a page shows it: each table within a box of its own, which scrolls where the table is wider than the
  /// page and which keys reach, and no e-mail address that it links to plain to read for programs.
  ///
  /// Text is always escaped, so that `<table>` can only be a table.
  ///
  /// - Parameter name: what the box is called for those who cannot see it, asked for where there is one.
  public func html(namingTables name: @autoclosure () -> String) -> String {
    let (hasTables, hasMail) = marks
    let html = hasMail ? Self.maskingMail(in: html) : html
    guard hasTables else { return html }
    return html.replacingBytes(
      of: "<table>",
      with: "<div class=\"wide\" role=\"group\" tabindex=\"0\" aria-label=\"\(Escape.html(name()))\"><table>"
    ).replacingBytes(of: "</table>", with: "</table></div>")
  }

  /// Whether there are tables, and links to e-mail addresses. Found byte by byte: every text of every page is asked.
  private var marks: (hasTables: Bool, hasMail: Bool) {
    let found = html.utf8.withContiguousStorageIfAvailable { bytes in
      var marks = (false, false)
      var end = 0
      while end + 2 < bytes.count {
        end = bytes.place(of: UInt8(ascii: "<"), from: end) + 1
        guard end + 1 < bytes.count else { break }
        switch (bytes[end], bytes[end + 1]) {
        case (UInt8(ascii: "t"), UInt8(ascii: "a")): marks.0 = true
        case (UInt8(ascii: "a"), UInt8(ascii: " ")):
          // Behind `a href="`.
          marks.1 = marks.1 || end + 8 < bytes.count && bytes[end + 8] == UInt8(ascii: "m")
        default: break
        }
      }
      return marks
    }
    return found ?? (html.contains("<ta"), html.contains("\"mailto:"))
  }
}
