import Testing

@testable import Boardwalk

@Suite("Rows of one answer that share an id")
struct SharedIDTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  private func jobs(_ count: Int) -> [JobDraft] { (0..<count).map { .clerk("\($0)") } }

  /// The first of so many jobs with one id.
  private func sharing(_ shared: Int, of count: Int) -> [JobDraft] {
    var jobs = jobs(count)
    for place in 0..<shared { jobs[place].sourceID = "TBD" }
    return jobs
  }

  @Test("Many rows that differ are items that cannot be used: nothing closes, and it is said how many there were")
  func many() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .drafts(jobs(40))])
    for night in 1...3 as ClosedRange<Int64> {
      let board = try await nights.night(at: start + night * day, ["api": .drafts(sharing(10, of: 40))])
      #expect(nights.outcome == .partial("9 of its 40 items could not be used."))
      #expect(board.jobs.count == 41 && board.closed.isEmpty)
      #expect(
        nights.deliveries.first?.findings.first?.message
          == "9 rows were left out, because another row of the answer with other content has the same id, such as TBD. The first counts."
      )
    }
  }

  @Test("One in twenty may differ, as of other items that cannot be used")
  func few() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .drafts(jobs(40))])
    try await nights.night(at: start + day, ["api": .drafts(sharing(2, of: 40))])
    #expect(nights.outcome == .complete)
    #expect(nights.deliveries.first?.rejected == 1)
  }

  @Test("Rows differ by their title, their place or their text, on one page or on several")
  func differences() async throws {
    let changes: [(inout JobDraft) -> Void] = [
      { $0.title = "Baker" }, { $0.organization = "Oven" }, { $0.placeText = "Hull" },
      { $0.places = [PlaceClaim(name: "Hull")] },
      { $0.sections = [SectionClaim(.other, .plain("Bake the other bread."))] },
    ]
    for change in changes {
      var first = JobDraft.clerk("7")
      first.sections = [SectionClaim(.other, .plain("Bake bread."))]
      var other = first
      change(&other)
      for pages in [[[first, other]], [[first], [other]]] {
        let nights = try Nights()
        try await nights.night(at: start, ["api": Nights.Answer(pages: pages)])
        #expect(nights.outcome == .partial("1 of its 2 items could not be used."))
      }
    }
  }

  @Test("Rows that say the same are one job, however often they come, and so is one of which less is said")
  func repeats() async throws {
    var whole = JobDraft.clerk("7")
    whole.sections = [SectionClaim(.other, .plain("Bake bread."))]
    var listed = JobDraft.clerk("7")
    listed.isOnlyListed = true
    var standing = JobDraft(sourceID: "7")
    standing.isStanding = true
    for pages in [[[whole, whole]], [[whole], [whole], [whole]], [[whole], [listed]], [[whole], [standing]]] {
      let nights = try Nights()
      let board = try await nights.night(at: start, ["api": Nights.Answer(pages: pages)])
      #expect(nights.outcome == .complete && board.jobs.count == 1)
      #expect(nights.deliveries.first?.rejected == 0)
    }
  }

  @Test(
    "Ids that differ in white space alone are one id, from the first night on", arguments: ["A  1", "A\n1", " A 1"])
  func spaces(id: String) async throws {
    let nights = try Nights()
    var rows = jobs(40)
    rows[0].sourceID = id
    rows[1].sourceID = "A 1"
    for night in 0...3 as ClosedRange<Int64> {
      let board = try await nights.night(at: start + night * day, ["api": .drafts(rows)])
      #expect(board.jobs.count == 39 && board.closed.isEmpty)
      #expect(board.jobs.contains { $0.id.sourceID == "A 1" && $0.title == "Clerk 0" })
      #expect(nights.deliveries.first?.findings.first?.message.contains("such as A 1. The first counts.") == true)
    }
  }

  @Test(
    "What a service marks in its answer to a question makes no other job of one",
    arguments: [
      ("Night <strong>nurse</strong>", "<strong>Night</strong> nurse"),
      ("&lt;b&gt;Night&lt;/b&gt; nurse", "Night nurse"),
      ("Night <c0>nurse</c0>", "Night nurse"),
    ])
  func marks(first: String, other: String) async throws {
    let nights = try Nights()
    let pages = [first, other].map { words in
      var draft = JobDraft.clerk("7")
      draft.title = words
      draft.sections = [SectionClaim(.summary, .html("\(words) wanted: the \(words) of the year."))]
      return [draft]
    }
    let board = try await nights.night(at: start, ["api": Nights.Answer(pages: pages)])
    #expect(nights.outcome == .complete && board.jobs.count == 1)
    #expect(nights.deliveries.first?.findings.isEmpty == true)
  }
}
