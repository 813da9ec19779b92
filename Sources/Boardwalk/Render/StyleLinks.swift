import Foundation

/// Where a board's own style sheets lead: pictures, letters and other sheets that are not there are shown nowhere, and nobody is told.
enum StyleLinks {
  /// A warning for each file that an own sheet names and the theme does not have. Addresses of the web and from the top of a host are
  /// not looked at.
  ///
  /// - Parameters:
  ///   - own: the board's own files, by their paths.
  ///   - assets: the paths of all assets of the theme.
  ///   - folder: the board's `Templates/`.
  static func findings(
    in own: [String: [UInt8]], among assets: some Collection<String>, folder: String
  ) -> [Diagnostic] {
    let sheets = own.filter { $0.key.hasSuffix(".css") }.sorted { $0.key < $1.key }
    if sheets.isEmpty { return [] }
    let known = Set(assets)
    return sheets.flatMap { path, bytes in
      var resolver = LinkResolver(page: path, basePath: nil)
      return links(of: String(decoding: bytes, as: UTF8.self)).compactMap { link -> Diagnostic? in
        guard case .file = link.address.withBytes({ resolver.resolve($0) }) else { return nil }
        let target = String(decoding: resolver.path, as: UTF8.self)
        if known.contains(target) { return nil }
        return Diagnostic(
          .warning, at: .file("\(folder)/\(path)", line: link.line),
          "`\(link.address)` leads to “\(target)”, which is not part of the theme",
          hint: nearest(target, in: known.sorted()).map { "did you mean `\($0)`?" }
            ?? "an address in a style sheet begins at the sheet: put the file beside it")
      }
    }
  }

  private static func links(of sheet: String) -> [(address: String, line: Int)] {
    // What stands in a comment is nobody's; its lines are counted.
    let plain = sheet.replacing(#/\/\*(?s:.*?)\*\//#) {
      String(repeating: "\n", count: $0.output.utf8.count { $0 == 0x0A })
    }
    let found = plain.matches(
      of: #/(?:url\(\s*|@import\s+)(?:"([^"\n]*)"|'([^'\n]*)')|url\(\s*([^"'\s)][^)\s]*)/#.ignoresCase())
    var (line, counted) = (1, plain.startIndex)
    return found.compactMap { match in
      line += plain.utf8[counted..<match.range.lowerBound].count { $0 == 0x0A }
      counted = match.range.lowerBound
      return (match.output.1 ?? match.output.2 ?? match.output.3).map { (String($0), line) }
    }
  }
}
