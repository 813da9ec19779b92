import Testing

@testable import Boardwalk

@Suite("The night's figures of posts")
struct PostFiguresTests {
  private static let night: Int64 = 86_400

  private static func job(closes: String? = nil, _ text: String = "Work.") -> String {
    "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-17\n\(closes.map { "closes: \($0)\n" } ?? "")---\n\(text)\n"
  }

  @Test("What came, changed, ended, was renewed and was taken away adds up to what is on offer, and is counted once")
  func nights() async throws {
    let board = try TestBoard()
    var (night, open) = (Int64(0), 0)
    func check(_ what: String, _ new: Int = 0, _ changed: Int = 0, _ ended: Int = 0) async throws {
      let report = try await board.run(now: TestBoard.now + night * Self.night).publish()
      #expect(report.posts == PostFigures(new: new, changed: changed, ended: ended), "\(what)")
      open += new - ended
      #expect(report.openPosts == open, "\(what)")
      #expect([report.new, report.changed, report.ended] == [0, 0, 0], "\(what)")
      night += 1
    }
    try board.write(Self.job(), to: "Content/jobs/a.md")
    try board.write(Self.job(closes: "2026-11-22"), to: "Content/jobs/b.md")
    try await check("the first night", 2)
    try await check("nothing")
    try board.write(Self.job(closes: "2026-11-30"), to: "Content/jobs/c.md")
    try board.write(Self.job("Other work."), to: "Content/jobs/a.md")
    try await check("one more, one that is edited, one that is over", 1, 1, 1)
    try await check("nothing")
    try board.remove("Content/jobs/b.md")
    try await check("one that was over is taken away")
    try board.write(Self.job(closes: "2026-11-20"), to: "Content/jobs/c.md")
    try await check("one that is said to be over", 0, 1, 1)
    try board.write(Self.job(closes: "2026-12-20"), to: "Content/jobs/c.md")
    try await check("it is renewed", 1, 1)
    try board.remove("Content/jobs/a.md")
    try await check("one that is on offer is taken away", 0, 0, 1)
  }

  @Test("A store that comes back from the site counts nothing again")
  func restored() async throws {
    let board = try TestBoard()
    try board.write(Self.job(), to: "Content/jobs/a.md")
    try board.write(Self.job(closes: "2026-11-20"), to: "Content/jobs/b.md")
    #expect(try await board.run().publish().posts == PostFigures(new: 1))
    try board.remove(".boardwalk")
    try board.remove("Content/jobs/b.md")
    #expect(try await board.run(now: TestBoard.now + Self.night).publish().posts == PostFigures())
  }
}
