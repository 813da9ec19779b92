import Cities
import Testing

@testable import Boardwalk

@Suite("Places")
struct PlaceTests {
  static let reader = PlaceReader()

  struct Case: CustomTestStringConvertible {
    var claim: PlaceClaim
    /// `city | region | code | country | country's name`, a line a place.
    var places: String
    var flags: String
    var testDescription: String {
      [claim.name, claim.city, claim.region, claim.country].map { $0 ?? "-" }.joined(separator: " / ")
    }

    init(_ name: String, _ places: String, flags: String = "") {
      claim = PlaceClaim(name: name)
      (self.places, self.flags) = (places, flags)
    }

    init(
      city: String?, _ region: String?, _ country: String?, name: String? = nil, _ places: String, flags: String = ""
    ) {
      claim = PlaceClaim(name: name, city: city, region: region, country: country)
      (self.places, self.flags) = (places, flags)
    }
  }

  @Test(
    "A claim becomes city, region and country",
    arguments: [
      // Fields, as USAJobs fills them.
      Case(
        city: "Fargo, North Dakota", "North Dakota", "United States", name: "Fargo, North Dakota",
        "Fargo|North Dakota|ND|US|United States"),
      Case(
        city: "Washington, District of Columbia", "District of Columbia", "United States",
        "Washington|District of Columbia|DC|US|United States"),
      Case(city: "New York, New York", "New York", "United States", "New York|New York|NY|US|United States"),
      Case(
        city: "Saipan, Mariana Island, Northern Mariana Islands", "Northern Mariana Islands", "United States",
        "Saipan|Northern Mariana Islands|MP|US|United States"),
      Case(city: "Singapore", "N/A", "Singapore", name: "Singapore", "Singapore|||SG|Singapore"),
      Case(city: "Ramstein", nil, "Germany", "Ramstein|||DE|Germany"),
      Case(city: "Seoul", "N/A", "South Korea", "Seoul|||KR|South Korea"),
      Case(
        city: " Location Negotiable After Selection, United States", nil, "United States", "|||US|United States",
        flags: "open"),
      Case(city: "FAA Field Duty Locations Throughout the Nation, ", "", " ", "", flags: "open"),
      Case(city: "Tbilisi", nil, "Republic of Georgia", "Tbilisi|||GE|Georgia"),
      Case(city: "Nairobi", "N/A", "KEN", "Nairobi|||KE|Kenya"),
      Case(city: "Manila", nil, "Atlantis", "Manila||||Atlantis"),
      Case(
        city: "Washington DC, District of Columbia", "District of Columbia", "United States",
        "Washington|District of Columbia|DC|US|United States"),
      // Fields of other services.
      Case(city: "Austin", "TX", "us", "Austin|Texas|TX|US|United States"),
      Case(city: nil, "California ", nil, "|California|CA|US|United States"),
      Case(city: "Stockholm", "Sweden", "SE", "Stockholm|||SE|Sweden"),
      Case(city: "København", "Europe", "DK", "København|||DK|Denmark"),
      Case(city: "Paris", "Île-de-France", "FR", "Paris|Île-de-France|IDF|FR|France"),
      Case(city: "Poznań", "Greater Poland Voivodeship", "Poland", "Poznań|Greater Poland|30|PL|Poland"),
      Case(city: "Vienna", nil, "Austria", "Vienna|Vienna|9|AT|Austria"),
      Case(city: "Osaka", "Kansai", "JP", "Osaka|Kansai||JP|Japan"),
      Case(city: nil, nil, "IN", name: "Bombay, MH", "Bombay|Maharashtra|MH|IN|India"),
      Case(city: "Ontario", "CA", nil, "Ontario, CA||||"),
      Case(city: "Toronto", "CA", nil, "Toronto|Ontario|ON|CA|Canada"),
      // Free texts.
      Case("Fargo, North Dakota", "Fargo|North Dakota|ND|US|United States"),
      Case("San Francisco, CA", "San Francisco|California|CA|US|United States"),
      Case("New York, NY (HQ)", "New York|New York|NY|US|United States"),
      Case("Washington, DC", "Washington|District of Columbia|DC|US|United States"),
      Case("Waltham, Waltham", "Waltham||||"),
      Case("Waltham, Waltham, MA", "Waltham|Massachusetts|MA|US|United States"),
      Case("Adelaide, Adelaide, South Australia, Australia", "Adelaide|South Australia|SA|AU|Australia"),
      Case("Berlin, Berlin, Germany", "Berlin|Berlin|BE|DE|Germany"),
      Case("Munich, Bavaria, Germany", "Munich|Bavaria|BY|DE|Germany"),
      Case("Tokyo, Japan", "Tokyo|||JP|Japan"),
      Case("London, United Kingdom", "London|||GB|United Kingdom"),
      Case("London, England, UK", "London|England|ENG|GB|United Kingdom"),
      Case("Toronto, ON", "Toronto|Ontario|ON|CA|Canada"),
      Case("Toronto, Ontario, Canada", "Toronto|Ontario|ON|CA|Canada"),
      Case("Portugal - Lisbon", "Lisbon|||PT|Portugal"),
      Case("US, CA, Santa Clara", "Santa Clara|California|CA|US|United States"),
      Case("US-TX-Austin", "Austin|Texas|TX|US|United States"),
      Case("Mexico, MO", "Mexico|Missouri|MO|US|United States"),
      Case("Lebanon, PA", "Lebanon|Pennsylvania|PA|US|United States"),
      Case("Guadalajara, Jalisco, Mexico", "Guadalajara|Jalisco|JAL|MX|Mexico"),
      Case("Heidelberg", "Heidelberg||||"),
      Case("Berlin", "Berlin|Berlin|BE|DE|Germany"),
      Case("Texas", "|Texas|TX|US|United States"),
      Case("Japan", "|||JP|Japan"),
      Case("U.S.", "|||US|United States"),
      Case("SF, NYC, SEA, CHI", "SF, NYC, SEA, CHI||||"),
      Case("Shepherd's Bush, West London", "Shepherd's Bush, West London||||"),
      Case("Hamburg, Berlin", "Hamburg|Hamburg|HH|DE|Germany\nBerlin|Berlin|BE|DE|Germany"),
      Case("Canada, USA", "|||CA|Canada\n|||US|United States"),
      Case(
        "EMEA,  LATAM,  Canada,  USA",
        "||||Europe, Middle East and Africa\n||||Latin America\n|||CA|Canada\n|||US|United States"),
      Case("Berlin; Paris, France", "Berlin|Berlin|BE|DE|Germany\nParis|||FR|France"),
      Case("Orlando, ", "Orlando|Florida|FL|US|United States"),
      Case("Puerto Rico", "|Puerto Rico|PR|US|United States"),
      Case(city: "San Juan", nil, "PR", "San Juan|Puerto Rico|PR|US|United States"),
      Case(city: "San Juan", "PR", "US", "San Juan|Puerto Rico|PR|US|United States"),
      Case(city: "123 Main St, Boston", "MA", "US", "Boston|Massachusetts|MA|US|United States"),
      // Towns that are called like their region or country.
      Case("Bern", "Bern|Bern|BE|CH|Switzerland"),
      Case("Neuchâtel, Switzerland", "Neuchâtel|Neuchâtel|NE|CH|Switzerland"),
      Case("Thun, Bern, Switzerland", "Thun|Bern|BE|CH|Switzerland"),
      Case("Singapore, Singapore", "Singapore|||SG|Singapore"), Case("Singapore, SG", "Singapore|||SG|Singapore"),
      Case("Germany, DE", "|||DE|Germany"), Case("Canada, CA", "|||CA|Canada"),
      Case("Remote, India, IN", "|||IN|India", flags: "remote"),
      Case("Hong Kong", "Hong Kong|||HK|Hong Kong"),
      Case("Remote - Singapore", "|||SG|Singapore", flags: "remote"),
      Case("Luxembourg", "|||LU|Luxembourg"), Case("Luxembourg, Luxembourg", "Luxembourg|||LU|Luxembourg"),
      Case("Puebla, Puebla, Mexico", "Puebla|Puebla|PUE|MX|Mexico"), Case("Puebla, Mexico", "|Puebla|PUE|MX|Mexico"),
      // Twins.
      Case("Ontario, CA", "Ontario, CA||||"),
      Case("Vancouver, CA", "Vancouver|British Columbia|BC|CA|Canada"),
      Case("Vancouver, WA", "Vancouver|Washington|WA|US|United States"),
      Case("Perth, WA", "Perth|Western Australia|WA|AU|Australia"),
      Case("Munich, DE", "Munich|||DE|Germany"),
      Case("Dover, DE", "Dover|Delaware|DE|US|United States"),
      Case("Odessa, DE", "Odessa, DE||||"),
      Case("Bangalore, IN", "Bangalore|||IN|India"),
      Case("Gary, IN", "Gary|Indiana|IN|US|United States"),
      Case("Tel Aviv, IL", "Tel Aviv|||IL|Israel"),
      Case("Atlanta, Georgia", "Atlanta|Georgia|GA|US|United States"),
      Case("Tbilisi, Georgia", "Tbilisi|||GE|Georgia"),
      Case("Georgia", "|Georgia|||"),
      Case("CA", "|CA|||"),
      Case("Amsterdam, NL", "Amsterdam|||NL|Netherlands"),
      Case("Vilnius, LT", "Vilnius|||LT|Lithuania"),
      Case("Bielefeld, DE", "Bielefeld|||DE|Germany"),
      Case("Ashdod, IL", "Ashdod|||IL|Israel"),
      Case("Rockford, IL", "Rockford|Illinois|IL|US|United States"),
      Case("Hamilton, CA", "Hamilton|Ontario|ON|CA|Canada"),
      Case("Fresno, CA", "Fresno|California|CA|US|United States"),
      Case("Richmond, CA", "Richmond, CA||||"),
      Case(city: nil, nil, "ES", name: "Spain - Barcelona", "Barcelona|||ES|Spain"),
      Case(city: nil, nil, "US", name: "US, CA, Santa Clara", "Santa Clara|California|CA|US|United States"),
      // A city alone, where nobody would mean another.
      Case("London", "London|||GB|United Kingdom"),
      Case("San Francisco", "San Francisco|California|CA|US|United States"),
      Case("München", "München|||DE|Germany"),
      Case("Greater Manchester, United Kingdom", "Greater Manchester|||GB|United Kingdom"),
      Case("Cambridge", "Cambridge||||"),
      Case("Springfield", "Springfield||||"),
      Case("Birmingham", "Birmingham||||"),
      Case("London, Paris", "London|||GB|United Kingdom\nParis|||FR|France"),
      Case("Remote - Brazil", "|||BR|Brazil", flags: "remote"),
      // Pseudo-places.
      Case("Remote", "", flags: "remote"),
      Case("Remote, Italy", "|||IT|Italy", flags: "remote"),
      Case("Remote (United States)", "|||US|United States", flags: "remote"),
      Case("Remote (New Jersey, US)", "|New Jersey|NJ|US|United States", flags: "remote"),
      Case("Remote U.S.", "|||US|United States", flags: "remote"),
      Case("Remote, OR, US", "|Oregon|OR|US|United States", flags: "remote"),
      Case("Japan - Remote", "|||JP|Japan", flags: "remote"),
      Case("Brazil (Remote)", "|||BR|Brazil", flags: "remote"),
      Case("US-Remote", "|||US|United States", flags: "remote"),
      Case("US, CA, Remote", "|California|CA|US|United States", flags: "remote"),
      Case("Remote in Germany", "|||DE|Germany", flags: "remote"),
      Case("Anywhere in the U.S. (remote job)", "|||US|United States", flags: "remote open"),
      Case("Worldwide", "", flags: "remote"),
      Case("Anywhere in the World", "", flags: "remote open"),
      Case("Anywhere (100% Remote) Only", "", flags: "remote open"),
      Case("USA, CST (UTC-6)", "|||US|United States"),
      Case(
        "US-Remote, US-Chicago, US-Texas",
        "|||US|United States\nChicago|Illinois|IL|US|United States\n|Texas|TX|US|United States", flags: "remote"),
      Case("Europe, France, European timezones", "||||Europe\n|||FR|France"),
      Case("Flexible / Remote", "", flags: "remote open"),
      Case("Hybrid (Lisbon, Portugal)", "Lisbon|||PT|Portugal", flags: "hybrid"),
      Case("Multiple Locations", "", flags: "open"),
      Case("13 Locations", "", flags: "open"),
      Case("Location Negotiable After Selection", "", flags: "open"),
      Case("FAA Location Negotiable Upon Request, United States", "|||US|United States", flags: "open"),
      Case("N/A", ""),
      Case("", ""),
      Case(", ,", ""),
    ])
  func reads(_ expected: Case) {
    let reading = PlaceTests.reader.read(expected.claim)
    let places = reading.places.map { place in
      [place.city, place.region, place.regionCode, place.country, place.countryName].map { $0 ?? "" }
        .joined(separator: "|")
    }
    let flags = [("remote", reading.isRemote), ("hybrid", reading.isHybrid), ("open", reading.isOpen)]
    #expect(places.joined(separator: "\n") == expected.places)
    #expect(flags.filter(\.1).map(\.0).joined(separator: " ") == expected.flags)
  }

