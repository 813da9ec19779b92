import Mustache
import MustacheCheck
import Testing

@Suite("What a page leaves open in its HTML")
struct HTMLEndsTests {
  /// `place: message` of each fault.
  private func faults(_ page: String, _ partials: [String: String] = [:]) throws -> [String] {
    let templates = partials.merging(["page": page]) { _, page in page }
    return try Library(templates).check(template: "page", against: HTMLSettingTests.shape).map {
      "\($0.position): \($0.message)"
    }
  }

  private static let rest = "<ol>\n<li title=\"{{title}}\">{{text}}</li>\n</ol>\n"

  @Test(
    "A comment, a quote, a tag or a text that is not closed is an error where it opens",
    arguments: [
      ("<p>\n<!-- my crumbs --\n", "page:2:1: this comment is never closed"),
      ("<p>{{title}}</p> <!-- x -- >\n", "page:1:18: this comment is never closed"),
      ("<nav class=\"crumbs\"\n", "page:1:1: this HTML tag is not closed before the next one opens"),
      ("<p>\n</nav\n", "page:2:1: this HTML tag is not closed before the next one opens"),
      ("<p>\n  <textarea>\n", "page:2:3: this `<textarea>` is never closed"),
      ("<title>{{title}}\n", "page:1:1: this `<title>` is never closed"),
      ("<p class=\"note>x\n", "page:1:10: this quote is not closed before the next one opens"),
      ("<p class='note>x</p><p id='", "page:1:10: this quote is not closed before the next one opens"),
      (
        "<nav class=\"crumbs aria-label=\"{{title}}\"></nav>\n",
        "page:1:12: this quote is not closed before the next one opens"
      ),
      (
        "<nav class=\"crumbs aria-label=\"Where\"></nav>\n",
        "page:1:12: this quote is not closed before the next one opens"
      ),
      ("<!doctype html\n<p>{{#open}}{{title}}{{/open}}", ""),
    ])
  func open(template: String, fault: String) throws {
    #expect(try faults(template + Self.rest.replacing("{{text}}", with: "")) == (fault.isEmpty ? [] : [fault]))
  }

  @Test(
    "What is opened last is an error as well",
    arguments: [
      ("<p>x</p>\n<a href=\"{{url}}\"", "page:2:1: this HTML tag is never closed"),
      ("<p>x</p>\n<a href=\"{{url}}>x</a>\n", "page:2:9: this quote is never closed"),
      ("<p title='x", "page:1:10: this quote is never closed"),
      ("<p title=x", "page:1:1: this HTML tag is never closed"),
      ("x <!doctype", "page:1:3: this HTML tag is never closed"),
      ("<script>1", "page:1:1: this `<script>` is never closed"),
      ("<p>x</p><iframe src=\"{{url}}\"/>", "page:1:9: this `<iframe>` is never closed"),
    ])
  func last(template: String, fault: String) throws { #expect(try faults(template) == [fault]) }

  @Test("A fault of a partial is found in its line, with the way there, in whatever page it is")
  func partials() throws {
    let partials = ["crumbs": "{{! Where. }}\n<p>\n<!-- my crumbs --\n</p>\n", "foot": "</body>\n"]
    let library = try Library(partials.merging(["page": "<body>\n{{>crumbs}}\n{{title}}{{>foot}}"]) { $1 })
    let faults = library.check(template: "page", against: HTMLSettingTests.shape)
    #expect(faults.map(\.position.description) == ["crumbs:3:1"])
    #expect(faults.first?.chain.map(\.description) == ["page:2:1"])
    #expect(faults.first?.excerpt?.line == "<!-- my crumbs --")
    #expect(faults.first?.hint == "end it with `-->`")
  }

  @Test("A quote that swallows a tag is the fault, and not the value that is in it then")
  func swallowed() throws {
    #expect(
      try faults("<p class=\"note>x</p>\n<p>{{{text}}}</p>\n<a href=\"{{url}}\">x</a>\n")
        == [
          "page:1:10: this quote is not closed before the next tag opens"
        ])
    let hint = try Library(["page": "<p title=\"a > {{{text}}}\">"]).check(
      template: "page", against: HTMLSettingTests.shape)
    #expect(hint.first?.position.column == 15)
    #expect(hint.first?.hint == "give the page a plain text for it; or is the quote of `title` not closed?")
  }

  @Test(
    "What one partial or section opens another may close",
    arguments: [
      ("{{>open}}{{title}}{{>close}}", ["open": "<a title=\"", "close": "\">x</a>"]),
      ("{{>open}}{{title}}{{>close}}", ["open": "<!-- ", "close": " -->"]),
      ("{{#open}}<a href=\"{{url}}\"{{/open}} {{#count}}{{/count}}{{#open}}>{{/open}}<p>x</p>", [:]),
      ("{{#open}}<!--{{/open}}<p>{{title}}</p>{{#open}}-->{{/open}}", [:]),
      ("{{#open}}<a{{/open}}\n{{^open}}<b{{/open}} class=\"c\">x", [:]),
      ("<div{{#open}} hidden>{{/open}} {{^open}}>{{/open}}x", [:]),
      ("{{#open}}<a href=\"{{url}}\">{{/open}}x{{#open}}</a>{{/open}}", [:]),
    ] as [(String, [String: String])])
  func closedElsewhere(template: String, partials: [String: String]) throws {
    #expect(try faults(template, partials) == [])
  }

  @Test(
    "What a section alone leaves open is an error",
    arguments: [
      ("{{#open}}\n<!-- x --\n{{/open}}<p>{{title}}</p>", "page:2:1: this comment is never closed"),
      ("{{#all}}<a title=\"{{.}}>x</a>{{/all}}", "page:1:18: this quote is not closed before the next one opens"),
    ])
  func section(template: String, fault: String) throws { #expect(try faults(template).contains(fault)) }

  @Test(
    "A page that ends in its text is whole, however it is written",
    arguments: [
      "<p>1 < 2, {{title}} <", "<p>a <- b</p>", "<textarea>1 < 2 <!-- \" </textarea>{{title}}",
      "<title>{{title}} <b</title><p title='{{title}}'>", "<svg><title>{{title}}</title><title/></svg><p>{{title}}",
      "<svg viewBox='0 0 1 1'><textarea></svg><p title=\"{{title}}\">", "<a href=\"?a=1&b=\"class=\"x\">x</a>",
      "<a title=\"x y=\" class=\"c\">x</a>", "<a title=\"x y=\">x</a>", "<a title='a > b' href=\"{{url}}\">x</a>",
      "<a title='<b class=\"x\">' href=\"{{url}}\">x</a>", "<iframe src=\"{{url}}\"></iframe>",
      "<!-- a <!-- b -->{{title}}",
      "<input{{#open}} a=\"1\"{{/open}}{{#count}} b=\"1\"{{/count}}{{#url}} c=\"1\"{{/url}}>{{title}}",
      "<SCRIPT>a < b</SCRIPT>", "<p>{{title}}</p>\n</body>\n</html>\n", "",
    ])
  func whole(template: String) throws { #expect(try faults(template) == []) }

  @Test("Many attributes that may be there or not are not too many ways")
  func optionalAttributes() throws {
    let attributes = (0..<40).map { "{{#open}} data-a\($0)=\"{{title}}\"{{/open}}" }.joined()
    #expect(try faults("<p\(attributes)>{{title}}</p>") == [])
  }
}
