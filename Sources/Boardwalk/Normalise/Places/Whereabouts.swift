import Markup

/// Everything a job says about where it is done.
struct Whereabouts {
  /// Every distinct place, in the source's order.
  private(set) var places: [Place] = []
  /// Remote, telework, on site.
  private(set) var workplace: Workplace = []
  /// The place in words, for lists.
  private(set) var text = ""
  /// When the work is done, each once, in the source's words.
  private(set) var times: [String] = []
  /// How many claims were left out, because there were more than a job can have.
  private(set) var leftOut = 0

  /// A job of the recorded announcements has up to 673 places; beyond this a source is wrong.
  static let most = 5000

  init(_ draft: borrowing JobDraft, reader: borrowing PlaceReader) {
    leftOut = max(0, draft.places.count - Whereabouts.most)
    let claims = draft.places.prefix(Whereabouts.most)
    let words = reader.saying(of: PlaceReader.field(draft.placeText) == nil ? "" : draft.placeText ?? "")
    let sourceText = words.line
    let readings = claims.map(reader.read) + (claims.isEmpty ? [reader.read(PlaceClaim(name: sourceText))] : [])
    takePlaces(readings)
    for time in readings.lazy.flatMap(\.times) where !times.contains(time) { times.append(time) }

    let isRemoteByWord = draft.remote == true || words.isRemote
    let isOpen = words.isOpen || readings.contains { $0.isOpen }
    takeWorkplace(draft, readings, words, isRemoteByWord: isRemoteByWord)
    let told = sourceText.isEmpty && claims.count == 1 ? reader.saying(of: claims.first?.name ?? "") : words
    if words.isRemote || words.isExcepting {
      text = sourceText
    } else {
      text = told.isExcepting ? told.line : placeText(sourceText, isOpen: isOpen)
    }
  }

  /// What lists and facets keep: the places, or of very many only their regions and countries.
  var listed: [Place] {
    guard places.count > Place.listed else { return places }
    var seen: Set<Place> = []
    return places.map(\.withoutCity).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

extension Whereabouts {
  fileprivate mutating func takePlaces(_ readings: [PlaceReader.Reading]) {
    var seen: Set<Place> = []
    for place in readings.lazy.flatMap(\.places) where seen.insert(place.withoutCoordinates).inserted {
      places.append(place)
    }
    // "Location negotiable, United States" beside 600 cities of the United States is not one more place.
    if places.count > 1 {
      let countries = Set(places.filter { $0.city != nil || $0.region != nil }.compactMap(\.country))
      let open = Set(readings.filter(\.isOpen).flatMap(\.places).map(\.withoutCoordinates))
      places.removeAll {
        $0.city == nil && $0.region == nil && open.contains($0.withoutCoordinates)
          && countries.contains($0.country ?? "")
      }
    }
  }

  fileprivate mutating func takeWorkplace(
    _ draft: borrowing JobDraft, _ readings: [PlaceReader.Reading], _ words: PlaceReader.Saying, isRemoteByWord: Bool
  ) {
    if isRemoteByWord || readings.contains(where: \.isRemote) { workplace.insert(.remote) }
    if draft.telework == true || words.isHybrid || readings.contains(where: \.isHybrid) { workplace.insert(.telework) }
    // `Chicago, or remote`: the place is one of two ways, unless the source says remote in so many words.
    let isElsewhere = draft.remote == true && !draft.onSite || words.isElsewhere
    // Beside remote work a country is where one may live, and no office.
    let hasSite = !isElsewhere && readings.contains { workplace.contains(.remote) ? $0.hasNarrowSite : $0.hasSite }
    let saysSite = readings.contains(where: \.isOnSite)
    if hasSite || saysSite || draft.onSite || !isRemoteByWord && draft.remote == false && !workplace.contains(.remote) {
      workplace.insert(.onSite)
    }
  }

  fileprivate func placeText(_ sourceText: String, isOpen: Bool) -> String {
    let words = placesText(sourceText, isOpen: isOpen)
    guard workplace.contains(.remote), !workplace.contains(.onSite) else { return words }
    return (places.isEmpty ? .remote : PlaceText.remoteIn(words)).english
  }

  fileprivate func placesText(_ sourceText: String, isOpen: Bool) -> String {
    guard let first = places.first else {
      return isOpen ? openText(sourceText) : sourceText
    }
    if places.count > Place.listed { return PlaceText.locations(places.count).english }
    if places.count > 1 { return PlaceText.and(first.text, places.count - 1).english }
    return isOpen && first.city == nil && first.region == nil ? openText(sourceText) : first.text
  }

  /// Only what says so is negotiable.
  fileprivate func openText(_ sourceText: String) -> String {
    let folded = sourceText.folded
    if folded.holds("multiple") || folded.holds("various") { return PlaceText.multiple.english }
    if folded.holds("negotiable") { return PlaceText.negotiable.english }
    return sourceText.isEmpty ? places.first?.text ?? PlaceText.negotiable.english : sourceText
  }
}
