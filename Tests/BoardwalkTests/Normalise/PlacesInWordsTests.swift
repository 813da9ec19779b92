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
      ("Chattanooga, TN", "Chattanooga, Tennessee"), ("Chennai, TN", "Chennai, Tamil Nadu, India"),
      ("🇩🇪 Berlin", "Berlin, Germany"), ("Zürich", "Zürich, Switzerland"), ("NY", "New York"), ("Wien", "Wien, Austria"),
    ])
  func one(_ text: String, _ place: String) {
    #expect(Self.read(text).places.map(\.text) == [place])
  }

  @Test(
    "What could be two places is neither",
    arguments: ["Georgia", "CA", "Ontario, CA", "Portland", "Cambridge", "Springfield"])
  func ambiguous(_ text: String) {
    let places = Self.read(text).places
    #expect(places.map(\.country) == [nil] && places.map(\.text) == [text])
  }

  @Test("Washington alone is of the United States, and whether the state or the capital nobody says")
  func washington() {
    let place = Self.read("Washington").places.first
    #expect(place?.country == "US" && place?.regionCode == nil)
  }
}
