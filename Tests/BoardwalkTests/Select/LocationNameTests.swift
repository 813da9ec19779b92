import Testing

@testable import Boardwalk

@Suite("A place as a saved search names it")
struct LocationNameTests {
  private static let places = [
    "Austin, TX", "London, United Kingdom", "München, Bayern, Germany", "Tbilisi, Georgia", "Atlanta, GA",
    "Seoul, South Korea",
    "Libreville, Gabon",
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
      ("USA", ["Austin, TX", "Atlanta, GA"]), ("United States of America", ["Austin, TX", "Atlanta, GA"]),
      ("uk", ["London, United Kingdom"]), ("London, UK", ["London, United Kingdom"]),
      ("Great Britain", ["London, United Kingdom"]), ("Deutschland", ["München, Bayern, Germany"]),
      ("München, Deutschland", ["München, Bayern, Germany"]), ("Bayern", ["München, Bayern, Germany"]),
      ("Texas, USA", ["Austin, TX"]), ("Austin, TX", ["Austin, TX"]), ("TX", ["Austin, TX"]),
      ("Paris, USA", []), ("Atlantis", []), (",", []),
    ])
  func names(_ location: String, _ expected: [String]) throws {
    #expect(try Self.found(location) == expected)
  }
}
