import Mustache
import MustacheCheck

/// Reads, checks and renders arbitrary bytes as a page and two partials, which 0xFF sets apart. A crash, a hang, or a
/// page from a lenient rendering that strict rendering gives otherwise, is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let parts = UnsafeBufferPointer(start: start, count: count).split(separator: 0xFF, omittingEmptySubsequences: false)
  var files = ["page": [UInt8](), "p": [], "q": []]
  for (name, part) in zip(["page", "p", "q"], parts) { files[name] = Array(part) }
  guard let library = try? Library(files) else { return 0 }
  _ = library.check(template: "page", against: pageShape)

  var (strict, lenient): ([UInt8], [UInt8]) = ([], [])
  do throws(TemplateError) {
    try library.render("page", pageData, mode: .strict, into: &strict)
  } catch {
    _ = error.description
    strict = []
  }
  do throws(TemplateError) {
    try library.render("page", pageData, mode: .lenient, into: &lenient)
    precondition(strict.isEmpty || strict == lenient, "a page differs between the modes")
  } catch {
    precondition(strict.isEmpty, "only the lenient mode fails")
  }
  return 0
}

private let itemShape = Shape(["n": .number, "a": .text])
private let pageShape = Shape([
  "a": .list(itemShape), "b": .flag, "c": .html, "d": .text, "e": .optional(.text), "f": .lambda(returning: .text),
  "g": .oneOf(["p", "q"]), "h": .listOfSame,
])
private let items = (0..<3).map { Value.record(Record(itemShape, ["n": .number($0), "a": .text("<q>")])) }
private let pageData = Value.record(
  Record(
    pageShape,
    [
      "a": .list(items), "b": .flag(true), "c": .html("<p>\n"), "d": .text("p & q\n"), "f": .lambda { .text($0 + "!") },
      "g": .text("q"),
      "h": .list([.record(Record(pageShape, ["d": .text("inner"), "b": .flag(false), "h": .list([])]))]),
    ]))
