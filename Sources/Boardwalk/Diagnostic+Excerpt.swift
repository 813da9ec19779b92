extension Diagnostic {
  /// The same finding with the line of its file, to be shown with a caret, when it knows a place and has no line yet. Of a line of
  /// `board.yml` only the field's name is shown: who puts a key there by mistake would find it on a page, and in a log.
  ///
  /// - Parameters:
  ///   - folder: the board's folder, which the file is named from.
  ///   - disk: where the file is read.
  public func showingLine(in folder: String, on disk: Disk) -> Diagnostic {
    guard excerpt == nil, case .file(let path, let line?, let column) = spot else { return self }
    let isOfSettings = path.split(separator: "/").last == ContentReader.boardFile[...]
    var finding = self
    let file = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    do {
      let text = String(decoding: try disk.read(file, Self.largestQuoted), as: UTF8.self)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      guard line > 0, line <= lines.count,
        let whole = isOfSettings ? Self.name(in: lines[line - 1]) : String(lines[line - 1])
      else { return self }
      let quoted = String(whole.prefix(Self.longestQuoted)).replacing("\t", with: " ")
      let margin = String(repeating: " ", count: min(max((column ?? 1) - 1, 0), quoted.count))
      finding.excerpt = Excerpt(line: quoted, margin: margin)
    } catch {
      // The file is what the finding is about, and may be gone: the finding says what it knows.
      return self
    }
    return finding
  }

  /// `  page-size: …` of `  page-size: lots`; nil for a line that begins with no name.
  private static func name(in line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":"),
      line[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) })
    else { return nil }
    return line[...colon] + " …"
  }

  /// A file that is larger is not read again only to quote a line of it.
  private static let largestQuoted = 8 << 20
  /// Nobody reads more of one line.
  private static let longestQuoted = 160
}
