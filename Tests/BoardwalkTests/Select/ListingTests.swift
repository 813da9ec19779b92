import Testing

@testable import Boardwalk

@Suite("Lists and facets")
struct ListingTests {
  @Test("Newest first: by the day posted, then by when it was first seen, then by id")
  func order() throws {
    let jobs = [
      Listing.of(try .plain("b", posted: "2026-11-02")), .of(try .plain("a", posted: "2026-11-02")),
      .of(try .plain("c", posted: "2026-11-02"), firstSeen: 2_000_000_000),
      .of(try .plain("a", source: "other", posted: "2026-11-02")), .of(try .plain("d", posted: "2026-11-03")),
    ]
    let sorted = ["api:d", "api:c", "api:a", "api:b", "other:a"]
    #expect(jobs.sorted(by: Listing.newestFirst).map(\.id.description) == sorted)
    #expect(jobs.reversed().sorted(by: Listing.newestFirst).map(\.id.description) == sorted)
  }

  @Test("Two names that fold to one slug have one each, whatever comes first")
  func facetSlugs() throws {
    let names = ["Café", "Cafe", "CAFE", "Bank"]
    func slugs(_ names: [String]) throws -> [String: String] {
      let jobs = try names.enumerated().map { index, name in
        Listing.of(try .plain("\(index)") { $0.summary.organization = name })
      }
      let facets = Facets(of: jobs, from: .hirer) { [$0.organization] }
      return Dictionary(uniqueKeysWithValues: facets.values.map { ($0.title, $0.slug) })
    }
    let expected = try slugs(names)
    #expect(Set(expected.values).count == 4)
    #expect(expected["Bank"] == "bank")
    #expect(expected.filter { $0.key != "Bank" }.allSatisfy { $0.value.hasPrefix("cafe-") })
    #expect(try slugs(names.reversed()) == expected)
    #expect(try slugs(["Cafe", "Café"])["Cafe"] == expected["Cafe"])
    #expect(try slugs(["Cafe"]) == ["Cafe": "cafe"])
  }

  @Test("A slug made from a name cannot take the one that another name has by itself")
  func facetSlugClash() throws {
    let jobs = try ["Cafe", "Café", "Cafe 2"].enumerated().map { index, name in
      Listing.of(try .plain("\(index)") { $0.summary.organization = name })
    }
    let slugs = Facets(of: jobs, from: .hirer) { [$0.organization] }.values.map(\.slug)
    #expect(Set(slugs).count == 3)
  }

  @Test("A facet holds each of its jobs once, in the order of the board")
  func facetJobs() throws {
    let jobs = try (1...3).map { number in
      Listing.of(
        try .plain("\(number)") {
          $0.summary.categories = [Category(name: "Tides"), Category(code: "1", name: "Tides")]
        })
    }
    let facets = Facets(of: jobs, from: .hirer) { $0.categories.map(\.name) }
    #expect(facets["Tides"]?.jobs == [0, 1, 2])
    #expect(facets["Fog"] == nil)
    #expect(facets.values.count == 1)
  }

  @Test("The largest facets come first, equal ones by name")
  func largest() throws {
    let jobs = try ["B", "A", "C", "C"].enumerated().map { index, name in
      Listing.of(try .plain("\(index)") { $0.summary.organization = name })
    }
    let facets = Facets(of: jobs, from: .hirer) { [$0.organization] }
    #expect(facets.largest(2).map(\.title) == ["C", "A"])
    #expect(facets.values.map(\.title) == ["A", "B", "C"])
  }

  @Test("A job is listed under its cities, their regions and countries, and Remote")
  func locations() throws {
    let job = try Job.plain {
      $0.summary.places = [
        Place(city: "Portland", region: "Maine", regionCode: "ME", country: "US", countryName: "United States"),
        Place(city: "Toronto", region: "Ontario", regionCode: "ON", country: "CA", countryName: "Canada"),
      ]
      $0.summary.workplace = [.remote, .onSite]
    }
    #expect(
      Listing.of(job).locationTitles == [
        "Portland, Maine", "Maine", "United States", "Toronto, Ontario, Canada", "Ontario, Canada", "Canada", "Remote",
      ])
    #expect(Listing.of(try .plain()).locationTitles == [])
  }

  @Test("A board's facets count open jobs only")
  func openOnly() throws {
    let store = try TestStore()
    let past = Deadline(day: try .on("2026-11-20"), instant: TestBoard.now - 1, zone: nil)
    let jobs = [
      try Job.plain("1") { $0.summary.organization = "Open Office" },
      try Job.plain("2") {
        $0.summary.organization = "Closed Office"
        $0.summary.deadline = past
      },
    ]
    try store.run(at: TestBoard.now, jobs)
    let board = try store.board(.of())
    #expect(board.organizations.values.map(\.title) == ["Open Office"])
    #expect(board.closed.map(\.organization) == ["Closed Office"])
    #expect(board.sources.map(\.count) == [1])
  }

  @Test("A former slug leads to its job, unless another page stands there now")
  func moved() throws {
    let store = try TestStore()
    let first = try Job.plain("1", title: "Clerk")
    let scribe = try Job.plain("1", title: "Scribe")
    try store.run(at: TestBoard.now - 86_400, [first])
    try store.run(at: TestBoard.now, [scribe])
    var board = try store.board(.of())
    #expect(board.moved.map(\.path) == ["jobs/\(first.slug)/index.html"])
    #expect(board.moved.map(\.listing.path) == ["jobs/\(scribe.slug)/index.html"])

    try store.run(at: TestBoard.now + 60, [first])
    board = try store.board(.of(), now: TestBoard.now + 60)
    #expect(board.moved.map(\.path) == ["jobs/\(scribe.slug)/index.html"])
  }
}
