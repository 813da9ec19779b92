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

  @Test("Text that Markdown cannot be made of is named by its own line")
  func markdown() {
    let found = BoardInMemory.findings(
      in: "Content/pages/about.md", "---\ntitle: A\n---\n\nTwo\n\n\(String(repeating: "> ", count: 500))x\n")
    #expect(found.map(\.spot) == [.file("Content/pages/about.md", line: 7)])
    #expect(found.map(\.severity) == [.error])
  }
}
