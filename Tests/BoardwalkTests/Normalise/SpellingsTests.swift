import Testing

@testable import Boardwalk

/// `ü` may be one sign or two. To Swift they are equal; files, browsers and SQLite compare bytes.
@Suite("Letters with accents in one sign and in two")
struct SpellingsTests {
  private static let one = "M\u{FC}hldorf"
  private static let two = "Mu\u{308}hldorf"

  @Test("An answer has the letters of its question, whatever was asked before")
  func answers() {
    let answers = Answers<String, String>()
    for question in [Self.one, Self.two, Self.one, Self.two] {
      #expect(answers.answer(to: question) { $0 }.unicodeScalars.elementsEqual(question.unicodeScalars))
    }
    let places = Answers<PlaceClaim, String>()
    for city in [Self.one, Self.two, Self.one] {
      let answer = places.answer(to: PlaceClaim(city: city, country: "DE")) { $0.city ?? "" }
      #expect(answer.unicodeScalars.elementsEqual(city.unicodeScalars))
    }
  }

  @Test("What lists are narrowed by is written in one way")
  func composed() {
    #expect(Grade(plan: Self.two, low: nil, high: nil).text.unicodeScalars.elementsEqual(Self.one.unicodeScalars))
    let values = Conditions([Job.Fact("Security clearance", Self.two)])[.clearance]
    #expect(values.first?.unicodeScalars.elementsEqual(Self.one.unicodeScalars) == true)
  }
}
