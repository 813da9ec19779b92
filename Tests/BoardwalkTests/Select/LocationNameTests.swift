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

  private static func found(_ location: String, in places: [String] = places) throws -> [String] {
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

  @Test(
    "Words with commas between them name one place from the narrowest on, or the other way round",
    arguments: [
      ("New York, NY", ["New York, NY"]), ("NY, New York", ["New York, NY"]),
      ("New York, New York, USA", ["New York, NY"]), ("New York City, NY", ["New York, NY"]),
      ("NYC", ["New York, NY"]), ("New York", ["New York, NY", "Albany, NY", "New York State"]),
      ("New York State, USA", ["New York, NY", "Albany, NY", "New York State"]), ("NY, NY", ["New York, NY"]),
      ("Albany, NY", ["Albany, NY"]), ("USA, NY, Albany", ["Albany, NY"]), ("Albany, Albany, NY", []),
      ("Berlin, Berlin, Germany", ["Berlin"]), ("Germany, Berlin", ["Berlin"]), ("Berlin, Berlin", ["Berlin"]),
      ("Singapore, Singapore", ["Singapore"]), ("Singapore", ["Singapore"]),
      ("Luxembourg, Luxembourg", ["Luxembourg, Luxembourg"]), ("Germany, Germany", []),
    ] as [(String, [String])])
  func onePlace(_ location: String, _ expected: [String]) throws {
    let places = ["New York, NY", "Albany, NY", "New York State", "Berlin", "Singapore", "Luxembourg, Luxembourg"]
    let found = try Self.found(location, in: places)
    #expect(found == expected)
  }

  @Test(
    "A town lies in the region that the table has it in, where the source names none",
    arguments: [
      ("Bayern", ["München, Germany", "Nürnberg, Bavaria, Germany"]), ("England", ["London, UK", "Bath, England"]),
      ("London, England", ["London, UK"]), ("Bavaria, Germany", ["München, Germany", "Nürnberg, Bavaria, Germany"]),
      ("Munich, Bavaria", ["München, Germany"]), ("Scotland", []), ("Berlin", []),
    ] as [(String, [String])])
  func regionsOfTowns(_ location: String, _ expected: [String]) throws {
    let places = ["München, Germany", "Nürnberg, Bavaria, Germany", "London, UK", "Bath, England", "Springfield, US"]
    #expect(try Self.found(location, in: places) == expected)
  }

  @Test(
    "In a text of several places each is looked at by itself, and what it excepts is no place of it",
    arguments: [
      ("Portland, Oregon;Remote;Augusta, Maine", ["Portland, Oregon", "Augusta, Maine", "Maine"]),
      ("Portland, Oregon | Remote | Augusta, Maine", ["Portland, Oregon", "Augusta, Maine", "Maine"]),
      ("Portland, Oregon / Augusta, Maine", ["Portland, Oregon", "Augusta, Maine", "Maine"]),
      ("Portland, Oregon or Augusta, Maine", ["Portland, Oregon", "Augusta, Maine", "Maine"]),
      ("Portland, Oregon & Augusta, Maine", ["Maine"]), ("Portland, Maine, remote", ["Portland, Maine", "Maine"]),
      ("Portland, Cumberland, Maine", ["Maine"]), ("Anywhere but Maine", []),
      ("Remote, US (not Portland, Maine)", []), ("Remote, Maine Street", []), ("", []),
    ] as [(String, [String])])
  func texts(_ text: String, _ expected: [String]) {
    let names = ["Portland, Maine", "Portland, Oregon", "Augusta, Maine", "Maine", ","]
    #expect(names.filter { LocationName($0).isWithin(text) } == expected)
  }
}
