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
    "head office", "vor ort", "lugar de trabajo", "local de trabalho", "luogo di lavoro", "sede di lavoro",
    "miejsce pracy", "arbetsort", "arbeidssted", "arbejdssted", "tyopaikka", "sijainti", "werkplek", "werklocatie",
    "plaats", "dienstort", "dienstsitz", "arbeitsplatz", "lieu du poste", "localisation", "ubicacion del puesto",
    "localidad", "勤務地", "工作地点", "workplace", "based in", "job site", "duty station",
  ]

  /// `Belo Horizonte, MG` of `Belo Horizonte/MG`, `Singapore, SG` of `Singapore / SG`: a town and the letters of its region or
  /// country, where the table of cities has it there.
  static func withoutSlash(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")), text.utf8.count <= PlaceReader.longest else { return text }
    let comma = text.firstIndex(of: ",") ?? text.endIndex
    let pieces = text[..<comma].split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    guard pieces.count == 2, pieces[1].isCode else { return text }
    let country = Gazetteer.known.country(in: pieces[1])?.code
    let isThere = City.named(pieces[0].folded).contains { $0.region == pieces[1] || $0.country == country }
    return isThere ? "\(pieces[0]), \(pieces[1])\(text[comma...])" : text
  }

  /// `Austin TX, Denver CO`: each part is a town and, without a comma, the letters of its state.
  static func listOfStated(_ text: String) -> [String]? {
    let parts = text.split(separator: ",").map(\.trimmed)
    guard parts.count > 1 else { return nil }
    let areStated = parts.allSatisfy { part in
      guard let blank = part.lastIndex(of: " "), case let letters = part[blank...].trimmed, letters.isCode else {
        return false
      }
      return City.named(part[..<blank].trimmed.folded).contains { $0.region == letters }
    }
    return areStated ? parts : nil
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
    let isLarge = City.isLarge(town.folded)
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
    guard text.utf8.count <= PlaceReader.longest, text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      return text
    }
    guard let comma = text[..<open].firstIndex(of: ",") else { return withoutPart(of: text, in: open) }
    let town = text[..<comma].trimmed
    let wider = PostalCode.removed(from: text[text.index(after: comma)..<open].trimmed)
    let areWider = wider.split(separator: ",").map(\.trimmed).allSatisfy { part in
      part.isCode || Gazetteer.known.country(in: part) != nil || !Gazetteer.known.regions(named: part).isEmpty
    }
    // `Newark, NJ (New York)`: the large town nearby.
    let inside = text[text.index(after: open)...].dropLast().trimmed
    if isTown(town, inState: wider), !City.named(inside.folded).isEmpty, PlaceTokens(inside).parts == [inside] {
      return "\(town), \(wider)"
    }
    guard !wider.isEmpty, areWider, let name = BracketedName("\(town) \(text[open...])", isTown: true) else {
      return text
    }
    return "\(name.cities.isEmpty ? name.town : name.whole), \(wider)"
  }

  /// `Berlin` of `Berlin (Mitte)`: what stands in brackets behind a large city, and is nothing that is known, is a part of it.
  private static func withoutPart(of text: String, in open: String.Index) -> String {
    let (town, inside) = (text[..<open].trimmed, text[text.index(after: open)...].dropLast().trimmed)
    let isLarge = City.isLarge(town.folded)
    // `Mumbai (Bombay)`
    if isLarge, let city = City.named(town.folded).first, City.named(inside.folded).contains(city) { return town }
    let isWord = inside.first?.isUppercase == true && inside.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
    let isCode = inside.utf8.count == 2 || Gazetteer.known.country(in: inside) != nil
    guard isLarge, isWord, !isCode, BracketedName(text) == nil, City.named(inside.folded).isEmpty,
      Gazetteer.known.regions(named: inside).isEmpty, Gazetteer.known.regionsAbroad(named: inside) == nil,
      !isCountry(inside.folded), PlaceTokens(inside).parts == [inside]
    else { return text }
    return town
  }

  /// `Lyon, France` of `Lyon (69)`: the number of its department behind a town of France.
  static func departmentAtTown(_ text: String) -> String {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else { return text }
    let number = text[text.index(after: open)...].dropLast().trimmed
    let isNumber =
      number.utf8.count == 2 && number.utf8.allSatisfy(DateReader.isDigit) || ["2A", "2B"].contains(number)
    let town = text[..<open].trimmed
    guard isNumber, City.named(town.folded).contains(where: { $0.country == "FR" }) else { return text }
    return "\(town), France"
  }

  /// `Houston, TX` of `Houston, TX - Energy Corridor`, whose end is no place that is known.
  static func dashAtTown(_ text: String) -> String {
    guard text.holds(" - "), let dash = text.range(of: " - ") else { return text }
    let parts = text[..<dash.lowerBound].split(separator: ",").map(\.trimmed)
    // `Pune - Margarpatta`
    let isLarge = parts.count == 1 && City.isLarge(parts[0].folded)
    guard isLarge || parts.count == 2 && isTown(parts[0], inState: parts[1]) else { return text }
    let end = text[dash.upperBound...].trimmed
    let isUnknown =
      City.named(end.folded).isEmpty && Gazetteer.known.regions(named: end).isEmpty && !isCountry(end.folded)
      && !end.isCode && end.utf8.allSatisfy { DateReader.isLetter($0) || $0 == 0x20 }
    return isUnknown && PlaceTokens(end).parts == [end] ? String(text[..<dash.lowerBound]) : text
  }

  /// Whether the letters are those of a state and of no country, and the table of cities has the town there.
  private static func isTown(_ town: String, inState letters: String) -> Bool {
    letters.isCode && Gazetteer.known.country(in: letters) == nil
      && City.named(town.folded).contains { $0.region == letters }
  }
}
