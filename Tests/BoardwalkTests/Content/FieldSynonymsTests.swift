import Testing

@testable import Boardwalk

@Suite("Fields that are called otherwise elsewhere")
struct FieldSynonymsTests {
  @Test(
    "A field of another kind of file, or of another board, is told from its meaning",
    arguments: [
      ("jobs", "expires", "closes"), ("jobs", "deadline", "closes"), ("referrals", "closes", "expires"),
      ("jobs", "company", "organization"), ("jobs", "salary", "pay"), ("jobs", "validThrough", "closes"),
      ("referrals", "Date_Posted", "posted"), ("people", "title", "name"), ("pages", "name", "title"),
    ])
  func meant(shelf: String, written: String, meant: String) {
    let found = BoardInMemory.findings(in: "Content/\(shelf)/a.md", "---\n\(written): x\n---\n")
    let unknown = found.filter { $0.message == "unknown field `\(written)`" }
    #expect(unknown.map(\.hint) == ["did you mean `\(meant)`?"], "\(found)")
  }

  @Test("What means nothing here is answered with the names that are known")
  func nothing() {
    let found = BoardInMemory.findings(in: "Content/people/a.md", "---\nname: A\nsalary: 3\n---\n")
    #expect(found.map(\.hint) == ["known here: aliases, contact, name, organization, role"])
  }
}
