import Testing

@testable import Boardwalk

@Suite("Ids of a feed that are addresses")
struct KnownAddressesTests {
  private func named(_ ids: [String], known: Set<String>) -> [String] {
    KnownAddresses(known).naming(DraftPage(drafts: ids.map { JobDraft(sourceID: $0) })).drafts.map(\.sourceID)
  }

  @Test(
    "Stay what they were when the address is written otherwise",
    arguments: [
      "https://ex.example/jobs/1", "https://www.ex.example/jobs/1/",
      "http://ex.example/jobs/1?utm_source=feed&utm_campaign=9",
    ])
  func forms(address: String) {
    let known = "http://ex.example/jobs/1"
    #expect(named([address, "https://ex.example/jobs/2"], known: [known]) == [known, "https://ex.example/jobs/2"])
  }

  @Test("Stay apart where two items, or two jobs, have one address; what is no address is taken as it is")
  func several() {
    let (plain, sealed, marked) = ("http://ex.example/1", "https://ex.example/1", "https://ex.example/1?utm_source=a")
    #expect(named([plain, sealed], known: [plain]) == [plain, sealed])
    #expect(named([sealed, marked], known: [plain]) == [plain, marked])
    #expect(named([marked], known: [plain, sealed]) == [marked])
    #expect(named(["7", "x/7"], known: ["7", plain]) == ["7", "x/7"])
  }

  @Test("So a feed that moves to https doubles none of its jobs")
  func nights() async throws {
    let nights = try Nights()
    let start = TestBoard.now
    func feed(_ scheme: String) -> [String] { (0..<3).map { "\(scheme)://ex.example/jobs/\($0)" } }
    var known: Set<String> = []
    for (night, scheme) in ["http", "https", "https"].enumerated() {
      let page = KnownAddresses(known).naming(DraftPage(drafts: feed(scheme).map { .clerk($0) }))
      let board = try await nights.night(at: start + Int64(night) * 86_400, ["api": .drafts(page.drafts)])
      #expect(board.jobs.count == 3 && board.closed.isEmpty)
      known.formUnion(page.drafts.map(\.sourceID))
    }
    #expect(known == Set(feed("http")))
  }
}
