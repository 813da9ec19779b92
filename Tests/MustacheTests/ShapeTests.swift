import Testing

@testable import Mustache

struct ShapeTests {
  static let place = Shape(["city": .text, "url": .url])
  static let shape = Shape([
    "title": .text, "text": .html, "url": .url, "count": .number, "open": .flag,
    "pay": .optional(.text),
    "tags": .list(of: .text), "places": .list(place), "office": .record(place),
    "parts": .listOfSame,
  ])

  @Test("A record gives values in any order and may leave names out")
  func record() throws {
    let record = Record(
      Self.shape,
      [
        "open": true, "title": "Cook",
        "parts": [.record(Record(Self.shape, ["title": "Sous-chef"]))],
      ])
    #expect(
      try render(
        "{{title}} {{#open}}now{{/open}}{{pay}}{{#parts}}, {{title}}{{/parts}}", .record(record))
        == "Cook now, Sous-chef")
  }

  @Test(
    "A record that was made in a wrong way is an error when it is rendered, never a trap",
    arguments: [
      (
        ["titel": "Cook"],
        "the record was given `titel`, which its shape does not have; did you mean `title`?"
      ),
      (["url": "javascript:x"], "the record was given plain text for `url`, which must be a URL"),
      (
        ["tags": [1]],
        "the record was given a list for `tags` that holds a number, not only plain text"
      ),
    ] as [(KeyValuePairs<String, Value>, String)])
  func wrongRecord(_ values: KeyValuePairs<String, Value>, _ message: String) throws {
    #expect(try renderingError("x", .record(Record(Self.shape, values))) == "page:1:1: \(message)")
  }

  @Test("A shape that declares a name twice is an error")
  func twice() throws {
    let record = Record(Shape(["a": .text, "a": .text]), ["a": "1"])
    #expect(
      try renderingError("{{a}}", .record(record)) == "page:1:1: the shape declares `a` twice")
  }

  @Test("A name without a value is an error, unless its shape calls it optional")
  func noValue() throws {
    let record = Value.record(Record(Self.shape, [:]))
    #expect(try renderingError("{{pay}}", record) == nil)
    #expect(
      try renderingError("{{title}}", record)
        == "page:1:1: `title` has no value; its shape does not call it optional")
    #expect(
      try renderingError("{{#open}}{{/open}}", record)
        == "page:1:1: `open` has no value; its shape does not call it optional")
  }

  @Test("A shape with many names finds each of them and no other")
  func manyNames() {
    let names = (0..<1000).map { "name-\($0)" }
    let shape = Shape(names.map { ($0, Kind.text) })
    #expect(names.indices.allSatisfy { shape.slot(of: Word(names[$0])) == $0 })
    #expect(shape.slot(of: Word("name-1000")) == nil)
    #expect(Shape([:]).slot(of: Word("")) == nil)
  }

  @Test(
    "The nearest name is the one meant",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("tittle", "title"), ("oragnization", "organization"),
      ("xyz", nil), ("", nil), ("t", nil),
    ] as [(String, String?)])
  func nearestName(_ name: String, _ meant: String?) {
    #expect(
      suggestion(for: name, among: ["url", "title", "organization", "tags"]) == meant.map { "did you mean `\($0)`?" })
  }
}

struct CheckTests {
  @Test(
    "A check finds what no page of a shape can have",
    arguments: [
      ("{{title}} {{#places}}{{city}}, {{title}}{{/places}} {{office.city}} {{{text}}}", []),
      (
        "\n <h1>{{titel}}</h1>", ["page:2:6: nothing is called `titel` here; did you mean `title`?"]
      ),
      (
        "{{#places}}{{citty}}{{/places}}",
        ["page:1:12: nothing is called `citty` here; did you mean `city`?"]
      ),
      ("{{office.zip}}", ["page:1:1: `office` has no `zip`"]),
      ("{{#tags}}{{.}}{{/tags}}{{#pay}}{{.}}{{/pay}}", []),
      ("{{#tags}}{{{.}}}{{/tags}}", ["page:1:10: `.` is plain text, not HTML; write `{{.}}`"]),
      ("{{tags}}", ["page:1:1: `tags` is a list; open it with `{{#tags}}`"]),
      (
        "{{#places}}{{.}}{{/places}}",
        ["page:1:12: `.` is a record; write what of it is meant: `{{city}}`, `{{url}}`"]
      ),
      ("{{{title}}}", ["page:1:1: `title` is plain text, not HTML; write `{{title}}`"]),
      ("{{#nobody}}{{titel}}{{/nobody}}", ["page:1:1: nothing is called `nobody` here"]),
      ("{{>nowhere}}", ["page:1:1: there is no template `nowhere`"]),
      ("{{>*open}}", ["page:1:1: `open` is a flag, not the name of a template"]),
      ("{{#parts}}{{>tree}}{{/parts}}", []),
      ("{{>loop}}", ["loop:1:10: `loop` includes itself without end; put a section around it"]),
      ("{{>wrong}}{{>wrong}}", ["wrong:1:1: nothing is called `citty` here"]),
      (
        "{{#office}}{{>wrong}}{{/office}}",
        ["wrong:1:1: nothing is called `citty` here; did you mean `city`?"]
      ),
      (
        "{{<layout}}{{$main}}{{citty}}{{/main}}{{/layout}}",
        [
          "page:1:21: nothing is called `citty` here; did you mean `city`?"
        ]
      ),
      (
        "{{<layout}}{{$mian}}{{/mian}}{{/layout}}",
        [
          "page:1:12: `layout` has no block `mian`; did you mean `main`?"
        ]
      ),
    ])
  func check(_ template: String, _ errors: [String]) throws {
    let partials = [
      "tree": "{{title}}{{#parts}}{{>tree}}{{/parts}}", "loop": "{{#open}}{{>loop}}{{/open}}",
      "wrong": "{{citty}}",
      "layout": "{{#office}}{{$main}}{{city}}{{/main}}{{/office}}",
    ]
    #expect(try findings(template, ShapeTests.shape, partials) == errors)
  }
}
