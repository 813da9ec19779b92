import Markup

/// The parts of a job's text, cleaned: one of a kind, in the order of the page.
struct Sections {
  private(set) var sections: [Job.Section] = []
  private(set) var findings: [Diagnostic] = []

  /// The most bytes of the HTML of one part, as many as the sanitiser keeps of one text.
  static let longestPart = 256 * 1024
  /// No announcement has more parts; beyond this a source is wrong.
  static let most = 200
  /// At the end of a part that goes on at its source, in any language.
  private static let cut = SafeHTML(text: "[…]")
  /// The most characters of the sentences that lists show.
  static let excerptLength = 200

  init(_ claims: [SectionClaim], draft: JobDraft, spot: Diagnostic.Spot, markdown: MarkdownRenderer) {
    var texts: [SectionKind: SafeHTML] = [:]
    for claim in claims.prefix(Sections.most) {
      let html = read(claim.text, draft: draft, with: markdown)
      guard !html.isEmpty else { continue }
      texts[claim.kind] = Sections.joined(texts[claim.kind], html)
    }
    let shown = SectionKind.allCases.compactMap { kind in texts[kind].map { Job.Section(kind, $0) } }
    sections = shown.map { $0.html.shortened ? Job.Section($0.kind, $0.html + Sections.cut) : $0 }
    for section in shown where section.html.shortened {
      findings.append(
        Diagnostic(
          .warning, at: spot,
          "“\(section.kind.title)” of the job “\(quoted(draft.title))” is too long and is shown shortened."))
    }
    if claims.count > Sections.most {
      findings.append(
        Diagnostic(
          .warning, at: spot,
          "The job “\(quoted(draft.title))” has \(claims.count) parts of text; only \(Sections.most) are shown."))
    }
  }

  /// One or two plain sentences from the summary, or from the first part there is.
  var excerpt: String {
    guard let first = sections.first else { return "" }
    return Sections.excerpt(PlainText.from(first.html))
  }
}

extension Sections {
  fileprivate mutating func read(_ text: ClaimedText, draft: JobDraft, with render: MarkdownRenderer) -> SafeHTML {
    switch text {
    case .plain(let text): SafeHTML(text: text)
    case .html(let html): SafeHTML(html: html)
    case .escapedHTML(let html): SafeHTML(escapedHTML: html)
    case .bullets(let items): Sections.list(items)
    case .markdown(let markdown, let line): read(markdown: markdown, line: line, draft: draft, with: render)
    }
  }

  fileprivate mutating func read(
    markdown: String, line: Int, draft: JobDraft, with render: MarkdownRenderer
  ) -> SafeHTML {
    do {
      return try render(markdown, MarkdownOptions())
    } catch {
      let (place, _) = line.addingReportingOverflow(error.line - 1)
      findings.append(
        Diagnostic(
          .warning, at: draft.file.map { .file($0, line: place) } ?? .board,
          "\(error.description) The text is shown without its Markdown."))
      return SafeHTML(text: markdown)
    }
  }

  /// A text and one more of its kind, as long as both have room.
  fileprivate static func joined(_ first: SafeHTML?, _ second: SafeHTML) -> SafeHTML {
    guard let first else { return second }
    if first.html.utf8.count + second.html.utf8.count <= longestPart { return first + second }
    return SafeHTML(storedSafeHTML: first.html, shortened: true)
  }

  /// A bullet each; a single one with line ends in it is a text that a source keeps in a list.
  fileprivate static func list(_ items: [String]) -> SafeHTML {
    let items = items.filter { !$0.trimmed.isEmpty }
    if items.count == 1, let only = items.first, only.trimmed.contains(where: \.isNewline) {
      return SafeHTML(text: only)
    }
    let lines = items.map { item in
      "- " + item.utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String(Substring($0)) }.joined(separator: " ")
    }
    return SafeHTML(text: lines.joined(separator: "\n"))
  }

  /// Whole sentences where they fit, else the beginning of the first.
  fileprivate static func excerpt(_ text: String) -> String {
    // Two thousand scalars are more than two hundred characters of any language.
    let text = text.utf8.count > 2000 ? String(text.unicodeScalars.prefix(2000)) : text
    let head = text.prefix(excerptLength + 1)
    guard head.count > excerptLength else { return text }
    var end: String.Index?
    var sentences = 0
    var previous: Character = " "
    for index in head.indices.dropLast() {
      let character = head[index]
      if character.isWhitespace, ".!?".contains(previous), head.distance(from: head.startIndex, to: index) >= 60 {
        end = index
        sentences += 1
        if sentences == 2 { break }
      }
      previous = character
    }
    return end.map { String(head[..<$0]) } ?? PlainText.excerpt(text, excerptLength)
  }
}
