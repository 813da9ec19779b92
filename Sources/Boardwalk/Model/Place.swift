/// A place of work: a city, its region, its country.
public struct Place: Sendable, Hashable, Codable {
  public var city: String?
  /// The region's name: `North Dakota`.
  public var region: String?
  /// ISO 3166-2 without the country: `ND`.
  public var regionCode: String?
  /// ISO 3166-1 alpha-2: `US`. Nil when the source's country is not in the table.
  public var country: String?
  /// The country's name as it is shown.
  public var countryName: String?
  /// Degrees north and east, WGS 84; nil when the source has none (0,0 is none).
  public var latitude: Double?
  public var longitude: Double?

  public init(
    city: String? = nil, region: String? = nil, regionCode: String? = nil, country: String? = nil,
    countryName: String? = nil, latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.city = city
    self.region = region
    self.regionCode = regionCode
    self.country = country
    self.countryName = countryName
    self.latitude = latitude
    self.longitude = longitude
  }

  /// More places than this on one job are a catch-all ("Location Negotiable"), not a choice: lists show a count, facets
  /// keep regions and countries. GSA's own jobs_api draws the line at 20 too.
  public static let listed = 20
}

extension Place {
  /// For people: `Portland, Maine`, `Toronto, Ontario, Canada`, `Ramstein, Germany`. Inside the United States the country
  /// goes without saying.
  public var text: String {
    var parts: [String] = []
    for part in [city, region, country == "US" && region != nil ? nil : countryName ?? country] {
      if let part, !part.isEmpty, parts.last != part { parts.append(part) }
    }
    return parts.joined(separator: ", ")
  }

  /// The region as addresses have it: by its letters, `ME`. Codes of figures alone, as in Austria, are known to nobody: there it
  /// is the name.
  public var addressRegion: String? {
    guard let regionCode, regionCode.contains(where: \.isLetter) else { return region ?? regionCode }
    return regionCode
  }
}
