/// Which countries and regions there are, by every name and code that sources write. Built once for a run.
struct Gazetteer: Sendable {
  private var countries: [String: Country] = [:]
  private var countriesByCode: [String: Country] = [:]
  private var regions: [String: [String: Region]] = [:]
  private var regionsByName: [String: [Region]] = [:]
  private var regionsAbroad: [String: [RegionAbroad]] = [:]
  /// As the tables write them, by the country's code or by `US-TX`.
  private var otherNames: [String: [String]] = [:]

  /// The one there is, read by the first who asks.
  static let known = Gazetteer()

  private init() {
    readCountries()
    readNamesAbroad()
    readRegions()
    readRegionsAbroad()
  }

  /// A country by its name, or by its two or three letters in capitals; what a free text means.
  func country(in text: String) -> Country? {
    countries[text.folded] ?? (text.allSatisfy(\.isUppercase) ? countriesByCode[text] : nil)
  }

  /// A country by its name or its letters in any case; what a field for countries means.
  func country(field text: String) -> Country? {
    countries[text.folded] ?? countriesByCode[text.uppercased()]
  }

  func country(code: String) -> Country? { countriesByCode[code] }

  /// Each once.
  var allCountries: [Country] { countriesByCode.values.filter { countriesByCode[$0.code] == $0 } }

  /// A region of a country by its name or code.
  func region(_ text: String, of country: String) -> Region? {
    guard let regions = regions[country] else { return nil }
    let folded = text.folded
    return regions[folded] ?? Self.withoutKind(folded).flatMap { regions[$0] }
  }

  /// The regions of that name in all countries that the table holds.
  func regions(named text: String) -> [Region] {
    let folded = text.folded
    return regionsByName[folded] ?? Self.withoutKind(folded).flatMap { regionsByName[$0] } ?? []
  }

  /// Whether it is a region's name with the word for what that is, and so no town: `Kanton Zürich`.
  func saysKind(_ text: String) -> Bool {
    let folded = text.folded
    return regionsByName[folded] == nil && Self.withoutKind(folded).map { regionsByName[$0] != nil } ?? false
  }

  /// `zurich` of `kanton zurich`, `sachsen` of `freistaat sachsen`; nil for a name without such a word.
  private static func withoutKind(_ folded: String) -> String? {
    for kind in [
      "kanton ", "canton of ", "canton de ", "canton du ", "cantone ", "state of ", "free state of ", "freistaat ",
      "bundesland ", "land ", "estado de ", "estado do ", "estado da ", "wojewodztwo ", "province of ",
    ] where folded.hasPrefix(kind) { return String(folded.dropFirst(kind.count)) }
    for kind in [" voivodeship", " wojewodztwo"] where folded.hasSuffix(kind) {
      return String(folded.dropLast(kind.count))
    }
    return nil
  }

  /// The regions of that name, `Kanagawa` or `Provincia di Milano`, in the countries whose regions are known by name alone.
  func regionsAbroad(named text: String) -> [RegionAbroad]? {
    let folded = text.folded
    if let regions = regionsAbroad[folded] { return regions }
    var name = folded[...]
    for word in ["province of ", "provincia di ", "provincia de ", "region of ", "regione ", "region ", "provincia "]
    where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    for word in [" prefecture", " province", " region", " department"] where name.hasSuffix(word) {
      name = name.dropLast(word.count)
    }
    return name.count < folded.count ? regionsAbroad[String(name)] : nil
  }

  /// Whether that is a country or a region, in the capitals of the tables.
  func spells(_ name: String) -> Bool {
    country(in: name)?.name == name || regions(named: name).contains { $0.name == name }
  }

  /// What else people call a country: by its letters, and as the table writes it.
  func otherNames(ofCountry code: String) -> [String] { [code] + spoken(otherNames[code]) }

  /// What else people call a region: by its letters where it has any, and as the table writes it.
  func otherNames(ofRegion code: String, in country: String) -> [String] {
    (code.contains(where: \.isLetter) ? [code] : []) + spoken(otherNames["\(country)-\(code)"])
  }

