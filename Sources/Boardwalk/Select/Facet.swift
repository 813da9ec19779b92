/// All open jobs that share something: an organization, a place, a field of work.
public struct Facet: Sendable {
  public var title: String
  /// The last part of the page's path.
  public var slug: String
  /// In the board's order.
  public var jobs: Positions
  /// The slugs that its other spellings have or had: who kept one of them is led to the page.
  public var formerSlugs: [String] = []

  /// The title, among the places, of jobs that can be done from anywhere.
  static let remote = "Remote"
}

/// One way of dividing the open jobs. Titles that differ in capitals alone are one, and so are those of one place.
public struct Facets: Sendable {
  /// Sorted by title.
  public var values: [Facet]
  /// By each spelling of each title.
  private let byTitle: [String: Int]

  /// Divides jobs in some ways. All are asked of a job at once: it need not be found in memory again.
  static func all(of jobs: [Listing], in ways: [Way]) -> [Facets] {
    var divisions = ways.map { Division(in: $0, expecting: jobs.count) }
    for (position, job) in jobs.enumerated() {
      for index in divisions.indices { divisions[index].append(job, at: position) }
    }
    return divisions.map(Facets.init)
  }

  /// Divides jobs in one way.
  init(of jobs: [Listing], from origin: RowOrigin, by titles: @escaping @Sendable (Listing) -> [String]) {
    self = Self.all(of: jobs, in: [Way(origin: origin, titles: titles)])[0]
  }

  private init(_ division: Division) {
    let titles = division.titles
    let wanted = Dictionary(grouping: titles) { Slug(name: $0).text }
    let order = titles.indices.sorted { titles[$0] < titles[$1] }
    values = order.map { place in
      let title = titles[place]
      let slug = Slug(name: title)
      // Two names may fold to one slug: "Café" and "Cafe". Then neither has it, so that an address that somebody kept
      // never comes to mean the other.
      let isShared = (wanted[slug.text]?.count ?? 0) > 1
      return Facet(
        title: title, slug: (isShared ? Slug.coded(name: title) : slug).text, jobs: division.members[place])
    }
    let former = FormerSlugs(of: division.spellings.map { ($0.title, Int($0.place)) }, among: values.map(\.slug))
    for (offset, place) in order.enumerated() { values[offset].formerSlugs = former.slugs(of: place) }
    var offsets = [Int](repeating: 0, count: order.count)
    for (offset, place) in order.enumerated() { offsets[place] = offset }
    byTitle = Dictionary(uniqueKeysWithValues: division.spellings.map { ($0.title, offsets[Int($0.place)]) })
  }

  /// No division at all.
  static let none = Facets(of: [], from: .kind) { _ in [] }

  /// The facet of that title, in any capitals that an open job has it in.
  public subscript(title: String) -> Facet? { byTitle[title].map { values[$0] } }

  /// All titles as open jobs have them.
  var spellings: some Sequence<String> { byTitle.keys }

  /// The slug of that facet.
  func slug(of title: String) -> String? { byTitle[title].map { values[$0].slug } }

  /// The facets with the most jobs, most first.
  public func largest(_ count: Int) -> [Facet] {
    values.sorted { $0.jobs.count == $1.jobs.count ? $0.title < $1.title : $0.jobs.count > $1.jobs.count }
      .prefix(count).map { $0 }
  }
}

extension Facets {
  /// A way of dividing jobs: by titles that follow from something in each of them.
  struct Way: Sendable {
    /// Of all jobs that have it alike one is asked.
    var origin: RowOrigin
    var titles: @Sendable (Listing) -> [String]
    /// Whether a table spells a title so.
    var isTabled: @Sendable (String) -> Bool = { _ in false }
    /// Whether a title is short for another one, and no name of the page where that is there.
    var isShort: @Sendable (String) -> Bool = { _ in false }
    /// What two titles have alike that are of one page; one of the jobs that have the title is at hand. Asked once a title.
    var key: @Sendable (String, Listing) -> String = { title, _ in title.withoutCapitals }
  }

  /// Jobs while they are divided.
  private struct Division {
    private let way: Way
    private var groups: RowGroups
    /// Of each group the numbers of its spellings.
    private var rows = NumberRows()
    /// The number of each spelling.
    private var known: [String: Int32] = [:]
    private(set) var spellings: [Spelling] = []
    /// The place among the members of each title's key.
    private var places: [String: Int32] = [:]
    private(set) var members: [Positions] = []

    /// - Parameter count: so many jobs will come.
    init(in way: Way, expecting count: Int) {
      self.way = way
      groups = RowGroups(by: way.origin, expecting: count)
    }

    /// Takes the next job.
    mutating func append(_ job: Listing, at position: Int) {
      let group = groups.append(job)
      if group == rows.count {
        for title in way.titles(job) where !title.isEmpty { rows.append(known[title] ?? number(ofNew: title, of: job)) }
        rows.endRow()
      }
      for number in rows[group] {
        members[Int(spellings[Int(number)].place)].append(once: position)
        spellings[Int(number)].count(position)
      }
    }

    private mutating func number(ofNew title: String, of job: Listing) -> Int32 {
      let key = way.key(title, job)
      let place = places[key] ?? Int32(members.count)
      if place == members.count {
        places[key] = place
        members.append([])
      }
      known[title] = Int32(spellings.count)
      spellings.append(Spelling(title: title, place: place))
      return Int32(spellings.count - 1)
    }

    /// What each member is called: as a table spells it, or else as most of its jobs do.
    var titles: [String] {
      var chosen = [Spelling?](repeating: nil, count: members.count)
      for spelling in spellings {
        if let other = chosen[Int(spelling.place)], !isBetter(spelling, than: other) { continue }
        chosen[Int(spelling.place)] = spelling
      }
      return chosen.map { $0?.title ?? "" }
    }

    private func isBetter(_ spelling: Spelling, than other: Spelling) -> Bool {
      let (isTabled, isOtherTabled) = (way.isTabled(spelling.title), way.isTabled(other.title))
      if isTabled != isOtherTabled { return isTabled }
      let (isShort, isOtherShort) = (way.isShort(spelling.title), way.isShort(other.title))
      return isShort == isOtherShort ? spelling.goes(before: other) : isOtherShort
    }
  }

  /// One of the ways in which a title is written.
  private struct Spelling {
    let title: String
    /// Among the members.
    let place: Int32
    /// So many jobs have it.
    private var jobs: Int32 = 0
    private var last: Int32 = -1

    init(title: String, place: Int32) { (self.title, self.place) = (title, place) }

    mutating func count(_ position: Int) {
      guard last != position else { return }
      jobs += 1
      last = Int32(position)
    }

    /// Of titles that as many jobs have, one that begins with a capital and goes on in small letters, and the shortest of those.
    func goes(before other: Spelling) -> Bool {
      if jobs != other.jobs { return jobs > other.jobs }
      let (begins, otherBegins) = (title.first?.isUppercase == true, other.title.first?.isUppercase == true)
      if begins != otherBegins { return begins }
      return title.count == other.title.count ? title > other.title : title.count < other.title.count
    }
  }
}
