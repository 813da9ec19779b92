import Dispatch

/// What a board remembers, published with it, so that the site is enough to bring a lost store back: `data/state.json` and
/// its parts. The README documents it.
///
/// Parts are cut where ids say so and not after a number of listings, and are called after the listing they begin with:
/// one that comes or goes changes its own part and moves no other.
enum StateFiles: PageType {
  static let name = "state"
  static let isForAllLanguages = true
  static func pass(on site: Site) -> Pass? { .texts }
  static let version = 1
  static let manifestPath = "data/state.json"
  /// One id in so many ends a part: some 20 KB, so that six of seven parts stay as they were on a night on which one
  /// listing in a hundred changed, and a lost store is brought back with some thousand requests for a large board.
  private static let listingsAPart: UInt64 = 16
  /// Where no id ends it, a part ends here.
  private static let mostInPart = 64
  /// Enough for a piece of work to be worth handing out.
  private static let listingsAPiece = 500

  static func work(on site: Site) -> [Work] {
    guard !site.board.settings.sources.isEmpty || !site.board.posts.isEmpty else { return [] }
    let pieces = pieces(of: site.board)
    // The address of a duplicate is its own, and no former one of what is shown for it.
    let hidden = Set(site.board.duplicates.map(\.hidden.path))
    let former = Dictionary(grouping: site.board.moved.filter { !hidden.contains($0.path) }) { $0.listing.row }
      .mapValues { $0.map { slug(of: $0.path) } }
    let shelf = StateShelf(pieces: pieces.count)
    // Ahead of the pieces, which would wait for each other.
    DispatchQueue.global().async { shelf.readMarks(of: site.board) }
    return pieces.indices.map { index in
      { press in
        let sources = try shelf.sources(of: site.board)
        let known = Known(
          former: former, seen: sources.compactMapValues(\.seen), marks: try shelf.marks(of: site.board),
          standing: try shelf.standing(with: press))
        var parts: [StateShelf.Part] = []
        try shelf.sharing { written in
          for listings in pieces[index] {
            try write(listings, known, sharing: &written, with: press) { parts.append($0) }
          }
        }
        guard let all = shelf.put(parts, at: index) else { return }
        let bytes = manifest(
          all, Array(sources.values).sorted { $0.name < $1.name }, site.board.keptPosts,
          try site.board.store.numbering())
        try press.write(bytes, to: manifestPath)
      }
    }
  }
}

extension StateFiles {
  /// The listings of the store, cut into parts, and those into pieces of work. They are in the order in which each source first
  /// gave them: a new one never changes it, a store that is restored keeps it, and the store is read row after row.
  private static func pieces(of board: Board) -> [[ArraySlice<Listing>]] {
    let ordered = inOrderOfArrival(board.jobs + board.closed + board.duplicates.map(\.hidden) + board.withdrawn)
    var pieces: [[ArraySlice<Listing>]] = [[]]
    var (inPiece, start) = (0, 0)
    for (index, listing) in ordered.enumerated() {
      let isEnd = endsPart(listing.id) || index - start + 1 == mostInPart
      guard isEnd || index == ordered.count - 1 else { continue }
      pieces[pieces.count - 1].append(ordered[start...index])
      inPiece += index - start + 1
      start = index + 1
      guard inPiece >= listingsAPiece, start < ordered.count else { continue }
      pieces.append([])
      inPiece = 0
    }
    return pieces
  }

  /// Those of the store, by their source and their row: rows are given as listings come.
  private static func inOrderOfArrival(_ listings: [Listing]) -> [Listing] {
    var places = [Int32](repeating: -1, count: Int(listings.lazy.map(\.row).max() ?? 0) + 1)
    for (place, listing) in listings.enumerated() { places[Int(listing.row)] = Int32(place) }
    let ranks = listings.sourceRanks
    // Of one source they are in order already.
    var marks: [(source: Int32, row: Int32, place: Int32)] = []
    marks.reserveCapacity(listings.count)
    for (row, place) in places.enumerated().dropFirst() where place >= 0 {
      let listing = listings[Int(place)]
      let source = ranks.count > 1 ? ranks[listing.id.source] ?? 0 : 0
      marks.append((Int32(source), Int32(row), place))
    }
    if ranks.count > 1 { marks.sort { ($0.source, $0.row) < ($1.source, $1.row) } }
    return marks.map { listings[Int($0.place)] }
  }

