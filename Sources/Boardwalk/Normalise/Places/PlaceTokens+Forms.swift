import Markup

/// Texts about places brought into the form in which the others are written.
extension PlaceTokens {
  /// `Berlin` of `Location: Berlin` and `Arbeitsort: Berlin`.
  static func withoutLabel(_ text: String) -> String {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      labels.contains(String(text[..<colon]).folded)
    else { return text }
    return text[text.index(after: colon)...].trimmed
  }

  private static let labels: Set = [
    "location", "locations", "job location", "job locations", "work location", "office", "offices", "office location",
    "office locations", "place", "city", "where", "standort", "standorte", "arbeitsort", "einsatzort", "ort", "lieu",
    "lieu de travail", "ubicacion", "lugar", "sede", "luogo", "local", "localizacao", "locatie", "standplaats", "plats",
    "sted", "lokalizacja",
  ]

  /// `Boston - MA, Austin - TX`: each part is a town and the letters of its state, and so a place of its own.
  static func listOfDashed(_ text: String) -> [String]? {
    let parts = text.split(separator: ",").map(\.trimmed)
    guard parts.count > 1 else { return nil }
    let places = parts.compactMap { part -> String? in
      let pieces = part.split(separator: " - ").map(\.trimmed)
      guard pieces.count == 2, pieces[0].count > 3, pieces[1].count == 2, pieces[1].isCode else { return nil }
      return pieces.joined(separator: ", ")
    }
    return places.count == parts.count ? places : nil
  }

  /// `Boston, MA` of `Boston, MA (Seaport)`: what stands in brackets behind a town's state and country is a part of the town, which
  /// would stand between the two. `Limburg (Lahn), Germany` of `Limburg, Germany (Lahn)`, whose name it belongs to.
  static func bracketsAtTown(_ text: String) -> String {
    guard text.utf8.count <= PlaceReader.longest, text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      let comma = text[..<open].firstIndex(of: ",")
    else { return text }
    let (town, wider) = (text[..<comma].trimmed, text[text.index(after: comma)..<open].trimmed)
    let areWider = wider.split(separator: ",").map(\.trimmed).allSatisfy { part in
      part.isCode || Gazetteer.known.country(in: part) != nil || !Gazetteer.known.regions(named: part).isEmpty
    }
    guard !wider.isEmpty, areWider, let name = BracketedName("\(town) \(text[open...])", isTown: true) else {
      return text
    }
    return "\(name.cities.isEmpty ? name.town : name.whole), \(wider)"
  }
}
