import Testing

@testable import Boardwalk

@Suite("A place as a saved search names it")
struct LocationNameTests {
  private static let places = [
    "Austin, TX", "London, United Kingdom", "München, Bayern, Germany", "Tbilisi, Georgia", "Atlanta, GA",
    "Seoul, South Korea",
    "Libreville, Gabon", "Georgia", "St. Louis, MO", "Saint Cloud, MN", "Odessa, TX", "Odesa, Ukraine",
    "Frankfurt (Oder), Germany", "Frankfurt am Main, Germany", "Washington, DC",
  ]

  private static let unitedStates = [
    "Austin, TX", "Atlanta, GA", "St. Louis, MO", "Saint Cloud, MN", "Odessa, TX", "Washington, DC",
  ]

  private static func found(_ location: String) throws -> [String] {
    let name = LocationName(location)
    return try places.filter { text in
      let place = try #require(PlaceReader().read(PlaceClaim(name: text)).places.first)
      return name.matches(place)
    }
  }

  @Test(
    "Countries and regions are known by every name that sources write, in any case",
    arguments: [
      ("USA", unitedStates), ("United States of America", unitedStates), ("EE. UU.", unitedStates),
      ("uk", ["London, United Kingdom"]), ("London, UK", ["London, United Kingdom"]),
      ("Great Britain", ["London, United Kingdom"]), ("Royaume-Uni", ["London, United Kingdom"]),
      (
        "Deutschland",
        ["München, Bayern, Germany", "Frankfurt (Oder), Germany", "Frankfurt am Main, Germany"]
      ),
      ("München, Deutschland", ["München, Bayern, Germany"]), ("Bayern", ["München, Bayern, Germany"]),
      ("Texas, USA", ["Austin, TX", "Odessa, TX"]), ("Austin, TX", ["Austin, TX"]),
      ("TX", ["Austin, TX", "Odessa, TX"]),
      ("Paris, USA", []), ("Atlantis", []), (",", []),
    ])
  func names(_ location: String, _ expected: [String]) throws {
    #expect(try Self.found(location) == expected)
  }

  @Test(
    "A city is known by each of its names",
    arguments: [
      ("Munich", ["München, Bayern, Germany"]), ("munich, germany", ["München, Bayern, Germany"]),
      ("Muenchen", ["München, Bayern, Germany"]), ("Saint Louis", ["St. Louis, MO"]),
      ("Saint Louis, Missouri", ["St. Louis, MO"]), ("Saint Louis, TX", []), ("St. Louis", ["St. Louis, MO"]),
      ("St. Cloud, MN", ["Saint Cloud, MN"]), ("Odessa", ["Odessa, TX", "Odesa, Ukraine"]),
      ("Odessa, Texas", ["Odessa, TX"]), ("Odessa, Ukraine", ["Odesa, Ukraine"]),
      ("Frankfurt", ["Frankfurt am Main, Germany"]), ("Frankfurt (Oder)", ["Frankfurt (Oder), Germany"]),
      ("Washington DC", ["Washington, DC"]), ("Munich, Texas", []),
    ] as [(String, [String])])
  func cities(_ location: String, _ expected: [String]) throws {
    #expect(try Self.found(location) == expected)
  }

  @Test(
    "Georgia is the state, the country and what may be either, unless it is said which",
    arguments: [
      ("Georgia (country)", ["Tbilisi, Georgia"]), ("georgia (country)", ["Tbilisi, Georgia"]),
      ("Tbilisi, Georgia (country)", ["Tbilisi, Georgia"]), ("Georgia (state)", ["Atlanta, GA"]),
      ("Georgia", ["Tbilisi, Georgia", "Atlanta, GA", "Georgia"]),
      ("Georgia (state or country)", ["Tbilisi, Georgia", "Atlanta, GA", "Georgia"]),
    ])
  func georgias(_ location: String, _ expected: [String]) throws {
    #expect(try Self.found(location) == expected)
  }
}
