import Testing

@testable import Boardwalk

@Suite("Putting a board in order")
struct NewestFirstTests {
  @Test("Notes of listings put them in the order of the listings themselves, whatever their ids are made of")
  func order() throws {
    let ids = [
      "1", "10", "2", "a", "a\u{1}", "B", "ä", "a\u{308}", "zürich-1", "zurich-1", "0123456789abcdef",
      "0123456789abcdefg",
      "0123456789abcdeff", "0123456789abcdeé", "01234567", "012345678", "東京-4711", "~",
    ]
    var listings: [Listing] = []
    for (index, id) in ids.enumerated() {
      for source in ["usajobs", "api", "apis"] {
        for day in ["2026-11-02", "2026-11-01"] {
          let job = try Job.plain(id, source: source, posted: day)
          let state: Listing.State = index % 3 == 0 ? .closed(job.posted) : .open
          listings.append(.of(job, firstSeen: index % 2 == 0 ? 5 : 7, state: state))
        }
      }
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      listings.shuffle(using: &random)
      let ordered = NewestFirst(listings)
      #expect(ordered.open.map(\.id) == listings.filter(\.isOpen).sorted(by: Listing.newestFirst).map(\.id))
      #expect(ordered.closed.map(\.id) == listings.filter { !$0.isOpen }.sorted(by: Listing.newestFirst).map(\.id))
    }
  }

  @Test("A board of nothing is in order")
  func empty() {
    #expect(NewestFirst([]).open.isEmpty)
    #expect(NewestFirst([]).closed.isEmpty)
  }
}
