import Testing

@testable import Boardwalk

@Suite("Places by letters, and in letters that are not Latin")
struct PlaceLettersTests {
  private static func places(_ text: String) -> String {
    PlacesInWordsTests.read(text).places.map(\.text).joined(separator: "; ")
  }

  @Test(
    "Letters of states are a list whatever stands between them, and behind a town as many towns as there are",
    arguments: [
      ("CA or NY", "California; New York"), ("Remote (CA, NY)", "California; New York"),
      ("NY/NJ", "New York; New Jersey"),
      ("DC/MD/VA", "District of Columbia; Maryland; Virginia"), ("NJ-NY-PA", "New Jersey; New York; Pennsylvania"),
      ("Kansas City, MO/KS", "Kansas City, Missouri; Kansas City, Kansas"),
      ("Kansas City, KS / MO", "Kansas City, Kansas; Kansas City, Missouri"),
      ("Cincinnati, OH/KY", "Cincinnati, Ohio"), ("Washington, DC-MD-VA", "Washington, District of Columbia"),
      ("Remote - California, Texas, or New York", "California; Texas; New York"),
      ("Minneapolis/St. Paul, MN", "Minneapolis, Minnesota; St. Paul, Minnesota"),
      ("IN", "IN"), ("ON, CA", "Ontario, Canada"),
    ])
  func states(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test(
    "LA is Los Angeles beside large cities, and else Louisiana",
    arguments: [
      ("NYC, SF, LA", "NYC, New York; SF, California; Los Angeles, California"),
      ("NYC/SF/LA", "NYC, New York; SF, California; Los Angeles, California"),
      ("NYC, SF, or LA", "NYC, New York; SF, California; Los Angeles, California"),
      ("LA or NYC", "Los Angeles, California; NYC, New York"), ("LA, CA", "Los Angeles, California"),
      ("New Orleans, LA", "New Orleans, Louisiana"), ("LA", "LA"),
    ])
  func losAngeles(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test(
    "Cities and countries are known by their own names, and are shown so",
    arguments: [
      ("Москва", "Москва, Russia"), ("г. Москва, Россия", "г. Москва, Russia"), ("Киев, Украина", "Киев, Ukraine"),
      ("北京市朝阳区", "北京市朝阳区, China"), ("東京", "東京, Japan"), ("京都市", "京都市, Japan"),
      ("東京、大阪", "東京, Japan; 大阪, Japan"), ("서울특별시 강남구", "서울특별시 강남구, South Korea"),
      ("Αθήνα, Ελλάδα", "Αθήνα, Greece"), ("תל אביב", "תל אביב, Israel"), ("القاهرة", "القاهرة, Egypt"),
      ("TP. Hồ Chí Minh", "TP. Hồ Chí Minh, Vietnam"), ("市", "市"), ("湯布院町", "湯布院町"),
    ])
  func ownNames(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test(
    "A search finds a city by its other names, in whatever letters",
    arguments: [
      ("Tokyo", "東京"), ("東京", "Tokyo, Japan"), ("Moscow", "Москва"), ("Россия", "Moscow, Russia"), ("Seoul", "서울"),
    ])
  func found(_ location: String, _ text: String) throws {
    let place = try #require(PlacesInWordsTests.read(text).places.first)
    #expect(LocationName(location).matches(place))
    #expect(!LocationName("Osaka").matches(place))
  }

  @Test(
    "Postal codes, and a part of a large city in brackets, are no places",
    arguments: [
      ("London, SW1A 1AA", "London, United Kingdom"), ("SW1A 1AA", ""), ("Amsterdam 1012 AB", "Amsterdam, Netherlands"),
      ("Toronto (GTA)", "Toronto, Ontario, Canada"),
    ])
  func codes(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test(
    "Parts of cities, coasts and neighbours are read as what is known of them",
    arguments: [
      ("Pune - Margarpatta", "Pune, India"), ("Remote (US East Coast)", "United States"),
      ("Remote - East Coast US", "United States"), ("US based", "United States"),
      ("Remote US East Coast", "United States"),
      ("Client site in Houston, TX", "Houston, Texas"), ("Remote-first, HQ in Berlin", ""), ("Remote team", ""),
      ("Fully distributed", ""), ("Frankfurt a. M.", "Frankfurt a. M., Germany"),
      ("Philadelphia, Pa", "Philadelphia, Pennsylvania"),
      ("Köln, Düsseldorf, Bonn", "Köln, Germany; Düsseldorf, Germany; Bonn, Germany"),
      ("Madrid, Barcelona, Valencia", "Madrid, Spain; Barcelona, Spain; Valencia, Spain"),
      ("Brooklyn, New York City, New York", "New York City, New York"),
      ("Salt Lake City / Lehi, UT", "Salt Lake City, Utah; Lehi, Utah"),
    ])
  func neighbours(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }

  @Test(
    "Beside a city that everybody knows, a city of its country is a place of its own, and not a quarter, a suburb or a namesake",
    arguments: [
      ("London, Manchester", "London, United Kingdom; Manchester, United Kingdom"),
      ("Manchester, London", "Manchester, United Kingdom; London, United Kingdom"),
      (
        "London, Manchester, or Birmingham",
        "London, United Kingdom; Manchester, United Kingdom; Birmingham, United Kingdom"
      ),
      (
        "London, Manchester, Birmingham",
        "London, United Kingdom; Manchester, United Kingdom; Birmingham, United Kingdom"
      ),
      ("Portland or Seattle", "Portland, Oregon; Seattle, Washington"),
      ("Springfield; Boston", "Springfield; Boston, Massachusetts"),
      ("Valencia, Barcelona", "Valencia, Spain; Barcelona, Spain"),
      ("Sabadell, Barcelona", "Sabadell, Barcelona, Spain"),
      ("Manchester; Paris", "Manchester; Paris, France"),
      ("Toronto, Vancouver", "Toronto, Ontario, Canada; Vancouver, British Columbia, Canada"),
      ("Croydon, London", "Croydon, London, United Kingdom"),
      ("Kensington, London", "Kensington, London"),
      ("Hyderabad, Karachi", "Hyderabad, India; Karachi, Pakistan"), ("Aurora, Chicago", "Aurora, Chicago"),
      ("Shibuya, Tokyo", "Shibuya, Tokyo, Japan"), ("London, Ontario", "London, Ontario, Canada"),
    ])
  func beside(_ text: String, _ places: String) {
    #expect(Self.places(text) == places)
  }
}
