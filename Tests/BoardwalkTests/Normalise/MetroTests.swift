import Testing

@testable import Boardwalk

@Suite("Places that have a name of their own around a city, and nicknames")
struct MetroTests {
  private static func places(_ text: String) -> String {
    PlacesInWordsTests.read(text).places.map(\.text).joined(separator: "; ")
  }

  @Test(
    "The name is written out, and its region and country are known",
    arguments: [
      ("DFW", "Dallas–Fort Worth, Texas"), ("DFW, TX", "Dallas–Fort Worth, Texas"),
      ("DMV", "Washington metropolitan area, District of Columbia"),
      ("Twin Cities", "Minneapolis–Saint Paul, Minnesota"),
      ("Minneapolis–Saint Paul", "Minneapolis–Saint Paul, Minnesota"),
      ("Minneapolis-St. Paul, MN", "Minneapolis–Saint Paul, Minnesota"),
      ("Bay Area", "San Francisco Bay Area, California"),
      ("SF Bay Area, CA, USA", "San Francisco Bay Area, California"),
      ("Bay Area or NYC", "San Francisco Bay Area, California; NYC, New York"),
      ("Raleigh-Durham, NC", "Research Triangle, North Carolina"), ("GTA", "Greater Toronto Area, Ontario, Canada"),
      ("Ruhrgebiet", "Ruhrgebiet, North Rhine-Westphalia, Germany"), ("New England", "New England, United States"),
      ("Chicagoland area", "Chicagoland, Illinois"), ("Greater Tampa Bay Area", "Tampa Bay, Florida"),
      ("Washington DC-Baltimore Area", "Washington metropolitan area, District of Columbia"),
      ("South East of England", "South East England, England, United Kingdom"),
      // Elsewhere it may be another place.
      ("Bay Area, Australia", "Bay Area, Australia"), ("DMV, Nevada", "DMV, Nevada"),
    ])
  func metros(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test("It lies where its city does, and is found by its other names")
  func found() throws {
    let place = try #require(PlacesInWordsTests.read("DFW").places.first)
    #expect(place.latitude.map { abs($0 - 32.78) < 0.1 } == true)
    for name in ["DFW", "Dallas–Fort Worth", "Texas", "DFW, TX"] { #expect(LocationName(name).matches(place)) }
    #expect(Metro.otherNames(of: place).contains("DFW") && Metro.otherNames(of: Place(city: "Dallas")).isEmpty)
  }

  @Test(
    "All places of the table are known", arguments: ["DFW", "GTA", "Randstad", "PNW", "Romandie", "Trójmiasto", "NoVA"])
  func known(_ name: String) {
    #expect(Metro.named(name.folded)?.country != nil)
  }

  @Test(
    "A city is known by what people call it",
    arguments: [
      ("Vegas", "Vegas, Nevada"), ("KL", "KL, Malaysia"), ("CABA", "CABA, Argentina"),
      ("Santiago de Chile", "Santiago de Chile, Chile"), ("HCMC, Vietnam", "HCMC, Vietnam"),
      ("Athens, GA", "Athens, Georgia"), ("Mumbai (Bombay)", "Mumbai, India"),
    ])
  func nicknames(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test(
    "The state behind the last of several towns is not that of a city elsewhere",
    arguments: [
      ("Austin, New Orleans, LA", "Austin, Texas; New Orleans, Louisiana"),
      ("Denver, Austin, New Orleans, LA", "Denver, Colorado; Austin, Texas; New Orleans, Louisiana"),
      ("Brooklyn, New York, NY", "Brooklyn, New York"),
      ("Moscow, Pullman, WA", "Pullman, Washington"), ("Mission, San Francisco, CA", "San Francisco, California"),
      ("Baton Rouge, New Orleans, LA", "Baton Rouge, Louisiana; New Orleans, Louisiana"),
    ])
  func elsewhere(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test(
    "Words of each language for the way of working are no place",
    arguments: [
      ("WFH not possible", []), ("WFH", [.remote]), ("WFH 2 days/week", [.telework]), ("No WFH", []),
      ("Working from home", [.remote]), ("フルリモート", [.remote]), ("在宅勤務", [.remote]), ("재택근무", [.remote]),
      ("Distans", [.remote]), ("ハイブリッド", [.telework]), ("出社", [.onSite]), ("Field", []),
    ] as [(String, Workplace)])
  func ways(_ text: String, _ workplace: Workplace) {
    let read = PlacesInWordsTests.read(text)
    #expect(read.places.isEmpty && read.workplace == workplace)
  }

  @Test(
    "Labels, kinds of regions and numbers of departments say no more than the place",
    arguments: [
      ("Lugar de trabajo: Madrid", "Madrid, Spain"), ("勤務地：東京", "東京, Japan"), ("Dienstort: Berlin", "Berlin, Germany"),
      ("Freistaat Sachsen, Deutschland", "Saxony, Germany"),
      ("Winterthur, Kanton Zürich", "Winterthur, Zurich, Switzerland"),
      ("Boulogne-Billancourt (92)", "Boulogne-Billancourt, France"), ("Lyon (69)", "Lyon, France"),
      ("Kanton Zürich", "Zurich, Switzerland"),
      ("Shibuya-ku, Tokyo", "Tokyo, Japan"),
      ("Oslo og Bergen", "Oslo, Norway; Bergen, Norway"),
      ("Madrid, Barcelona o Valencia", "Madrid, Spain; Barcelona, Spain; Valencia, Spain"),
      ("Zürich, Bern oder Basel", "Zürich, Switzerland; Bern, Switzerland; Basel, Switzerland"),
      ("Rome, Floyd County", "Rome, Floyd County"), ("Todo o Brasil", "Brazil"),
      ("Home-Office möglich - Köln", "Köln, Germany"),
      ("リモート可（東京）", "東京, Japan"), ("100% onsite Seattle, WA", "Seattle, Washington"),
    ])
  func words(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }
}
