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

  @Test(
    "Around a city of the table its name alone is not enough, but where nobody knows where a place is",
    arguments: [
      ("London", 50, ["london", "moon", "text"]), ("London, Ontario", 50, ["ontario"]),
      ("New York, NY", 10, ["new york"]),
      ("New York", 10, ["new york"]), ("New York", 200, ["albany", "new york"]),
    ] as [(String, Int, [String])])
  func otherPlaces(_ location: String, _ miles: Int, _ expected: [String]) throws {
    var jobs = try [
      "london": "London, United Kingdom", "ontario": "London, Ontario, Canada", "new york": "New York, NY",
      "albany": "Albany, NY",
    ].map { id, place in
      try Job.plain(id) { $0.summary.places = PlaceReader().read(PlaceClaim(name: place)).places }
    }
    jobs.append(try .plain("moon") { $0.summary.places = [Place(city: "London", country: "GB")] })
    jobs.append(try .plain("text") { $0.summary.placeText = "London or elsewhere" })
    let listings = jobs.map { Listing.of($0) }
    let search = SavedSearch.that {
      $0.location = location
      $0.radius = miles
    }
    var filters = Filters(
      search, centre: SearchCentre(jobs: listings).of(search), payCurrency: PayCurrency(of: listings),
      today: try .on("2026-11-21"))
    let found = listings.indices.filter { filters.match(listings[$0], of: $0, at: nil) }
    #expect(found.map { jobs[$0].id.sourceID }.sorted() == expected)
  }
}
