import Testing

@testable import Boardwalk

@Suite("The feeds of a board")
struct FeedFilesTests {
  /// So many jobs of a day, that a board knows from its first night.
  private static func old(_ count: Int, posted: String = "2026-11-18") throws -> [Job] {
    try (0..<count).map { try .plain("old-\($0)", title: "Old \($0)", posted: posted) }
  }

  @Test("What is new tonight is in the feeds of everything, however long ago it was posted")
  func newest() async throws {
    let old = try Self.old(120)
    let new = try Job.plain("new", title: "Late finder", posted: "2026-09-01")
    let site = try await PrintedSite(settings: { $0.outputs = [.atom] }, nights: [old, old + [new]])
    for path in ["feed.xml", "feed.json", "atom.xml"] {
      #expect(site[path].contains("Late finder"), "\(path)")
    }
    #expect(site["feed.xml"].between("<item>", "</item>").count == 100)
    #expect(site["feed.xml"].between("<item>", "</item>").first?.contains("Late finder") == true)
  }

  @Test("Those first seen last are chosen, and of those seen at one moment the ones that the board shows first")
  func choice() async throws {
    var random = SystemRandomNumberGenerator()
    var board = try await PrintedSite([.plain()]).site.board
    board.jobs = try (0..<300).map {
      .of(try .plain("\($0)"), firstSeen: Int64.random(in: 0..<90, using: &random))
    }
    let some = Positions(board.jobs.indices.filter { $0 % 7 != 0 })
    for count in [0, 1, 40, 100, some.count, 400] {
      let wanted = some.sorted {
        (board.jobs[$1].firstSeen, $0) < (board.jobs[$0].firstSeen, $1)
      }
      #expect(Array(board.seenLast(count, of: some)) == wanted.prefix(count).sorted())
    }
  }
}
