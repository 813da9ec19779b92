import Testing

@testable import Boardwalk

@Suite("Near a place")
struct RadiusTests {
  private static func job(_ id: String, in place: String) throws -> Job {
    var draft = JobDraft.clerk(id)
    draft.places = [PlaceClaim(name: place)]
    return try #require(Normaliser(today: .on("2026-11-21")).job(from: draft, source: "api").job)
  }

  private static func found(_ location: String, within miles: Int) throws -> [String] {
    let kept = try TestStore()
    try kept.run(
      at: TestBoard.now,
      [
        job("potsdam", in: "Potsdam, Germany"), job("berlin", in: "Berlin"), job("munich", in: "München, Germany"),
        job("portland", in: "Portland, ME"), job("other", in: "Portland, OR"), job("nowhere", in: "Germany"),
      ])
    var content = try BoardContent.of()
    content.searches = [
      .that {
        $0.location = location
        $0.radius = miles
      }
    ]
    let board = try kept.board(content)
    return board.searches[0].jobs.map { board.jobs[$0].id.sourceID }.sorted()
  }

  @Test(
    "A radius works for places without coordinates, also around a city that has no job",
    arguments: [
      ("Berlin", 30, ["berlin", "potsdam"]), ("Brandenburg an der Havel, Germany", 30, ["potsdam"]),
      ("Munich", 10, ["munich"]),
      ("Portland, Maine", 50, ["portland"]), ("Vancouver, WA", 20, ["other"]), ("Atlantis", 50, []),
    ])
  func near(_ location: String, _ miles: Int, _ expected: [String]) throws {
    #expect(try Self.found(location, within: miles) == expected)
  }
}
