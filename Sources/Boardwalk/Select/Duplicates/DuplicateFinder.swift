/// Finds listings of one job, in a time that grows with their number: each looks only where a listing of the same job
/// would stand.
struct DuplicateFinder {
  let verdicts: DuplicateVerdicts
  /// Listings that a verdict names.
  private let named: Set<JobID>
  /// Where a listing of the same job would stand, and the positions of those shown that do.
  private var shelves = DuplicateShelves()
  private var candidates: [DuplicateCandidate] = []
  private var titles: [Int: TitleKey] = [:]
  private var placeKeys: [Int: PlaceKeys] = [:]
  private var placeWords: [Place: [UInt64]] = [:]
  /// Addresses that a source has more than once: a list of jobs, and no job's own page.
  private var common: Set<UInt64> = []
  /// Addresses and ids that more than one source has: only these can lead to a duplicate.
  private var met: Set<UInt64> = []
  /// Organizations that more than one source, or a gatherer, names: only their jobs can be one offer.
  private var shared: Set<UInt64> = []

  /// So many that could be meant are too many to tell.
  private static let mostToCompare = 32

  init(verdicts: DuplicateVerdicts) {
    self.verdicts = verdicts
    named = verdicts.named
  }

  /// The duplicates among the candidates: who is shown, and who under it.
  mutating func find(among listed: [DuplicateCandidate]) -> [(kept: Int, hidden: Int, rule: DuplicateRule)] {
    candidates = listed
    let order = candidates.indices.sorted { DuplicateCandidate.isShownBefore(candidates[$0], candidates[$1]) }
    prepare()
    var found: [(kept: Int, hidden: Int, rule: DuplicateRule)] = []
    var taken: [Int: [Int]] = [:]
    for position in order {
      if let (kept, rule) = shown(for: position, taken: taken) {
        found.append((kept, position, rule))
        taken[kept, default: []].append(position)
        shelve(position, as: kept)
      } else {
        shelve(position, as: position)
      }
    }
    return found
  }
}

extension DuplicateFinder {
  private mutating func prepare() {
    var sources: [UInt64: String] = [:]
    var seen: Set<UInt64> = []
    var once: Set<UInt64> = []
    for candidate in candidates {
      for address in Set([candidate.marks.apply, candidate.marks.page]) where address != 0 {
        let inSource = address ^ StableHash.of(candidate.id.source.utf8)
        if !seen.insert(inSource).inserted { common.insert(address) }
        if !once.insert(address).inserted { met.insert(address) }
      }
      let service = Self.key("service", candidate.service, candidate.id.sourceID)
      if !once.insert(service).inserted { met.insert(service) }
      guard let organization = candidate.organization else { continue }
      let source = sources.updateValue(candidate.id.source, forKey: organization)
      if source != nil, source != candidate.id.source || candidate.standing >= .community {
        shared.insert(organization)
      }
    }
    met.subtract(common)
  }

  /// The one that a listing is shown under, and why; nil when it stands for itself.
  private mutating func shown(for position: Int, taken: [Int: [Int]]) -> (kept: Int, rule: DuplicateRule)? {
    let candidate = candidates[position]
    for partner in verdicts.same(as: candidate.id) {
      if let kept = shelves[Self.key("id", partner.description)].first, candidates[kept].summary.kind == .job {
        return (kept, .verdict)
      }
    }
    if let kept = sameID(as: position) { return (kept, .sameID) }
    if let kept = sameAddress(as: position) { return (kept, .sameAddress) }
    return sameOffer(as: position, taken: taken).map { ($0, .sameOffer) }
  }

  private func mayBeOne(_ kept: Int, _ position: Int) -> Bool {
    candidates[kept].mayStand(for: candidates[position])
      && !verdicts.areApart(candidates[kept].id, candidates[position].id)
  }

  /// Ids of some services count within one account only, so who hires and what must agree as well.
  private mutating func sameID(as position: Int) -> Int? {
    let candidate = candidates[position]
    let service = Self.key("service", candidate.service, candidate.id.sourceID)
    guard candidate.organization != nil, met.contains(service) else { return nil }
    let title = title(of: position)
    for kept in shelves[service] where candidates[kept].id.source != candidate.id.source && mayBeOne(kept, position) {
      let pages = (candidates[kept].marks.page, candidate.marks.page)
      if candidates[kept].organization == candidate.organization, self.title(of: kept).isNear(title),
        pages.0 == pages.1 || pages.0 == 0 || pages.1 == 0
      {
        return kept
      }
    }
    return nil
  }

