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
    for facet in board.locations.values {
      if facet.title == Facet.remote {
        add([language.say(.remote)], for: facet.title)
        continue
      }
      guard let place = board.places(of: facet).first, let country = place.country else { continue }
      let ofCountry = Gazetteer.known.otherNames(ofCountry: country)
      if let region = place.regionCode {
        let wider = place.withoutCity.text
        add(Gazetteer.known.otherNames(ofRegion: region, in: country), for: wider)
        // Titles leave this country out.
        if country == "US" { add(["United States"] + ofCountry, for: wider) }
      }
      if let name = place.countryName, facet.title.hasSuffix(name) { add(ofCountry, for: name) }
    }
    self.names = names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Board {
  /// What a location's title names, as the first of its jobs say it.
  func places(of facet: Facet) -> some Collection<Place> {
    facet.jobs.prefix(3).lazy.flatMap { jobs[$0].places }.filter { $0.titles.first == facet.title }
  }
}
