import Testing

@testable import Boardwalk

@Suite("Names with brackets in them")
struct BracketedNameTests {
  private static func read(_ claim: PlaceClaim) -> String {
    PlaceTests.reader.read(claim).places.map { place in
      let point = [place.latitude, place.longitude].compactMap { $0.map { "\($0)" } }
      return ([place.text] + point).joined(separator: " ")
    }.joined(separator: "; ")
  }

  @Test(
    "A town that is not the largest of its name is not taken for it, and lies where the table knows that very town",
    arguments: [
      ("Frankfurt (Oder), Germany", "Frankfurt (Oder), Germany 52.35 14.55"),
      ("Frankfurt (Oder)", "Frankfurt (Oder), Germany 52.35 14.55"),
      ("Frankfurt (Oder), DE", "Frankfurt (Oder), Germany 52.35 14.55"),
      ("Frankfurt (Oder), Brandenburg", "Frankfurt (Oder), Brandenburg, Germany 52.35 14.55"),
      ("15230 Frankfurt (Oder)", "Frankfurt (Oder), Germany 52.35 14.55"),
      ("Remote - Frankfurt (Oder)", "Frankfurt (Oder), Germany 52.35 14.55"),
      ("Frankfurt (Oder) (hybrid)", "Frankfurt (Oder), Germany 52.35 14.55"),
      ("Frankfurt (Oder) und Berlin", "Frankfurt (Oder), Germany 52.35 14.55; Berlin, Germany 52.52 13.41"),
      ("Limburg (Lahn), Germany", "Limburg (Lahn), Germany 50.38 8.05"),
      ("Halle (Saale)", "Halle (Saale), Germany 51.48 11.98"),
      ("Halle (Westfalen), Germany", "Halle (Westfalen), Germany"),
      ("Halle (Westfalen), DE", "Halle (Westfalen), Germany"), ("Halle (Westfalen)", "Halle (Westfalen)"),
      ("Halle (Westf.), Deutschland", "Halle (Westf.), Germany"),
      ("Freiburg (Elbe), Germany", "Freiburg (Elbe), Germany"),
      ("Neustadt (Aisch), Deutschland", "Neustadt (Aisch), Germany"),
      ("Essen (Oldenburg), Germany", "Essen (Oldenburg), Germany"),
      // What is usually called so without the brackets has the list that it had.
      ("Halle (Saale), Germany", "Halle, Germany 51.48 11.98"),
      ("Frankfurt (Main), Germany", "Frankfurt, Germany 50.12 8.68"),
    ])
  func towns(text: String, place: String) { #expect(Self.read(PlaceClaim(name: text)) == place) }

  @Test(
    "A field for the city has such names as well",
    arguments: [
      ("Frankfurt (Oder)", nil, "Frankfurt (Oder), Germany 52.35 14.55"),
      ("Frankfurt (Oder)", "Brandenburg", "Frankfurt (Oder), Brandenburg, Germany 52.35 14.55"),
      ("Halle (Westfalen)", nil, "Halle (Westfalen), Germany"), ("Berlin (Mitte)", nil, "Berlin, Germany 52.52 13.41"),
    ])
  func field(city: String, region: String?, place: String) {
    #expect(Self.read(PlaceClaim(city: city, region: region, country: "DE")) == place)
  }

  @Test(
    "States, countries, quarters, counties and remarks in brackets are no part of the name",
    arguments: [
      ("Boston (MA)", "Boston, Massachusetts 42.36 -71.06"), ("Paris (France)", "Paris, France 48.85 2.35"),
      ("Boston (Roxbury), MA", "Boston, Massachusetts 42.36 -71.06"),
      ("Boston (Cambridge, MA)", "Boston, Massachusetts 42.36 -71.06"),
      ("Wil (SG)", "Wil, St. Gallen, Switzerland 47.46 9.05"),
      ("Remote (Boston (MA))", "Boston, Massachusetts 42.36 -71.06"),
      ("Lisbon (Portugal, hybrid)", "Lisbon, Portugal 38.72 -9.15"),
      ("Berlin (remote)", "Berlin, Germany 52.52 13.41"), ("Berlin (Büro)", "Berlin, Germany 52.52 13.41"),
      ("Berlin (no visa)", "Berlin, Germany 52.52 13.41"),
      ("Rosenheim (Zentrale), Germany", "Rosenheim, Germany 47.86 12.12"),
      ("Berlin (Kreuzberg), Germany", "Berlin, Germany 52.52 13.41"),
      ("Essen (Kettwig), Germany", "Essen, Germany 51.46 7.01"), ("Paris (CDI), France", "Paris, France 48.85 2.35"),
      ("Vannes (Morbihan), France", "Vannes, France 47.66 -2.76"),
      ("Geneva (Genève), Switzerland", "Geneva, Switzerland 46.2 6.15"),
      ("San Jose (Alviso), CA", "San Jose, California 37.34 -121.89"),
    ])
  func additions(text: String, place: String) { #expect(Self.read(PlaceClaim(name: text)) == place) }

  @Test("Brackets in any number are read at once", arguments: ["(", ")", "a(b)", "A (Bb)", "A (", ") B ("])
  func many(piece: String) {
    let clock = ContinuousClock()
    for count in [20, 60, 20_000] {
      let time = clock.measure { _ = PlaceTokens(String(repeating: piece, count: count)) }
      #expect(time < .seconds(20))
    }
  }

  @Test(
    "A country and a state of one name are told apart by what they are",
    arguments: [
      ("Georgia (country)", "GE", nil), ("georgia (country)", "GE", nil), ("Remote (Georgia (country))", "GE", nil),
      ("Tbilisi, Georgia (country)", "GE", nil), ("Luxembourg (country)", "LU", nil), ("Georgia (state)", "US", "GA"),
      ("Atlanta, Georgia (state)", "US", "GA"), ("Washington (state)", "US", "WA"), ("Congo (DRC)", "CD", nil),
      ("Cocos (Keeling) Islands", "CC", nil), ("Georgia", nil, nil),
    ] as [(String, String?, String?)])
  func countries(text: String, country: String?, region: String?) {
    let places = PlaceTests.reader.read(PlaceClaim(name: text)).places
    #expect(places.map(\.country) == [country] && places.map(\.regionCode) == [region])
    #expect(places.first?.city == text.split(separator: ",").dropLast().first.map(String.init))
    let inField = PlaceTests.reader.read(PlaceClaim(city: "Tbilisi", country: "Georgia (country)")).places
    #expect(inField.map(\.country) == ["GE"] && inField.first?.latitude != nil)
  }
}