  private mutating func sameAddress(as position: Int) -> Int? {
    for address in addresses(of: position) {
      for kept in shelves[Self.key("address", address)] where kept != position && mayBeOne(kept, position) {
        let (mine, theirs) = (title(of: position), title(of: kept))
        let organizations = (candidates[position].organization, candidates[kept].organization)
        if mine.isNear(theirs) || organizations.0 == organizations.1 && !mine.contradicts(theirs) && mine.shares(theirs)
        {
          return kept
        }
      }
    }
    return nil
  }

  /// The only one, or the one that is surely nearer than every other.
  private mutating func sameOffer(as position: Int, taken: [Int: [Int]]) -> Int? {
    guard let organization = candidates[position].organization, shared.contains(organization) else { return nil }
    let title = title(of: position)
    let keys = keys(of: position)
    var scores: [Int: Int] = [:]
    for place in keys.own + keys.wider {
      for words in title.keys {
        let key = Self.key(organization, words, place)
        if shelves.count(at: key) > Self.mostToCompare { return nil }
        for found in shelves[key] where scores[found] == nil && mayBeOne(found, position) {
          guard self.title(of: found).isNear(title) else { continue }
          scores[found] = SameOffer.score(candidates[found], candidates[position])
        }
      }
    }
    guard let best = scores.values.max(), best > 0 else { return nil }
    let nearest = scores.filter { $0.value == best }.keys
    guard nearest.count == 1, let kept = nearest.first else { return nil }
    // A source that lists two for one says that they are two.
    let sisters = (taken[kept] ?? []).filter { candidates[$0].id.source == candidates[position].id.source }
    let isSecond = sisters.contains { sister in
      let text = candidates[sister].marks.text
      let isCopy = text != 0 && text == candidates[position].marks.text
      return !isCopy && candidates[sister].summary.placeOverlap(with: candidates[position].summary) > 0
    }
    return isSecond ? nil : kept
  }
}

extension DuplicateFinder {
  /// Puts a listing where others of its job will look for the one that is shown.
  private mutating func shelve(_ position: Int, as kept: Int) {
    let candidate = candidates[position]
    if named.contains(candidate.id) { shelves.put(kept, at: Self.key("id", candidate.id.description)) }
    let service = Self.key("service", candidate.service, candidate.id.sourceID)
    if position == kept, met.contains(service) { shelves.put(kept, at: service) }
    for address in addresses(of: position) { shelves.put(kept, at: Self.key("address", address)) }
    guard position == kept, let organization = candidate.organization, shared.contains(organization) else { return }
    let title = title(of: position)
    let keys = keys(of: position)
    for place in keys.own + keys.inside {
      for words in title.keys {
        let key = Self.key(organization, words, place)
        // One more than can be compared shows that they are too many.
        if shelves.count(at: key) <= Self.mostToCompare { shelves.put(kept, at: key) }
      }
    }
  }

  private func addresses(of position: Int) -> Set<UInt64> {
    met.intersection([candidates[position].marks.page, candidates[position].marks.apply])
  }

  private mutating func title(of position: Int) -> TitleKey {
    if let title = titles[position] { return title }
    let summary = candidates[position].summary
    var words: Set<UInt64> = []
    for place in summary.places {
      let hashes = placeWords[place] ?? TitleKey.words(of: place)
      placeWords[place] = hashes
      words.formUnion(hashes)
    }
    let written = OrganizationKey.removed(candidates[position].organization, from: summary.title)
    words.formUnion(TitleKey.words(ofCityIn: written, among: summary.places))
    let title = TitleKey(written, places: words)
    titles[position] = title
    return title
  }

  private mutating func keys(of position: Int) -> PlaceKeys {
    if let keys = placeKeys[position] { return keys }
    let keys = PlaceKeys(candidates[position].summary)
    placeKeys[position] = keys
    return keys
  }

  private static func key(_ words: String...) -> UInt64 { StableHash.of(words.joined(separator: "\n").utf8) }

  private static func key(_ word: String, _ number: UInt64) -> UInt64 {
    StableHash.of(word.utf8) ^ (number &* 0x9E37_79B9_7F4A_7C15)
  }

  private static func key(_ organization: UInt64, _ title: UInt64, _ place: UInt64) -> UInt64 {
    var hash = organization &* 0x9E37_79B9_7F4A_7C15 ^ title
    hash = (hash ^ (hash >> 31)) &* 0xC4CE_B9FE_1A85_EC53 ^ place
    return hash ^ (hash >> 29)
  }
}
