import Testing

@testable import Boardwalk

@Suite("Places as people write them")
struct PlacesInWordsTests {
  /// What a job says that has nothing but this text for its place.
  private static func read(_ text: String) -> Whereabouts {
    var draft = JobDraft(sourceID: "1")
    draft.placeText = text
    return Whereabouts(draft, reader: PlaceTests.reader)
  }

  @Test(
    "Several places in one text are several, and remote is one of the ways or the only one",
    arguments: [
      ("NYC / London / Remote (US)", "NYC, New York; London, United Kingdom; United States", "remote on-site"),
      ("Cork, Ireland or Remote UK", "Cork, Ireland; United Kingdom", "remote on-site"),
      ("US-Remote, US-Chicago", "United States; Chicago, Illinois", "remote on-site"),
      ("Arlington, VA or Remote", "Arlington, Virginia", "remote on-site"),
      ("Remote (US or Canada)", "United States; Canada", "remote"),
      ("Remote US or Canada", "United States; Canada", "remote"),
      ("Remote - US/Canada", "United States; Canada", "remote"),
      ("Remote (Germany, Austria, Switzerland)", "Germany; Austria; Switzerland", "remote"),
      ("US/Canada — ET hours", "United States; Canada", "on-site"),
      ("Anywhere in Europe", "Europe", "remote"), ("Anywhere", "", "remote"), ("Remote-first", "", "remote"),
      ("Remote (UTC+3)", "", "remote"), ("Remote (GMT -3 to +3)", "", "remote"),
      ("Hybrid (NYC or SF)", "NYC, New York; SF, California", "telework on-site"),
      ("Paris & London", "Paris, France; London, United Kingdom", "on-site"),
      ("Amsterdam/Rotterdam", "Amsterdam, Netherlands; Rotterdam, Netherlands", "on-site"),
      ("New York, NY, Boston, MA", "New York; Boston, Massachusetts", "on-site"),
      ("Trinidad and Tobago", "Trinidad and Tobago", "on-site"),
      ("Frankfurt/Main", "Frankfurt/Main, Germany", "on-site"),
      ("Remote-US", "United States", "remote"), ("Remote–Europe", "Europe", "remote"),
      ("Remote:UK", "United Kingdom", "remote"), ("Hamburg-Remote", "Hamburg, Germany", "remote"),
      ("München / Homeoffice", "München, Germany", "remote on-site"), ("Remote/Hybrid", "", "remote telework"),
      ("Remote - US (CA, NY, WA)", "California; New York; Washington", "remote"),
      ("CA, NY, WA", "California; New York; Washington", "on-site"),
      ("Ohio, Indiana, Michigan, USA", "Ohio; Indiana; Michigan", "on-site"),
      ("US, TX, AZ", "Texas; Arizona", "on-site"), ("ON, QC, Canada", "Ontario, Canada; Quebec, Canada", "on-site"),
      ("DE, AT, CH", "Germany; Austria; Switzerland", "on-site"), ("UK, Georgia", "United Kingdom; Georgia", "on-site"),
      ("Amsterdam, Utrecht", "Amsterdam, Netherlands; Utrecht, Netherlands", "on-site"),
      ("Basel, Zürich", "Basel, Switzerland; Zurich, Switzerland", "on-site"),
      ("Jersey City, New York", "Jersey City, New Jersey; New York", "on-site"),
    ])
  func several(_ text: String, _ places: String, _ workplace: String) {
    let read = Self.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
  }

