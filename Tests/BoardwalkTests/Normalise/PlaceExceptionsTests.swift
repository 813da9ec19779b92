import Testing

@testable import Boardwalk

@Suite("Places that are excepted")
struct PlaceExceptionsTests {
  @Test(
    "What is excepted is no place of work, and stands in the words that are shown",
    arguments: [
      ("Worldwide except US", "", "remote", nil), ("Worldwide (excluding US)", "", "remote", nil),
      ("Remote, anywhere but Germany", "", "remote", nil), ("Anywhere but the US or Canada", "", "remote", nil),
      ("EU (not Germany)", "European Union", "on-site", nil), ("EU (no UK)", "European Union", "on-site", nil),
      ("US (excluding California)", "United States", "on-site", nil),
      ("Europe but not France", "Europe", "on-site", nil), ("Everywhere but China", "", "remote", nil),
      ("LATAM, except Brazil", "Latin America", "on-site", nil), ("España, excepto Canarias", "Spain", "on-site", nil),
      ("Europe without Switzerland", "Europe", "on-site", nil),
      ("Remote Europe, ohne Schweiz", "Europe", "remote", nil), ("Europe sauf la Suisse", "Europe", "on-site", nil),
      ("Weltweit außer USA", "", "remote", nil), ("Worldwide, other than China", "", "remote", nil),
      ("Remote outside the US", "", "remote", nil),
      ("Remote (EMEA, excl. Israel)", "Europe, Middle East and Africa", "remote", nil),
      // What is denied is no place, or nothing is.
      ("Boston, MA (no visa)", "Boston, Massachusetts", "on-site", "Boston, Massachusetts"),
      ("London (no remote)", "London, United Kingdom", "on-site", "London, United Kingdom"),
      ("Remote, but US only", "United States", "remote", nil),
      ("Closes when filled, which is no date", "Closes when filled, which is no date", "on-site", nil),
      ("A village outside Oslo", "A village outside Oslo", "on-site", nil),
      ("Oslo, NO", "Oslo, Norway", "on-site", "Oslo, Norway"), ("Salvo, NC", "Salvo, North Carolina", "on-site", nil),
    ] as [(String, String, String, String?)])
  func excepted(_ text: String, _ places: String, _ workplace: String, _ shown: String?) {
    let read = PlacesInWordsTests.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
    if let shown { #expect(read.text == shown) }
    if shown == nil, !text.hasPrefix("Salvo") { #expect(read.text == text) }
  }

  @Test("What the only place of a job excepts is shown although no other text names it")
  func exceptionOfAPlace() {
    var draft = JobDraft(sourceID: "1")
    draft.places = [PlaceClaim(name: "EU (not Germany)")]
    #expect(Whereabouts(draft, reader: PlaceTests.reader).text == "EU (not Germany)")
    draft.places = [PlaceClaim(name: "Berlin")]
    #expect(Whereabouts(draft, reader: PlaceTests.reader).text == "Berlin, Germany")
  }
}
