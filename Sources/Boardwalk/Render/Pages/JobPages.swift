import Mustache

/// A page for every job, open or lately closed.
enum JobPages: PageType {
  static let name = "jobs"
  static let templates = ["job": JobPageView.fields.shape]
  /// Enough for a piece to be worth handing out, few enough for both cores to end together.
  private static let jobsAPiece = 500
  /// The texts of so many fit into the memory of most machines, and it does not matter then in which order they are read.
  private static let mostByRows = 300_000

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    for job in site.board.jobs where job.kind == .job && site.mayIndex(job) {
      body(Address(path: job.path, changed: Day(instant: job.changed)))
    }
  }

  static let isShared = true
  /// Beside the rows of lists where it shows rows of jobs that stand near it.
  static func pass(on site: Site) -> Pass? { isByRows(site) ? .rows : .texts }

  private static func isByRows(_ site: Site) -> Bool { site.showsSimilar && site.board.jobs.count <= mostByRows }

  static func pathsElsewhere(of site: Site) -> [String] {
    (site.board.jobs + site.board.closed).filter { $0.kind == .job && !site.shard.holds($0.id) }.flatMap { listing in
      [listing.path] + site.compressions.map { "\(listing.path).\($0.rawValue)" }
    }
  }

  static func work(on site: Site) -> [Work] {
    var all: [Place] = []
    all.reserveCapacity(site.board.jobs.count + site.board.closed.count)
    for (index, listing) in site.board.jobs.enumerated() where isMade(listing, on: site) {
      all.append(Place(row: listing.row, index: Int32(index), isOpen: true))
    }
    for (index, listing) in site.board.closed.enumerated() where isMade(listing, on: site) {
      all.append(Place(row: listing.row, index: Int32(index), isOpen: false))
    }
    all.sort { ($0.row, $0.isOpen ? 0 : 1, $0.index) < ($1.row, $1.isOpen ? 0 : 1, $1.index) }
    guard isByRows(site) else {
      return stride(from: 0, to: all.count, by: jobsAPiece).map { first in
        let places = all[first..<min(first + jobsAPiece, all.count)]
        return { press in try print(places, on: site, with: &press) }
      }
    }
    let stretches = BoardStretches(jobs: site.board.jobs.count)
    var pieces = [[Place]](repeating: [], count: stretches.ranges.count)
    for (index, place) in all.enumerated() {
      // Closed ones have no place on the board; each stretch takes as many.
      pieces[place.position.map(stretches.number) ?? index * pieces.count / all.count].append(place)
    }
    return zip(stretches.ranges, pieces).map { stretch, places in
      { press in
        press.rows.turn(to: stretch)
        try print(places[...], on: site, with: &press)
      }
    }
  }

  /// Where a job stands: in the store, and among the open or the closed ones of the board.
  private struct Place {
    var row: Int64
    var index: Int32
    var isOpen: Bool

    /// Among the open ones.
    var position: Int? { isOpen ? Int(index) : nil }

    func listing(on board: Board) -> Listing { isOpen ? board.jobs[Int(index)] : board.closed[Int(index)] }
  }

  private static func isMade(_ listing: Listing, on site: Site) -> Bool {
    listing.kind == .job && site.shard.holds(listing.id)
  }

  private static func print(_ places: ArraySlice<Place>, on site: Site, with press: inout Press) throws {
    var unknown: [Listing] = []
    var known: [ObjectIdentifier: (position: Int?, nearest: [Neighbours.Neighbour], fingerprint: Fingerprint)] = [:]
    for place in places {
      let listing = place.listing(on: site.board)
      let nearest = JobView.nearest(to: listing, at: place.position, on: site)
      let fingerprint = fingerprint(of: listing, at: place.position, nearest, on: site)
      if try press.takes(listing.path, madeOf: fingerprint) { continue }
      unknown.append(listing)
      known[ObjectIdentifier(listing)] = (place.position, nearest, fingerprint)
    }
    var printer = press
    try press.read(unknown) { listing, job in
      guard let (position, nearest, fingerprint) = known[ObjectIdentifier(listing)] else { return }
      let record = JobPageView.record(of: job, listing, at: position, nearest, on: site, rows: printer.rows)
      try printer.print("job", record, about: listing.id, to: listing.path, madeOf: fingerprint)
    }
  }
}

extension JobPages {
  /// Of everything that a job's page depends on.
  private static func fingerprint(
    of listing: Listing, at position: Int?, _ nearest: [Neighbours.Neighbour], on site: Site
  ) -> Fingerprint {
    var fingerprint = site.fingerprint
    fingerprint.add(position.map { site.rows[$0] } ?? site.fingerprint(of: listing).value)
    fingerprint.add(FacetKind.organizations.facets(site).slug(of: listing.organization))
    let categories = FacetKind.categories.facets(site)
    for category in listing.categories {
      let facet = categories[category.name]
      fingerprint.add(facet?.slug)
      fingerprint.add(facet?.title)
    }
    if let position { for search in site.searchesOfJobs[position] { fingerprint.add(site.searchMarks[Int(search)]) } }
    fingerprint.add(JobView.fingerprint(of: nearest, on: site))
    if let editURL = site.editURL(of: listing) { fingerprint.add(editURL) }
    return fingerprint
  }
}
