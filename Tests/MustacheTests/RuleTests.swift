import Testing

@testable import Mustache

struct RuleTests {
  /// A rule of the language: a template, its data, and the page they give.
  struct Rule: CustomTestStringConvertible, Sendable {
    var name: String
    var template: String
    var data: Value = [:]
    var partials: [String: String] = [:]
    var page: String
    var mode = Mode.strict
    var testDescription: String { name }
  }

  static let job: Value = [
    "title": "Tea & coffee taster", "count": 3, "none": 0, "open": true, "closed": false,
    "empty": "",
    "tags": ["hot", "black"], "nobody": [], "place": ["city": "Graz", "country": ["code": "AT"]],
    "text": .html("<em>Sip</em>"), "url": .url("https://tea.example/?a=1&b=2"), "pay": .missing,
    "rooms": [["name": "Oak", "beds": [["n": 1], ["n": 2]]], ["name": "Elm", "beds": []]],
    "teas": [["green", "white"], ["oolong"]],
  ]

  static let rules: [Rule] = [
    Rule(
      name: "text without tags stays as it is", template: "No { tags } here\r\n",
      page: "No { tags } here\r\n"),
    Rule(
      name: "a name prints its text, escaped", template: "{{title}}!", data: job,
      page: "Tea &amp; coffee taster!"),
    Rule(
      name: "five characters are escaped, wherever they stand", template: "{{.}}",
      data: "<a href=\"x\">it's 8 > 7 & `=/`</a>",
      page: "&lt;a href=&quot;x&quot;&gt;it&#39;s 8 &gt; 7 &amp; `=/`&lt;/a&gt;"),
    Rule(
      name: "a URL is escaped too", template: "<a href=\"{{url}}\">", data: job,
      page: "<a href=\"https://tea.example/?a=1&amp;b=2\">"),
    Rule(
      name: "three braces print HTML as it is", template: "{{{text}}} {{{ text }}}", data: job,
      page: "<em>Sip</em> <em>Sip</em>"),
    Rule(
      name: "an ampersand prints HTML as it is", template: "{{&text}} {{& text }}", data: job,
      page: "<em>Sip</em> <em>Sip</em>"),
    Rule(
      name: "two braces print HTML as text", template: "{{text}}", data: job,
      page: "&lt;em&gt;Sip&lt;/em&gt;"),
    Rule(
      name: "numbers and flags print as words", template: "{{count}} {{open}} {{closed}}",
      data: job, page: "3 true false"),
    Rule(
      name: "a value that may be missing prints nothing", template: "[{{pay}}]", data: job,
      page: "[]"),
    Rule(
      name: "blanks within a tag do not count", template: "{{  count\n}}{{ # open }}!{{/ open }}",
      data: job, page: "3!"),
    Rule(
      name: "a dot leads into a record", template: "{{place.city}}, {{place.country.code}}",
      data: job, page: "Graz, AT"),

    Rule(
      name: "a flag opens a section or its opposite",
      template:
        "{{#open}}a{{/open}}{{^open}}b{{/open}}{{#closed}}c{{/closed}}{{^closed}}d{{/closed}}",
      data: job, page: "ad"),
    Rule(
      name: "a flag leaves the dot alone", template: "{{#tags}}{{#open}}{{.}} {{/open}}{{/tags}}",
      data: job, page: "hot black "),
    Rule(
      name: "a text opens a section unless it is empty",
      template: "{{#title}}<{{.}}>{{/title}}{{#empty}}no{{/empty}}{{^empty}}none{{/empty}}",
      data: job, page: "<Tea &amp; coffee taster>none"),
    Rule(
      name: "a number opens a section unless it is 0",
      template: "{{#count}}{{.}} left{{/count}}{{#none}}no{{/none}}{{^none}}, none{{/none}}",
      data: job, page: "3 left, none"),
    Rule(
      name: "a missing value opens the opposite", template: "{{#pay}}a{{/pay}}{{^pay}}b{{/pay}}",
      data: job, page: "b"),
    Rule(
      name: "a list repeats its section", template: "{{#tags}}({{.}}){{/tags}}{{^tags}}no{{/tags}}",
      data: job, page: "(hot)(black)"),
    Rule(
      name: "an empty list opens the opposite",
      template: "{{#nobody}}a{{/nobody}}{{^nobody}}b{{/nobody}}", data: job, page: "b"),
    Rule(
      name: "a record's names come first, others stay in reach",
      template: "{{#place}}{{city}}: {{count}}{{/place}}", data: job, page: "Graz: 3"),
    Rule(
      name: "lists nest",
      template: "{{#rooms}}{{name}}{{#beds}} {{name}}{{n}}{{/beds}}{{^beds}} -{{/beds}};{{/rooms}}",
      data: job, page: "Oak Oak1 Oak2;Elm -;"),
    Rule(
      name: "lists of lists open by the dot", template: "{{#teas}}[{{#.}}{{.}},{{/.}}]{{/teas}}",
      data: job, page: "[green,white,][oolong,]"),
    Rule(
      name: "a dotted name opens a section",
      template: "{{#place.country}}{{code}}{{/place.country}}", data: job, page: "AT"),

    Rule(
      name: "only the first part of a dotted name is looked up further out", template: "{{#a}}[{{b.c}}]{{/a}}",
      data: ["a": ["b": ["d": "x"]], "b": ["c": "outer"]], page: "[]", mode: .lenient),
    Rule(
      name: "a dotted name is not looked up as one word", template: "{{a.b}}",
      data: ["a.b": "whole", "a": ["b": "parts"]],
      page: "parts"),
    Rule(
      name: "the innermost record answers first, then those around it",
      template: "{{#a}}{{#b}}{{n}}{{m}}{{/b}}{{/a}}", data: ["n": "0", "a": ["n": "1", "m": "1", "b": ["n": "2"]]],
      page: "21"),
    Rule(
      name: "sections of one name follow and contain each other",
      template: "{{#open}}1{{#open}}2{{/open}}{{/open}}{{^closed}}3{{^closed}}4{{/closed}}{{/closed}}", data: job,
      page: "1234"),
    Rule(
      name: "an inverted section alone on its lines takes them with it",
      template: "a\n  {{^closed}}\nb\n  {{/closed}}\nc", data: job, page: "a\nb\nc"),
    Rule(
      name: "a tag alone on the last line takes it, with or without a line end", template: "a\n  {{! b }}", page: "a\n"),
    Rule(
      name: "delimiters alone on their line take it, and hold within sections",
      template: "{{=| |=}}\n|#open|\n|count|\n|/open|\n",
      data: job, page: "3\n"),
    Rule(
      name: "a partial keeps delimiters of its own to itself", template: "{{>a}}{{count}}", data: job,
      partials: ["a": "{{=| |=}}|count|."], page: "3.3"),
    Rule(
      name: "a block's lines move to where the parent has it",
      template: "{{<a}}{{$x}}\n\t1\n\t2\n{{/x}}{{/a}}\n", partials: ["a": "<\n    {{$x}}\n    {{/x}}\n>\n"],
      page: "<\n    1\n    2\n>\n"),
    Rule(
      name: "a block moves with the block around it", template: "{{<a}}{{$in}}\nz\n{{/in}}{{/a}}\n",
      partials: ["a": "{{<b}}{{$out}}\n  x\n  {{$in}}\n    y\n  {{/in}}\n{{/out}}{{/b}}\n", "b": "{{$out}}-{{/out}}"],
      page: "x\n  z\n"),
    Rule(
      name: "a parent alone on its line indents its template", template: "-\n  {{<a}}{{/a}}\n-\n",
      partials: ["a": "1\n2\n"], page: "-\n  1\n  2\n-\n"),
    Rule(
      name: "a block sees the data of the place it fills", template: "{{<a}}{{$x}}{{n}}{{/x}}{{/a}}",
      data: ["n": "page", "in": ["n": "place"]], partials: ["a": "{{#in}}{{$x}}{{/x}}{{/in}}"], page: "place"),

    Rule(name: "comments vanish", template: "a{{! say {nothing}\n at all }}b", page: "ab"),
    Rule(
      name: "delimiters change, and back",
      template: "{{=<% %>=}}<%count%> {{count}} <%={{ }}=%>{{count}}", data: job,
      page: "3 {{count}} 3"),
    Rule(
      name: "three braces work within other delimiters", template: "{{=| |=}}|{text}|", data: job,
      page: "<em>Sip</em>"),

    Rule(
      name: "a tag alone on its line takes the line with it",
      template: "a\n  {{#open}}  \nb\n\t{{/open}}\n{{! c }}\nd", data: job, page: "a\nb\nd"),
    Rule(
      name: "Windows line ends are line ends", template: "a\r\n{{#open}}\r\nb\r\n{{/open}}\r\nc",
      data: job, page: "a\r\nb\r\nc"),
    Rule(
      name: "a tag that prints keeps its line", template: " {{count}} \n", data: job, page: " 3 \n"),
    Rule(
      name: "two tags on a line keep it", template: "{{#open}}{{/open}}\n", data: job, page: "\n"),

    Rule(
      name: "a partial sees what the page sees", template: "{{#place}}{{> card}}{{/place}}",
      data: job, partials: ["card": "{{city}} {{count}}"], page: "Graz 3"),
    Rule(
      name: "a partial alone on its line is indented", template: "<ul>\n  {{> items}}\n</ul>",
      data: job, partials: ["items": "{{#tags}}\n<li>{{.}}\n{{/tags}}\n\n.\n"],
      page: "<ul>\n  <li>hot\n  <li>black\n  \n  .\n</ul>"),
    Rule(
      name: "values keep their own lines", template: "  {{> a}}", data: ["v": "1\n2"],
      partials: ["a": "{{v}}\n{{v}}"], page: "  1\n2\n  1\n2"),
    Rule(
      name: "indentations add up", template: " {{> a}}\n",
      partials: ["a": "a\n {{> b}}\n", "b": "b\nb\n"], page: " a\n  b\n  b\n"),
    Rule(
      name: "a partial within a line is not indented", template: "  {{> a}}\n",
      partials: ["a": "x {{> b}}\ny", "b": "1\n2"], page: "  x 1\n2\n  y"),
    Rule(
      name: "a partial may include itself for its parts", template: "{{> tree}}",
      data: ["n": 1, "parts": [["n": 2, "parts": []], ["n": 3, "parts": []]]],
      partials: ["tree": "({{n}}{{#parts}}{{> tree}}{{/parts}})"], page: "(1(2)(3))"),
    Rule(
      name: "delimiters end with their template", template: "{{=| |=}}|>a|", data: job,
      partials: ["a": "{{count}}|"], page: "3|"),
    Rule(
      name: "a starred name takes the partial's name from the data",
      template: "{{#all}}{{> *kind }}{{/all}}", data: ["all": [["kind": "a"], ["kind": "b"]]],
      partials: ["a": "A", "b": "B"], page: "AB"),

    Rule(
      name: "a starred dot takes the partial's name from the item",
      template: "{{#all}}{{>*.}}{{/all}}", data: ["all": ["a", "b"]],
      partials: ["a": "A", "b": "B"], page: "AB"),

    Rule(
      name: "a block shows its own content by itself", template: "{{$title}}Jobs{{/title}}",
      page: "Jobs"),
    Rule(
      name: "a parent's blocks are filled by whoever names it",
      template: "{{<layout}} ignored {{$title}}{{count}} jobs{{/title}}{{/layout}}", data: job,
      partials: ["layout": "<h1>{{$title}}Board{{/title}}</h1>{{$main}}-{{/main}}"],
      page: "<h1>3 jobs</h1>-"),
    Rule(
      name: "the template nearest to the page decides", template: "{{<a}}{{$x}}page{{/x}}{{/a}}",
      partials: [
        "a": "{{<b}}{{$x}}a{{/x}}{{$y}}a{{/y}}{{/b}}",
        "b": "{{$x}}b{{/x}} {{$y}}b{{/y}} {{$z}}b{{/z}}",
      ], page: "page a b"),
    Rule(
      name: "a block within its own override shows its own content",
      template: "{{<a}}{{$x}}[{{$x}}mine{{/x}}]{{/x}}{{/a}}", partials: ["a": "{{$x}}theirs{{/x}}"],
      page: "[mine]"),
    Rule(
      name: "a parent and a block take their lines with them",
      template: "{{<a}}\n{{$main}}\n    one\n      two\n{{/main}}\n{{/a}}\n",
      partials: ["a": "<main>\n  {{$main}}\n  {{/main}}\n</main>\n"],
      page: "<main>\n  one\n    two\n</main>\n"),
    Rule(
      name: "a parent may be named by the data", template: "{{<*kind}}{{$x}}1{{/x}}{{/*kind}}",
      data: ["kind": "a"], partials: ["a": "a{{$x}}{{/x}}"], page: "a1"),
  ]

