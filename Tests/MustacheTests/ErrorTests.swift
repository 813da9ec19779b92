import Testing

@testable import Mustache

struct ErrorTests {
  @Test(
    "A template that cannot be read says where and what to do",
    arguments: [
      ("a\n  {{title", ["page:2:3: this tag is never closed; end it with `}}`"]),
      ("{{{a}} b", ["page:1:1: this tag is never closed; end it with `}}}`"]),
      ("{{! no end", ["page:1:1: this tag is never closed; end it with `}}`"]),
      (
        "{{a} {{b}}",
        ["page:1:1: this tag is not closed before the next one opens; end it with `}}`"]
      ),
      ("é {{}}", ["page:1:3: this tag is empty; name something in it"]),
      (
        "{{# }}",
        ["page:1:1: this tag is empty; name something in it", "page:1:1: `{{#}}` is never closed; add `{{/}}`"]
      ),
      ("{{>*}}", ["page:1:1: this tag is empty; name something in it"]),
      ("{{a b}}", ["page:1:1: a name cannot contain spaces; is the tag before it closed?"]),
      (
        "{{ a | upper }}",
        ["page:1:1: a name cannot contain spaces; there are no filters: values come as they are shown"]
      ),
      ("{{../a}}", ["page:1:1: the name `../a` has an empty part; what is further out is found by its name: `{{a}}`"]),
      (
        "{{#if lede}}{{/if}}",
        ["page:1:1: a name cannot contain spaces; a section is opened by its name alone: `{{#lede}}`"]
      ),
      (
        "{{#unless lede}}{{/unless}}",
        ["page:1:1: a name cannot contain spaces; what is shown where nothing is there is `{{^lede}}`"]
      ),
      (
        "{{a..b}}", ["page:1:1: the name `a..b` has an empty part; write one dot between two names"]
      ),
      (
        "{{#.a}}{{/.a}}",
        [
          "page:1:1: the name `.a` has an empty part; write one dot between two names"
        ]
      ),
      (
        "{{=<%=}}",
        ["page:1:1: new delimiters are two short words without `=`; write them like `{{=<% %>=}}`"]
      ),
      (
        "{{== ==}}",
        ["page:1:1: new delimiters are two short words without `=`; write them like `{{=<% %>=}}`"]
      ),
      (
        "{{=a b c=}}",
        ["page:1:1: new delimiters are two short words without `=`; write them like `{{=<% %>=}}`"]
      ),
      ("{{=<% %>", ["page:1:1: this tag is never closed; end it with `=}}`"]),
      ("a {{#open}} b", ["page:1:3: `{{#open}}` is never closed; add `{{/open}}`"]),
      (
        "{{<a}}{{$b}}",
        [
          "page:1:1: `{{<a}}` is never closed; add `{{/a}}`",
          "page:1:7: `{{$b}}` is never closed; add `{{/b}}`",
        ]
      ),
      (
        "{{/open}}",
        ["page:1:1: `{{/open}}` closes nothing; remove it, or open `{{#open}}` before it"]
      ),
      (
        "{{#open}}\n{{/opne}}",
        [
          "page:2:1: `{{/opne}}` stands where `{{#open}}` of line 1 must be closed; write `{{/open}}`"
        ]
      ),
      (
        "{{#a}}\n{{^b}}{{/a}}\n{{c",
        [
          "page:2:7: `{{/a}}` stands where `{{^b}}` of line 2 must be closed; write `{{/b}}`",
          "page:3:1: this tag is never closed; end it with `}}`",
        ]
      ),
    ])
  func reading(_ template: String, _ errors: [String]) {
    #expect(readingErrors(template) == errors)
  }

  @Test(
    "In strict mode, data that does not fit is an error that says what was meant",
    arguments: [
      ("{{titel}}", "page:1:1: nothing is called `titel` here; did you mean `title`?"),
      ("{{zzz}}", "page:1:1: nothing is called `zzz` here"),
      ("{{^opne}}{{/opne}}", "page:1:1: nothing is called `opne` here; did you mean `open`?"),
      (
        "{{#place}}\n {{ctiy}}{{/place}}",
        "page:2:2: nothing is called `ctiy` here; did you mean `city`?"
      ),
      ("{{place.citty}}", "page:1:1: `place` has no `citty`; did you mean `city`?"),
      ("{{title.city}}", "page:1:1: `title` has no `city`"),
      ("{{{title}}}", "page:1:1: `title` is plain text, not HTML; write `{{title}}`"),
      ("{{&url}}", "page:1:1: `url` is a URL, not HTML; write `{{url}}`"),
      ("{{tags}}", "page:1:1: `tags` is a list; open it with `{{#tags}}`"),
      ("{{place}}", "page:1:1: `place` is a record; open it with `{{#place}}`"),
      ("{{#place}}{{.}}{{/place}}", "page:1:11: `.` is a record; write what of it is meant: `{{city}}`"),
      ("{{>frist}}", "page:1:1: there is no template `frist`; did you mean `first`?"),
      ("{{>*title}}", "page:1:1: there is no template `Cook`"),
      ("{{>*nobody}}", "page:1:1: nothing is called `nobody` here"),
      ("{{>first}}", "second:1:2: nothing is called `titel` here; did you mean `title`?"),
      ("{{>self}}", "self:1:1: partials are nested more than 32 deep; does one include itself?"),
    ])
  func strict(_ template: String, _ error: String) throws {
    let data: Value = [
      "title": "Cook", "url": .url("/"), "open": true, "tags": ["a"], "place": ["city": "Oslo"],
    ]
    let partials = ["first": "\n{{>second}}", "second": " {{titel}}", "self": "{{>self}}"]
    #expect(try renderingError(template, data, partials) == error)
  }

