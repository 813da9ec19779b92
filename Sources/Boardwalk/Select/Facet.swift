/// All open jobs that share something: an organization, a place, a field of work.
public struct Facet: Sendable {
  public var title: String
  /// The last part of the page's path.
  public var slug: String
  /// Positions in `Board.jobs`, in its order.
  public var jobs: [Int]
}

/// One way of dividing the open jobs.
public struct Facets: Sendable {
  /// Sorted by title.
  public var values: [Facet]
  private let byTitle: [String: Int]

  /// Divides jobs by the titles that `titles` finds in each of them.
  init(of jobs: [Listing], by titles: (Listing) -> [String]) {
    var members: [String: [Int]] = [:]
    for (position, job) in jobs.enumerated() {
      for title in Set(titles(job)) where !title.isEmpty { members[title, default: []].append(position) }
    }
    var taken: Set<String> = []
    values = members.keys.sorted().map { title in
      let wanted = Slug(name: title).text
      // Two names may fold to one slug: "Café" and "Cafe". The first by name keeps it.
      var slug = wanted
      var number = 2
      while !taken.insert(slug).inserted {
        slug = "\(wanted)-\(number)"
        number += 1
      }
      return Facet(title: title, slug: slug, jobs: members[title] ?? [])
    }
    byTitle = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($0.element.title, $0.offset) })
  }

  /// The facet of that title, when an open job has it.
  public subscript(title: String) -> Facet? { byTitle[title].map { values[$0] } }

  /// The facets with the most jobs, most first.
  public func largest(_ count: Int) -> [Facet] {
    values.sorted { $0.jobs.count == $1.jobs.count ? $0.title < $1.title : $0.jobs.count > $1.jobs.count }
      .prefix(count).map { $0 }
  }
}
