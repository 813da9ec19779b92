import Foundation
import Testing
import Web

@testable import Boardwalk

@Suite("A check of a board whose sources are not asked")
struct CheckWithStoreTests {
  private static let page = "---\ntitle: About\nmenu: 1\n---\n[Here](../%).\n"

  private static func posting(_ count: Int) -> String {
    let jobs = (1...count).map { number in
      #"{"@type":"JobPosting","identifier":{"value":"\#(number)"},"title":"Glazier","hiringOrganization":"Panes","description":"<p>Glaze.</p>"}"#
    }.joined(separator: ",")
    return "<html><script type=\"application/ld+json\">[\(jobs)]</script></html>"
  }

  private static func board(linkingTo link: String, in name: String = "Content/pages/about.md") throws -> TestBoard {
    try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[jobposting: { pages: \"https://p.example/1\" }]")
        + "languages: [en, de]\n",
      name: name.hasSuffix(".md")
        ? page.replacing("%", with: link) : "<a href=\"{{root}}\(link)\">x</a></body></html>\n",
    ])
  }

  private static func run(_ board: TestBoard) -> Build {
    var run = board.run()
    run.world.send = { (request) async throws(WebError) in
      Response(status: 200, body: Array(posting(2).utf8), url: request.url)
    }
    return run
  }

  private static func checked(_ board: TestBoard) async throws -> BuildReport {
    let scratch = try TestBoard([:])
    return try await Build(BoardFolder(path: board.path), in: .withoutNetwork(now: TestBoard.now + 60))
      .check(scratch: scratch.path + "/check")
  }

  /// Without the pages that only the theme's own foot leads to.
  private static func warnings(_ report: BuildReport) -> [String] {
    report.findings.filter { $0.severity != .notice }.map(\.message).filter { $0 != "No page of the site leads here." }
  }

  private static let places = ["Content/pages/about.md", "Templates/partials/foot.mustache"]

  @Test("The jobs in the store are there, and nothing of it is changed", arguments: places)
  func known(place: String) async throws {
    let board = try Self.board(linkingTo: "organizations/panes/", in: place)
    _ = try await Self.run(board).fetch()
    let before = try Self.files(of: board)
    let report = try await Self.checked(board)
    #expect(report.open == 2)
    #expect(Self.warnings(report) == [])
    #expect(try Self.files(of: board) == before)
  }

  @Test("A store that is not what was written is doubted by a check, and by whoever prints or lists what is in it")
  func damaged() async throws {
    let board = try Self.board(linkingTo: "organizations/panes/")
    _ = try await Self.run(board).fetch()
    let run = board.run(now: TestBoard.now + 60)
    var said: [Diagnostic] = []
    _ = try run.board { said += $0 }
    #expect(said.isEmpty)
    var bytes = try #require(FileManager.default.contents(atPath: run.folder.store))
    let title = try #require(bytes.range(of: Data("Glazier".utf8)))
    bytes[title.lowerBound] = UInt8(ascii: "B")
    try bytes.write(to: URL(filePath: run.folder.store))
    let doubt = "The store is not what the last run wrote, so what it says may be wrong."
    #expect(Self.warnings(try await Self.checked(board)) == [doubt])
    _ = try run.board { said += $0 }
    #expect(said.map(\.message) == [doubt])
    let report = try await run.print(from: run.folder.store, into: { _, _, _ in })
    #expect(Self.warnings(report) == [doubt])
    #expect(FileManager.default.contents(atPath: run.folder.store) == bytes)
  }

  @Test("A link to a job that is not in the store is broken")
  func broken() async throws {
    let board = try Self.board(linkingTo: "organizations/pains/")
    _ = try await Self.run(board).fetch()
    let broken = Self.warnings(try await Self.checked(board))
    #expect(broken.map { String($0.prefix { $0 != "”" }) } == ["The link “../organizations/pains/"])
  }

  @Test(
    "Where no store has the jobs, nobody knows which there are", arguments: places,
    ["jobs/glazier-7abcdef/", "page/2/"])
  func unknown(place: String, link: String) async throws {
    let board = try Self.board(linkingTo: link, in: place)
    #expect(Self.warnings(try await Self.checked(board)) == [])
    // A source that came to it since.
    _ = try await Self.run(board).fetch()
    try board.write(
      TestBoard.settings(
        sources: "[jobposting: { pages: \"https://p.example/1\" }, greenhouse: { board: panes }]"),
      to: "Content/board.yml")
    #expect(Self.warnings(try await Self.checked(board)) == [])
  }

  /// What is in the board's folder.
  private static func files(of board: TestBoard) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: board.path)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: "\(board.path)/\($0)") ?? Data()) })
  }
}
