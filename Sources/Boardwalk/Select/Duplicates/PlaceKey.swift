/// Where a job is done, for finding others that may be done in the same place: each place by the ways it may be written,
/// and the wider places it lies in.
struct PlaceKeys: Sendable {
  /// What this job is found by, and what it looks for among the same.
  private(set) var own: [UInt64] = []
  /// Wider places that another job may name alone.
  private(set) var wider: [UInt64] = []
  /// What it is found by from wider places.
  private(set) var inside: [UInt64] = []

  init(_ summary: JobSummary) {
    for place in summary.places { add(place) }
    if summary.workplace.contains(.remote), summary.places.allSatisfy({ $0.city == nil }) {
      own.append(Self.key("remote"))
    }
  }

  private mutating func add(_ place: Place) {
    let country = place.country ?? place.countryName?.folded
    let region = place.regionCode ?? place.region?.folded
    if let city = place.city {
      own.append(Self.key("city", city.folded))
      if let latitude = place.latitude, let longitude = place.longitude {
        own.append(Self.key("at", "\(Int((latitude * 100).rounded())) \(Int((longitude * 100).rounded()))"))
      }
      guard let country else { return }
      wider.append(Self.key("country", country))
      inside.append(Self.key("in", country))
      if let region {
        wider.append(Self.key("region", country, region))
        inside.append(Self.key("in", country, region))
      }
    } else if let country, let region {
      own.append(Self.key("region", country, region))
      wider += [Self.key("country", country), Self.key("in", country, region)]
      inside.append(Self.key("in", country))
    } else if let country {
      own.append(Self.key("country", country))
      wider.append(Self.key("in", country))
    }
  }

  private static func key(_ words: String...) -> UInt64 {
    StableHash.of(words.joined(separator: "\n").utf8)
  }
}

extension JobSummary {
  /// How surely two jobs are done in the same place: 0 is not; a wider place that holds the other is less than the same city.
  func placeOverlap(with other: JobSummary) -> Int {
    // Done from anywhere, and only at a place: two offers.
    if !workplace.isEmpty, !other.workplace.isEmpty, workplace.isDisjoint(with: other.workplace),
      workplace.contains(.remote) || other.workplace.contains(.remote)
    {
      return 0
    }
    let areRemote = workplace.contains(.remote) && other.workplace.contains(.remote)
    if areRemote, places.isEmpty || other.places.isEmpty { return places.isEmpty && other.places.isEmpty ? 3 : 1 }
    var best = 0
    for place in places {
      for candidate in other.places { best = max(best, place.overlap(with: candidate)) }
    }
    return best
  }
}

extension Place {
  /// 3 for the same, 1 for one that holds the other, 0 for two places.
  fileprivate func overlap(with other: Place) -> Int {
    let countries = (country ?? countryName?.folded, other.country ?? other.countryName?.folded)
    if let mine = countries.0, let theirs = countries.1, mine != theirs { return 0 }
    let regions = (regionCode ?? region?.folded, other.regionCode ?? other.region?.folded)
    if let mine = regions.0, let theirs = regions.1, mine != theirs { return 0 }
    switch (city, other.city) {
    case (let mine?, let theirs?):
      if mine.folded == theirs.folded { return 3 }
      guard let latitude, let longitude, let north = other.latitude, let east = other.longitude else { return 0 }
      // Both have the point of one city in the table, under two of its names.
      return abs(latitude - north) < 0.006 && abs(longitude - east) < 0.006 ? 3 : 0
    case (nil, nil):
      guard countries.0 != nil, countries.1 != nil else { return 0 }
      return regions.0 == regions.1 ? 3 : 1
    default: return countries.0 != nil && countries.1 != nil ? 1 : 0
    }
  }
}
