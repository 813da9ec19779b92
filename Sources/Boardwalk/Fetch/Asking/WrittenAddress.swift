/// Addresses that are texts, and what the table of cities says of their towns.
enum WrittenAddress {
  /// Where an address without a locality is: in the words of the address or of its street, or what the place is called; the
  /// one that says most of a town and its country.
  static func text(of address: WireTree, called name: String?) -> String? {
    let street = address["streetAddress"]?.text.flatMap { namesTownBehindStreet($0) ? $0 : nil }
    let texts = [address.text, street, name].compactMap(\.self)
    let most = texts.map(words).max()
    return texts.first { words(of: $0) == most }
  }

  /// The towns of that name in a country, or anywhere where none is named.
  static func towns(_ name: String, in country: String?) -> [City] {
    let code = country.flatMap(Gazetteer.known.country(field:))?.code
    return City.named(name.folded).filter { code == nil || $0.country == code }
  }

  /// Whether none of the towns is in the region, although the region is known: `New York` beside `MA`.
  static func areElsewhere(_ towns: [City], than region: String?) -> Bool {
    guard let region, !towns.isEmpty, towns.allSatisfy({ $0.region != nil }) else { return false }
    return towns.allSatisfy { town in
      Gazetteer.known.region(region, of: town.country).map { $0.code != town.region } ?? false
    }
  }

  /// How much it says: a town is one, and so is a region or a country.
  private static func words(of text: String) -> Int {
    let parts = PlaceTokens(text).parts
    let towns = parts.contains { !City.named($0.folded).isEmpty }
    let regions = parts.contains { part in
      part.isCode || Gazetteer.known.country(in: part) != nil || !Gazetteer.known.regions(named: part).isEmpty
    }
    return (towns ? 1 : 0) + (regions ? 1 : 0)
  }

  /// `1 Main St, Boston, MA 02110`, `Hauptstr. 1, 10115 Berlin`: a town behind a street, and not `1600 Washington, Suite 300`.
  private static func namesTownBehindStreet(_ text: String) -> Bool {
    let parts = PlaceTokens(text).parts
    return zip(parts, parts.dropFirst()).contains { street, town in
      let isStreet = Street.isNamed(street) || street.utf8.contains(where: DateReader.isDigit)
      return isStreet && !City.named(town.folded).isEmpty
    }
  }
}
