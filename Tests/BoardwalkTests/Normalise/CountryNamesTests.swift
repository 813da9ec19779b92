import Testing

@testable import Boardwalk

@Suite("Countries in other languages")
struct CountryNamesTests {
  @Test(
    "German, French and Spanish names are known",
    arguments: [
      ("Pays-Bas", "NL"), ("Italie", "IT"), ("Autriche", "AT"), ("Pologne", "PL"), ("Suède", "SE"), ("Irlande", "IE"),
      ("Norvège", "NO"), ("Finlande", "FI"), ("Grèce", "GR"), ("Hongrie", "HU"), ("Japon", "JP"), ("Chine", "CN"),
      ("Brésil", "BR"), ("Maroc", "MA"), ("Tunisie", "TN"), ("Tchéquie", "CZ"), ("Griechenland", "GR"),
      ("Großbritannien", "GB"), ("Russland", "RU"), ("Ungarn", "HU"), ("Kroatien", "HR"), ("Rumänien", "RO"),
      ("Luxemburg", "LU"), ("Alemania", "DE"), ("Reino Unido", "GB"), ("EE. UU.", "US"), ("Suiza", "CH"),
      ("Corea del Sur", "KR"), ("Géorgie", "GE"), ("Georgien", "GE"), ("Vereinigte Arabische Emirate", "AE"),
      ("République démocratique du Congo", "CD"), ("Guinée-Bissau", "GW"), ("Saint-Pierre-et-Miquelon", "PM"),
    ])
  func names(name: String, code: String) {
    #expect(Gazetteer.known.country(in: name)?.code == code)
    let place = PlaceTests.reader.read(PlaceClaim(name: "Nowhere at All, \(name)")).places.first
    #expect(place?.country == code && place?.city == "Nowhere at All")
  }

  @Test(
    "What is better known as a city, a state or a name is not taken for a country",
    arguments: [
      ("Granada", nil), ("Salvador", "BR"), ("Guadalupe", nil), ("Santa Lucía", nil), ("San Martín", nil),
      ("Maurice", nil), ("Atlanta, Géorgie", "US"), ("Tbilisi, Géorgie", "GE"), ("Rhode Island", "US"),
      ("Mercer Island, WA", "US"), ("Kansas", "US"), ("Maine", "US"),
    ] as [(String, String?)])
  func cities(text: String, country: String?) {
    #expect(PlaceTests.reader.read(PlaceClaim(name: text)).places.first?.country == country)
  }

  @Test("Each name is of the country whose letters stand before it, and stands there once")
  func table() {
    var seen: Set<String> = []
    let entries = Country.namesAbroad.split(separator: ";")
    #expect(entries.count > 150)
    for entry in entries {
      let words = entry.split(whereSeparator: \.isWhitespace).map(String.init)
      for name in words.dropFirst().joined(separator: " ").split(separator: "=").map({ $0.trimmed }) {
        #expect(Gazetteer.known.country(in: name)?.code == words.first, "\(name)")
        #expect(seen.insert(name.folded).inserted, "\(name)")
        #expect(Gazetteer.known.regions(named: name).isEmpty, "\(name)")
      }
    }
  }
}
