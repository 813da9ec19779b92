import Mustache
import MustacheCheck
import Testing

@Suite("What surrounds a value in its HTML")
struct HTMLSettingTests {
  static let shape = Shape(["title": .text, "text": .html, "url": .url, "count": .number, "open": .flag])

  @Test(
    "A check finds the places where escaping does not help",
    arguments: [
      (
        "<a href='{{url}}' title=\"{{title}}\" class = \"a {{#open}}b{{/open}}\">{{title}}</a>", nil
      ),
      (
        "<A HREF=\"/jobs/{{count}}/\">{{title}}</A><!-- {{title}} --><p>1 < {{count}} & {{title}}",
        nil
      ),
      ("<script type=\"application/ld+json\">{{{text}}}</script>{{title}}", nil),
      ("<script>n = {{count}}</script>", nil),
      ("<a title={{title}}>", "this attribute's value has no quotes; write quotes around it"),
      ("<a title=x-{{count}}>", "this attribute's value has no quotes; write quotes around it"),
      (
        "<img alt=\"\" src=\"/{{title}}\">",
        "`title` is plain text where a URL must stand; declare it as a URL"
      ),
      (
        "<a title=\"{{{text}}}\">",
        "`text` is HTML, which cannot stand in an attribute; give the page a plain text for it"
      ),
      (
        "<p {{title}}>",
        "`title` is plain text inside a tag, outside of quotes; put it into the quotes of an attribute"
      ),
      (
        "<p onclick=\"f('{{title}}')\">",
        "`title` is plain text in an attribute that is run as code; use a `data-` attribute"
      ),
      (
        "<p style=\"color: {{title}}\">",
        "`title` is plain text in an attribute that is run as code; use a `data-` attribute"
      ),
      (
        "<script>'{{title}}'</script>",
        "`title` is plain text in a script or style, where escaping has no effect; give it as HTML"
      ),
      (
        "<STYLE>a</b> {{title}}</STYLE>",
        "`title` is plain text in a script or style, where escaping has no effect; give it as HTML"
      ),
      (
        "<script>{{>name}}</script>",
        "`title` is plain text in a script or style, where escaping has no effect; give it as HTML"
      ),
      (
        "<a href=\"{{<link}}{{$to}}{{title}}{{/to}}{{/link}}\">",
        "`title` is plain text where a URL must stand; declare it as a URL"
      ),
    ])
  func setting(_ template: String, _ message: String?) throws {
    let library = try Library(["page": template, "name": "{{title}}", "link": "/{{$to}}{{/to}}"])
    let errors = library.check(template: "page", against: Self.shape)
    #expect(errors.map { $0.message + "; " + ($0.hint ?? "") } == (message.map { [$0] } ?? []))
  }
}
