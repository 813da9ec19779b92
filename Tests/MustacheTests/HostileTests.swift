import Testing

@testable import Mustache

@Suite("Hostile templates")
struct HostileTests {
  @Test(
    "What is read as text or refused is so on purpose",
    arguments: [
      ("\u{FEFF}{{#a}}\nx\n{{/a}}\n", "x\n"), ("\u{0}{{a}}\u{0}", "\u{0}true\u{0}"), ("{{!\u{0}\n{{#x}} y", " y"),
      ("}} {{a}} }}", "}} true }}"), ("{ {{a}} }", "{ true }"), ("{{! a {{ b }} c", " c"),
      ("{{=<< >>=}}<<a>>{{a}}", "true{{a}}"), ("{{={ }=}}{a}", "true"), ("{{=[ ]=}}[a]", "true"),
      ("{{=| |=}}\r\n|#a|\r\nx\r\n|/a|\r\n", "x\r\n"), ("{{#a}}\n{{/a}}", ""), ("{{#a}}\n\n{{/a}}\n", "\n"),
      ("x {{#a}}\n{{/a}}\n", "x \n"), ("{{#a}} {{/a}}\n", " \n"), ("\r{{#a}}\r{{/a}}\r", "\r\r\r"),
      ("{{>p}}{{=| |=}}|>p|", "|a||a|"), (" {{>p}}", " |a|"), ("{{<p}}{{/p}}", "|a|"),
    ])
  func oddities(_ template: String, _ page: String) throws {
    #expect(try render(template, ["a": true], ["p": "|a|"]) == page)
  }

  @Test("Bytes that are not UTF-8 are an error at the first of them; a byte order mark says nothing")
  func bytes() throws {
    let page: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("ok\né".utf8) + [0xFF] + Array("{{a}}".utf8)
    do throws(TemplateErrors) {
      _ = try Library(["page": page])
      Issue.record("bad bytes were read")
    } catch {
      #expect(error.errors.map(\.summary) == ["page:2:2: this is not UTF-8; save the file as UTF-8"])
      #expect(error.errors.first?.excerpt?.line == "é\u{FFFD}{{a}}")
    }
  }

  @Test(
    "A caret stands under its place whatever stands before it",
    arguments: [
      ("\ta", "\ta{{}}", "\t "), ("日本", "日本{{}}", "    "), ("e\u{301}", "e\u{301}{{}}", " "), ("🙂", "🙂{{}}", "  "),
      ("\u{1B}[1m", "\u{FFFD}[1m{{}}", "    "), ("", "{{}}", ""),
    ])
  func caret(_ before: String, _ line: String, _ margin: String) {
    let excerpt = Excerpt(before: before, after: "{{}}")
    #expect(excerpt.line == line)
    #expect(excerpt.margin == margin)
  }

  @Test("Sections can be nested so deep and no deeper, in one template and through partials")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    }
    let deepest = Limits.nesting
    #expect(try render(nested(deepest - 1), ["a": true]) == "x")
    #expect(readingErrors(nested(deepest + 1)) == ["page:1:1201: this is nested more than 200 deep"])
    #expect(readingErrors(nested(40_000)) == ["page:1:1201: this is nested more than 200 deep"])
    let error = try renderingError(nested(150) + "{{>p}}", ["a": true], ["p": nested(150)])
    #expect(error == nil)
    let within = nested(150).replacing("x", with: "{{>p}}")
    #expect(
      try renderingError(within, ["a": true], ["p": nested(150)]) == "p:1:289: this is nested more than 200 deep")
  }

  @Test("The deepest page there may be fits the small stack of a thread")
  func stack() async throws {
    let sections = String(repeating: "{{#a}}", count: 5)
    let page = await Task.detached {
      try render(
        "{{>p}}", ["a": true],
        ["p": sections + "{{>p}}" + String(repeating: "{{/a}}", count: 5)], mode: .lenient)
    }.result
    #expect(throws: TemplateError.self) { try page.get() }
  }

  @Test(
    "A megabyte within a tag is refused or read at once",
    arguments: [
      ("{{", "}}", "a name over 256 bytes; shorten it"),
      ("{{#", "}}{{/b}}", "a name over 256 bytes; shorten it"),
      ("{{=", " b=}}", "new delimiters are two short words without `=`; write them like `{{=<% %>=}}`"),
    ])
  func megabyte(_ before: String, _ after: String, _ message: String) {
    let errors = readingErrors(before + String(repeating: "a", count: 1_000_000) + after)
    #expect(errors.first == "page:1:1: " + message)
  }

  @Test("Partials, parents and blocks that lead back to themselves end with an error")
  func recursion() throws {
    let deep = "partials are nested more than 32 deep; does one include itself?"
    for (template, partials) in [
      ("{{>p}}", ["p": "{{>q}}", "q": "{{>p}}"]), ("{{<p}}{{$b}}{{>page}}{{/b}}{{/p}}", ["p": "{{$b}}{{/b}}"]),
      ("{{<page}}{{$b}}x{{/b}}{{/page}}", [:]), ("{{>*n}}", [:]),
    ] {
      #expect(try renderingError(template, ["n": "page"], partials)?.hasSuffix(deep) == true, "\(template)")
    }
    #expect(
      try findings("{{<p}}{{$b}}{{>page}}{{/b}}{{/p}}", Shape([:]), ["p": "{{$b}}{{/b}}"])
        == ["page:1:1: `p` includes itself without end; put a section around it"])
  }

  @Test("Loops that print nothing, and blocks beyond counting, end in bounded time")
  func time() throws {
    let many = Value.list([Value](repeating: ["b": false], count: 1000))
    let steps = "the page takes more than 5000000 steps"
    let loops = "{{#n}}{{#n}}{{#n}}{{#b}}x{{/b}}{{/n}}{{/n}}{{/n}}"
    #expect(try renderingError(loops, ["n": many])?.hasSuffix(steps) == true)

    let blocks = (0..<20_000).map { "{{$b\($0)}}{{/b\($0)}}" }.joined()
    let parent = String(repeating: "{{$x}}{{/x}}", count: 20_000)
    #expect(try renderingError("{{<p}}" + blocks + "{{/p}}", [:], ["p": parent])?.hasSuffix(steps) == true)
  }

  @Test("Opening and closing by the thousand, in every wrong order, is refused at once")
  func wrongOrder() {
    let pieces = [
      "{{#a}}", "{{/b}}", "{{^c}}", "{{/a}}", "{{$d}}", "{{<e}}", "{{/c}}", "{{=| |=}}", "|/d|", "|={{ }}=|",
    ]
    let template = String(repeating: pieces.joined(), count: 10_000)
    #expect(!readingErrors(template).isEmpty && readingErrors(template).count <= Limits.errors)
  }
}