  @Test(
    "Coordinates that are none are left out",
    arguments: [
      (46.8772, -96.7898, true), (0, 0, false), (91, 0, false), (10, 181, false), (.nan, 5, false),
      (.infinity, 5, false),
      (0, 32.5, true),
    ])
  func coordinates(_ latitude: Double, _ longitude: Double, _ areKept: Bool) {
    let claim = PlaceClaim(city: "Nowhere at All", country: "US", latitude: latitude, longitude: longitude)
    let place = PlaceTests.reader.read(claim).places.first
    #expect(place?.latitude == (areKept ? latitude : nil))
    #expect(place?.longitude == (areKept ? longitude : nil))
  }

  @Test(
    "A city without coordinates has those of the table",
    arguments: [
      ("Fargo, North Dakota", 46.88, -96.79), ("Portland, ME", 43.66, -70.26), ("Portland, OR", 45.52, -122.68),
      ("Munich, Germany", 48.14, 11.58), ("Köln, Germany", 50.93, 6.95), ("Zürich, Switzerland", 47.37, 8.55),
      ("Bangalore, India", 12.97, 77.59), ("New York, NY", 40.71, -74.01), ("London, ON", 42.98, -81.23),
      ("Washington DC", 38.9, -77.04), ("Québec, QC", 46.81, -71.21), ("Québec", nil, nil),
      ("London", 51.51, -0.13), ("Sydney, NSW", -33.87, 151.21), ("Remote (Denver, CO)", 39.74, -104.98),
      ("San Juan, PR", 18.47, -66.11), ("Ponce, Puerto Rico", 18.01, -66.61), ("Hagåtña, Guam", 13.48, 144.75),
      ("Charlotte Amalie, VI", 18.34, -64.93), ("Saipan, MP", 15.21, 145.75), ("Pago Pago, AS", -14.28, -170.7),
      ("Bern, Switzerland", 46.95, 7.45), ("Lucerne, Switzerland", 47.05, 8.31), ("Genf, Schweiz", 46.2, 6.15),
      ("Singapore", 1.29, 103.85), ("Hong Kong, China", 22.28, 114.17), ("Macau", 22.2, 113.55),
      ("Luxembourg", 49.61, 6.13), ("Luxembourg City, Luxembourg", 49.61, 6.13), ("Central, Hong Kong", 22.28, 114.17),
      ("Puerto Rico", nil, nil),
      ("Frankfurt, Brandenburg, Germany", nil, nil), ("Springfield, US", nil, nil), ("Portland", nil, nil),
      ("Ontario, CA", nil, nil), ("Nowhere at All, Germany", nil, nil), ("Germany", nil, nil),
    ])
  func tableOfCities(_ name: String, _ latitude: Double?, _ longitude: Double?) {
    let place = PlaceTests.reader.read(PlaceClaim(name: name)).places.first
    #expect(place?.latitude.map { abs($0 - (latitude ?? 999)) < 0.06 } ?? (latitude == nil), "\(place as Any)")
    #expect(place?.longitude.map { abs($0 - (longitude ?? 999)) < 0.06 } ?? (longitude == nil))
  }

