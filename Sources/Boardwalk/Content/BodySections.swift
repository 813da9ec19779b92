/// Cuts a post's Markdown at the headings of the sections we know.
///
/// `## Duties` begins the duties, in any case, until the next such heading; what stands before the first is the
/// summary. Other headings stay in the text they are in.
func sections(of body: String, firstLine: Int) -> [SectionClaim] {
  let lines = body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  var parts: [(kind: SectionKind, start: Int, end: Int)] = [(.summary, 0, lines.count)]
  var definitions: [(line: Int, text: String)] = []
  var isNote = false
  var definitionBytes = longestDefinitions
  var fence: CodeFence?
  for (index, line) in lines.enumerated() {
    if let open = fence {
      if open.isClosed(by: line) { fence = nil }
    } else if !mayMatter(line) {
      // A footnote goes on to an empty line.
      isNote = isNote && !line.allSatisfy(\.isWhitespace) && line.utf8.count < definitionBytes
      if isNote {
        definitionBytes -= line.utf8.count
        definitions[definitions.count - 1].text += "\n\(line)"
      }
      continue
    } else if let opened = CodeFence(opening: line) {
      fence = opened
    } else if parts.count < mostSections, let kind = sectionKind(heading: line) {
      parts[parts.count - 1].end = index
      parts.append((kind, index + 1, lines.count))
    } else if isDefinition(line), line.utf8.count <= definitionBytes {
      definitionBytes -= line.utf8.count
      definitions.append((index, String(line)))
      isNote = line.contains("[^")
      continue
    }
    isNote = false
  }
  return parts.compactMap { part in
    let text = lines[part.start..<part.end]
    guard let first = text.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    let own = part.start..<part.end
    let foreign = definitions.filter { !own.contains($0.line) }.map { "\n\n\($0.text)" }
    let markdown = text[first...].joined(separator: "\n") + foreign.joined()
    return SectionClaim(part.kind, .markdown(markdown, line: firstLine + first))
  }
}

/// Whether a line begins with a sign that could make it one of those that are looked for: most begin with a letter.
private func mayMatter(_ line: Substring) -> Bool {
  line.utf8.first { $0 != UInt8(ascii: " ") }.map { "#[`~".utf8.contains($0) } ?? false
}

/// Every section gets the definitions of all, so neither may grow with the post. There are a dozen kinds of sections.
private let mostSections = 50
/// Bytes; a hundred and fifty usual addresses.
private let longestDefinitions = 8 * 1024

/// `[benefits]: https://…`, `[^1]: Before tax.`: wherever it stands, every section may name the link or the footnote.
private func isDefinition(_ line: Substring) -> Bool {
  guard let text = withoutIndent(line), text.first == "[", let end = text.firstIndex(of: "]") else { return false }
  let rest = text[end...].dropFirst()
  return rest.first == ":" && rest.dropFirst().contains { !$0.isWhitespace }
}

/// `## Duties`, `##  how to apply ##`: the section a line begins; nil for every other line.
private func sectionKind(heading line: Substring) -> SectionKind? {
  guard let text = withoutIndent(line), text.hasPrefix("##") else { return nil }
  var title = text.dropFirst(2)
  guard let blank = title.first, blank == " " || blank == "\t" else { return nil }
  while let last = title.last, last.isWhitespace || last == "#" { title.removeLast() }
  let words = title.drop(while: \.isWhitespace).lowercased()
  return SectionKind.allCases.first { $0.title.lowercased() == words }
}

/// A block of code, in which a line with `##` is no heading. Source: CommonMark 0.31, 4.5.
private struct CodeFence {
  let mark: Character
  let length: Int

  init?(opening line: Substring) {
    guard let text = withoutIndent(line), let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let length = text.prefix { $0 == mark }.count
    guard length >= 3, mark == "~" || !text.dropFirst(length).contains("`") else { return nil }
    self.mark = mark
    self.length = length
  }

  func isClosed(by line: Substring) -> Bool {
    guard let text = withoutIndent(line) else { return false }
    let marks = text.prefix { $0 == mark }.count
    return marks >= length && text.dropFirst(marks).allSatisfy(\.isWhitespace)
  }
}

/// Nil for a line with four blanks or a tab in front: to Markdown that is code, or goes on with what was before.
private func withoutIndent(_ line: Substring) -> Substring? {
  let blanks = line.prefix { $0 == " " }.count
  let text = line.dropFirst(blanks)
  return blanks <= 3 && text.first != "\t" ? text : nil
}
