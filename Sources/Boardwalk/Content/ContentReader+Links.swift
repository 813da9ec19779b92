import Foundation
import Markup

/// What of a post does not come onto its page, and where its links were written.
extension ContentReader {
  /// Links that the text may not have, pictures, and HTML that is not known: they would be gone without a word. Each is said once.
  func leftOut<Fields>(of post: Post<Fields>, links: LinkRule) -> [Diagnostic] {
    guard post.body.withBytes(Self.mayLoseSomething) else { return [] }
    var options = MarkdownOptions(links: links)
    options.showsLeftOut = true
    let html: String
    do throws(MarkdownError) {
      html = try markdown(post.body, options).html
    } catch {
      return []  // It is said where the post is believed.
    }
    var told: Set<[Substring]> = []
    let lines = PostLines(of: post)
    let signs = html.matches(of: /<a href="\?(picture|mute-picture|link|html-link|tag)=([0-9]+):([^"]*)">/)
    let lost = signs.compactMap { match -> Diagnostic? in
      guard told.insert([match.output.1, match.output.3]).inserted else { return nil }
      let name = PlainText.decodeEntities(match.output.3)
      let (message, hint) = Self.loss(of: name, as: match.output.1, links)
      let written = match.output.1 == "tag" ? "<\(name)" : name
      let line = lines.line(of: written, from: Int(match.output.2) ?? 1) ?? post.bodyLine
      return Diagnostic(.warning, at: .file(post.file.path, line: line), message, hint: hint)
    }
    guard lost.count > Self.mostLosses else { return lost }
    let more = "\(lost.count - Self.mostLosses) more links, pictures and tags of this file are left out"
    return lost.prefix(Self.mostLosses) + [Diagnostic(.warning, at: lost[Self.mostLosses].spot, more)]
  }

  /// Losses of a file that are told one by one.
  private static let mostLosses = 20

  /// - Parameter kind: what it is, by the words of `MarkdownOptions.showsLeftOut`.
  private static func loss(
    of name: String, as kind: Substring, _ links: LinkRule
  ) -> (message: String, hint: String) {
    let shown = shortened(name)
    switch kind {
    case "picture":
      return (
        "the picture `\(shown)` is left out, and only its description is shown",
        "a link to it is possible: without the `!`" + (links == .webOnly ? ", and with its whole address" : "")
      )
    case "mute-picture":
      return (
        "the picture `\(shown)` is left out, and it has no description to be shown",
        "say in words what it shows: a link to it may have them, `[words](address)`"
      )
    case "link" where name.contains(/^(?i)(https?:\/\/|mailto:)/):
      return (
        "the link to `\(shown)` is left out: it is no address that leads where it seems to",
        "look at its host and its port; names, passwords and numbers in place of a host are not taken"
      )
    case "link":
      return (
        "the link to `\(shown)` is left out: "
          + (links == .webOnly
            ? "posts lead to addresses of the web only" : "pages lead to addresses of the web and of this site only"),
        name.contains(/^[A-Za-z][A-Za-z0-9+.\-]*:/)
          ? "what begins with https://, http://, mailto: or tel: is kept" : "write the whole address, with https://"
      )
    case "html-link":
      return (
        "the link to `\(shown)` is left out: in HTML, links lead to addresses of the web only",
        "write it in Markdown: `[words](\(shown))`"
      )
    default:
      return (
        "the HTML tag `<\(shown)>` is left out",
        ["img", "picture", "video", "audio", "iframe", "embed", "object"].contains(name.lowercased())
          ? "a link to it is possible: `[words](address)`"
          : "if it is no HTML, write `&lt;` for its `<`, or put it between backticks"
      )
    }
  }

  /// The same of a job or a referral, and HTML tags in its fields: all but those in Markdown are plain text of one line.
  func leftOut<Fields>(of post: Post<Fields>) -> [Diagnostic] {
    let plain = post.written.filter { $0.name != "qualifications" }
    let texts = post.written.compactMap { field -> Post<Fields>? in
      guard field.name == "qualifications", case .text(let text) = field.value.form else { return nil }
      var part = post
      part.body = text.string
      part.bodyLine = field.value.place.line + (text.style == .block ? 1 : 0)
      return part
    }
    return plain.flatMap { tagsLeftOut(of: $0.value, in: post.file.path) }
      + ([post] + texts).flatMap { leftOut(of: $0, links: .webOnly) }
  }

  private func tagsLeftOut(of tree: SettingsTree, in file: String) -> [Diagnostic] {
    switch tree.form {
    case .empty: return []
    case .list(let items): return items.flatMap { tagsLeftOut(of: $0, in: file) }
    case .map(let fields): return fields.flatMap { tagsLeftOut(of: $0.value, in: file) }
    case .text(let text):
      guard let tag = PlainText.tag(in: text.string) else { return [] }
      return [
        Diagnostic(
          .warning, at: .file(file, line: tree.place.line, column: tree.place.column),
          "the HTML tag `\(shortened(tag))` is left out", hint: "fields are plain text: write it without the brackets")
      ]
    }
  }

  /// Where the links to other pages of the site stand in a file.
  func linksWithin<Fields>(_ post: Post<Fields>, _ html: SafeHTML) -> [WrittenLink] {
    guard post.body.withBytes(Self.mayLinkWithin) else { return [] }
    let lines = PostLines(of: post)
    var known: Set<Substring> = []
    // Links come in the order in which they are written.
    var last = 1
    return html.html.matches(of: /<a href="([^"]*)">/).compactMap { match in
      guard known.insert(match.output.1).inserted else { return nil }
      let line = lines.line(of: PlainText.decodeEntities(match.output.1), from: last)
      last = line.map { $0 - post.bodyLine + 1 } ?? last
      return WrittenLink(
        folder: post.file.page, address: String(match.output.1), spot: .file(post.file.path, line: line))
    }
  }

  /// Links of a page to places within it that it does not have.
  func lostFragments(of post: Post<PageFields>, _ html: SafeHTML) -> [Diagnostic] {
    let wanted = html.fragments
    if wanted.isEmpty { return [] }
    let ids = html.headingIDs(besides: TextPage.takenIDs)
    let known = TextPage.takenIDs.union(ids).union(["top"])
    let lines = PostLines(of: post)
    var told: Set<String> = []
    return wanted.compactMap { fragment in
      let name = fragment.removingPercentEncoding ?? fragment
      guard !known.contains(name), told.insert(name).inserted else { return nil }
      return Diagnostic(
        .warning, at: .file(post.file.path, line: lines.line(of: "#\(fragment)", from: 1)),
        "no heading of this page is called `#\(shortened(name))`",
        hint: nearest(name, in: ids).map { "did you mean `#\($0)`?" }
          ?? (ids.isEmpty ? "the page has no headings" : "there are \(ids.map { "#\($0)" }.joined(separator: ", "))"))
    }
  }

  /// Whether a Markdown text has pictures, HTML or links to anything but an address of the web, as far as a glance tells: most
  /// have none, and need not be rendered to find that out.
  private static func mayLoseSomething(_ text: UnsafeRawBufferPointer) -> Bool {
    mayLink(text) { SafeURL(String(decoding: $0.prefix(while: Self.isOfAddress), as: UTF8.self)) == nil }
      || text.indices.dropLast().contains {
        text[$0] == UInt8(ascii: "!") && text[$0 + 1] == UInt8(ascii: "[")
          || text[$0] == UInt8(ascii: "<") && (0x61...0x7A).contains(text[$0 + 1].smallLetter)
      }
  }

  private static func mayLinkWithin(_ text: UnsafeRawBufferPointer) -> Bool { mayLink(text) { _ in false } }

  /// Whether a byte may stand in an address that a link of Markdown leads to.
  private static func isOfAddress(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: ")") && byte != UInt8(ascii: ">")
  }

  /// Whether there may be links to anything but an address of the web, or to one that fulfils a condition.
  private static func mayLink(
    _ text: UnsafeRawBufferPointer, or isWanted: (Slice<UnsafeRawBufferPointer>) -> Bool
  ) -> Bool {
    var start = 0
    while let bracket = text.place(of: UInt8(ascii: "]"), from: start), bracket + 1 < text.count {
      start = bracket + 1
      guard text[start] == UInt8(ascii: "(") || text[start] == UInt8(ascii: ":") else { continue }
      let target = text[(start + 1)...].drop { [0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "<")].contains($0) }
      let isOfWeb = ["http://", "https://", "mailto:"].contains { scheme in
        target.prefix(scheme.utf8.count).elementsEqual(scheme.utf8) { $0.smallLetter == $1 }
      }
      if !isOfWeb || isWanted(target) { return true }
    }
    return false
  }
}

/// The lines of a post's text, to say where something stands: a text may have tens of thousands of links.
private struct PostLines {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]
  private let bodyLine: Int

  init<Fields>(of post: Post<Fields>) {
    let bytes = Array(post.body.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    bodyLine = post.bodyLine
  }

  /// The line of the file on which something stands first; nil where it is written otherwise than it is printed.
  ///
  /// - Parameter first: the line of the body, counted from 1, from which on it is looked for.
  func line(of words: String, from first: Int) -> Int? {
    let start = starts[min(max(first - 1, 0), starts.count - 1)]
    guard let place = place(of: words, from: start) ?? place(of: words, from: 0) else { return nil }
    // The last line that begins at the place or before.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return bodyLine + low
  }

  private func place(of words: String, from start: Int) -> Int? {
    bytes.withUnsafeBytes { text in
      words.withBytes { words in
        guard let sign = words.first else { return nil }
        var start = start
        while let place = text.place(of: sign, from: start), place + words.count <= text.count {
          if text[place..<(place + words.count)].elementsEqual(words) { return place }
          start = place + 1
        }
        return nil
      }
    }
  }
}