  @Test(
    "One place in whatever form is that place",
    arguments: [
      ("San José, CR", "San José, Costa Rica"), ("Washington, D.C.", "Washington, District of Columbia"),
      ("München (DE)", "München, Germany"), ("Greater Boston Area", "Greater Boston Area, Massachusetts"),
      ("Austin TX", "Austin, Texas"), ("Sydney NSW", "Sydney, New South Wales, Australia"),
      ("Onsite Berlin", "Berlin, Germany"),
      ("Curitiba, PR", "Curitiba, Paraná, Brazil"), ("Mumbai, MH", "Mumbai, Maharashtra, India"),
      ("GA-Atlanta", "Atlanta, Georgia"), ("Georgia - Atlanta", "Atlanta, Georgia"), ("TX-Austin", "Austin, Texas"),
      ("CO - Denver", "Denver, Colorado"), ("CA - Toronto", "Toronto, Ontario, Canada"), ("DE - Köln", "Köln, Germany"),
      ("DE-Wilmington", "Wilmington, Delaware"), ("California - San Diego", "San Diego, California"),
      ("IN - Pune", "Pune, India"), ("VA - Smallville", "Smallville, Virginia"),
      ("DE - Kleinstadt", "Kleinstadt, Germany"),
      ("Milano, MI", "Milano, Italy"), ("Trento (TN)", "Trento, Italy"), ("Bologna, BO", "Bologna, Italy"),
      ("Milan, MI", "Milan, Michigan"), ("Sucre, BO", "Sucre, Bolivia"), ("Memphis, TN", "Memphis, Tennessee"),
      ("Montréal, Québec", "Montréal, Quebec, Canada"), ("Gatineau (Québec)", "Gatineau, Quebec, Canada"),
      ("Bauru, São Paulo", "Bauru, São Paulo, Brazil"),
      ("Ciudad Juárez, Chihuahua", "Ciudad Juárez, Chihuahua, Mexico"),
      ("Toronto, Ontario, CA", "Toronto, Ontario, Canada"), ("Wilmington, Delaware, DE", "Wilmington, Delaware"),
      ("New York, NY 10001", "New York"), ("Austin, TX 78701, USA", "Austin, Texas"),
      ("10115 Berlin", "Berlin, Germany"),
      ("Seattle WA", "Seattle, Washington"), ("Perth WA", "Perth, Western Australia, Australia"),
      ("London UK", "London, United Kingdom"), ("Lagos Nigeria", "Lagos, Nigeria"),
      ("Onsite in London", "London, United Kingdom"),
      ("EMEA - London", "London, United Kingdom"), ("Seoul, Korea, Republic of", "Seoul, South Korea"),
      ("Moldova, Republic of", "Moldova"), ("Rishon LeZion, IL", "Rishon LeZion, Israel"),
      ("Indiana, Pennsylvania", "Indiana, Pennsylvania"), ("Washington, DC", "Washington, District of Columbia"),
      ("Chattanooga, TN", "Chattanooga, Tennessee"), ("Chennai, TN", "Chennai, Tamil Nadu, India"),
      ("🇩🇪 Berlin", "Berlin, Germany"), ("Zürich", "Zürich, Switzerland"), ("NY", "New York"), ("Wien", "Wien, Austria"),
    ])
  func one(_ text: String, _ place: String) {
    #expect(Self.read(text).places.map(\.text) == [place])
  }

  @Test(
    "What could be two places is neither",
    arguments: [
      "Georgia", "CA", "Ontario, CA", "Portland", "Cambridge", "Springfield", "Freiburg", "Victoria", "Paraná",
      "Bogotá, D.C.",
      "Beijing, BJ", "Belfast, NI", "Monterrey, NL", "Tijuana, BC",
    ])
  func ambiguous(_ text: String) {
    let places = Self.read(text).places
    #expect(places.map(\.country) == [nil] && places.map(\.text) == [text])
  }

  @Test(
    "Remote work that is denied is none, and what is possible or for some days leaves the place a place",
    arguments: [
      ("London (no remote)", "London, United Kingdom", "on-site"), ("Berlin, not remote", "Berlin, Germany", "on-site"),
      ("Boston, MA - no remote", "Boston, Massachusetts", "on-site"),
      ("Paris (non-remote)", "Paris, France", "on-site"),
      ("Oslo, remote not possible", "Oslo, Norway", "on-site"),
      ("Wien, kein Homeoffice", "Wien, Austria", "on-site"),
      ("Munich (up to 2 days remote)", "Munich, Germany", "telework on-site"),
      ("Munich (50% remote)", "Munich, Germany", "telework on-site"),
      ("Munich (100% remote)", "Munich, Germany", "remote"),
      ("Lyon, 2-3 jours remote", "Lyon, France", "telework on-site"),
      ("London, Hybrid (3 days)", "London, United Kingdom", "telework on-site"),
      ("London, 5 days in office", "London, United Kingdom", "on-site"),
      ("Remote possible, Munich", "Munich, Germany", "remote on-site"),
      ("Munich (remote optional)", "Munich, Germany", "remote on-site"),
      ("Köln, Homeoffice möglich", "Köln, Germany", "remote on-site"), ("Remote friendly", "", "remote"),
      ("Hamburg, teilweise Homeoffice", "Hamburg, Germany", "telework on-site"),
    ])
  func ways(_ text: String, _ places: String, _ workplace: String) {
    let read = Self.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
  }

  @Test(
    "Washington alone is of the United States, and whether the state or the capital nobody says",
    arguments: ["Washington", "Washington, United States"])
  func washington(text: String) {
    let place = Self.read(text).places.first
    #expect(place?.country == "US" && place?.regionCode == nil && place?.latitude == nil)
    #expect(place?.text == "Washington, United States")
  }
}
