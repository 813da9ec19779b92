import Foundation
import Testing

@testable import Boardwalk

@Suite("Files of pages and people")
struct PageFileTests {
  @Test("People and pages")
  func others() {
    let content = BoardInMemory([
      "Content/people/ada.md": "---\nname: Ada\nrole: Engineer\norganization: Mill\ncontact: ada@example.org\n---\nHi.",
      "Content/pages/about.md": "---\ntitle: About\ndescription: Who we are\nmenu: 2\n---\nUs.",
    ]).read()
    #expect(content.findings == [])
    #expect(content.people.map(\.handle) == ["ada"] && content.people.map(\.name) == ["Ada"])
    #expect(content.people.map(\.role) == ["Engineer"] && content.people.map(\.organization) == ["Mill"])
    #expect(content.people.map(\.contact) == [Contact(email: "ada@example.org")])
    #expect(content.people.first?.about.html.contains("Hi.") == true)
    #expect(content.pages.map(\.slug) == ["about"] && content.pages.map(\.title) == ["About"])
    #expect(content.pages.map(\.description) == ["Who we are"] && content.pages.map(\.menu) == [2])
    #expect(content.pages.first?.body.html.contains("Us.") == true)
  }

  @Test(
    "A link to a place that the page does not have is told with its line",
    arguments: [
      ("[a](#privacy)\n\n## Privacy", nil), ("x\n\n[a](#privcy)\n\n## Privacy", "did you mean `#privacy`?"),
      ("x\n\n[a](#zzz)\n\n## Größe", "there are #größe"), ("[a](#größe)\n\n## Größe", nil),
      ("[a](#main) [b](#top)", nil),
      ("x\n\n[a](#b)", "the page has no headings"), ("A note[^1].\n\n[^1]: It.", nil),
    ])
  func places(body: String, hint: String?) {
    let found = BoardInMemory.findings(in: "Content/pages/about.md", "---\ntitle: A\n---\n\(body)\n")
    #expect(found.map(\.spot) == (hint == nil ? [] : [.file("Content/pages/about.md", line: 6)]), "\(found)")
    #expect(found.first?.hint == hint)
  }

  @Test(
    "What other generators have at the top of a file is named",
    arguments: ["+++\ntitle = 'A'\n+++\nx", "{ \"title\": \"A\" }\n\nx", "---toml\ntitle = 'A'\n---\n"])
  func otherFormats(text: String) {
    let found = BoardInMemory.findings(in: "Content/pages/about.md", text)
    #expect(
      found.first?.hint == "they seem to be TOML or JSON: write them in YAML, `title: …`, between two lines of `---`")
  }

  @Test("A draft is kept back by the name of its file, which is said")
  func drafts() {
    let found = BoardInMemory.findings(in: "Content/pages/about.md", "---\ntitle: A\ndraft: true\n---\n")
    #expect(found.first?.message == "unknown field `draft`")
    #expect(found.first?.hint?.contains("a file whose name begins with _ is passed over") == true)
  }

  @Test("A file called index has the page index, which is said with the name that its folder suggests")
  func index() {
    let job = "---\ntitle: A\norganization: B\nposted: 2026-11-01\n---\nx\n"
    let found = BoardInMemory(["Content/jobs/Night Baker/index.md": job]).read().findings
    #expect(found.map(\.hint) == ["call it night-baker.md"])
    #expect(found.first?.message == "this is called index, and so is its page: `jobs/index/`")
  }

  @Test("Text that Markdown cannot be made of is named by its own line")
  func markdown() {
    let found = BoardInMemory.findings(
      in: "Content/pages/about.md", "---\ntitle: A\n---\n\nTwo\n\n\(String(repeating: "> ", count: 500))x\n")
    #expect(found.map(\.spot) == [.file("Content/pages/about.md", line: 7)])
    #expect(found.map(\.severity) == [.error])
  }
}
