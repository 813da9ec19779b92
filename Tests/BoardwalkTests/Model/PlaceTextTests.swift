import Testing

@testable import Boardwalk

@Suite("Where a job is, in words of the program")
struct PlaceTextTests {
  @Test(
    "It is read back as it was stored",
    arguments: [
      .remote, .remoteIn("Germany"), .locations(673), .and("Fargo, North Dakota", 1), .and("Fargo, North Dakota", 12),
      .and("Tromsø", 3), .and("A + B", 2), .multiple, .negotiable,
    ] as [PlaceText])
  func stored(text: PlaceText) { #expect(PlaceText(stored: text.english) == text) }

  @Test(
    "Names are no words of the program, however they look",
    arguments: [
      "", "Texas", "Portland, Maine", "Fargo + 3 nice places", "Fargo + places", "Fargo +3 places", "Fargo+ 3 places",
      "+ 3 places", " + 3 placess", "Fargo + 3  places", "Fargo + 99999999999999999999 places", "3 places",
      "Area 51 sites", "Ghent (9000)",
    ])
  func names(text: String) { #expect(PlaceText(stored: text) == nil) }
}
