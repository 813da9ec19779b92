import Foundation

/// Where links stand in a board's own templates: who has to mend one that leads nowhere opens that file, and not the page.
enum TemplateLinks {
  /// The first place of a link among the templates; nil where none has it, or none can be read.
  ///
  /// - Parameters:
  ///   - link: as it is printed: `../../fonts.css` for a template's `{{root}}fonts.css`.
  ///   - folder: the board's `Templates/`.
  static func spot(of link: String, in folder: String, on disk: Disk) -> Diagnostic.Spot? {
    let files: [String: [UInt8]]
    do {
      files = try ThemeFolder(folder, disk: disk).files
    } catch {
      return nil  // What cannot be read is told of where the theme is.
    }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".mustache") {
      if let line = line(of: link, in: String(decoding: bytes, as: UTF8.self)) {
        return .file("\(folder)/\(path)", line: line)
      }
    }
    return nil
  }

  private static func line(of link: String, in template: String) -> Int? {
    for value in template.matches(of: #/\b(?:href|src|poster|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)')/#.ignoresCase()) {
      // An attribute may have several addresses, each with a width.
      let addresses = (value.output.1 ?? value.output.2 ?? "").split { $0.isWhitespace || $0 == "," }
      if addresses.contains(where: { isPrinted($0, as: link) }) {
        return 1 + template.utf8[..<value.range.lowerBound].count { $0 == 0x0A }
      }
    }
    return nil
  }

  /// Whether an address of a template becomes a link of a page: what comes before its first name, a tag or steps, differs.
  private static func isPrinted(_ address: Substring, as link: String) -> Bool {
    let bare = address.trimmingPrefix(#/(?:\{\{[^{}]*\}\}|\.{0,2}\/)*/#)
    return !bare.isEmpty && !bare.contains("{{") && (link == bare || link.hasSuffix("/\(bare)"))
  }
}
