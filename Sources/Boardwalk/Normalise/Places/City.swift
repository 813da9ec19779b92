import Cities

/// A city of the embedded table: where it is and how large.
struct City: Sendable, Hashable {
  /// The country's two letters.
  var country: String
  /// ISO 3166-2 without the country; nil where the table has none.
  var region: String?
  /// Degrees north and east, WGS 84, to some hundred metres.
  var latitude: Double
  var longitude: Double
  /// Inhabitants, to some 6 %.
  var inhabitants: Double
}

extension City {
  /// The cities of that name, the largest first; at most one of each region.
  ///
  /// - Parameter name: folded.
  static func named(_ name: String) -> [City] {
    guard !name.isEmpty, name.utf8.count <= longestName else { return [] }
    if !name.isPlain {
      guard let latin = latinName(ofOwn: name) else { return [] }
      return named(latin.name).filter { $0.country == latin.country }
    }
    let cities = inTable(name)
    return cities.isEmpty ? nicknamed(name) : cities
  }

  private static func inTable(_ name: String) -> [City] {
    Cities.table.withUTF8Buffer { table in
      let name = Array(name.utf8)
      var lines = CityLines(table)
      lines.find(name)
      var cities: [City] = []
      while let rest = lines.next(named: name), let city = City(rest) { cities.append(city) }
      return cities
    }
  }

  /// Whether a folded name is first of all that of a city which people know everywhere.
  static func isLarge(_ name: String) -> Bool {
    named(name).first.map { $0.inhabitants >= CityFinder.knownEverywhere } ?? false
  }

  /// The cities of those names, by every name that the table has them under: `munich`, `munchen` and `muenchen`.
  ///
  /// - Parameter names: folded.
  static func names(besides names: some Sequence<String>) -> [String: [City]] {
    Self.names(of: Set(names.flatMap(named)))
  }

  /// All names, folded, that the table has some cities under, and which of them each names.
  static func names(of cities: Set<City>) -> [String: [City]] {
    guard !cities.isEmpty else { return [:] }
    let countries = Set(cities.map { Array($0.country.utf8) })
    return Cities.table.withUTF8Buffer { table in
      var others: [String: [City]] = [:]
      for (name, city) in ownNames.of(cities) + nicknames.of(cities) { others[name, default: []].append(city) }
      for line in table.split(separator: UInt8(ascii: "\n")) {
        let name = line.prefix { $0 != UInt8(ascii: "\t") }
        let rest = line.dropFirst(name.count + 1)
        guard countries.contains(where: { rest.starts(with: $0) }), let city = City(rest), cities.contains(city)
        else { continue }
        others[String(decoding: name, as: UTF8.self), default: []].append(city)
      }
      return others
    }
  }

  /// A folded name, and the same with its abbreviation written out or a word of it abbreviated: `st paul`, `saint paul`.
  static func spellings(of name: String) -> [String] {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return [name] }
    let others = abbreviations.flatMap { short, long in
      words[0] == short ? ["\(long) \(words[1])"] : words[0] == long ? ["\(short) \(words[1])"] : []
    }
    return [name] + others
  }

  private static let abbreviations = [("st", "saint"), ("ste", "sainte"), ("ft", "fort"), ("mt", "mount")]

  /// Whether it may lie in a place's country and region, as far as both say theirs.
  func mayBe(in place: Place) -> Bool {
    country == place.country && (region == nil || place.regionCode == nil || region == place.regionCode)
  }

  /// The names of the table are shorter.
  private static let longestName = 80

  /// Reads what stands behind the tab; nil for anything else.
  private init?(_ rest: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard rest.count >= 9 else { return nil }
    let bytes = Array(rest)
    guard let north = City.number(bytes[2..<5]), let east = City.number(bytes[5..<8]),
      let size = City.number(bytes[8..<9])
    else { return nil }
    let code = String(decoding: bytes[0..<2], as: UTF8.self)
    country = Country.territories.contains(code) ? "US" : code
    region = bytes.count > 9 ? String(decoding: bytes[9...], as: UTF8.self) : country == code ? nil : code
    latitude = Double(north) / 1000 - 90
    longitude = Double(east) / 700 - 180
    inhabitants = City.inhabitants(size)
  }

  /// Digits to the base of 64: `0-9A-Za-z-_`.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: number = number * 64 + Int(digit) - 0x30
      case 0x41...0x5A: number = number * 64 + Int(digit) - 0x41 + 10
      case 0x61...0x7A: number = number * 64 + Int(digit) - 0x61 + 36
      case 0x2D: number = number * 64 + 62
      case 0x5F: number = number * 64 + 63
      default: return nil
      }
    }
    return number
  }

  /// Each size is 13 % more than the one before it.
  private static func inhabitants(_ size: Int) -> Double {
    var inhabitants = 15_000.0
    for _ in 0..<size { inhabitants *= 1.13 }
    return inhabitants
  }
}

/// The lines of the table, which are sorted: found by halving, so that nothing is read before it is asked for.
private struct CityLines {
  private let table: UnsafeBufferPointer<UInt8>
  /// Where the next line begins.
  private var position = 0

  init(_ table: UnsafeBufferPointer<UInt8>) { self.table = table }

  /// Goes to the first line whose name is not before `name`.
  mutating func find(_ name: [UInt8]) {
    var low = 0
    var high = table.count
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != Self.newline { start -= 1 }
      var end = start
      while end < high, table[end] != Self.newline { end += 1 }
      let line = table[start..<end]
      if line.prefix(while: { $0 != Self.tab }).lexicographicallyPrecedes(name) {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    position = low
  }

  /// What stands behind the name on the next line, if that is the name.
  mutating func next(named name: [UInt8]) -> UnsafeBufferPointer<UInt8>.SubSequence? {
    guard position + name.count < table.count, table[position..<position + name.count].elementsEqual(name),
      table[position + name.count] == Self.tab
    else { return nil }
    let start = position + name.count + 1
    var end = start
    while end < table.count, table[end] != Self.newline { end += 1 }
    position = end + 1
    return table[start..<end]
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}
