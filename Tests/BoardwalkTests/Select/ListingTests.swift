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
    let names = ["Café", "Cafe", "Cafè", "Bank"]
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

  @Test(
    "Names that differ in capitals alone have one list, called as most of its jobs have it, at the one address",
    arguments: [
      (["Reef GmbH", "REEF GmbH", "Reef GmbH"], "Reef GmbH", "reef-gmbh"),
      (["reef gmbh", "REEF GMBH", "REEF GMBH"], "REEF GMBH", "reef-gmbh"),
      (["REEF GmbH", "reef GmbH", "Reef GmbH"], "Reef GmbH", "reef-gmbh"),
      (["MÜNCHEN", "München"], "München", "munchen"),
      (["WEISSENSEE", "Weißensee", "Weißensee"], "Weißensee", "weissensee"),
    ])
  func capitals(names: [String], title: String, slug: String) throws {
    for names in [names, names.reversed()] {
      let jobs = try names.enumerated().map { index, name in
        Listing.of(try .plain("\(index)") { $0.summary.categories = [Category(name: name), Category(name: "Other")] })
      }
      let facets = Facets(of: jobs, from: .hirer) { $0.categories.map(\.name) }
      #expect(facets.values.filter { $0.title != "Other" }.map(\.title) == [title])
      #expect(facets[title]?.slug == slug)
      for name in names { #expect(facets[name]?.jobs == Positions(names.indices)) }
    }
  }

  @Test("A job that has a name in two ways is in its list once, and one that has it twice in one way counts once")
  func capitalsOfOne() throws {
    let jobs = try [["Ships", "ships"], ["SHIPS", "SHIPS", "SHIPS"], ["Ships"]].enumerated().map { index, names in
      Listing.of(try .plain("\(index)") { $0.summary.categories = names.map { Category(name: $0) } })
    }
    let facets = Facets(of: jobs, from: .hirer) { $0.categories.map(\.name) }
    #expect(facets.values.map(\.title) == ["Ships"])
    #expect(facets["SHIPS"]?.jobs == [0, 1, 2])
  }

  @Test("A country, a state and the board's own word are spelled as they are, whatever most jobs make of them")
  func capitalsOfPlaces() async throws {
    let jobs = try ["NEW YORK", "NEW YORK", "New York", "REMOTE", "REMOTE", ""].enumerated().map { index, name in
      try Job.plain("\(index)") {
        $0.summary.places = name.isEmpty ? [] : [Place(city: name)]
        $0.summary.workplace = name.isEmpty ? .remote : .onSite
      }
    }
    let locations = try await PrintedSite(jobs).site.board.locations
    #expect(locations.values.map(\.title) == ["New York", "Remote"])
    #expect(locations.values.map(\.jobs.count) == [3, 3])
  }

  @Test("A name in other capitals takes no address from anybody: page, filter, search and index have one list")
  func capitalsOnPages() async throws {
    func post(_ place: String, _ organization: String, _ category: String) -> String {
      "---\ntitle: Cook\norganization: \(organization)\nlocation: \(place)\ncategory: \(category)\nposted: 2026-11-18\n---\nCook."
    }
    let site = try await PrintedSite(content: [
      "Content/jobs/a.md": post("\"Berlin, Germany\"", "Reef GmbH", "Ships"),
      "Content/jobs/b.md": post("\"Berlin, Germany\"", "Reef GmbH", "Ships"),
      "Content/jobs/c.md": post("BERLIN", "REEF GmbH", "ships"),
      "Content/jobs/d.md": post("\"Hamburg, Germany\"", "Tide", "Docks"),
    ])
    let facets = try #require(try IndexReader(site.pages).manifest["facets"] as? [String: [[String: Any]]])
    for (folder, facet, title, slug) in [
      ("locations", "location", "Berlin, Germany", "berlin-germany"),
      ("organizations", "organization", "Reef GmbH", "reef-gmbh"), ("categories", "category", "Ships", "ships"),
    ] {
      let lists = Set(site.pages.keys.filter { $0.hasPrefix("\(folder)/\(slug)") && $0.hasSuffix("index.html") })
      #expect(lists == ["\(folder)/\(slug)/index.html"])
      #expect(site["\(folder)/\(slug)/index.html"].components(separatedBy: "jobs/c/").count > 1)
      let values = try #require(facets[facet]).filter { ($0["title"] as? String)?.lowercased() == title.lowercased() }
      #expect(values.map { $0["title"] as? String } == [title] && values.map { $0["count"] as? Int } == [3])
      if facet == "location" { #expect(values.first?["at"] != nil) }
    }
    #expect(
      site["jobs/c/index.html"].contains("organizations/reef-gmbh/")
        && site["jobs/c/index.html"].contains("categories/ships/"))
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