  @Test("Every rule of the language holds", arguments: rules)
  func rule(_ rule: Rule) throws {
    #expect(try render(rule.template, rule.data, rule.partials, mode: rule.mode) == rule.page)
  }

  @Test(
    "In lenient mode, what is not there renders as nothing",
    arguments: [
      ("[{{nobody}}]", "[]"), ("[{{title.length}}]", "[]"),
      ("{{#nobody}}x{{/nobody}}{{^nobody}}y{{/nobody}}", "y"),
      ("[{{> nowhere}}]", "[]"), ("[{{<nowhere}}{{$a}}b{{/a}}{{/nowhere}}]", "[]"),
      ("[{{>*title}}{{>*nobody}}]", "[]"),
      ("[{{.}}]", "[]"), ("{{{title}}}", "a < b"), ("{{&title}}", "a < b"),
    ])
  func lenient(_ template: String, _ page: String) throws {
    #expect(try render(template, ["title": "a < b"], mode: .lenient) == page)
  }

  @Test("The five characters are found in texts of every length and at every place in them")
  func escaping() throws {
    for length in 1...40 {
      for place in 0..<length {
        var text = [Character](repeating: "é", count: length)
        text[place] = "<"
        let page = String(text[..<place]) + "&lt;" + String(text[(place + 1)...])
        #expect(try render("{{.}}", .text(String(text))) == page)
      }
    }
    let all = String(decoding: (0...255).map { UInt16($0) }, as: UTF16.self)
    let escaped = all.map {
      ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"][$0] ?? String($0)
    }
    #expect(try render("{{.}}", .text(all)) == escaped.joined())
  }
}
