extension SafeHTML {
  /// The HTML with each table within a box of its own, which scrolls where the table is wider than the page and which keys reach.
  ///
  /// Text is always escaped, so that `<table>` can only be a table.
  ///
  /// - Parameter name: what the box is called for those who cannot see it, asked for where there is one.
  public func html(namingTables name: @autoclosure () -> String) -> String {
    guard hasTables else { return html }
    return html.replacing(
      "<table>", with: "<div class=\"wide\" role=\"group\" tabindex=\"0\" aria-label=\"\(Escape.html(name()))\"><table>"
    ).replacing("</table>", with: "</table></div>")
  }

  /// Found byte by byte: every text of every page is asked.
  private var hasTables: Bool {
    let found = html.utf8.withContiguousStorageIfAvailable { bytes in
      var end = 0
      while end + 2 < bytes.count {
        end = bytes.place(of: UInt8(ascii: "<"), from: end) + 1
        if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "t"), bytes[end + 1] == UInt8(ascii: "a") { return true }
      }
      return false
    }
    return found ?? html.contains("<ta")
  }
}
