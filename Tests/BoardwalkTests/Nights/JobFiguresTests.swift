import Testing

@testable import Boardwalk

@Suite("The night's figures of jobs")
struct JobFiguresTests {
  private static let night: Int64 = 86_400

  private static func job(_ id: String, closes: String?) -> JobDraft {
    var draft = JobDraft.clerk(id)
    draft.closes = closes
    return draft
  }

  /// What happens to one job from one night to the next: its last day, and what its source calls it.
  private static let lives: [(String, [String?])] = [
    ("moved to before the run before", ["2026-12-24", "2026-11-19", "2026-11-19"]),
    ("moved to between the runs", ["2026-12-24", "2026-11-21", "2026-11-21"]),
    ("over, then moved to between the runs", ["2026-11-18", "2026-11-21", "2026-11-21"]),
    ("over, then moved to another day that was", ["2026-11-18", "2026-11-17", "2026-11-16"]),
    ("over, then renewed, then taken back", ["2026-11-18", "2026-12-24", "2026-11-17"]),
    ("open without a last day, then over", [nil, "2026-11-19", nil]),
    ("passed by itself", ["2026-11-21", "2026-11-21", "2026-11-21"]),
  ]

  @Test("A last day that moves adds up to what is on offer", arguments: lives)
  func moved(what: String, days: [String?]) async throws {
    let nights = try Nights()
    // The last day of the first night is over at noon of the next one, at the end of the Earth.
    let start = TestBoard.now + 5 * 3600
    var open = 0
    for (night, day) in days.enumerated() {
      let answer = Nights.Answer.drafts([Self.job("1", closes: day), Self.job("2", closes: nil)])
      let board = try await nights.night(at: start + Int64(night) * Self.night, ["api": answer])
      open += nights.counts.new + nights.counts.reopened - board.newlyEnded - nights.counts.endedOtherwise
      #expect(open == board.jobs.count, "\(what), night \(night)")
    }
  }

  @Test(
    "An id that stands for another job adds up, whether one or the other is over", arguments: [nil, "2026-11-18"],
    [nil, "2026-11-18"])
  func reused(former: String?, later: String?) async throws {
    func job(_ title: String, _ text: String, closes: String?) -> Nights.Answer {
      var draft = Self.job("7", closes: closes)
      (draft.title, draft.sections) = (title, [SectionClaim(.other, .plain(text))])
      return .drafts([draft])
    }
    let nights = try Nights()
    let sailing = "Keep the lights burning on every pier and buoy along our northern coast in all weather."
    let cooking = "Prepare hot meals for forty guests, order vegetables, plan menus and train two apprentices daily."
    let before = try await nights.night(
      at: TestBoard.now, ["api": job("Lighthouse keeper", sailing, closes: former)])
    let after = try await nights.night(
      at: TestBoard.now + Self.night, ["api": job("Head cook", cooking, closes: later)])
    #expect(nights.counts.reused == 1)
    let change = nights.counts.new + nights.counts.reopened - after.newlyEnded - nights.counts.endedOtherwise
    #expect(before.jobs.count + change == after.jobs.count)
  }

  @Test(
    "A copy that is not shown because the employer took the job down is counted behind the sum, until it is shown again"
  )
  func withdrawn() async throws {
    func job(_ id: Int, _ title: String) -> String {
      FakeUSAJobs.item(id, title).replacing("2026-12-18", with: "2027-12-18")
    }
    let copy = """
      {"count":1,"results":[{"id":"7","title":"Hydrologist","description":"You forecast…","created":"2026-11-18T09:00:00Z",
      "redirect_url":"https://www.adzuna.com/land/7","company":{"display_name":"Office of Tides"},
      "location":{"area":["US","Maine","Portland"],"display_name":"Portland, Maine"}}]}
      """
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(
        sources: "[usajobs: { replies: replies }, adzuna: { replies: copies }]")
        + "remove-closed-after: 2\n",
      "Content/copies/1.json": copy,
    ])
    var sum: Int?
    for night in [0, 1, 2, 3, 4, 5, 40, 66] as [Int64] {
      let items = [job(2, "Tide clerk")] + (night < 2 ? [job(1, "Hydrologist")] : [])
      try board.write(FakeUSAJobs.reply(items, total: items.count), to: "Content/replies/1.json")
      let report = try await board.run(now: TestBoard.now + night * Self.night).publish()
      let now = report.open + report.duplicates
      if let sum { #expect(sum + report.new - report.ended == now, "night \(night)") }
      #expect(report.open == ((3...40).contains(night) ? 1 : 2), "night \(night)")
      #expect(report.duplicates == (night == 66 ? 0 : 1), "night \(night)")
      sum = now
    }
  }

  @Test("A last day that moves into the past is among the ended of the report")
  func reported() async throws {
    let board = try TestBoard.whole()
    _ = try await board.run(now: TestBoard.now).publish()
    let over = FakeUSAJobs.item(1).replacing("2026-12-18", with: "2026-11-20")
    try board.write(
      FakeUSAJobs.reply([over, FakeUSAJobs.item(2, "Tide clerk")], total: 2), to: "Content/replies/1.json")
    let report = try await board.run(now: TestBoard.now + Self.night).publish()
    #expect([report.new, report.changed, report.ended, report.open - report.openPosts] == [0, 1, 1, 1])
  }
}
