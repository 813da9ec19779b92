/// What people call the places of a board besides: its states and countries by their letters and in other languages, its cities
/// by their other names, so that who types `Austin, TX`, `Munich` or `USA` finds what is titled `Austin, Texas` and `München,
/// Germany`. Only of places that the board has.
struct IndexPlaceNames {
  /// By the end of a title that they stand for: `Texas`, `Ontario, Canada`, `München, Germany`. In order. One that has names itself
  /// is something wider in which the place lies, and so is what stands behind it.
  private(set) var names: [(place: String, others: [String])] = []
  private var byPlace: [String: [String]] = [:]

  /// Of so many cities, those with the most jobs, the region is named that is not in their title. Those of all cities would be
  /// more than everybody wants to load who looks for something else.
  static let mostRegions = 500

  init(of board: Board, in language: Language) {
    if board.locations.values.contains(where: { $0.title == Facet.remote }) {
      add([language.say(.remote)], for: Facet.remote)
    }
    let places = board.locations.values.compactMap { facet in
      board.place(of: facet).map { Titled(title: facet.title, place: $0, jobs: facet.jobs.count) }
    }
    addCities(places.filter { $0.place.city != nil && $0.place.titles.first == $0.title })
    // Of a board with towns in the country as well, `Georgia` is no end that stands for the state.
    let hasGeorgias = places.contains { $0.place.country == "GE" && $0.place.city != nil }
    for one in places { addRegionAndCountry(of: one, in: language, hasGeorgias: hasGeorgias) }
    // `Berlin, Germany` is the town and the state around it, `Singapore` the country as well.
    for one in places {
      guard let city = one.place.city, [one.place.region, one.place.countryName].contains(city),
        !one.title.hasPrefix("\(city), \(city)")
      else { continue }
      byPlace[one.title, default: []].append(one.title)
    }
    names = byPlace.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension IndexPlaceNames {
  /// A place and the title that it has among the board's.
  private struct Titled {
    let title: String
    let place: Place
    let jobs: Int
  }

  private mutating func add(_ others: [String], for place: String) {
    for other in others where other != place && byPlace[place]?.contains(other) != true {
      byPlace[place, default: []].append(other)
    }
  }

  private mutating func addCities(_ cities: [Titled]) {
    let known = CityNames(of: cities.map(\.place))
    for one in cities { add(known.others(of: one.place) + Metro.otherNames(of: one.place), for: one.title) }
    let finder = CityFinder(gazetteer: .known)
    let withoutRegion = cities.filter { $0.place.region == nil }.sorted {
      ($1.jobs, $0.title) < ($0.jobs, $1.title)
    }
    let found = withoutRegion.lazy.compactMap { one in finder.region(ofCityOf: one.place).map { (one, $0) } }
    for (one, region) in found.prefix(Self.mostRegions) {
      let wider = Place(region: region.name, country: one.place.country, countryName: one.place.countryName).text
      let others = Gazetteer.known.otherNames(ofRegion: region.code, in: region.country)
      guard wider != one.title, !others.isEmpty else { continue }
      add(others, for: wider)
      add([wider], for: one.title)
    }
  }

  private mutating func addRegionAndCountry(of one: Titled, in language: Language, hasGeorgias: Bool) {
    let (title, place) = (one.title, one.place)
    guard let country = place.country, let name = place.countryName else { return }
    // Beside those of the tables what rows of this board call it.
    let ofCountry = Gazetteer.known.otherNames(ofCountry: country) + [language.names(name)]
    if let code = place.regionCode {
      let isGeorgia = hasGeorgias && country == "US" && code == "GA"
      let region = isGeorgia ? title : place.withoutCity.text
      if !isGeorgia || place.city != nil {
        add(Gazetteer.known.otherNames(ofRegion: code, in: country), for: region)
        // Titles leave this country out.
        if country == "US" { add([name] + ofCountry, for: region) }
      }
    }
    // The country Georgia has its names on each of its towns, so that the state has not.
    for end in country == "GE" ? [title, "\(name) (country)"] : [name] { add(ofCountry, for: end) }
  }
}

extension Board {
  /// What a location's title names. Of a city that jobs write in several ways it is the one of the title.
  func place(of facet: Facet) -> Place? {
    guard let first = places(of: facet).first, first.city != nil, first.titles.first != facet.title else {
      return places(of: facet).first
    }
    let titled = facet.jobs.lazy.compactMap { job in jobs[job].places.first { $0.titles.first == facet.title } }
    return titled.first ?? first
  }

  /// What a location's title names, as the first of its jobs say it.
  func places(of facet: Facet) -> some Collection<Place> {
    facet.jobs.prefix(3).lazy.flatMap { jobs[$0].places }.filter { place in
      place.titles.first.map { locations.slug(of: $0) == facet.slug } ?? false
    }
  }
}
