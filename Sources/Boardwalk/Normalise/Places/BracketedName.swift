/// A town's name with what tells it from others of that name: `Frankfurt (Oder)`, `Halle (Westfalen)`. It may as well be a
/// town and a part of it: `Essen (Kettwig)`.
struct BracketedName {
  /// `Frankfurt`
  let town: String
  /// `Oder`
  let addition: String

  /// Both as they are written.
  var whole: String { "\(town) (\(addition))" }

  /// Nil where the brackets hold a state, a country, the way of working or anything else that is no part of a name.
  ///
  /// - Parameter isTown: whether a state or a country stands behind the town, so that `New York` is not one itself, unless a town
  ///   is in the brackets.
  init?(_ text: String, isTown: Bool = false) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open > text.startIndex else { return nil }
    let inside = String(text[text.index(after: open)...].dropLast())
    guard !inside.utf8.contains(where: "()".utf8.contains), Self.isName(inside),
      let town = Self.onlyPart(of: String(text[..<open])), let addition = Self.onlyPart(of: inside),
      addition.folded == inside.folded, addition.folded != town.folded, !Self.isWide(addition)
    else { return nil }
    (self.town, self.addition) = (town, addition)
    // `MA (Seaport)`, `Texas (Austin)`; but `Limburg (Lahn)` is a town.
    let isNeither = isTown && !City.named(town.folded).isEmpty && (City.named(addition.folded).isEmpty || isPart)
    if town.isCode || Self.isWide(town) && !isNeither, cities.isEmpty { return nil }
  }

  /// What other tables call the same town: `limburg lahn`, `limburg an der lahn`. Folded.
  var longNames: [String] {
    Self.bindings.map { "\(town) \($0) \(addition)".folded }
  }

  /// Whether the addition is, as the table of cities has it, in the middle of the town: `Berlin (Mitte)`.
  private var isPart: Bool {
    City.named(town.folded).contains { town in
      City.named(addition.folded).contains { part in
        part.country == town.country
          && miles(from: (town.latitude, town.longitude), to: (part.latitude, part.longitude)) < Self.widthOfTown
      }
    }
  }

  /// In miles.
  private static let widthOfTown = 6.0

  /// The towns of that very name.
  var cities: [City] { longNames.flatMap(City.named) }
}

extension BracketedName {
  /// Between a town's name and what is beside it.
  private static let bindings = [
    "", "am", "an der", "an dem", "auf", "bei", "im", "in", "in der", "ob der", "upon", "on", "sur", "de", "del", "do",
  ]

  /// A word with a capital and small letters, and nothing but letters: no `CDI`, `m/w/d` or `2 days`.
  private static func isName(_ text: String) -> Bool {
    let signs = text.allSatisfy { $0.isLetter || $0.isWhitespace || "-.'’".contains($0) }
    return signs
      && text.split(separator: " ").contains { $0.first?.isUppercase == true && $0.contains(where: \.isLowercase) }
  }

  /// The place that a text names, if it names one and says nothing else.
  private static func onlyPart(of text: String) -> String? {
    let tokens = PlaceTokens(text)
    guard tokens.parts.count == 1, tokens.times.isEmpty, !tokens.isRemote, !tokens.isHybrid, !tokens.isOpen,
      !tokens.isRefused
    else { return nil }
    return tokens.parts[0]
  }

  /// Whether it is a state, a country or more.
  private static func isWide(_ text: String) -> Bool {
    let known = Gazetteer.known
    return known.country(in: text) != nil || !known.regions(named: text).isEmpty || Area.name(text) != nil
  }
}

/// Towns with brackets in their names.
extension PlaceReader {
  /// The parts in which what stands in brackets is no part of a town's name are two.
  func withoutBrackets(_ parts: [String], _ fields: Fields) -> [String] {
    guard parts.contains(where: { $0.utf8.contains(UInt8(ascii: "(")) }) else { return parts }
    let said = fields.country.flatMap(gazetteer.country(field:)).map { [$0.code] } ?? parts.flatMap(countries)
    return parts.flatMap { part in
      guard let name = BracketedName(part) else { return [part] }
      return isTown(name, of: Set(said)) ? [part] : [name.town, name.addition]
    }
  }

  /// The countries that a part may name, or may be in.
  private func countries(of part: String) -> [String] {
    let regions =
      gazetteer.regions(named: part) + homes.compactMap { part.isCode ? gazetteer.region(part, of: $0) : nil }
    return [gazetteer.country(in: part)?.code].compactMap { $0 } + regions.map(\.country)
  }

  /// Whether it is a town of that name, or nobody can say that it is the one that is called so without the brackets. In
  /// Germany and around it they hold what tells one town from another, elsewhere the county or the quarter.
  private func isTown(_ name: BracketedName, of countries: Set<String>) -> Bool {
    if countries.isEmpty { return true }
    let isInside = { (city: City) in countries.contains(city.country) }
    let towns = name.cities.filter(isInside)
    let additions = City.named(name.addition.folded).filter(isInside)
    guard let town = City.named(name.town.folded).first(where: isInside) else {
      return !towns.isEmpty || additions.isEmpty
    }
    // `Frankfurt (Main)` is what Frankfurt alone is.
    if !towns.isEmpty { return !towns.contains(town) }
    // `Tokyo (Shibuya)`, and `Essen (Oldenburg)`, which is in neither.
    if let other = additions.first { return cities.areFarApart([town, other]) }
    return town.inhabitants < CityFinder.knownEverywhere && !countries.isDisjoint(with: ["AT", "CH", "DE", "LI"])
  }
}
