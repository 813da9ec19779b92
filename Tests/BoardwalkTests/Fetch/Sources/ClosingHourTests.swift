import Testing

@testable import Boardwalk

@Suite("The hour of a last day, from board to board")
struct ClosingHourTests {
  @Test(
    "The next board states the hour that the first one states, and keeps the job open all day as that does",
    arguments: [
      ("2026-12-01T17:00:00-05:00", "2026-12-01T17:00:00-05:00", "17:00 UTC−5", 1740),
      ("2026-12-01T12:00:00Z", "2026-12-01T12:00:00+00:00", "12:00 UTC", nil),
      ("2026-12-01 17:00", "2026-12-01T17:00:00", "17:00", nil),
      ("2026-12-01T09:00:00+13:00", "2026-12-01T09:00:00+13:00", "09:00 UTC+13", 660),
      ("2026-12-01", "2026-12-02T11:59:59Z", nil, nil),
      ("2026-12-02T04:59:59Z", "2026-12-02T04:59:59Z", nil, 1740),
    ] as [(String, String, String?, Int?)], ["boardwalk: { address:", "feed: { url:"])
  func hours(_ written: (closes: String, told: String, hour: String?, until: Int?), source: String) async throws {
    let rows = """
      [{"id":1,"title":"Rigger","company":"Mill","country":"GB","description":"Rig.","url":"https://mill.example/1",
      "closes":"\(written.closes)"}]
      """
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: rows }]"), "Content/rows/1.json": rows,
    ])
    _ = try await board.run().publish()
    let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/rigger") })
    #expect(board.text(of: path).between("\"validThrough\":\"", "\"") == [written.told])
    if let hour = written.hour {
      #expect(board.text(of: path).between("<dt>Until</dt><dd>", "</dd>") == ["<span>\(hour)</span>"])
    }
    let site = board.site
    let base = "https://test.example.org/board/"
    let asked = try await Asked("\(source) \"\(base)\(source.hasPrefix("feed") ? "feed.json" : "")\" }") { address in
      let path = String(address.dropFirst(base.count))
      let file = site[path.hasSuffix("/") ? path + "index.html" : path] ?? site[path + "/index.html"]
      return file.map { (200, String(decoding: $0, as: UTF8.self)) } ?? (404, "")
    }
    let job = try #require(asked.jobs().first)
    #expect(job.facts.first { $0.label == "Until" }?.value == written.hour)
    #expect(job.deadline?.day.description == "2026-12-01")
    #expect(job.deadline?.until == written.until)
  }

  @Test("Of a job that is over at an hour, the page does not say that it is open to the end of the day")
  func exact() throws {
    let today = try Day.on("2026-11-21")
    var draft = JobDraft.clerk("1")
    (draft.closes, draft.closesAtEndOfDay) = ("2026-12-01T16:00:00Z", false)
    let job = Normaliser(today: today).job(from: draft, source: "b").0
    #expect(job?.facts.first { $0.label == "Until" }?.value == "16:00 UTC")
  }
}
