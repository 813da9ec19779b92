import Testing

@testable import Boardwalk

@Suite("Many ids that stand for other jobs at once")
struct MassReissueTests {
  private static let start = TestBoard.now
  private static let night: Int64 = 86_400
  private static let english =
    "We look after two greenhouses and the people who get lost in them every single morning before breakfast and tea."
  private static let german =
    "Wir pflegen zwei Gewächshäuser samt allen Leuten darin jeden Morgen noch vor dem Frühstück oder Tee im Garten."

  private static func jobs(_ range: Range<Int>, isGerman: Bool = false) -> [JobDraft] {
    range.map { number in
      var draft = JobDraft(sourceID: "\(number)")
      (draft.title, draft.organization) = ("\(isGerman ? "Gärtnerin" : "Gardener") \(number)", "Glass Office")
      draft.sections = [SectionClaim(.other, .plain(isGerman ? german : english))]
      return draft
    }
  }

  private func play(_ nights: Nights, _ number: Int64, _ answer: Nights.Answer) async throws -> Board {
    try await nights.night(at: Self.start + number * Self.night, ["api": answer])
  }

  private func titles(_ board: Board) -> [String: Int] {
    Dictionary(grouping: board.jobs, by: { String($0.title.prefix { $0 != " " }) }).mapValues(\.count)
  }

  @Test(
    "An answer with the same ids and other words is hard to believe: nothing closes or opens until the third night",
    arguments: [5, 40])
  func otherWords(count: Int) async throws {
    let nights = try Nights()
    _ = try await play(nights, 0, .drafts(Self.jobs(0..<count)))
    for number in 1...2 as ClosedRange<Int64> {
      let board = try await play(nights, number, .drafts(Self.jobs(0..<count, isGerman: true)))
      #expect(
        nights.outcome
          == .suspect(
            "None of the \(count) jobs that were open is in its answer; they stay. \(count) ids in it stand for another job than before."
          ))
      #expect(titles(board) == ["Gardener": count] && board.closed.isEmpty)
      #expect(nights.counts == StoreRun.Counts())
      #expect(try nights.store.store.jobs().count == count)
    }
    let believed = try await play(nights, 3, .drafts(Self.jobs(0..<count, isGerman: true)))
    #expect(titles(believed) == ["Gärtnerin": count] && believed.closed.count == count)
    #expect(nights.counts == StoreRun.Counts(new: count, closed: count, reused: count))
    _ = try await play(nights, 4, .drafts(Self.jobs(0..<count, isGerman: true)))
    #expect(nights.outcome == .complete && nights.counts == StoreRun.Counts(same: count))
  }

  @Test("An answer that comes back to the former words is as if nothing had been")
  func back() async throws {
    let nights = try Nights()
    _ = try await play(nights, 0, .drafts(Self.jobs(0..<40)))
    _ = try await play(nights, 1, .drafts(Self.jobs(0..<40, isGerman: true)))
    let board = try await play(nights, 2, .drafts(Self.jobs(0..<40)))
    #expect(nights.outcome == .complete && nights.counts == StoreRun.Counts(same: 40))
    #expect(titles(board) == ["Gardener": 40])
  }

  @Test("In an answer that is less than all no id makes a job close; a few other jobs are added, many are not")
  func partial() async throws {
    for (reissued, isAdded) in [(3, true), (4, false), (30, false)] {
      let nights = try Nights()
      _ = try await play(nights, 0, .drafts(Self.jobs(0..<40)))
      let drafts = Self.jobs(0..<reissued, isGerman: true)
      for number in 1...3 as ClosedRange<Int64> {
        let board = try await play(nights, number, Nights.Answer(pages: [drafts], end: .cut))
        #expect(board.closed.isEmpty && nights.counts.closed == 0)
        #expect(titles(board)["Gardener"] == 40 && titles(board)["Gärtnerin"] == (isAdded ? reissued : nil))
        let isSaid = nights.deliveries.first?.findings.contains { $0.message.contains("an answer that is not whole") }
        #expect(isSaid == !isAdded)
      }
      let whole = drafts + Self.jobs(reissued..<40)
      let board = try await play(nights, 4, .drafts(whole))
      #expect(nights.outcome?.word == (reissued == 30 ? "suspect" : "complete"))
      #expect(titles(board)["Gardener"] == (reissued == 4 ? 36 : 40))
    }
  }

  @Test("A few ids that stand for other jobs in an answer that is hard to believe close nothing either")
  func fewInDoubt() async throws {
    let nights = try Nights()
    _ = try await play(nights, 0, .drafts(Self.jobs(0..<40)))
    let board = try await play(nights, 1, .drafts(Self.jobs(0..<3, isGerman: true)))
    #expect(nights.outcome?.word == "suspect")
    #expect(titles(board) == ["Gardener": 40] && board.closed.isEmpty)
    #expect(
      nights.deliveries.first?.findings.map(\.message).last
        == "3 ids stand for another job than before, in an answer that is hard to believe; until it is believed the jobs that had "
        + "them stay as they are.")
  }

  @Test("A source that is asked for something else gives other words: what had the ids is not said to have closed")
  func askedAnew() async throws {
    let nights = try Nights()
    _ = try await play(nights, 0, .drafts(Self.jobs(0..<40)).to("en"))
    var board = try await play(nights, 1, .drafts(Self.jobs(0..<40, isGerman: true)).to("de"))
    #expect(nights.outcome == .complete)
    #expect(titles(board) == ["Gardener": 40, "Gärtnerin": 40])
    board = try await play(nights, 2, .drafts(Self.jobs(0..<40, isGerman: true)).to("de"))
    #expect(titles(board) == ["Gärtnerin": 40])
    #expect(try nights.store.store.jobs().count { $0.closed != nil && $0.isUnasked } == 40)
  }

  @Test(
    "The night after an id was given to another job, that one has not changed, though nobody says when it was posted")
  func unchanged() async throws {
    let nights = try Nights()
    _ = try await play(nights, 0, .drafts(Self.jobs(0..<1)))
    for number in 1...3 as ClosedRange<Int64> {
      let board = try await play(nights, number, .drafts(Self.jobs(0..<1, isGerman: true)))
      #expect(board.jobs.map(\.posted) == [Day(instant: Self.start + Self.night)])
      #expect(nights.counts == (number == 1 ? StoreRun.Counts(new: 1, closed: 1, reused: 1) : StoreRun.Counts(same: 1)))
    }
  }
}
