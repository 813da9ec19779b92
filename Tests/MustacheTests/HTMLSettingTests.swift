import Mustache
import MustacheCheck
import Testing

@Suite("What surrounds a value in its HTML")
struct HTMLSettingTests {
  static let shape = Shape([
    "title": .text, "text": .html, "url": .url, "count": .number, "open": .flag, "root": .ownURL,
    "all": .list(of: .text), "kind": .oneOf(["a", "b"]),
  ])

  private static let inScript =
    "`title` is plain text in a script or style, where escaping has no effect; put it into a `data-` attribute, which a "
    + "script can read"
  private static let late = "an `http-equiv` behind a `content` with a value in it; write it before the `content`"
  private static let elsewhere =
    "`url` is a URL where only an address of this site may stand; write a path behind `{{root}}`"

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
      ("<script>n = {{count}}</script>", nil),
      ("<p>{{text}}", "`text` is HTML, whose tags would be shown; write `{{{text}}}`"), ("<p>{{{text}}}", nil),
      ("<a title={{title}}>", "this attribute's value has no quotes; write quotes around it"),
      ("<a title=x-{{count}}>", "this attribute's value has no quotes; write quotes around it"),
      (
        "<img alt=\"\" src=\"/{{title}}\">",
        "`title` is plain text where a URL must stand; use a name that is a URL"
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
        inScript
      ),
      (
        "<STYLE>a</b> {{title}}</STYLE>",
        inScript
      ),
      (
        "<script>{{>name}}</script>",
        inScript
      ),
      (
        "<a href=\"{{<link}}{{$to}}{{title}}{{/to}}{{/link}}\">",
        "`title` is plain text where a URL must stand; use a name that is a URL"
      ),
    ])
  func setting(_ template: String, _ message: String?) throws {
    #expect(try faults(of: template) == (message.map { [$0] } ?? []))
  }

  private func faults(of template: String) throws -> [String] {
    let library = try Library([
      "page": template, "name": "{{title}}", "link": "/{{$to}}{{/to}}", "a": "<a title=", "b": "<a href=",
    ])
    return library.check(template: "page", against: Self.shape).map { $0.message + "; " + ($0.hint ?? "") }
  }

  @Test(
    "Strangers' text is refused wherever it would be run",
    arguments: [
      (
        "<iframe srcdoc=\"{{title}}\"></iframe>",
        "`title` is plain text in an attribute that is read as a page of its own; write it outside of the frame"
      ),
      ("<script>const x = `{{{text}}}`;</script>", inScript.replacing("`title` is plain text", with: "`text` is HTML")),
      ("<script>'{{url}}'</script>", inScript.replacing("`title` is plain text", with: "`url` is a URL")),
      ("<script></scripts>'{{title}}'</script>", inScript), ("<script src=\"{{url}}\"></script>", elsewhere),
      ("<base href=\"{{root}}{{url}}\">", elsewhere),
      (
        "<meta content=\"{{title}}\" http-equiv=\"refresh\">",
        "`title` is plain text in a `<meta>` that has not said what it is; write its `name` or `property` before its `content`"
      ),
      ("<meta name=\"x\" content=\"{{title}}\" http-equiv=\"refresh\">", late),
      ("<META name=x content='a {{url}}' {{#open}}id=x{{/open}} HTTP-EQUIV = refresh>", late),
      ("<meta property=x content=\"{{title}}\"{{#open}} http-equiv=refresh{{/open}}>", late),
      ("<!-- x --!><script>{{title}}</script> -->", inScript), ("<!--><script>{{title}}</script> -->", inScript),
      ("<!x y=\"><script>{{title}}</script>\">", inScript), ("</ y=\"><script>{{title}}</script>\">", inScript),
    ])
  func active(_ template: String, _ message: String) throws { #expect(try faults(of: template) == [message]) }

  @Test(
    "Text is no address, whatever the attribute that holds one is called and however that is written",
    arguments: [
      "<svg><a xlink:href=\"{{title}}\">", "<a><set attributeName=\"href\" to=\"{{title}}\"/>",
      "<animate from='{{title}}'/>", "<animate by='{{title}}'/>", "<animate values='#;{{title}}'/>",
      "<button formaction=\"{{title}}\">", "<object codebase=\"{{title}}\">", "<form action=\"{{title}}\">",
      "<a x\u{C}href=\"{{title}}\">", "<a x/href = '{{title}}'>",
      "<meta http-equiv=\"refresh\" content=\"0;url={{title}}\">",
      "<meta http-equiv=refresh name=x content=\"0;url={{title}}\">",
      "<a {{#open}}href{{/open}}{{^open}}title{{/open}}=\"{{title}}\">",
      "<a {{#open}}title{{/open}}{{^open}}href{{/open}}=\"{{title}}\">", "<a hre{{#open}}x{{/open}}f=\"{{title}}\">",
      "<a {{#open}}title='x' {{/open}}href=\"{{title}}\">", "{{>*kind}}\"{{title}}\">",
    ])
  func addresses(template: String) throws {
    #expect(try faults(of: template) == ["`title` is plain text where a URL must stand; use a name that is a URL"])
  }

  @Test(
    "An address that may run code is refused, whatever comes after its beginning",
    arguments: [
      "<a href=\"javascript:f('{{url}}')\">", "<a href=\" java\tscript:f('{{url}}')\">",
      "<a href=\"{{root}}javascript:f('{{url}}')\">", "<a href=\"{{#open}}java{{/open}}script:f('{{url}}')\">",
      "<a href=\"{{#open}}https://x/{{/open}}{{^open}}javascript:{{/open}}{{url}}\">",
      "<a href=\"javascript&colon;{{url}}\">", "<meta http-equiv=refresh content=\"0;url=data:{{url}}\">",
    ])
  func schemes(template: String) throws {
    let fault = "`url` is a URL behind the beginning of an address that may run code; begin with the value"
    #expect(try faults(of: template) == [fault])
  }

  @Test(
    "What a section leaves open is read both ways, and each item of a list where the one before it ended",
    arguments: [
      ("<a title=\"{{#open}}\" {{/open}}{{title}}\">", true), ("{{#open}}<script>{{/open}}{{title}}", true),
      ("<a title=\"{{#all}}{{.}}\" href=\"{{/all}}x\">", true), ("{{#open}}<!--{{/open}}<p {{title}}>-->", true),
      ("<a{{#open}} class=\"own\"{{/open}} title=\"{{title}}\">", false),
      ("<a title={{#open}}\"{{title}}\"{{/open}}{{^open}}\"\"{{/open}}>{{title}}", false),
      ("<{{#open}}a href=\"{{url}}\"{{/open}}{{^open}}b{{/open}} title=\"{{title}}\">{{title}}", false),
      ("<a class=\"{{#all}}{{.}} {{/all}}\"{{#all}} x{{/all}} title='{{title}}'>", false),
      ("<a href=\"{{#open}}https://x/?u={{/open}}{{url}}\">", false),
      ("<a href=\"mailto:x@y?body={{url}}\">", false), ("<script src=\"{{root}}x.js\"></script>", false),
      ("<meta http-equiv=\"refresh\" content=\"0; url='{{root}}{{url}}'\"><meta name='x' content='{{title}}'>", false),
      ("<meta name=x content='{{title}}'><meta http-equiv=x content='y'>", false),
      ("<meta name=x content='{{count}}' http-equiv=x>", false),
      ("<!--!><p>--><p>{{title}}<!-- --!><p title='{{title}}'>", false),
    ])
  func branches(template: String, isFaulty: Bool) throws {
    let faults = try faults(of: template)
    #expect(faults.isEmpty != isFaulty, "\(faults)")
  }

  @Test("A template that leaves too much open is told so")
  func tooManyWays() throws {
    let name = (0..<8).map { "{{#open}}a\($0){{/open}}" }.joined()
    let fault = "this leaves open in too many ways what it stands in; write a tag of its own for each case"
    #expect(try faults(of: "<p \(name)=\"x\">{{title}}").first == fault)
  }
}
