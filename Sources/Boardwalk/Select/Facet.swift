/// All open jobs that share something: an organization, a place, a field of work.
public struct Facet: Sendable {
  public var title: String
  /// The last part of the page's path.
  public var slug: String
  /// In the board's order.
  public var jobs: Positions

  /// The title, among the places, of jobs that can be done from anywhere.
  static let remote = "Remote"
}

/// One way of dividing the open jobs.
public struct Facets: Sendable {
  /// Sorted by title.
  public var values: [Facet]
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
    let wanted = Dictionary(grouping: division.members.map(\.title)) { Slug(name: $0).text }
    values = division.members.sorted { $0.title < $1.title }.map { title, jobs in
      let slug = Slug(name: title)
      // Two names may fold to one slug: "Café" and "Cafe". Then neither has it, so that an address that somebody kept
      // never comes to mean the other.
      let isShared = (wanted[slug.text]?.count ?? 0) > 1
      return Facet(title: title, slug: (isShared ? Slug.coded(name: title) : slug).text, jobs: jobs)
    }
    byTitle = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($0.element.title, $0.offset) })
  }

  /// No division at all.
  static let none = Facets(of: [], from: .kind) { _ in [] }

  /// The facet of that title, when an open job has it.
  public subscript(title: String) -> Facet? { byTitle[title].map { values[$0] } }

  /// The slug of the facet of that title, when an open job has it.
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
  }

  /// Jobs while they are divided.
  private struct Division {
    private let titles: @Sendable (Listing) -> [String]
    private var groups: RowGroups
    /// Of each group the places of its titles.
    private var places = NumberRows()
    private var known: [String: Int32] = [:]
    private(set) var members: [(title: String, jobs: Positions)] = []

    /// - Parameter count: so many jobs will come.
    init(in way: Way, expecting count: Int) {
      titles = way.titles
      groups = RowGroups(by: way.origin, expecting: count)
    }

    /// Takes the next job.
    mutating func append(_ job: Listing, at position: Int) {
      let group = groups.append(job)
      if group == places.count {
        for title in titles(job) where !title.isEmpty {
          let place = known[title] ?? Int32(members.count)
          if place == members.count {
            known[title] = place
            members.append((title, []))
          }
          places.append(place)
        }
        places.endRow()
      }
      for place in places[group] { members[Int(place)].jobs.append(once: position) }
    }
  }
}
