/// Where a search with a radius is centred.
struct SearchCentre {
  let jobs: [Listing]

  /// The middle of a circle, in degrees north and east.
  struct Point {
    let latitude: Double
    let longitude: Double
    /// Whether a city of the table is there: then other places of its name are not meant.
    let isCity: Bool
  }

  /// Points of one name that are further apart, in miles, are several places, and their middle is none.
  private static let farApart = 100.0

  /// The city that a search names, where it names one; else the middle of the board's own places of that name. Nil when
  /// nobody can say, and for a search without a radius.
  func of(_ search: SavedSearch) -> Point? {
    guard search.radius != nil, let location = search.location else { return nil }
    let places = PlaceReader().read(PlaceClaim(name: location)).places
    if places.count == 1, places[0].city != nil, let latitude = places[0].latitude, let longitude = places[0].longitude
    {
      return Point(latitude: latitude, longitude: longitude, isCity: true)
    }
    return middle(of: LocationName(location))
  }

  /// Whether a search is one in a radius around nobody knows what.
  func isWanting(for search: SavedSearch) -> Bool {
    search.radius != nil && search.location != nil && of(search) == nil
  }

  private func middle(of name: LocationName) -> Point? {
    var points: [(latitude: Double, longitude: Double)] = []
    for job in jobs {
      for place in job.summary.places where name.matches(place) {
        if let latitude = place.latitude, let longitude = place.longitude { points.append((latitude, longitude)) }
      }
    }
    guard let first = points.first else { return nil }
    guard points.allSatisfy({ miles(from: first, to: $0) <= Self.farApart }) else { return nil }
    let count = Double(points.count)
    return Point(
      latitude: points.reduce(0) { $0 + $1.latitude } / count,
      longitude: points.reduce(0) { $0 + $1.longitude } / count,
      isCity: false)
  }
}

extension Board {
  /// Searches in a radius that find nothing, because nobody knows where their middle is.
  var searchesWithoutMiddle: [SavedSearch] {
    let centre = SearchCentre(jobs: jobs)
    return searches.map(\.search).filter(centre.isWanting)
  }
}