  /// One in so many does, whatever stands before it.
  private static func endsPart(_ id: JobID) -> Bool {
    var hash = StableHash()
    hash.take(id.source.utf8)
    hash.take(UInt8(ascii: ":"))
    hash.take(id.sourceID.utf8)
    return hash.value % listingsAPart == 0
  }

  /// The slug in the path of a page: `jobs/clerk-9mp8b17/index.html`.
  private static func slug(of path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[..<$0] } ?? ""[...].utf8
    let start = folder.lastIndex(of: UInt8(ascii: "/")).map { folder.index(after: $0) } ?? folder.startIndex
    return String(Substring(folder[start...]))
  }

  /// What every part is made with.
  private struct Known {
    /// Slugs that rows of the store had before.
    var former: [Int64: [String]]
    /// `KeptSource.seen` of each source.
    var seen: [String: Int64]
    var marks: KeptMarks
    /// What the manifest says of the parts that stand.
    var standing: [String: StateShelf.Part]

    /// Adds what is not in the listing's own row.
    func complete(_ kept: inout KeptListing, of listing: Listing) throws {
      kept.edition = try marks.edition(of: listing)
      kept.formerSlugs = former[listing.row] ?? []
    }
  }

  /// Of all that is written of some listings.
  private static func fingerprint(of listings: ArraySlice<Listing>, _ known: Known) throws -> Fingerprint {
    var fingerprint = Fingerprint()
    for listing in listings {
      fingerprint.add(listing.fingerprint)
      fingerprint.add(listing.id.source)
      fingerprint.add(listing.id.sourceID)
      fingerprint.add(try known.marks.mark(of: listing))
      fingerprint.add(try known.marks.edition(of: listing) ?? -1)
      for slug in known.former[listing.row] ?? [] { fingerprint.add(slug) }
    }
    return fingerprint
  }

  /// Writes a part; several when their texts are very long.
  private static func write(
    _ listings: ArraySlice<Listing>, _ known: Known, sharing written: inout WrittenParts, with press: Press,
    _ took: (StateShelf.Part) -> Void
  ) throws {
    guard let first = listings.first else { return }
    func take(_ path: String, _ bytes: [UInt8], _ count: Int) {
      took(StateShelf.Part(path: path, count: count, bytes: bytes.count, digest: XXH64.of(bytes)))
    }
    let fingerprint = try fingerprint(of: listings, known)
    let whole = StatePart.path(beginningWith: first.id)
    if try press.takes(whole, madeOf: fingerprint) {
      if let part = known.standing[whole] { return took(part) }
      return take(whole, try press.standing(whole), listings.count)
    }
    var part = StatePart()
    func finish() throws {
      guard let (path, bytes, count) = part.finish() else { return }
      // Where the listings fill several files, none of them is made of all.
      try press.write(bytes, to: path, madeOf: count == listings.count ? fingerprint : nil)
      take(path, bytes, count)
      part = StatePart()
    }
    var standing = StandingPart(try press.untouched(whole) ?? [])
    try press.readKept(listings, seen: known.seen) { listing in
      let seen = known.seen[listing.id.source]
      guard listing.isOpen, var kept = standing.kept(of: listing, seen: seen),
        try known.marks.hold(kept, of: listing, seen: seen)
      else { return false }
      try known.complete(&kept, of: listing)
      guard let line = standing.line(of: kept.history(seen: seen)) else { return false }
      part.append(line, of: listing.id)
      if part.isFull { try finish() }
      return true
    } _: { listing, kept in
      var kept = kept
      try known.complete(&kept, of: listing)
      part.append(kept, seen: known.seen[listing.id.source], with: &written)
      if part.isFull { try finish() }
    }
    try finish()
  }

  private static func manifest(
    _ parts: [StateShelf.Part], _ sources: [KeptSource], _ posts: KeptPosts, _ numbering: Numbering
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("version", version)
        json.member("count", parts.reduce(0) { $0 + $1.count })
        numbering.write(to: &json)
        json.array("sources") { json in for source in sources { source.write(to: &json) } }
        json.array("posts") { json in for post in posts.sorted { post.write(to: &json) } }
        json.array("parts") { json in
          for part in parts {
            json.object { json in
              json.member("path", part.path)
              json.member("count", part.count)
              json.member("bytes", part.bytes)
              json.member("xxh64", part.digest.hex)
            }
          }
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
