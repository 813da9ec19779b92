import Testing

@testable import Boardwalk

@Suite("Regions beside towns")
struct RegionsAbroadTests {
  @Test(
    "A region beside a town of it tells the country",
    arguments: [
      ("London, Greater London", "London, Greater London, United Kingdom"),
      ("Dublin, Leinster", "Dublin, Leinster, Ireland"), ("Milano, Lombardia", "Milano, Lombardia, Italy"),
      ("Manchester, Greater Manchester", "Manchester, Greater Manchester, United Kingdom"),
      ("Torino, Piemonte", "Torino, Piemonte, Italy"), ("Sevilla, Andalucía", "Sevilla, Andalucía, Spain"),
      ("Zaragoza, Aragón", "Zaragoza, Aragón, Spain"), ("Yokohama, Kanagawa", "Yokohama, Kanagawa, Japan"),
      ("Yokohama, Kanagawa Prefecture", "Yokohama, Kanagawa Prefecture, Japan"),
      ("Johannesburg, Gauteng", "Johannesburg, Gauteng, South Africa"),
      ("Medellín, Antioquia", "Medellín, Antioquia, Colombia"),
      ("Gothenburg, Västra Götaland", "Gothenburg, Västra Götaland, Sweden"),
      ("Hyderabad, Sindh", "Hyderabad, Sindh, Pakistan"), ("Barcelona, Anzoátegui", "Barcelona, Anzoátegui, Venezuela"),
      ("Cambridge, Cambridgeshire", "Cambridge, Cambridgeshire, United Kingdom"),
      ("Athens, Attica", "Athens, Attica, Greece"), ("Getafe, Madrid", "Getafe, Madrid, Spain"),
      ("Lahore, Punjab", "Lahore, Punjab, Pakistan"), ("Amritsar, Punjab", "Amritsar, Punjab, India"),
      ("Hasselt, Limburg", "Hasselt, Limburg, Belgium"), ("Maastricht, Limburg", "Maastricht, Limburg, Netherlands"),
      ("Maidstone, Kent", "Maidstone, Kent, United Kingdom"),
      ("Paris, Texas", "Paris, Texas"), ("London, Ontario", "London, Ontario, Canada"),
      ("Dublin, Georgia", "Dublin, Georgia"),
    ])
  func region(_ text: String, _ place: String) {
    let places = PlacesInWordsTests.read(text).places
    #expect(places.map(\.text) == [place])
    #expect(places.first?.latitude != nil)
  }

  @Test(
    "A word that no table holds, or that is a county elsewhere, tells nothing",
    arguments: [
      "Rome, Floyd County", "Cambridge, Something", "Dover, Kent", "Paris, Lamar County", "Smallville, Lombardia",
      "St. Petersburg, Pinellas",
    ])
  func unknown(_ text: String) {
    let places = PlacesInWordsTests.read(text).places
    #expect(places.map(\.country) == [nil] && places.map(\.text) == [text])
  }

  @Test("A field for the region tells the country as well")
  func field() {
    let place = PlaceTests.reader.read(PlaceClaim(city: "London", region: "Greater London")).places.first
    #expect(place?.text == "London, Greater London, United Kingdom")
    #expect(place?.latitude == 51.51)
  }
}
