import Markup

/// The parts of a job's text, cleaned: one of a kind, in the order of the page.
struct Sections {
  private(set) var sections: [Job.Section] = []
  private(set) var findings: [Diagnostic] = []

  /// The most bytes of the HTML of one part, as many as the sanitiser keeps of one text.
  static let longestPart = 256 * 1024
  /// No announcement has more parts; beyond this a source is wrong.
  static let most = 200
  private static let order = SectionKind.allCases
  /// At the end of a part that goes on at its source, in any language.
  private static let cut = SafeHTML(text: "[…]")
  /// The most characters of the sentences that lists show.
  static let excerptLength = 200
  /// Characters before the first blank that can end a sentence: `Dr. ` does not.
  private static let shortestSentence = 60

  init(
    _ claims: [SectionClaim], draft: borrowing JobDraft, spot: Diagnostic.Spot, markdown: MarkdownRenderer
  ) {
    var parts = [SafeHTML?](repeating: nil, count: Sections.order.count)
    for claim in claims.prefix(Sections.most) {
      let html = read(claim.text, draft: draft, with: markdown)
      guard !html.isEmpty, let place = Sections.order.firstIndex(of: claim.kind) else { continue }
      parts[place] = parts[place].map { Sections.joined($0, html) } ?? html.withoutHeading(claim.kind.title)
    }
    for (kind, html) in zip(Sections.order, parts) {
      guard let html else { continue }
      sections.append(Job.Section(kind, Sections.endingVisibly(html)))
      guard html.shortened else { continue }
      findings.append(
        Diagnostic(
          .warning, at: spot,
          "“\(kind.title)” of the \(draft.kind.rawValue) “\(quoted(draft.title))” is too long and is "
            + "shown shortened."
        ))
    }
    if claims.count > Sections.most {
      findings.append(
        Diagnostic(
          .warning, at: spot,
          "The \(draft.kind.rawValue) “\(quoted(draft.title))” has \(claims.count) parts of text; only "
            + "\(Sections.most) are shown."
        ))
    }
  }

  /// One or two plain sentences; see the other one.
  var excerpt: String { Sections.excerpt(of: sections) }

  /// A part with a sign at its end where it goes on at its source.
  static func endingVisibly(_ html: SafeHTML) -> SafeHTML { html.shortened ? html + cut : html }

  /// One or two plain sentences from the summary, or from the first part there is, behind its headings.
  static func excerpt(of sections: [Job.Section]) -> String {
    guard let first = sections.first else { return "" }
    let text = first.html.behindHeadings
    // Almost all excerpts are the beginning of a text's first kilobyte.
    return excerpt(beginning: PlainText.beginning(ofHTML: text, within: 1024)) ?? excerpt(PlainText.from(html: text))
  }
}

extension Sections {
  fileprivate mutating func read(
    _ text: ClaimedText, draft: borrowing JobDraft, with render: MarkdownRenderer
  ) -> SafeHTML {
    switch text {
    case .plain(let text): SafeHTML(text: text)
    case .html(let html): SafeHTML(html: html)
    case .escapedHTML(let html): SafeHTML(escapedHTML: html)
    case .bullets(let items): Sections.list(items)
    case .markdown(let markdown, let line): read(markdown: markdown, line: line, draft: draft, with: render)
    }
  }

  fileprivate mutating func read(
    markdown: String, line: Int, draft: borrowing JobDraft, with render: MarkdownRenderer
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
  fileprivate static func joined(_ first: SafeHTML, _ second: SafeHTML) -> SafeHTML {
    if first.html.utf8.count + second.html.utf8.count <= longestPart { return first + second }
    return SafeHTML(storedSafeHTML: first.html, shortened: true)
  }

  /// A bullet each; a single one with line ends in it is a text that a source keeps in a list.
  fileprivate static func list(_ items: [String]) -> SafeHTML {
    let items = items.filter { !$0.isBlank }
    if items.count == 1, let only = items.first, only.trimmed.contains(where: \.isNewline) {
      return SafeHTML(text: only)
    }
    var lines: [UInt8] = []
    lines.reserveCapacity(items.reduce(0) { $0 + $1.utf8.count + 3 })
    for item in items {
      if !lines.isEmpty { lines.append(0x0A) }
      lines += "- ".utf8
      if item.hasBytes(where: { $0 == 0x0A || $0 == 0x0D }) {
        lines += item.utf8.split { $0 == 0x0A || $0 == 0x0D }.joined(separator: " ".utf8)
      } else {
        lines += item.utf8
      }
    }
    return SafeHTML(text: lines)
  }

  /// Whole sentences where they fit, else the beginning of the first.
  fileprivate static func excerpt(_ text: String) -> String {
    if let excerpt = excerpt(beginning: text) { return excerpt }
    // Two thousand scalars are more than two hundred characters of any language.
    let text = text.utf8.count > 2000 ? String(text.unicodeScalars.prefix(2000)) : text
    let head = Array(text.prefix(excerptLength + 1))
    guard head.count > excerptLength else { return text }
    let end = sentencesEnd(in: head.dropLast(), ends: isEnd)
    return end.map { String(text.prefix($0)) } ?? PlainText.excerpt(text, excerptLength)
  }

  /// The same of a text that may go on behind these words; nil where they are too few, or not in ASCII. A byte is a character
  /// there, and found a hundred times as fast.
  fileprivate static func excerpt(beginning text: String) -> String? {
    let bytes = Array(text.utf8.prefix(excerptLength + 1))
    guard bytes.count > excerptLength, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    let end = sentencesEnd(in: bytes.dropLast()) { $0.endsSentence && $1 == 0x20 }
    return end.map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? PlainText.excerpt(text, excerptLength)
  }

  /// Whether a sentence ends between two characters. No blank stands behind those of Chinese and Japanese.
  private static func isEnd(_ stop: Character, before next: Character) -> Bool {
    "。！？".contains(stop) ? !"」』）”’".contains(next) : ".!?؟۔।".contains(stop) && next.isWhitespace
  }

  /// Where the second sentence of a text ends, or the first when there is only one; nil when it has no whole sentence.
  ///
  /// - Parameter ends: whether one ends between two characters.
  private static func sentencesEnd<Character>(
    in text: ArraySlice<Character>, ends: (Character, Character) -> Bool
  ) -> Int? {
    var end: Int?
    for index in text.indices.dropFirst(shortestSentence) where ends(text[index - 1], text[index]) {
      if end != nil { return index }
      end = index
    }
    return end
  }
}

extension UInt8 {
  fileprivate var endsSentence: Bool { self == 0x2E || self == 0x21 || self == 0x3F }
}
