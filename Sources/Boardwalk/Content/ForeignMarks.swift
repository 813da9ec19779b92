/// Signs of other generators in the Markdown of a post, which the page would show as they are.
struct ForeignMarks {
  /// The text without what is hung on its headings: `## Duties` of `## Duties {#duties}`.
  private(set) var body: String
  /// The first of each kind, with the line of the text it is on, counted from 0.
  private(set) var found: [(line: Int, mark: String)] = []

  init(of body: String) {
    self.body = body
    guard Self.mayBe(in: body.utf8) else { return }
    var lines = body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    var fence: CodeFence?
    for index in lines.indices {
      let line = lines[index]
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
        continue
      }
      fence = CodeFence(opening: line)
      guard fence == nil, !line.isIndented else { continue }
      if line.isHeading { lines[index] = line.replacing(/[ \t]*\{[#.:][^{}]*\}(?=[ \t#]*$)/, with: "") }
      note(lines[index], index)
    }
    self.body = lines.joined(separator: "\n")
  }

  /// A warning of each kind.
  ///
  /// - Parameter first: the line of the file on which the text begins.
  func findings(in file: String, from first: Int) -> [Diagnostic] {
    found.map { line, mark in
      Diagnostic(
        .warning, at: .file(file, line: first + line),
        "`\(shortened(mark))` means something to other generators, and is shown as it stands here",
        hint: "write in Markdown what shall be there, or take it away; between `signs of code` it stays without a word")
    }
  }

  /// Shortcodes of Hugo, tags and values of Liquid and Jinja, attributes and contents of kramdown and others.
  private static var kinds: [Regex<Substring>] {
    [
      /\{\{[<%].*?[>%]\}\}/, /\{%.*?%\}/, /\{\{[^<%{].*?\}\}/, /^[ \t]*\{:.*\}[ \t]*$/,
      /^[ \t]*(?:\[\[_?TOC_?\]\]|\[TOC\])[ \t]*$/.ignoresCase(),
    ]
  }

  /// Whether a glance finds what one of them begins with, `{`, `[[` or `[toc`: as good as no text has any.
  private static func mayBe(in text: some Sequence<UInt8>) -> Bool {
    // How much of `[toc` was just read.
    var begun = 0
    for byte in text {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") && begun == 1 { return true }
      begun = byte == UInt8(ascii: "[") ? 1 : begun > 0 && byte.smallLetter == contents[begun] ? begun + 1 : 0
      if begun == contents.count { return true }
    }
    return false
  }

  private static let contents = Array("[toc".utf8)

  private mutating func note(_ line: Substring, _ index: Int) {
    guard Self.mayBe(in: line.utf8) else { return }
    let plain = line.replacing(/`[^`]*`/, with: "")
    for kind in Self.kinds {
      guard let mark = plain.firstMatch(of: kind)?.output.trimmed else { continue }
      let begin = mark.prefix(3)
      if !found.contains(where: { $0.mark.hasPrefix(begin) }) { found.append((index, mark)) }
      return
    }
  }
}
