import Testing

@testable import Boardwalk

@Suite("What places are called in the index")
struct IndexPlaceNamesTests {
  @Test("Other names of places are in the manifest, of those that the board has, and in its language")
  func placeNames() async throws {
    let reader = PlaceReader()
    let jobs = try ["Austin, TX", "Washington, DC", "Toronto, ON, Canada", "Munich, Bavaria, Germany"].enumerated().map
    {
      number, place in
      try Job.plain("\(number)") {
        $0.summary.places = reader.read(PlaceClaim(name: place)).places
        $0.summary.workplace = number == 0 ? [.remote] : []
      }
    }
    let site = try await PrintedSite(jobs, settings: { $0.language = "de" })
    let names = try #require(try IndexReader(site.pages).manifest["placeNames"] as? [String: [String]])
    #expect(
      names.keys.sorted() == [
        "Bavaria, Germany", "Canada", "District of Columbia", "Germany", "Munich, Bavaria, Germany", "Ontario, Canada",
        "Remote", "Texas", "United States", "Washington, District of Columbia",
      ])
    #expect(names["United States"]?.prefix(2) == ["US", "USA"])
    #expect(names["Texas"]?.prefix(4) == ["TX", "United States", "US", "USA"])
    #expect(names["Texas"]?.contains { $0.contains("Only") || $0.contains("U S") } == false)
    #expect(names["District of Columbia"]?.contains("Washington DC") == true)
    #expect(names["Bavaria, Germany"] == ["BY", "Bayern"])
    #expect(names["Germany"]?.prefix(2) == ["DE", "Deutschland"])
    #expect(names["Ontario, Canada"] == ["ON"])
    #expect(names["Remote"] == ["Homeoffice"])
    #expect(try IndexReader(try await PrintedSite([try .plain("1")]).pages).manifest["placeNames"] == nil)
  }

  @Test("A town in the country Georgia is not called as those in the state are, and the other way round")
  func georgias() async throws {
    func names(_ places: [String]) async throws -> [String: [String]] {
      let reader = PlaceReader()
      let jobs = try places.enumerated().map { number, place in
        try Job.plain("\(number)") { $0.summary.places = reader.read(PlaceClaim(name: place)).places }
      }
      let site = try await PrintedSite(jobs)
      return try #require(try IndexReader(site.pages).manifest["placeNames"] as? [String: [String]])
    }
    let alone = try await names(["Atlanta, GA"])
    #expect(alone["Georgia"]?.prefix(2) == ["GA", "United States"])
    let both = try await names(["Atlanta, GA", "Tbilisi, Georgia", "Georgia, USA"])
    #expect(both["Georgia"] == nil)
    #expect(both["Atlanta, Georgia"]?.prefix(3) == ["GA", "United States", "US"])
    #expect(both["Tbilisi, Georgia"]?.contains("GE") == true && both["Tbilisi, Georgia"]?.contains("US") == false)
    #expect(both["Georgia (country)"]?.first == "GE")
    #expect(both["United States"]?.prefix(2) == ["US", "USA"])
  }

  @Test("Cities are called by all their names, and what is wider than a place stands behind its own names")
  func cities() async throws {
    let reader = PlaceReader()
    let places = [
      "München, Germany", "St. Louis, MO", "New York, NY", "Wien, Austria", "Berlin", "Frankfurt am Main, Germany",
      "Singapore", "Fort Wayne, IN", "Ulm, Baden-Württemberg, Germany",
    ]
    let jobs = try places.enumerated().map { number, place in
      try Job.plain("\(number)") { $0.summary.places = reader.read(PlaceClaim(name: place)).places }
    }
    let site = try await PrintedSite(jobs)
    let names = try #require(try IndexReader(site.pages).manifest["placeNames"] as? [String: [String]])
    #expect(names["München, Germany"] == ["muenchen", "munich", "Bavaria, Germany"])
    #expect(names["Bavaria, Germany"] == ["BY", "Bayern"])
    #expect(names["St. Louis, Missouri"] == ["saint louis"])
    #expect(names["New York, New York"] == ["new york city", "nyc"])
    #expect(names["Wien, Austria"]?.prefix(1) == ["vienna"])
    #expect(names["Berlin, Germany"] == ["BE", "Berlin, Germany"])
    #expect(names["Frankfurt am Main, Germany"] == ["Hesse, Germany"])
    #expect(names["Singapore"]?.last == "Singapore")
    #expect(names["Fort Wayne, Indiana"] == ["ft wayne"])
    #expect(names["Ulm, Baden-Württemberg, Germany"] == nil)
  }
}
