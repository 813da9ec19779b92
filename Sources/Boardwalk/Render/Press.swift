import Mustache

/// Prints pages: one for each core. It keeps the buffer that pages are printed into, and its own eyes on the store.
public struct Press {
  let site: Site
  private let outlet: Outlet
  /// What it printed so far.
  let tally: PrintTally
  let reader: JobReader
  /// The rows of lists, which other lists have as well.
  let rows = RowCache()
  private var buffer: [UInt8] = []

  init(_ site: Site, _ outlet: Outlet, isTimed: Bool = false) throws {
    self.site = site
    self.outlet = outlet
    tally = PrintTally(isTimed: isTimed)
    reader = try JobReader(site.board.store)
  }

  /// Prints a page with a template of the theme. Throws a `Diagnostic` that names the template's place, the page and
  /// the job it is about.
  mutating func print(
    _ template: String, _ record: Record, about job: JobID? = nil, to path: String,
    madeOf fingerprint: Fingerprint? = nil
  ) throws {
    buffer.removeAll(keepingCapacity: true)
    do {
      try tally.printing(with: template) {
        try site.theme.templates.render(template, .record(record), mode: .strict, into: &buffer, cache: rows.fragments)
        return buffer.count
      }
    } catch var fault as TemplateError {
      fault.subject = (job.map { "job \($0), " } ?? "") + path
      throw site.theme.diagnostic(fault)
    }
    try write(buffer, to: path, madeOf: fingerprint)
  }

  /// Prints a page unless the one that stands was made of the same.
  mutating func print(
    _ template: String, to path: String, madeOf fingerprint: Fingerprint, _ record: () throws -> Record
  ) throws {
    if try takes(path, madeOf: fingerprint) { return }
    try print(template, try record(), to: path, madeOf: fingerprint)
  }

  /// Writes a file as it is.
  func write(_ bytes: [UInt8], to path: String, madeOf fingerprint: Fingerprint? = nil) throws {
    tally.write(path, bytes.count)
    try outlet.write(path, bytes, fingerprint)
  }

  /// Whether the file that stands was made of the same; it is taken then, and must not be written.
  func takes(_ path: String, madeOf fingerprint: Fingerprint) throws -> Bool {
    guard try outlet.takes(path, fingerprint) else { return false }
    tally.take()
    return true
  }

  /// The full texts of listings, in the order of their rows; posts come last.
  func read(
    _ listings: some Sequence<Listing>, _ extent: StoredExtent = .all, _ body: (Listing, consuming Job) throws -> Void
  ) throws {
    let stored = listings.filter { $0.row > 0 }.sorted { $0.row < $1.row }
    try reader.read(stored[...], extent, body)
    for listing in listings where listing.row == 0 {
      if let post = site.board.posts[listing.summary.id] { try body(listing, post) }
    }
  }

  /// The bytes of a file of the site that stands.
  func standing(_ path: String) throws -> [UInt8] { try outlet.standing(path) }

  /// How many bytes a file of the site that stands has.
  func size(_ path: String) throws -> Int { try outlet.size(path) ?? standing(path).count }

  /// The bytes of a file that is the very one that was written; nil of any other.
  func untouched(_ path: String) throws -> [UInt8]? { try outlet.untouched(path) }

  /// What the store keeps of listings, in their order; not of posts. See `JobReader.readKept`.
  func readKept(
    _ listings: ArraySlice<Listing>, seen: [String: Int64], unless knows: (Listing) throws -> Bool,
    _ body: (Listing, KeptListing) throws -> Void
  ) throws {
    try reader.readKept(listings, seen: seen, unless: knows, body)
  }

  /// Listings as jobs of which nothing is known beside what lists show but their page at their source, in their order; posts
  /// with all they have.
  func readPages(_ listings: some Sequence<Listing>, _ body: (Listing, Job) throws -> Void) throws {
    var posts: [Listing] = []
    for listing in listings {
      if listing.row == 0 { posts.append(listing) }
    }
    try reader.readPages(listings.lazy.filter { $0.row > 0 }, body)
    for listing in posts {
      if let post = site.board.posts[listing.summary.id] { try body(listing, post) }
    }
  }

  /// The full jobs of listings, in their order.
  func jobs(_ listings: some Sequence<Listing>, _ extent: StoredExtent = .all) throws -> [(Listing, Job)] {
    var jobs: [JobID: Job] = [:]
    try read(listings, extent) { jobs[$0.summary.id] = $1 }
    return listings.compactMap { listing in jobs[listing.summary.id].map { (listing, $0) } }
  }
}
