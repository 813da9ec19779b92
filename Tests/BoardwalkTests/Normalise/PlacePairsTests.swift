import Testing

@testable import Boardwalk

@Suite("Places of two parts each between commas")
struct PlacePairsTests {
  @Test(
    "Each second part that is a country or a state ends a place",
    arguments: [
      ("Berlin, Germany, Paris, France", "Berlin, Germany; Paris, France"),
      ("London, UK, New York, USA", "London, United Kingdom; New York"),
      ("Warsaw, Poland, Berlin, Germany", "Warsaw, Poland; Berlin, Germany"),
      ("Oslo, Norway, Stockholm, Sweden, and Helsinki, Finland", "Oslo, Norway; Stockholm, Sweden; Helsinki, Finland"),
      ("Portland, Oregon, Austin, Texas", "Portland, Oregon; Austin, Texas"),
      ("Toronto, Ontario, Boston, MA", "Toronto, Ontario, Canada; Boston, Massachusetts"),
      ("Berlin, Germany, Paris, France, Remote", "Berlin, Germany; Paris, France"),
      ("Luxembourg, Luxembourg, Brussels, Belgium", "Luxembourg; Brussels, Belgium"),
      ("München, Deutschland, Wien, Österreich", "München, Germany; Wien, Austria"),
    ])
  func pairs(_ text: String, _ places: String) {
    #expect(PlacesInWordsTests.read(text).places.map(\.text).joined(separator: "; ") == places)
  }

  @Test(
    "One place with all that it is in stays one, and countries beside each other are as many",
    arguments: [
      ("Brooklyn, New York, New York, USA", 1), ("Schöneberg, Berlin, Berlin, Germany", 1),
      ("Austin, TX, Texas, USA", 1),
      ("Israel, Jordan, Canada, Mexico", 4), ("California, Texas, Ohio, Florida", 4),
      ("Germany, France, Spain, Italy", 4),
    ])
  func others(_ text: String, _ count: Int) {
    #expect(PlacesInWordsTests.read(text).places.count == count)
    #expect(PlaceTokens.places(in: text) == [text])
  }
}
