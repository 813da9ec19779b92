import Testing

@testable import Boardwalk

@Suite("Where a job is done")
struct WhereaboutsTests {
  struct Case: CustomTestStringConvertible {
    var display: String?
    var places: [String] = []
    var remote: Bool?
    var telework: Bool?
    var text: String
    var workplace: String
    var testDescription: String { "\(display ?? "-") \(places) \(remote.map(String.init) ?? "-")" }
  }

  @Test(
    "Remote, telework and on site are kept apart, and the place is put in words",
    arguments: [
      Case(
        display: "Portland, Maine", places: ["Portland, Maine"], remote: false, telework: true, text: "Portland, Maine",
        workplace: "telework on-site"),
      Case(
        display: "Multiple Locations", places: ["Fargo, North Dakota", "Bismarck, ND", "Minot, ND", "Lansing, MI"],
        text: "Fargo, North Dakota + 3 places", workplace: "on-site"),
      Case(
        display: "Multiple Locations", places: ["Fargo, ND", "Lansing, MI", "Fargo, ND"],
        text: "Fargo, North Dakota + 1 place", workplace: "on-site"),
      Case(
        display: "Anywhere in the U.S. (remote job)", places: ["Denver, CO", "Boise, ID"], remote: nil,
        text: "Anywhere in the U.S. (remote job)", workplace: "remote"),
      Case(
        display: "Anywhere in the U.S. (remote job)", places: ["Denver, CO"], remote: true, telework: false,
        text: "Anywhere in the U.S. (remote job)", workplace: "remote"),
      Case(
        display: "Denver, Colorado", places: ["Denver, CO"], remote: true, text: "Remote (Denver, Colorado)",
        workplace: "remote"),
      Case(
        display: "Denver, Colorado", places: ["Denver, CO"], remote: true, telework: true,
        text: "Remote (Denver, Colorado)", workplace: "remote telework"),
      Case(display: nil, places: ["Remote"], text: "Remote", workplace: "remote"),
      Case(display: nil, places: ["Remote, Italy"], text: "Remote (Italy)", workplace: "remote"),
      Case(
        display: nil, places: ["Canada", "Brazil", "Italy"], remote: true, text: "Remote (Canada + 2 places)",
        workplace: "remote"),
      Case(
        display: nil, places: ["New York, NY", "Remote (US)"], text: "New York + 1 place", workplace: "remote on-site"),
      Case(
        display: nil, places: ["Hybrid (Lisbon, Portugal)"], text: "Lisbon, Portugal", workplace: "telework on-site"),
      Case(
        display: "Location Negotiable After Selection, United States",
        places: [" Location Negotiable After Selection, United States"], remote: false, text: "Location negotiable",
        workplace: "on-site"),
      Case(display: "Location Negotiable After Selection", places: [], text: "Location negotiable", workplace: ""),
      Case(display: "Multiple Locations", places: [], text: "Multiple locations", workplace: ""),
      Case(display: "Lisbon, Portugal", places: [], text: "Lisbon, Portugal", workplace: "on-site"),
      Case(display: nil, places: [], remote: nil, text: "", workplace: ""),
      Case(display: nil, places: [], remote: false, text: "", workplace: "on-site"),
      Case(display: nil, places: [], remote: true, text: "Remote", workplace: "remote"),
      Case(display: nil, places: [], remote: nil, telework: true, text: "", workplace: "telework"),
    ])
  func words(_ expected: Case) {
    var draft = JobDraft(sourceID: "1")
    draft.placeText = expected.display
    draft.places = expected.places.map { PlaceClaim(name: $0) }
    draft.remote = expected.remote
    draft.telework = expected.telework
    let whereabouts = Whereabouts(draft, reader: PlaceTests.reader)
    #expect(whereabouts.text == expected.text)
    #expect(whereabouts.workplace.names.joined(separator: " ") == expected.workplace)
  }

  @Test("Where one may choose, the place is one of two ways", arguments: ["Oslo, Norway", "Norway"])
  func choice(place: String) {
    var draft = JobDraft(sourceID: "1")
    draft.places = [PlaceClaim(name: place)]
    draft.remote = true
    draft.onSite = true
    let whereabouts = Whereabouts(draft, reader: PlaceTests.reader)
    #expect(whereabouts.workplace == [.remote, .onSite])
    #expect(whereabouts.text == place)
  }

  @Test("Very many places collapse to their regions and countries")
  func manyPlaces() {
    var draft = JobDraft(sourceID: "1")
    draft.placeText = "Multiple Locations"
    draft.places = (0..<673).map { number in
      PlaceClaim(city: "Town \(number), Ohio", region: number % 2 == 0 ? "Ohio" : "Guam", country: "United States")
    }
    draft.places.append(
      PlaceClaim(city: " Location Negotiable After Selection", country: "United States", latitude: 0, longitude: 0))
    draft.places.append(PlaceClaim(city: "Singapore", region: "N/A", country: "Singapore"))
    let whereabouts = Whereabouts(draft, reader: PlaceTests.reader)
    #expect(whereabouts.text == "674 locations")
    #expect(whereabouts.places.count == 674)
    #expect(whereabouts.listed.map(\.text) == ["Ohio", "Guam", "Singapore"])
    #expect(whereabouts.leftOut == 0)
  }

  @Test("More places than a job can have are counted and left out")
  func tooManyPlaces() {
    var draft = JobDraft(sourceID: "1")
    draft.places = (0..<5003).map { PlaceClaim(city: "Town \($0)") }
    let whereabouts = Whereabouts(draft, reader: PlaceTests.reader)
    #expect(whereabouts.places.count == 5000)
    #expect(whereabouts.leftOut == 3)
  }

  @Test(
    "Of a text that is too long to be a list of places only the beginning is looked at",
    arguments: ["A ", "</div>", "- "])
  func endlessText(part: String) {
    var draft = JobDraft(sourceID: "1")
    draft.placeText = "Boston, MA; " + String(repeating: part, count: 1_000_000 / part.count)
    draft.places = [PlaceClaim(name: "Boston, MA")]
    let start = ContinuousClock.now
    let whereabouts = Whereabouts(draft, reader: PlaceTests.reader)
    #expect(start.duration(to: .now) < .seconds(10))
    #expect(whereabouts.text == "Boston, Massachusetts")
    #expect(whereabouts.workplace == .onSite)
  }

  @Test("A place that is the word of a program for nothing is none", arguments: ["null", "None", "undefined", "N/A"])
  func nothing(text: String) {
    #expect(PlacesInWordsTests.read(text).text == "")
  }
}
