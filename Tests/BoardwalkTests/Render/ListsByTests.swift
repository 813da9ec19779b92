import Testing

@testable import Boardwalk

@Suite("Which lists of jobs a board has")
struct ListsByTests {
  private func published(_ setting: String) async throws -> TestBoard {
    let board = try TestBoard.whole((1...3).map { FakeUSAJobs.item($0, "Clerk \($0)") })
    try board.write(
      TestBoard.settings(sources: "[usajobs: { replies: replies }]") + "\n\(setting)\n", to: "Content/board.yml")
    _ = try await board.run().publish()
    return board
  }

  private func folders(of board: TestBoard) -> Set<String> {
    Set(board.publishedPaths.compactMap { $0.split(separator: "/").first.map(String.init) })
      .intersection(["organizations", "locations", "categories"])
  }

  @Test("All of them, unless the board says otherwise")
  func all() async throws {
    #expect(folders(of: try await published("page-size: 25")) == ["organizations", "locations", "categories"])
  }

  @Test("One that is not named has no pages, and nothing links to it: the site is whole")
  func some() async throws {
    let board = try await published("lists-by: [organizations]")
    #expect(folders(of: board) == ["organizations"])
    let job = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/") })
    let page = try #require(board.published(job))
    #expect(page.contains("organizations/") && !page.contains("categories/"))
    #expect(try #require(board.published("sitemap.xml")).contains("locations") == false)
  }

  @Test("Without any, jobs can still be narrowed by what they have")
  func none() async throws {
    let board = try await published("lists-by: []")
    #expect(folders(of: board).isEmpty)
    #expect(try #require(board.published("data/index.json")).contains("\"organization\""))
  }

  @Test("A division that there is not is a finding")
  func unknown() async throws {
    let board = try TestBoard.whole()
    try board.write(
      TestBoard.settings(sources: "[usajobs: { replies: replies }]") + "\nlists-by: [colours]\n",
      to: "Content/board.yml")
    let findings = await board.findings(board.run())
    #expect(findings.contains { $0.severity == .error && $0.message.contains("colours") })
  }
}
