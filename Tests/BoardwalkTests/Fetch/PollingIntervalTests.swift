import Testing
import Web

@testable import Boardwalk

@Suite("How often a source is asked")
struct PollingIntervalTests {
  private static let search = SavedSearch.that { $0.keywords = "tides" }
  private let entry = SourceEntry(name: "scripted", source: ScriptedSource { _, _ in .complete })

  private func due(
    after seconds: Int64, searches: [SavedSearch] = [PollingIntervalTests.search], _ entry: SourceEntry? = nil,
    asked: [SavedSearch] = [PollingIntervalTests.search]
  ) -> (asked: [SourceEntry], waiting: [Diagnostic]) {
    let last = LastAnswer(instant: TestBoard.now, askedFor: self.entry.fingerprint(asking: asked))
    return PollingInterval(searches: searches, lastAnswers: ["scripted": last], now: TestBoard.now + seconds)
      .due([entry ?? self.entry])
  }

  @Test(
    "A source whose terms want an hour between two runs is not asked before it is over",
    arguments: [
      (0, false), (1, false), (3599, false), (3600, true), (86_400, true), (-1, true),
    ] as [(Int64, Bool)])
  func interval(seconds: Int64, isAsked: Bool) {
    let (asked, waiting) = due(after: seconds)
    #expect(asked.count == (isAsked ? 1 : 0))
    let notice =
      "It was not asked, because its terms want an hour between two runs; it may be asked again from"
      + " 2026-11-21T09:00:00Z. Its jobs stay as they were."
    #expect(waiting == (isAsked ? [] : [.usual(at: .source("scripted"), notice)]))
  }

  @Test("Who asks for something else may ask")
  func otherQuestion() {
    let other = SavedSearch.that { $0.keywords = "gauges" }
    #expect(due(after: 60, searches: [other]).asked.count == 1)
    #expect(due(after: 60, searches: [Self.search, other]).asked.count == 1)
    var moved = entry
    moved.endpoint = "https://mirror.example.org/"
    #expect(due(after: 60, moved).asked.count == 1)
  }

  @Test("Another title or another source's search is no other question")
  func sameQuestion() {
    var renamed = Self.search
    (renamed.title, renamed.slug) = ("High tides", "high-tides")
    let foreign = SavedSearch.that {
      $0.keywords = "gauges"
      $0.sources = ["other"]
    }
    #expect(due(after: 60, searches: [renamed, foreign]).asked.isEmpty)
  }

  @Test("Recorded replies are nobody's to ask, nor is a source that was never asked made to wait")
  func noWait() {
    var recorded = entry
    recorded.replies = "replies"
    #expect(due(after: 60, recorded).asked.count == 1)
    let never = PollingInterval(searches: [], lastAnswers: [:], now: TestBoard.now).due([entry])
    #expect(never.asked.count == 1)
  }

  @Test("An answer counts with what was asked for it, whatever came of another question after it")
  func storedAnswer() async throws {
    let board = try TestBoard.whole()
    let store = try Store(path: BoardFolder(path: board.path).store)
    let content = try BoardContent(folder: BoardFolder(path: board.path), baseURL: nil, world: board.run().world)
    let answer = LastAnswer(
      instant: TestBoard.now, askedFor: content.settings.sources[0].fingerprint(asking: content.searches))
    #expect(try store.lastAnswers() == [:])
    _ = try await board.run().fetch()
    #expect(try store.lastAnswers() == ["usajobs": answer])
    let other = "[usajobs: { replies: empty, results-per-page: 25 }]"
    try board.write(TestBoard.settings(sources: other), to: "Content/board.yml")
    let report = try await board.run(now: TestBoard.now + 60).fetch()
    #expect(report.deliveries.map(\.outcome.word) == ["failed"])
    #expect(try store.lastAnswers() == ["usajobs": answer])
  }

  @Test("Settings have one fingerprint in every run, whatever order their sets are in")
  func fingerprint() {
    struct Settings: JobSource {
      static let name = "settings"
      static let policy = SourcePolicy(title: "S", home: "https://s.example.org/")
      var words: Set<String> = []
      var key: EnvironmentSecret?
      func deliver(_: [SavedSearch], in _: World, page: (DraftPage) async throws -> Void) async throws -> Ending {
        .complete
      }
    }
    func number(_ words: Set<String>, key: String = "KEY") -> Int64 {
      SourceEntry(name: "s", source: Settings(words: words, key: EnvironmentSecret(name: key))).fingerprint(asking: [])
    }
    let words = (1...50).map(String.init)
    #expect(number(Set(words)) == number(Set(words.reversed())))
    #expect(number(Set(words)) != number(Set(words.dropLast())))
    #expect(number([]) != number([], key: "OTHER"))
    // Written down once: whoever changes it makes every source be asked anew, once.
    #expect(number(["a", "b"]) == number(["b", "a"]))
  }
}
