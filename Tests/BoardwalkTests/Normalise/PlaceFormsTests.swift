import Testing

@testable import Boardwalk

@Suite("Forms of places")
struct PlaceFormsTests {
  @Test(
    "A postal district lies where its town does, and the letters of a country may stand before the town",
    arguments: [
      ("Dublin 2, Ireland", "Dublin 2, Ireland", 53.33), ("Praha 4", "Praha 4, Czechia", 50.09),
      ("Paris 8e", "Paris 8e, France", 48.85), ("København K", "København K, Denmark", 55.68),
      ("DE-Berlin", "Berlin, Germany", 52.52), ("DE-Hamburg", "Hamburg, Germany", 53.55),
      ("IN-Pune", "Pune, India", 18.52), ("Aarhus C", "Aarhus C, Denmark", 56.16),
    ])
  func district(_ text: String, _ place: String, _ latitude: Double) throws {
    let read = try #require(PlacesInWordsTests.read(text).places.first)
    #expect(read.text == place)
    #expect(abs((read.latitude ?? 0) - latitude) < 0.06)
  }

  @Test(
    "Beside a town that is known everywhere a smaller one is the one near it",
    arguments: [
      ("Berlin & Potsdam", "Berlin, Germany; Potsdam, Germany"),
      ("Nürnberg/Erlangen", "Nürnberg, Germany; Erlangen, Germany"),
      ("Köln/Bonn", "Köln, Germany; Bonn, Germany"),
      ("Boston & Cambridge", "Boston, Massachusetts; Cambridge, Massachusetts"),
      ("Berlin & Cambridge", "Berlin & Cambridge"), ("München/Munich", "München/Munich"),
      ("Frankfurt/Main", "Frankfurt/Main, Germany"),
    ])
  func near(_ text: String, _ places: String) {
    #expect(PlacesInWordsTests.read(text).places.map(\.text).joined(separator: "; ") == places)
  }

  @Test(
    "A part of a town in brackets behind its state or country takes it out of neither",
    arguments: [
      ("Boston, MA (Seaport)", "Boston, Massachusetts"),
      ("Washington, DC (Navy Yard)", "Washington, District of Columbia"),
      ("London, UK (Shoreditch)", "London, United Kingdom"), ("Cambridge, MA (Boston)", "Cambridge, Massachusetts"),
      ("Toronto, Ontario, Canada (Liberty Village)", "Toronto, Ontario, Canada"),
      ("Tbilisi, Georgia (Vake)", "Tbilisi, Georgia"), ("Limburg, Germany (Lahn)", "Limburg (Lahn), Germany"),
      ("New York, NY (Midtown Manhattan)", "New York"), ("Remote, US (Texas)", "Texas"),
      ("Munich, Germany (Hybrid)", "Munich, Germany"),
    ])
  func bracketsBehindState(_ text: String, _ place: String) {
    let places = PlacesInWordsTests.read(text).places
    #expect(places.map(\.text) == [place])
    #expect(places.allSatisfy { $0.country != nil })
  }

  @Test(
    "A dash may part towns from their states, and a word say that it is a place",
    arguments: [
      ("Boston - MA, Palo Alto - CA", "Boston, Massachusetts; Palo Alto, California"),
      ("Milano - MI, Roma - RM", "Milano, Italy; Roma, Italy"),
      ("Location: Berlin", "Berlin, Germany"), ("Arbeitsort: Hamburg", "Hamburg, Germany"),
      ("Lieu : Paris", "Paris, France"), ("Locations: Boston, MA; Austin, TX", "Boston, Massachusetts; Austin, Texas"),
      (
        "Remote: Canada or Office Locations: Boston - MA, Austin - TX",
        "Canada; Boston, Massachusetts; Austin, Texas"
      ),
    ])
  func dashesAndLabels(_ text: String, _ places: String) {
    #expect(PlacesInWordsTests.read(text).places.map(\.text).joined(separator: "; ") == places)
  }