  @Test("Every name of the table of cities is found by halving")
  func wholeTable() {
    let lines = Cities.table.description.split(separator: "\n")
    #expect(lines.count > 30_000)
    for line in lines {
      let name = String(line.prefix { $0 != "\t" })
      #expect(!City.named(name).isEmpty, "\(name)")
      #expect(name.folded == name)
    }
    #expect(City.named("no city of that name").isEmpty)
    #expect(City.named("").isEmpty)
    #expect(City.named("zzzz").isEmpty)
  }

  @Test("Every country is found by its codes and its name")
  func countries() {
    let gazetteer = PlaceTests.reader.gazetteer
    let lines = Country.table.split(separator: "\n").filter { !$0.hasPrefix("=") }
    #expect(lines.count == 250)
    for line in lines {
      let code = String(line.prefix(2))
      let long = String(line.dropFirst(3).prefix(3))
      let name = String(line.dropFirst(7).prefix { $0 != "=" }).trimmed
      #expect(gazetteer.country(field: code.lowercased())?.code == code)
      #expect(gazetteer.country(in: long)?.code == code)
      #expect(gazetteer.country(field: name)?.code == code)
    }
  }

  @Test("Every state and province is found by its code and its name")
  func regions() {
    let gazetteer = PlaceTests.reader.gazetteer
    for (country, count) in [
      ("US", 60), ("CA", 13), ("AU", 8), ("DE", 16), ("AT", 9), ("CH", 26), ("IN", 36), ("MX", 32), ("BR", 27),
    ] {
      let entries = Region.table.split(separator: "\n").filter { $0.hasPrefix("\(country):") }
        .flatMap { $0.dropFirst(3).split(separator: ";") }.map(\.trimmed)
      #expect(entries.count == count, "\(country)")
      for entry in entries {
        let parts = entry.split(separator: " ", maxSplits: 1)
        let name = parts[1].split(separator: "=")[0].trimmed
        #expect(gazetteer.region(name, of: country)?.name == name)
        #expect(gazetteer.region(String(parts[0].filter { $0 != "*" }), of: country)?.name == name)
      }
    }
  }

  @Test("No text stops the reader")
  func anything() {
    var dice = Dice(seed: 11)
    for _ in 0..<3000 {
      let claim = PlaceClaim(
        name: dice.text(60), city: dice.below(2) == 0 ? nil : dice.text(40),
        region: dice.below(2) == 0 ? nil : dice.text(20),
        country: dice.below(2) == 0 ? nil : dice.text(12))
      for place in PlaceTests.reader.read(claim).places { #expect(!place.isEmpty) }
    }
  }
}