  /// Without those of single letters, `U S A`, and without `US Only`, which only sources write.
  private func spoken(_ names: [String]?) -> [String] {
    (names ?? []).filter { !$0.hasSuffix(" Only") && $0.split(separator: " ").allSatisfy { $0.utf8.count > 1 } }
  }

  /// Whether regions of the country are known, so that a word that is none of them is something else.
  func knowsRegions(of country: String) -> Bool { regions[country] != nil }
}

extension Gazetteer {
  fileprivate mutating func readCountries() {
    var last: Country?
    for line in Country.table.split(separator: "\n") {
      var names = line.split(separator: "=").map { $0.trimmed }
      if !line.hasPrefix("=") {
        let parts = names.removeFirst().split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3 else { continue }
        let country = Country(code: parts[0], name: parts[2])
        countriesByCode[parts[0]] = country
        countriesByCode[parts[1]] = country
        countries[country.name.folded] = country
        // `Georgia (country)`, as lists of places write it.
        countries["\(country.name) country".folded] = country
        last = country
      }
      guard let last else { continue }
      otherNames[last.code, default: []] += names
      for name in names { countries[name.folded] = last }
    }
  }

  fileprivate mutating func readNamesAbroad() {
    for entry in [Country.namesAbroad, Country.ownNames].joined(separator: ";").split(separator: ";") {
      let words = entry.split(whereSeparator: \.isWhitespace)
      guard let code = words.first.map(String.init), let country = countriesByCode[code] else { continue }
      let names = words.dropFirst().joined(separator: " ").split(separator: "=").map(\.trimmed)
      otherNames[code, default: []] += names
      for name in names { countries[name.folded] = country }
    }
  }

  fileprivate mutating func readRegions() {
    for line in Region.table.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      for entry in halves[1].split(separator: ";") { add(entry: entry.trimmed, of: halves[0].trimmed) }
    }
  }

  fileprivate mutating func readRegionsAbroad() {
    for line in Region.namesAbroad.split(separator: "\n") {
      let country = String(line.prefix(2))
      for entry in line.dropFirst(3).split(separator: ";") {
        let names = entry.split(separator: "=")
        for name in names {
          let region = RegionAbroad(country: country, name: String(names[0]).folded, isShared: name.contains("*"))
          regionsAbroad[String(name).folded, default: []].append(region)
        }
      }
    }
  }

  fileprivate mutating func add(entry: String, of country: String) {
    let names = entry.split(separator: "=").map { $0.trimmed }
    guard let parts = names.first?.split(separator: " ", maxSplits: 1), parts.count == 2 else { return }
    let code = String(parts[0].filter { $0 != "*" })
    let region = Region(country: country, code: code, name: String(parts[1]), isCity: parts[0].hasSuffix("*"))
    otherNames["\(country)-\(code)"] = Array(names.dropFirst())
    regions[country, default: [:]][code.folded] = region
    for name in [region.name] + names.dropFirst() {
      regions[country, default: [:]][name.folded] = region
      regionsByName[name.folded, default: []].append(region)
    }
    // `Georgia (state)`, `Washington (state)`
    let state = "\(region.name) state".folded
    guard country == "US", regionsByName[state] == nil else { return }
    regions[country]?[state] = region
    regionsByName[state] = [region]
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    if utf8.withContiguousStorageIfAvailable(\.isTrimmed) == true { return String(self) }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }

  /// Whether it is white space and nothing else.
  var isBlank: Bool {
    if utf8.withContiguousStorageIfAvailable(\.isTrimmed) == true { return false }
    return allSatisfy(\.isWhitespace)
  }
}

extension String {
  /// The text without white space at its ends; itself, and no copy, where there is none.
  var trimmed: String { utf8.withContiguousStorageIfAvailable(\.isTrimmed) == true ? self : self[...].trimmed }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether signs of ASCII stand at both ends, which are no white space.
  fileprivate var isTrimmed: Bool {
    guard let first, let last else { return false }
    return (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last)
  }
}
