/// Where a page that has several spellings would be by another one of them, or was while each had a page of its own. A page of
/// one spelling has none: capitals make no difference to a slug.
struct FormerSlugs {
  private var byPlace: [Int: [String]] = [:]

  /// - Parameters:
  ///   - spellings: each once, with the number of its page.
  ///   - taken: the slugs of all pages.
  init(of spellings: [(title: String, place: Int)], among taken: [String]) {
    var first: [Int: String] = [:]
    var several: Set<Int> = []
    for (title, place) in spellings {
      let small = title.withoutCapitals
      if first[place, default: small] == small { first[place] = small } else { several.insert(place) }
    }
    if several.isEmpty { return }
    let taken = Set(taken)
    var owners: [String: Set<Int>] = [:]
    for (place, all) in Dictionary(grouping: spellings.filter { several.contains($0.place) }, by: \.place) {
      let plain = Dictionary(grouping: all) { Slug(name: $0.title).text }
      for (slug, alike) in plain {
        owners[slug, default: []].insert(place)
        // Side by side each of them had a code.
        guard Set(alike.map(\.title.withoutCapitals)).count > 1 else { continue }
        for (title, _) in alike { owners[Slug.coded(name: title).text, default: []].insert(place) }
      }
    }
    // An address that somebody kept never comes to mean another place.
    for (slug, places) in owners where places.count == 1 && !taken.contains(slug) {
      for place in places { byPlace[place, default: []].append(slug) }
    }
  }

  /// In order.
  func slugs(of place: Int) -> [String] { byPlace[place]?.sorted() ?? [] }
}
