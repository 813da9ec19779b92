/// What people call the places of a board besides: its states and countries by their letters and in other languages, so that
/// who types `Austin, TX` or `USA` finds what is titled `Austin, Texas`. Only of places that the board has.
struct IndexPlaceNames {
  /// By the end of a title that they stand for: `Texas`, `Ontario, Canada`, `Germany`. In order.
  let names: [(place: String, others: [String])]

  init(of board: Board, in language: Language) {
    var names: [String: [String]] = [:]
    func add(_ others: [String], for place: String) {
      for other in others where other != place && names[place]?.contains(other) != true {
        names[place, default: []].append(other)
      }
    }
    if board.locations.values.contains(where: { $0.title == Facet.remote }) {
      add([language.say(.remote)], for: Facet.remote)
    }
    let places = board.locations.values.compactMap { facet in board.places(of: facet).first.map { (facet.title, $0) } }
    // Of a board with towns in the country as well, `Georgia` is no end that stands for the state.
    let hasGeorgias = places.contains { $1.country == "GE" && $1.city != nil }
    for (title, place) in places {
      guard let country = place.country, let name = place.countryName else { continue }
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
    self.names = names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Board {
  /// What a location's title names, as the first of its jobs say it.
  func places(of facet: Facet) -> some Collection<Place> {
    facet.jobs.prefix(3).lazy.flatMap { jobs[$0].places }.filter { place in
      place.titles.first.map { locations.slug(of: $0) == facet.slug } ?? false
    }
  }
}
