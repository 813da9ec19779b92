import Testing

@testable import Boardwalk

@Suite("What tells rows of files apart")
struct FileIDsTests {
  static let head = "Title,Company,Location,Link\n"

  @Test("An address that several rows have is the id of none of them")
  func shared() async throws {
    let table =
      Self.head + "Cook,Acme,Leeds,https://acme.org/careers\nMaid,Acme,Leeds,https://acme.org/careers\n"
      + "Page,Acme,Leeds,https://acme.org/careers/7\nCook,Acme,York,https://acme.org/careers\n"
    let asked = try await Asked("files:", recorded: ["jobs.csv": table])
    let ids = asked.drafts.map(\.sourceID)
    #expect(Set(ids).count == 4 && ids[2] == "https://acme.org/careers/7")
    #expect(ids.indices.allSatisfy { $0 == 2 || ids[$0].hasPrefix("made-") })
    #expect(asked.drafts.compactMap(\.sourceURL).count == 4)
    #expect(
      asked.findings == [
        "3 rows without `id` have an address that other rows have too, such as “https://acme.org/careers”; title, organization "
          + "and location tell them apart."
      ])
  }

  @Test("Rows with ids may have one address, and addresses that differ are ids")
  func others() async throws {
    let asked = try await Asked(
      "files:",
      recorded: [
        "1.csv": "id," + Self.head + "1,Cook,Acme,Leeds,https://a.example/\n2,Maid,Acme,Leeds,https://a.example/\n",
        "2.csv": Self.head + "Cook,Acme,Leeds,https://b.example/1\nCook,Acme,Leeds,https://b.example/2\n",
      ])
    #expect(asked.drafts.map(\.sourceID) == ["1", "2", "https://b.example/1", "https://b.example/2"])
    #expect(asked.findings == [])
  }

  @Test("A row whose address becomes its own stays the job that it was")
  func last() async throws {
    let names = ["id", "title", "url"]
    let row = FileRow(
      ["title": "Cook", "url": "https://a.example/"], in: FileColumns(names, as: nil))
    let made = try #require(FileIDs(of: [row, row], knowing: []).id(of: row))
    #expect(made.hasPrefix("made-"))
    #expect(FileIDs(of: [row], knowing: [made]).id(of: row) == made)
    #expect(FileIDs(of: [row], knowing: [made, "https://a.example/"]).id(of: row) == "https://a.example/")
    #expect(FileIDs(of: [row], knowing: []).id(of: row) == "https://a.example/")
  }
}
