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
    "sted", "lokalizacja", "on site", "onsite", "in office", "in person", "office based", "hq", "headquarters",
    "head office", "vor ort",
  ]

  /// `Belo Horizonte, MG` of `Belo Horizonte/MG`, `Singapore, SG` of `Singapore / SG`: a town and the letters of its region or
  /// country, where the table of cities has it there.
  static func withoutSlash(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")), text.utf8.count <= PlaceReader.longest else { return text }
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    guard pieces.count == 2, pieces[1].isCode else { return text }
    let country = Gazetteer.known.country(in: pieces[1])?.code
    let isThere = City.named(pieces[0].folded).contains { $0.region == pieces[1] || $0.country == country }
    return isThere ? "\(pieces[0]), \(pieces[1])" : text
  }

  /// `London` of `London Office` and `London HQ`, `CO` of `CO Metro Area`, which is what stands behind a comma of
  /// `Denver, CO Metro Area`.
  static func withoutOffice(_ part: String) -> String {
    guard let blank = part.utf8.firstIndex(of: 0x20) else { return part }
    let (first, rest) = (String(part[..<blank]), part[part.utf8.index(after: blank)...].lowercased())
    if first.isCode, ["area", "metro area", "metropolitan area"].contains(rest),
      Gazetteer.known.region(first, of: "US")?.code == first
    {
      return first
    }
    guard rest.hasSuffix("office") || rest.hasSuffix("hq"), let last = part.lastIndex(of: " ") else { return part }
    let town = part[..<last].trimmed
    let isLarge = City.named(town.folded).first.map { $0.inhabitants >= CityFinder.knownEverywhere } ?? false
    return isLarge && ["office", "hq"].contains(part[last...].trimmed.lowercased()) ? town : part
  }

  /// `United States-California-San Jose`: as `US-CA-San Jose`, where a region or a town of the country is behind its name.
  static func splitCountry(_ part: String) -> [String] {
    let pieces = part.split(separator: "-").map(\.trimmed)
    let known = Gazetteer.known
    guard pieces.count > 1, let country = known.country(in: pieces[0]), known.country(in: part) == nil else {
      return [part]
    }
    let isInside =
      known.region(pieces[1], of: country.code) != nil
      || City.named(pieces[1].folded).contains { $0.country == country.code }
    return isInside ? pieces : [part]
  }

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
    // `Newark, NJ (New York)`: the large town nearby.
    let isInState = wider.isCode && Gazetteer.known.country(in: wider) == nil
    if isInState, areWider, !City.named(town.folded).isEmpty,
      !City.named(text[text.index(after: open)...].dropLast().trimmed.folded).isEmpty
    {
      return "\(town), \(wider)"
    }
    guard !wider.isEmpty, areWider, let name = BracketedName("\(town) \(text[open...])", isTown: true) else {
      return text
    }
    return "\(name.cities.isEmpty ? name.town : name.whole), \(wider)"
  }
}