  @Test(
    "What is written beside a town takes it out of neither its state nor its country",
    arguments: [
      ("Berlin, Germany (Mitte)", "Berlin, Germany"), ("Hamburg, Germany (Altona)", "Hamburg, Germany"),
      ("Newark, NJ (New York)", "Newark, New Jersey"), ("On-site: Austin, TX", "Austin, Texas"),
      ("Onsite: Berlin", "Berlin, Germany"), ("In-office: San Francisco, CA", "San Francisco, California"),
      ("Office-based: London", "London, United Kingdom"), ("Office based - London", "London, United Kingdom"),
      ("HQ: London", "London, United Kingdom"), ("London Office", "London, United Kingdom"),
      ("Berlin HQ", "Berlin, Germany"), ("New York Office", "New York"),
      ("Belo Horizonte/MG", "Belo Horizonte, Minas Gerais, Brazil"),
      ("São Paulo/SP", "São Paulo, Brazil"), ("Dallas/TX", "Dallas, Texas"), ("Singapore / SG", "Singapore"),
      ("Seattle, WA area", "Seattle, Washington"), ("Denver, CO Metro Area", "Denver, Colorado"),
      ("United States-California-San Jose", "San Jose, California"), ("Germany-Berlin", "Berlin, Germany"),
      ("Germany - Berlin", "Berlin, Germany"),
      ("Austria, Vienna", "Vienna, Austria"),
      ("Großraum München", "Großraum München, Germany"), ("Near Boston", "Near Boston, Massachusetts"),
      ("München und Umgebung", "München und Umgebung, Germany"),
      ("Bengaluru/Bangalore, Karnataka, India", "Bengaluru/Bangalore, Karnataka, India"),
      ("Bangalore / Bengaluru, India", "Bangalore, India"), ("Hong Kong S.A.R.", "Hong Kong"),
      ("Customer site, Munich", "Munich, Germany"), ("Houston, TX - Energy Corridor", "Houston, Texas"),
      ("Austin, TX 78701 (Downtown area)", "Austin, Texas"), ("In-person in Austin, TX", "Austin, Texas"),
      ("Rio de Janeiro/RJ, Brasil", "Rio de Janeiro, Brazil"), ("St. Gallen, SG", "St. Gallen, Switzerland"),
      ("Sydney CBD", "Sydney CBD, New South Wales, Australia"),
    ])
  func besideTown(_ text: String, _ place: String) throws {
    let read = PlacesInWordsTests.read(text)
    #expect(read.places.map(\.text) == [place])
    #expect(read.workplace == .onSite)
    #expect(read.places.allSatisfy { $0.latitude != nil })
  }

  @Test(
    "A place may stand behind how much of the work is done from home",
    arguments: [
      ("Remote 3 days/week Paris", "Paris, France"), ("Remote 50% Paris", "Paris, France"),
      ("50% remote in Paris", "Paris, France"), ("Hybrid 2-3 days Paris", "Paris, France"),
      ("2 Tage pro Woche im Büro in Berlin", "Berlin, Germany"), ("Paris, 3 days/week in office", "Paris, France"),
    ])
  func behindShare(_ text: String, _ place: String) {
    let read = PlacesInWordsTests.read(text)
    #expect(read.places.map(\.text) == [place])
    #expect(read.workplace == [.telework, .onSite])
  }

  @Test("The way of working behind towns with their states is one of two, as it is in brackets behind an `or`")
  func waysBesideTowns() {
    let read = PlacesInWordsTests.read("Boston, MA, Austin, TX, Remote")
    #expect(read.places.map(\.text) == ["Boston, Massachusetts", "Austin, Texas"])
    #expect(read.workplace == [.remote, .onSite])
    #expect(PlacesInWordsTests.read("Boston (or remote)").workplace == [.remote, .onSite])
    #expect(PlacesInWordsTests.read("Remote (within Germany)").places.map(\.text) == ["Germany"])
    #expect(PlacesInWordsTests.read("Remote, but must be in Germany").places.isEmpty)
    let hybrid = PlacesInWordsTests.read("Hybrid remote in Austin, TX 78701")
    #expect(hybrid.places.map(\.text) == ["Austin, Texas"])
    #expect(hybrid.workplace == [.telework, .onSite])
    let towns = PlacesInWordsTests.read("Austin TX, Denver CO").places
    #expect(towns.map(\.text) == ["Austin, Texas", "Denver, Colorado"])
    #expect(PlacesInWordsTests.read("Boston, MA (Remote)").workplace == .remote)
    #expect(PlacesInWordsTests.read("Houston, TX - Remote").workplace == .remote)
    #expect(PlacesInWordsTests.read("Multiple Cities").text == "Multiple locations")
  }

  @Test(
    "What only looks like such a form stays as it is written",
    arguments: [
      "London (Canary Wharf)", "Post Office", "Home-Smith", "Bolzano/Bozen", "Frankfurt/XX", "Jordan-Smith",
      "Guinea-Bissau",
    ])
  func lookalikes(_ text: String) {
    let read = PlacesInWordsTests.read(text)
    #expect(read.places.count == 1)
    #expect(read.text == text)
  }

  @Test("A part of the world is where one may live, beside the country of the employer")
  func area() {
    let read = { PlaceTests.reader.read(PlaceClaim(name: $0, country: "DE")).places.map(\.text) }
    #expect(read("Remote EU") == ["European Union"])
    #expect(read("EMEA") == ["Germany"])
    #expect(read("Berlin") == ["Berlin, Germany"])
  }

  @Test(
    "Several towns in the field for one are several, where they are far from one another",
    arguments: [
      ("Paris, Lyon", nil, "FR", "Paris, France; Lyon, France"),
      ("Paris / Lyon", nil, "FR", "Paris, France; Lyon, France"),
      ("Munich, Berlin", nil, "DE", "Munich, Germany; Berlin, Germany"),
      ("Jackson, New York", "New York", "US", "Jackson, New York"), ("Albany, New York", nil, "US", "Albany, New York"),
      ("123 Main St, Boston", "MA", "US", "Boston, Massachusetts"),
      ("Bauru, São Paulo", nil, "BR", "Bauru, São Paulo, Brazil"),
    ] as [(String, String?, String, String)])
  func towns(city: String, region: String?, country: String, places: String) {
    let claim = PlaceClaim(city: city, region: region, country: country)
    #expect(PlaceTests.reader.read(claim).places.map(\.text).joined(separator: "; ") == places)
  }
}
