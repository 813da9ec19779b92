import Testing

@testable import Boardwalk

@Suite("One place has one list, however it is written")
struct PlaceIdentityTests {
  /// The lists of a board whose jobs are at these places.
  private static func facets(_ texts: [String]) throws -> Facets {
    let jobs = try texts.enumerated().map { index, text in
      Listing.of(try .plain("\(index)") { $0.summary.places = PlacesInWordsTests.read(text).places })
    }
    return Facets.all(of: jobs, in: [.locations])[0]
  }

  @Test(
    "Two spellings of a place are one list",
    arguments: [
      ["Zürich", "Zurich", "Zuerich, Switzerland", "Zürich, ZH"], ["NYC", "New York, NY", "New York City"],
      ["München", "Munich", "Munich, Bavaria, Germany", "Muenchen, Germany"],
      ["Frankfurt", "Frankfurt am Main", "Frankfurt/Main", "Frankfurt a. M."],
      ["Barcelona", "Barcelona, Catalonia, Spain", "Barcelona, Cataluña, España"], ["東京", "Tokyo, Japan", "東京都"],
      ["St. Louis, MO", "Saint Louis, Missouri"], ["Fort Worth, TX", "Ft. Worth, TX"],
      ["Singapore", "Singapur", "SG - Singapore"], ["Bangalore / Bengaluru", "Bengaluru, Karnataka, India"],
      ["Kleinkleckersdorf, Österreich", "KLEINKLECKERSDORF, Austria"], ["Café, Ohio", "Cafe, OH"],
      ["DFW", "Dallas–Fort Worth, TX"], ["Las Vegas, NV", "Vegas"],
    ])
  func one(_ texts: [String]) throws {
    let facets = try Self.facets(texts)
    let titles = try texts.map { try #require(PlacesInWordsTests.read($0).places.first?.titles.first) }
    #expect(Set(titles.compactMap { facets[$0]?.slug }).count == 1)
    #expect(facets[titles[0]]?.jobs.count == texts.count)
  }

  @Test(
    "Places beside one another, and parts of one, are several",
    arguments: [
      ["Boston", "Greater Boston"], ["Paris", "Paris 8e"], ["Paris, TX", "Paris"], ["東京都渋谷区", "東京"],
      ["Portland, OR", "Portland, ME"], ["Frankfurt (Oder)", "Frankfurt am Main"], ["London, ON", "London"],
      ["San Francisco", "Bay Area"], ["Fuchu, Tokyo, Japan", "Fuchu, Japan"],
      ["Georgia, US", "Tbilisi, Georgia"],
    ])
  func several(_ texts: [String]) throws {
    let facets = try Self.facets(texts)
    let titles = try texts.map { try #require(PlacesInWordsTests.read($0).places.first?.titles.first) }
    #expect(Set(titles.compactMap { facets[$0]?.slug }).count == texts.count)
  }

  @Test("The list has the name that most jobs have, and an address that was kept leads there")
  func most() throws {
    let facets = try Self.facets(["München", "Munich", "München", "Munich, Bavaria, Germany"])
    let munich = try #require(facets["Munich, Germany"])
    #expect(munich.title == "München, Germany" && munich.slug == "munchen-germany")
    #expect(munich.formerSlugs == ["munich-bavaria-germany", "munich-germany"])
  }

  @Test("Spellings that had a code each, because their addresses are alike, lead from there")
  func coded() throws {
    let zurich = try #require(try Self.facets(["Zürich", "Zurich", "Zürich"])["Zurich, Switzerland"])
    #expect(zurich.title == "Zürich, Switzerland" && zurich.slug == "zurich-switzerland")
    let codes = ["Zürich, Switzerland", "Zurich, Switzerland"].map { Slug.coded(name: $0).text }
    #expect(zurich.formerSlugs == codes.sorted())
  }

  @Test(
    "A board with one spelling has the address that it had, and none beside it",
    arguments: ["München", "Munich", "NYC"])
  func alone(_ text: String) throws {
    let facets = try Self.facets([text, text])
    let title = try #require(PlacesInWordsTests.read(text).places.first?.titles.first)
    #expect(facets[title]?.title == title && facets[title]?.slug == Slug(name: title).text)
    #expect(facets.values.allSatisfy { $0.formerSlugs.isEmpty })
  }

  @Test("Letters that are short for a city are no name of its list, and of as many the shorter is")
  func names() throws {
    #expect(try Self.facets(["NYC", "NYC", "New York, NY"])["NYC, New York"]?.title == "New York, New York")
    #expect(
      try Self.facets(["Cape Town, Western Cape", "Cape Town"])["Cape Town, South Africa"]?.title
        == "Cape Town, South Africa")
  }

  @Test("The order of the jobs makes no difference")
  func order() throws {
    let texts = [
      "Köln", "Cologne, Germany", "Koeln, NRW", "Genf", "Genève", "Singapore", "Singapur", "Athens, GA", "Athens",
    ]
    let forward = try Self.facets(texts)
    let back = try Self.facets(texts.reversed())
    #expect(forward.values.map(\.slug) == back.values.map(\.slug))
    #expect(forward.values.map(\.formerSlugs) == back.values.map(\.formerSlugs))
  }

  @Test("An address that two places would have leads to neither")
  func contested() {
    let former = FormerSlugs(
      of: [("Köln", 0), ("Cologne", 0), ("Bonn", 1), ("Cologné", 1), ("Ulm", 2)], among: ["koln", "bonn", "ulm"])
    #expect(former.slugs(of: 0).isEmpty && former.slugs(of: 1).isEmpty && former.slugs(of: 2).isEmpty)
    let alone = FormerSlugs(of: [("Köln", 0), ("Cologne", 0)], among: ["koln"])
    #expect(alone.slugs(of: 0) == ["cologne"])
  }
}
