/// Places of two parts each with nothing but commas between them.
extension PlaceTokens {
  /// `Folsom, CA, Stockton, CA`, `Berlin, Germany, Paris, France`: each second part is the letters or the name of a state, or a
  /// country.
  static func listOfPairs(_ text: String) -> [String]? {
    var parts = text.split(separator: ",").map(\.trimmed)
    guard parts.count >= 4 else { return nil }
    // `Boston, MA, Austin, TX, Remote`
    let way = parts.count > 4 ? parts.last.flatMap { isWay($0) ? $0 : nil } : nil
    if way != nil { parts.removeLast() }
    guard parts.count.isMultiple(of: 2) else { return nil }
    let pairs = stride(from: 0, to: parts.count, by: 2).map { Pair(place: withoutAnd(parts[$0]), end: parts[$0 + 1]) }
    guard pairs.allSatisfy(\.endsInLetters) || Pair.arePlaces(pairs) else { return nil }
    return pairs.map { "\($0.place), \($0.end)" } + [way].compactMap(\.self)
  }

  /// `Boston, MA, and Austin, TX`: the word before the last of them.
  private static func withoutAnd(_ part: String) -> String {
    for word in ["and ", "& ", "or "] where part.hasPrefix(word) { return String(part.dropFirst(word.count)).trimmed }
    return part
  }
}

/// Two parts of a text about places, of which the second may say where the first one is.
private struct Pair {
  let place, end: String
  /// What the second is, if it is a country.
  private let country: String?
  /// Of which countries it is a state, if it is one and no town.
  private let states: [Region]

  init(place: String, end: String) {
    (self.place, self.end) = (place, end)
    country = Gazetteer.known.country(in: end)?.code
    let known = Gazetteer.known
    states =
      end.isCode
      ? [known.region(end, of: "US")].compactMap(\.self) : known.regions(named: end).filter { !$0.isCity }
  }

  var endsInLetters: Bool { place.count > 3 && hasLetters }

  private var hasLetters: Bool { end.count == 2 && end.allSatisfy(\.isUppercase) }

  /// Whether each first part is in its second one. `Brooklyn, New York, New York, USA` is one place, and `Israel, Jordan, Canada,
  /// Mexico` are four.
  static func arePlaces(_ pairs: [Pair]) -> Bool {
    let countries = pairs.compactMap(\.country)
    let hasTown = pairs.contains { Gazetteer.known.country(in: $0.place) == nil }
    return pairs.allSatisfy { pair in
      let isInState = pair.country == nil && (pair.hasLetters || pair.isInState)
      let isAddress = pair.country == nil && pair.states.contains { countries.contains($0.country) }
      return (pair.isInCountry(besideTowns: hasTown) || isInState) && !isAddress
    }
  }

  /// Whether the second is a country, and the first none, but for towns that are one: `Luxembourg, Luxembourg`, `Hong Kong, China`.
  private func isInCountry(besideTowns hasTown: Bool) -> Bool {
    guard let country else { return false }
    guard let other = Gazetteer.known.country(in: place)?.code, other != country else { return true }
    return hasTown && City.named(place.folded).contains { $0.country == other }
  }

  /// Whether a town of that name may be in a state of the second's name. `California, Texas` are two states.
  private var isInState: Bool {
    let towns = City.named(place.folded)
    let isWide = Gazetteer.known.country(in: place) != nil || !Gazetteer.known.regions(named: place).isEmpty
    return states.contains { state in
      towns.contains { $0.country == state.country && ($0.region ?? state.code) == state.code }
    } || !states.isEmpty && towns.isEmpty && !isWide
  }
}