  @Test("An error is a value that knows its line, its caret and the way that led to it")
  func value() throws {
    let library = try Library([
      "job": "<h1>\n\t{{>head}}", "head": "{{#open}}\n<p>Größe {{sise}}</p>\r\n{{/open}}",
    ])
    var page = Array("before".utf8)
    let error = TemplateError(
      position: Position(template: "head", line: 2, column: 10), message: "nothing is called `sise` here",
      hint: "did you mean `size`?",
      excerpt: Excerpt(before: "<p>Größe ", after: "{{sise}}</p>"),
      chain: [Position(template: "job", line: 2, column: 2)])
    #expect(throws: error) {
      try library.render("job", ["open": true, "size": "M"], into: &page)
    }
    #expect(page == Array("before".utf8), "an error leaves the buffer alone")
    #expect(
      "\(error)" == """
        head:2:10: nothing is called `sise` here; did you mean `size`?
          <p>Größe {{sise}}</p>
                   ^
          included from job:2:2
        """)
  }

  @Test("A very long line is cut around the place")
  func longLine() {
    let page = String(repeating: "x", count: 5000) + "{{}}" + String(repeating: "y", count: 5000)
    do throws(TemplateErrors) {
      _ = try Library(["page": page])
      Issue.record("an empty tag was read")
    } catch {
      let first = error.errors[0]
      #expect(first.position.column == 5001)
      #expect(
        first.excerpt?.line == String(repeating: "x", count: 60) + "{{}}" + String(repeating: "y", count: 56))
      #expect(first.excerpt?.margin == String(repeating: " ", count: 60))
    }
  }

  @Test("All templates are read before anything is reported, in the order of their names")
  func collecting() {
    do throws(TemplateErrors) {
      _ = try Library(["b": "{{#x}}", "a": "{{}}\n{{/y}}", "c": "fine"])
      Issue.record("broken templates were read")
    } catch {
      #expect(error.errors.map(\.position.description) == ["a:1:1", "a:2:1", "b:1:1"])
    }
  }

  @Test("A template that does not exist is an error that names the nearest one")
  func noTemplate() throws {
    let library = try Library(["job": ""])
    var page: [UInt8] = []
    #expect(
      throws: TemplateError(
        position: Position(template: "jbo", line: 0, column: 0), message: "there is no template `jbo`",
        hint: "did you mean `job`?")
    ) { try library.render("jbo", [:], into: &page) }
  }

  @Test("Names behind a star can be forbidden")
  func noDynamicNames() {
    #expect(
      readingErrors("{{>*kind}}", dynamicNames: false)
        == ["page:1:1: a name behind `*` is not allowed here; name the partial itself"])
  }

  @Test("Nobody waits for a hostile template")
  func limits() throws {
    #expect(readingErrors(String(repeating: "{{}}", count: 10_000)).count == Limits.errors)
    #expect(
      readingErrors(String(repeating: "{{#a}}", count: 10_000)) == ["page:1:1201: this is nested more than 200 deep"])
    #expect(readingErrors(String(repeating: "{{", count: 100_000)).count == 1)
    #expect(
      readingErrors(String(repeating: "x", count: Limits.templateBytes + 1))
        == ["page:1:1: this template is larger than 1 MiB"])

    let numbers = Value.list([Value](repeating: 0, count: 400))
    let thousand = String(repeating: "x", count: 1000)
    let big = "{{#n}}{{#n}}{{>x}}{{/n}}{{/n}}"
    #expect(
      try renderingError(big, ["n": numbers], ["x": thousand])?.hasSuffix(
        "the page is larger than 16 MiB")
        == true)

    let lines = String(repeating: "\n", count: 1_000_000)
    let blanks = String(repeating: " ", count: 1_000_000)
    #expect(
      try renderingError(blanks + "{{>lines}}", [:], ["lines": lines])
        == "lines:1:1: the page is larger than 16 MiB")

    var partials = ["p0": ""]
    for level in 1...30 { partials["p\(level)"] = "{{>p\(level - 1)}}{{>p\(level - 1)}}" }
    #expect(
      try renderingError("{{>p30}}", [:], partials)?.hasSuffix(
        "the page takes more than 5000000 steps") == true)
    #expect(try findings("{{>p30}}", Shape([:]), partials) == [])
  }
}
