import Testing

@testable import Boardwalk

@Suite("What lists of places call them")
struct PlaceTitlesTests {
  private static let reader = PlaceReader()

  private func titles(of text: String) -> [String] {
    Self.reader.read(PlaceClaim(name: text)).places.flatMap(\.titles)
  }

  @Test(
    "A place is listed with all that it lies in",
    arguments: [
      ("Portland, Maine", ["Portland, Maine", "Maine", "United States"]), ("Maine, US", ["Maine", "United States"]),
      ("United States", ["United States"]),
      ("Augsburg, Bavaria, Germany", ["Augsburg, Bavaria, Germany", "Bavaria, Germany", "Germany"]),
      ("Singapore", ["Singapore"]), ("Europe", ["Europe"]), ("Atlantis", ["Atlantis"]),
    ])
  func wider(text: String, expected: [String]) { #expect(titles(of: text) == expected) }

  @Test(
    "The state, the country and what may be either have lists of their own",
    arguments: [
      ("Atlanta, Georgia", ["Atlanta, Georgia", "Georgia", "United States"]),
      ("Georgia, United States", ["Georgia", "United States"]),
      ("Tbilisi, Georgia", ["Tbilisi, Georgia", "Georgia (country)"]),
      ("Republic of Georgia", ["Georgia (country)"]), ("Georgia", ["Georgia (state or country)"]),
    ])
  func twins(text: String, expected: [String]) { #expect(titles(of: text) == expected) }

  @Test(
    "A city and the land around it that is called alike do not share a list",
    arguments: [
      ("New York, NY", ["New York, New York", "New York", "United States"]),
      ("Albany, NY", ["Albany, New York", "New York", "United States"]),
      ("Zürich, Switzerland", ["Zürich, Switzerland", "Switzerland"]),
      ("Winterthur, Zurich, Switzerland", ["Winterthur, Zurich, Switzerland", "Switzerland"]),
      ("Thun, Bern, Switzerland", ["Thun, Bern, Switzerland", "Switzerland"]),
      ("Bern, Switzerland", ["Bern, Switzerland", "Switzerland"]),
    ])
  func namesakes(text: String, expected: [String]) { #expect(titles(of: text) == expected) }
}
