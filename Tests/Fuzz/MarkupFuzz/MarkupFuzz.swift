import Fuzzing
import Markup

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkup(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { targets.read(start, count) }

private let targets = Targets(["html": readHTML, "markdown": readMarkdown, "addresses": readAddresses])

private func readHTML(_ input: Input) {
  let clean = SafeHTML(html: input.text)
  checkTwice(clean)
  _ = PlainText.from(clean)
  _ = PlainText.excerpt(input.text, 80)
  for other in [SafeHTML(text: input.text), SafeHTML(escapedHTML: input.text), SafeHTML(htmlOrText: input.text)] {
    checkTwice(other)
  }
  _ = clean.withHeadingsRaised
}

/// Cleaning twice changes nothing.
private func checkTwice(_ html: SafeHTML) {
  let again = SafeHTML(html: html.html).html
  promise(again == html.html, "\(html.html.debugDescription) becomes \(again.debugDescription)")
}

private func readMarkdown(_ input: Input) {
  for options in [MarkdownOptions(), MarkdownOptions(links: .relativeToo)] {
    guard let html = try? SafeHTML(markdown: input.text, options: options) else { continue }
    _ = PlainText.from(html)
  }
}

/// An address that is safe stays itself.
private func readAddresses(_ input: Input) {
  for text in input.texts {
    if let url = SafeURL(text) { promise(SafeURL(url.string)?.string == url.string, "not itself: \(url.string)") }
  }
}
