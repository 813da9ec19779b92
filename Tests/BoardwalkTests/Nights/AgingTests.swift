import Testing

@testable import Boardwalk

@Suite("What a source has not confirmed for days")
struct AgingTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  @Test(
    "It says so after 3 days, search engines no longer hear of it after 7, and after 30 it is closed",
    arguments: [
      (0, Listing.Freshness.fresh, true), (2, .fresh, true), (3, .aging, true), (6, .aging, true), (7, .stale, true),
      (29, .stale, true), (30, .stale, false), (44, .stale, false),
    ])
  func ages(days: Int, freshness: Listing.Freshness, isOpen: Bool) async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1"]])])
    for night in 1..<max(2, days) { try await nights.night(at: start + Int64(night) * day, ["api": .failing([])]) }
    let board = try await nights.night(at: start + Int64(days) * day, ["api": .failing([])])
    let listing = try #require((board.jobs + board.closed).first)
    #expect(listing.freshness == freshness)
    #expect(listing.isOpen == isOpen)
    #expect(listing.checked == start)
    if !isOpen { #expect(listing.end?.cause == .lost) }
  }

  @Test("A job that a partial answer has is fresh, whatever else is missing from it")
  func partial() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1", "2"]])])
    for night in 1...31 { try await nights.night(at: start + Int64(night) * day, ["api": .cut([["1"]])]) }
    let board = try await nights.night(at: start + 32 * day, ["api": .cut([["1"]])])
    #expect(board.jobs.map(\.id.sourceID) == ["1"])
    #expect(board.jobs.map(\.freshness) == [.fresh])
    #expect(board.closed.map(\.end?.cause) == [.lost])
  }

  @Test("A job taken as lost is open again, first seen when it was, as soon as its source has it")
  func reopens() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1"]])])
    for night in stride(from: 10, through: 40, by: 10) {
      try await nights.night(at: start + Int64(night) * day, ["api": .failing([])])
    }
    let board = try await nights.night(at: start + 41 * day, ["api": .all([["1"]])])
    #expect(board.jobs.map(\.freshness) == [.fresh])
    #expect(try nights.store.job("1")?.firstSeen == start)
  }

  @Test(
    "A job that was taken as lost counts as on offer again, one that was only not confirmed does not",
    arguments: [(29, 0), (30, 1)] as [(days: Int, again: Int)], [false, true])
  func countsAgain(_ last: (days: Int, again: Int), isOnlyListed: Bool) async throws {
    let nights = try Nights()
    var drafts = [JobDraft.clerk("1"), .clerk("2")]
    for index in drafts.indices { drafts[index].sections = [SectionClaim(.summary, .plain("Keeps the books."))] }
    try await nights.night(at: start, ["api": .drafts(drafts)])
    var board = try await nights.night(at: start + Int64(last.days) * day, ["api": .failing([])])
    #expect(board.newlyEnded == 2 * last.again)
    for index in drafts.indices { drafts[index].isOnlyListed = isOnlyListed }
    board = try await nights.night(at: start + Int64(last.days + 1) * day, ["api": .drafts(drafts)])
    #expect(board.jobs.count == 2 && board.newlyEnded == 0)
    #expect(nights.counts.reopened == 2 * last.again && nights.counts.new == 0)
  }

  @Test("What a whole answer lacked is not lost as long as it stays on the board, and does not count again")
  func confirmedByLacking() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1", "2"]])])
    try await nights.night(at: start + 20 * day, ["api": .all([["1"]])])
    let board = try await nights.night(at: start + 31 * day, ["api": .failing([])])
    #expect(board.jobs.count == 2)
    try await nights.night(at: start + 32 * day, ["api": .all([["1", "2"]])])
    #expect(nights.counts.reopened == 0)
  }

  @Test(
    "What was lost for more than a year is forgotten: of a source that never gives all it has, and of one that the board has no longer",
    arguments: [false, true])
  func forgotten(isTakenOut: Bool) async throws {
    let nights = try Nights(sources: ["api", "other"])
    try await nights.night(at: start, ["api": .cut([["1", "2"]]), "other": .all([["3"]])])
    if isTakenOut { nights.content.settings.sources.removeFirst() }
    for night in stride(from: 20, through: 420, by: 20) as StrideThrough<Int64> {
      let answers: [String: Nights.Answer] = ["other": .all([["3"]])]
      try await nights.night(
        at: start + night * day, isTakenOut ? answers : answers.merging(["api": .cut([["1"]])]) { $1 })
    }
    #expect(try nights.store.job("2") != nil)
    for night in [431, 440] as [Int64] {
      try await nights.night(
        at: start + night * day,
        isTakenOut ? ["other": .all([["3"]])] : ["other": .all([["3"]]), "api": .cut([["1"]])])
    }
    #expect(try nights.store.job("2") == nil)
    #expect(try (nights.store.job("1") == nil) == isTakenOut)
  }

  @Test("What a source had that has failed for more than a year is forgotten, and not before")
  func failing() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1"]])])
    for night in stride(from: 20, through: 480, by: 20) as StrideThrough<Int64> {
      try await nights.night(at: start + night * day, ["api": .failing([])])
      if night == 460 { #expect(try nights.store.job("1") == nil) }
      if night == 420 { #expect(try nights.store.job("1") != nil) }
    }
  }

  @Test("End dates hold while the source is down")
  func deadline() async throws {
    let nights = try Nights()
    var draft = JobDraft(sourceID: "1")
    (draft.title, draft.organization, draft.closes) = ("Clerk", "Harbour Office", "2026-11-22")
    try await nights.night(at: start, ["api": .drafts([draft])])
    let board = try await nights.night(at: start + 3 * day, ["api": .failing([])])
    #expect(board.closed.map(\.end?.cause) == [.deadline])
    #expect(board.closed.map(\.state) == [.closed(try .on("2026-11-22"))])
  }

  @Test("A source that says that a job is over closes it at once, and opens it again by offering it")
  func sourcesWord() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1", "2"]])])
    var over = JobDraft(sourceID: "1")
    over.isClosed = true
    var other = over
    other.sourceID = "never seen"
    var board = try await nights.night(at: start + day, ["api": .drafts([over, other])])
    #expect(board.closed.map(\.id.sourceID) == ["1"])
    #expect(nights.counts.closed == 1)
    board = try await nights.night(at: start + 2 * day, ["api": .all([["1", "2"]])])
    #expect(board.jobs.map(\.id.sourceID).sorted() == ["1", "2"])
    #expect(nights.counts.reopened == 1)
  }

  @Test("A job that cannot be believed tonight is still listed, and is not taken as missing")
  func unbelievable() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1", "2"]])])
    for night in 1...3 {
      let board = try await nights.night(at: start + Int64(night) * day, ["api": .drafts([JobDraft(sourceID: "1")])])
      #expect(board.jobs.count == 2)
    }
    #expect(nights.outcome?.word == "partial")
    #expect(nights.deliveries.first?.rejected == 1)
  }

  @Test("An id that stands for another job is a new job, and its source is told on")
  func reused() async throws {
    let nights = try Nights()
    func draft(_ title: String, _ text: String) -> JobDraft {
      var draft = JobDraft(sourceID: "7")
      (draft.title, draft.organization) = (title, "Harbour Office")
      draft.sections = [SectionClaim(.other, .plain(text))]
      return draft
    }
    let sailing = "Keep the lights burning on every pier and buoy along our northern coast in all weather."
    let cooking = "Prepare hot meals for forty guests, order vegetables, plan menus and train two apprentices daily."
    try await nights.night(at: start, ["api": .drafts([draft("Lighthouse keeper", sailing)])])
    let renamed = try await nights.night(
      at: start + day, ["api": .drafts([draft("Senior lighthouse keeper", sailing)])])
    #expect(renamed.moved.count == 1)
    #expect(try nights.store.job("7")?.firstSeen == start)
    #expect(nights.counts.reused == 0)
    let other = try await nights.night(at: start + 2 * day, ["api": .drafts([draft("Head cook", cooking)])])
    #expect(other.jobs.map(\.firstSeen) == [start + 2 * day])
    // Who comes back to the keeper's page must not find the cook's.
    #expect(other.moved.map(\.listing.id.sourceID) == ["7"])
    #expect(
      nights.deliveries.first?.findings.map(\.message) == [
        "1 id stands for another job than before; it is shown as new."
      ])
  }
}
