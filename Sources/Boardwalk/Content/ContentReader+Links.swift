import Markup

/// The links of a post: where they were written, and what does not come onto the page.
extension ContentReader {
  /// Links that the text may not have, and pictures: they would be gone without a word.
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
    var told: Set<Substring> = []
    return html.matches(of: /<a href="\?(picture|link)=([^"]+)">/).compactMap { match in
      guard told.insert(match.output.0).inserted else { return nil }
      let address = PlainText.decodeEntities(match.output.2)
      let spot = Diagnostic.Spot.file(post.file.path, line: post.line(of: address) ?? post.bodyLine)
      let name = shortened(address)
      if match.output.1 == "picture" {
        return Diagnostic(
          .warning, at: spot, "the picture `\(name)` is left out, and only its description is shown",
          hint: "a link to it is possible: without the `!`"
            + (links == .webOnly ? ", and with its whole address" : ""))
      }
      return Diagnostic(
        .warning, at: spot,
        "the link to `\(name)` is left out: "
          + (links == .webOnly
            ? "posts lead to addresses of the web only" : "pages lead to addresses of the web and of this site only"),
        hint: address.contains(/^[A-Za-z][A-Za-z0-9+.\-]*:/)
          ? "what begins with https://, http://, mailto: or tel: is kept" : "write the whole address, with https://")
    }
  }

  /// Where the links to other pages of the site stand in a file.
  func linksWithin<Fields>(_ post: Post<Fields>, _ html: SafeHTML) -> [WrittenLink] {
    guard post.body.withBytes(Self.mayLinkWithin) else { return [] }
    return html.html.matches(of: /<a href="([^"]*)">/).map { match in
      let address = PlainText.decodeEntities(match.output.1)
      return WrittenLink(
        folder: post.file.page, address: String(match.output.1),
        spot: .file(post.file.path, line: post.line(of: address)))
    }
  }

  /// Whether a Markdown text has pictures or links to anything but an address of the web, as far as a glance tells: most have
  /// none, and need not be rendered to find that out.
  private static func mayLoseSomething(_ text: UnsafeRawBufferPointer) -> Bool {
    mayLinkWithin(text) || text.indices.dropLast().contains { text[$0] == 0x21 && text[$0 + 1] == 0x5B }
  }

  private static func mayLinkWithin(_ text: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while let bracket = text.place(of: UInt8(ascii: "]"), from: start), bracket + 1 < text.count {
      start = bracket + 1
      guard text[start] == UInt8(ascii: "(") || text[start] == UInt8(ascii: ":") else { continue }
      let target = text[(start + 1)...].drop { [0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "<")].contains($0) }
      let isOfWeb = ["http://", "https://", "mailto:"].contains { scheme in
        target.prefix(scheme.utf8.count).elementsEqual(scheme.utf8) { $0.smallLetter == $1 }
      }
      if !isOfWeb { return true }
    }
    return false
  }
}

extension Post {
  /// The line of the file on which an address stands first; nil where it is written otherwise than it is printed.
  fileprivate func line(of address: String) -> Int? {
    body.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(address) }
      .map { bodyLine + $0 }
  }
}
