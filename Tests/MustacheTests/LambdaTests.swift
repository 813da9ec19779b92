import Testing

@testable import Mustache

@Suite("Values that are made when they are asked for")
struct LambdaTests {
  static let shape = Shape([
    "shout": .lambda(returning: .text), "mark": .lambda(returning: .html), "kind": .oneOf(["short", "long"]),
    "name": .text,
  ])

  @Test(
    "A lambda gets the text of its section and gives a value",
    arguments: [
      ("{{#shout}}hi {{name}}{{/shout}}", "HI {{NAME}}"), ("[{{shout}}]", "[]"),
      ("{{#mark}}a & b{{/mark}} {{{mark}}}", "<mark>a & b</mark> <mark></mark>"),
      ("{{mark}}", "&lt;mark&gt;&lt;/mark&gt;"), ("{{^shout}}none{{/shout}}", ""),
      ("  {{>within}}\n", "  1\n  2\n"),
    ])
  func lambda(_ template: String, _ page: String) throws {
    let data: KeyValuePairs<String, Value> = [
      "shout": .lambda { .text($0.uppercased()) }, "mark": .lambda { .html("<mark>\($0)</mark>") }, "name": "Ann",
      "kind": "short",
    ]
    let partials = ["within": "{{#shout}}1{{/shout}}\n2\n"]
    #expect(try render(template, .record(Record(Self.shape, data)), partials) == page)
  }

  @Test("A lambda that returns a lambda returns nothing, and does not run for ever")
  func endless() throws {
    let nothing: Value = ["a": .lambda { _ in .lambda { _ in "x" } }]
    #expect(try render("[{{a}}{{#a}}b{{/a}}]", nothing, mode: .lenient) == "[]")
  }

  @Test(
    "A lambda is checked by what it returns; its section's text is not",
    arguments: [
      ("{{#shout}}{{nobody}}{{/shout}}{{shout}}{{{mark}}}", []),
      ("{{{shout}}}", ["page:1:1: `shout` is plain text, not HTML; write `{{shout}}`"]),
      ("<a href=\"{{shout}}\">", ["page:1:10: `shout` is plain text where a URL must stand; use a name that is a URL"]),
    ])
  func check(_ template: String, _ errors: [String]) throws {
    #expect(try findings(template, Self.shape) == errors)
  }

  @Test("A name behind a star is checked in every template that it may name")
  func dynamicNames() throws {
    #expect(try findings("{{>*kind}}", Self.shape, ["short": "{{name}}", "long": "{{name}} {{name}}"]) == [])
    #expect(
      try findings("{{>*kind}}", Self.shape, ["short": "{{nmae}}", "lang": ""]) == [
        "page:1:1: there is no template `long`; did you mean `lang`?",
        "short:1:1: nothing is called `nmae` here; did you mean `name`?",
      ])
    // Of plain text it is only known that it is text: whatever it names is found out when the page is rendered.
    #expect(try findings("{{>*name}}", Self.shape) == [])
    let record = Value.record(Record(Self.shape, ["kind": "tall"]))
    #expect(
      try renderingError("{{kind}}", record)
        == "page:1:1: the record was given plain text for `kind`, which must be plain text")
  }
}
