import Foundation
import Testing

@testable import Boardwalk

@Suite("Ids that stand for another job")
struct ReissueTests {
  private static let start = TestBoard.now
  private static let night: Int64 = 86_400
  private static let texts = [
    "Keep the lights burning on every pier and buoy along our northern coast in all weather.",
    "Prepare hot meals for forty guests, order vegetables, plan menus and train two apprentices daily.",
    "Repair church organs: leather, pipes, wind chests; travel between parishes with your own tools.",
  ]

  private static func job(_ title: String, _ text: Int, id: String = "7") -> JobDraft {
    var draft = JobDraft(sourceID: id)
    (draft.title, draft.organization, draft.posted) = (title, "Harbour Office", "2026-11-02")
    draft.sections = [SectionClaim(.other, .plain(texts[text]))]
    return draft
  }

  @Test("The other job has an id and an address of its own and keeps them; the one before is over and keeps its own")
  func reissued() async throws {
    let nights = try Nights()
    func night(_ number: Int64, _ drafts: [JobDraft]) async throws -> Board {
      try await nights.night(at: Self.start + number * Self.night, ["api": .drafts(drafts)])
    }
    let first = try await night(0, [Self.job("Lighthouse keeper", 0)])
    let slug = try #require(first.jobs.first?.slug)
    let second = try await night(1, [Self.job("Head cook", 1)])
    #expect(second.jobs.map(\.id.description) == ["api:7~~2"])
    #expect(second.jobs.map(\.firstSeen) == [Self.start + Self.night])
    #expect(second.jobs.first?.slug == Slug(title: "Head cook", id: JobID(source: "api", sourceID: "7~~2")))
    #expect(second.moved.isEmpty && second.newlyEnded == 1)
    #expect(nights.counts == StoreRun.Counts(new: 1, closed: 1, reused: 1))
    let former = try #require(try nights.store.job("7"))
    #expect(former.summary.slug == slug && former.summary.title == "Lighthouse keeper" && former.closed != nil)

    for number in 2...3 {
      let later = try await night(Int64(number), [Self.job("Head cook", 1)])
      #expect(later.jobs.map(\.id.sourceID) == ["7~~2"])
      #expect(nights.counts == StoreRun.Counts(same: 1))
    }
    let renamed = try await night(4, [Self.job("Head cook (harbour)", 1)])
    #expect(renamed.jobs.map(\.id.sourceID) == ["7~~2"])
    #expect(nights.counts.changed == 1)

    let third = try await night(5, [Self.job("Organ builder", 2)])
    #expect(third.jobs.map(\.id.sourceID) == ["7~~3"])
    let fourth = try await night(6, [Self.job("Organ builder", 2)])
    #expect(fourth.jobs.map(\.id.sourceID) == ["7~~3"])
    let after = try await night(400 + 6, [Self.job("Organ builder", 2)])
    #expect(after.jobs.map(\.id.sourceID) == ["7~~3"])
  }

  @Test("A source asks again only for the texts of jobs that the store has none of")
  func texts() async throws {
    let store = try TestStore()
    try store.run(at: Self.start, [.plain("7", title: "Keeper") { $0.excerpt = "Keep the lights." }])
    let entry = SourceEntry(name: "api", source: SilentSource())
    for number in 1...2 {
      let settings = try BoardContent.of().settings
      let intake = try Intake(store.store, clock: .rightly(Self.start + Int64(number) * Self.night), settings)
      #expect(try await intake.idsWithText(of: "api") == ["7"])
      try await intake.take(DraftPage(drafts: [Self.job("Head cook", 1)]), from: entry)
      let delivery = Delivery(source: "api", outcome: .complete, count: 1)
      _ = try await intake.finish([delivery], accepting: [], noting: [])
    }
  }

  @Test("A site that is restored from knows whose id is whose")
  func restored() async throws {
    let board = try TestBoard.whole()
    func write(_ title: String, _ text: Int) throws {
      let row = [
        "id": "7", "title": title, "organization": "Office", "url": "https://o.example/7",
        "description": Self.texts[text],
      ]
      try board.write(
        String(decoding: try JSONSerialization.data(withJSONObject: [row]), as: UTF8.self), to: "Content/rows/1.json")
    }
    try board.write(
      "title: B\nbase-url: https://b.example/\nsources:\n  - files: { name: rows, replies: rows }\n",
      to: "Content/board.yml")
    try write("Lighthouse keeper", 0)
    _ = try await board.run(now: Self.start).publish()
    try write("Head cook", 1)
    let before = try await board.run(now: Self.start + Self.night).publish()
    #expect(before.new == 1 && before.ended == 1)
    try board.remove(".boardwalk")
    let after = try await board.run(now: Self.start + 2 * Self.night).publish()
    #expect(after.new == 0 && after.ended == 0 && after.open == before.open)
    #expect(board.text(of: "data/index.json").contains("rows:7~~2"))
  }
}
