/// Cuts a post's Markdown at the headings of the sections we know.
///
/// `## Duties` begins the duties, in any case, until the next such heading; what stands before the first is the
/// summary. Other headings stay in the text they are in.
func sections(of body: String, firstLine: Int) -> [SectionClaim] {
  let lines = body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  var reading = BodyReading(lines)
  while reading.next() {}
  return reading.parts.compactMap { part in
    let text = lines[part.start..<part.end]
    guard let first = text.firstIndex(where: { !$0.isBlank }) else { return nil }
    let own = part.start..<part.end
    let foreign = reading.definitions.filter { !own.contains($0.line) }.map { "\n\n\($0.text)" }
    let markdown = text[first...].joined(separator: "\n") + foreign.joined()
    return SectionClaim(part.kind, .markdown(markdown, line: firstLine + first))
  }
}

/// Goes through the lines of a post and finds where its sections begin, and what is defined for all of them.
private struct BodyReading {
  private(set) var parts: [(kind: SectionKind, start: Int, end: Int)]
  /// Links' addresses and footnotes: wherever they stand, every section may name them.
  private(set) var definitions: [(line: Int, text: String)] = []
  private let lines: [Substring]
  private var index = 0
  private var block = Block.none
  private var bytesLeft = Self.longestDefinitions

  /// Every section gets the definitions of all, so neither may grow with the post. There are a dozen kinds of sections.
  private static let mostSections = 50
  /// Bytes; a hundred and fifty usual addresses.
  private static let longestDefinitions = 8 * 1024

  /// What the line before is in. Source: CommonMark 0.31, 4 and 5.
  private enum Block {
    case none
    /// A text that the next line goes on with.
    case paragraph
    /// In which a line with `##` is no heading.
    case code(CodeFence)
    case html(HTMLBlock)
    /// A footnote; `gap` empty lines may be within it.
    case note(gap: Int)
  }

  init(_ lines: [Substring]) {
    self.lines = lines
    parts = [(.summary, 0, lines.count)]
  }

  /// Reads a line; false when there is none left.
  mutating func next() -> Bool {
    guard index < lines.count else { return false }
    let line = lines[index]
    switch block {
    case .code(let fence):
      if fence.isClosed(by: line) { block = .none }
    case .html(let html):
      if html.isClosed(by: line) { block = .none }
    case .note(let gap) where line.isBlank: block = .note(gap: gap + 1)
    case .note(let gap):
      if !line.isIndented, gap > 0 || begins(line) {
        block = .none
        return true
      }
      block = add(String(repeating: "\n", count: gap + 1) + line) ? .note(gap: 0) : .paragraph
    case .none, .paragraph: read(line)
    }
    index += 1
    return true
  }

  /// A line that is not within anything but a paragraph.
  private mutating func read(_ line: Substring) {
    if line.isBlank {
      block = .none
    } else if line.isIndented {
      return
    } else if let fence = CodeFence(opening: line) {
      block = .code(fence)
    } else if let html = HTMLBlock(opening: line, inParagraph: isInParagraph) {
      block = html.isClosed(by: line) ? .none : .html(html)
    } else if line.isHeading {
      block = .none
      guard parts.count < Self.mostSections, let kind = sectionKind(heading: line) else { return }
      parts[parts.count - 1].end = index
      parts.append((kind, index + 1, lines.count))
    } else if line.beginsNote {
      block = define(lines: 1) ? .note(gap: 0) : .paragraph
    } else if !isInParagraph, let count = linesOfLink(at: index) {
      block = .none
      if define(lines: count) { index += count - 1 }
    } else {
      block = .paragraph
    }
  }

  private var isInParagraph: Bool { if case .paragraph = block { true } else { false } }

  /// Whether a line that stands below a footnote's text is something else than the rest of it.
  private func begins(_ line: Substring) -> Bool {
    line.isHeading || line.beginsNote || CodeFence(opening: line) != nil
      || HTMLBlock(opening: line, inParagraph: true) != nil
  }

  private mutating func define(lines count: Int) -> Bool {
    let text = lines[index..<index + count].joined(separator: "\n")
    guard text.utf8.count <= bytesLeft else { return false }
    bytesLeft -= text.utf8.count
    definitions.append((index, text))
    return true
  }

  /// Adds to the footnote before; false when there is no room.
  private mutating func add(_ text: String) -> Bool {
    guard text.utf8.count <= bytesLeft else { return false }
    bytesLeft -= text.utf8.count
    definitions[definitions.count - 1].text += text
    return true
  }

  /// How many lines the address of a link has that is defined there: `[benefits]: https://…`, with the address or its title on
  /// the next line or not. Nil for anything else: `[Important]: bring your passport.` is a text.
  private func linesOfLink(at index: Int) -> Int? {
    guard let rest = lines[index].behindLabel else { return nil }
    let below = index + 1 < lines.count && !lines[index + 1].isBlank ? lines[index + 1] : nil
    if rest.isBlank {
      guard let below, let title = below.behindAddress else { return nil }
      return title.isBlank || title.isTitle ? 2 : nil
    }
    guard let title = rest.behindAddress else { return nil }
    if title.isBlank { return below?.isTitle == true ? 2 : 1 }
    return title.isTitle ? 1 : nil
  }
}

/// `## Duties`, `##  how to apply ##`: the section a line begins; nil for every other line.
private func sectionKind(heading line: Substring) -> SectionKind? {
  guard let text = line.withoutIndent, text.hasPrefix("##") else { return nil }
  var title = text.dropFirst(2)
  guard let blank = title.first, blank == " " || blank == "\t" else { return nil }
  while let last = title.last, last.isWhitespace || last == "#" { title.removeLast() }
  let words = title.drop(while: \.isWhitespace).lowercased()
  return SectionKind.allCases.first { $0.title.lowercased() == words }
}
