import Fuzzing
import Mustache
import MustacheCheck

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMustache(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { targets.read(start, count) }

private let targets = Targets(["templates": readTemplates])

/// Reads, checks and renders a page and two partials, strictly and leniently.
private func readTemplates(_ input: Input) {
  var files = ["page": [UInt8](), "p": [], "q": []]
  for (name, part) in zip(["page", "p", "q"], input.parts) { files[name] = part }
  guard let library = try? Library(files) else { return }
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
    promise(strict.isEmpty || strict == lenient, "a page differs between the modes")
  } catch {
    promise(strict.isEmpty, "only the lenient mode fails")
  }
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
