import Mustache
import Testing

@Suite("All templates of a theme")
struct LibraryTests {
  @Test(
    "It is known which templates they take in, whatever the tags look like",
    arguments: [
      ("{{>title}}", true), ("{{> title }}x", true), ("{{<\ttitle}}{{/title}}", true), ("{{#a}}{{>title}}{{/a}}", true),
      ("{{<other}}{{$b}}{{>title}}{{/b}}{{/other}}", true), ("{{=<% %>=}}<%>title%>", true), ("{{>*title}}", false),
      ("{{$title}}{{/title}}", false), ("{{title}} >title {{!>title}}", false),
    ])
  func included(template: String, isIncluded: Bool) throws {
    let library = try Library(["page": template, "title": "x", "other": "{{$b}}{{/b}}"])
    #expect(library.included.contains("title") == isIncluded)
  }

  @Test(
    "It is known for which words they ask the data",
    arguments: [
      ("{{title}}", true), ("{{{title}}}", true), ("{{#title}}x{{/title}}", true), ("{{^title}}x{{/title}}", true),
      ("{{job.title}}", true), ("{{title.short}}", true), ("{{#job}}{{#all}}{{title}}{{/all}}{{/job}}", true),
      ("{{>*title}}", true), ("title", false), ("{{! title }}", false), ("{{>title}}", false),
      ("{{<title}}{{$title}}x{{/title}}{{/title}}", false), ("{{titles}}{{tit}}", false),
    ])
  func asks(template: String, asks: Bool) throws {
    let library = try Library(["page": template, "title": "x", "other": "{{other}}"])
    #expect(library.asks(for: "title") == asks)
    #expect(library.asks(for: "other"))
  }
}
