/// Listings in the order that a board shows them, open and closed ones apart.
///
/// They are put in order on every core, and as good as always by what is noted of each: listings lie all over the memory, and to
/// look at two of them for every comparison takes longer than everything else.
struct NewestFirst {
  let open: [Listing]
  let closed: [Listing]

  init(_ listings: [Listing]) {
    let ranks = listings.sourceRanks
    let ranges = shares(of: listings.count)
    let parts = gathered(ranges.count) { index in
      var marks: (open: [Seniority], closed: [Seniority]) = ([], [])
      for position in ranges[index] {
        let mark = Seniority(of: listings[position], at: position, ranks)
        if listings[position].isOpen { marks.open.append(mark) } else { marks.closed.append(mark) }
      }
      return (Self.sorted(marks.open, listings), Self.sorted(marks.closed, listings))
    }
    // Sorting parts that are in order already is putting them together.
    open = Self.sorted(parts.flatMap(\.0), listings).map { listings[$0.position] }
    closed = Self.sorted(parts.flatMap(\.1), listings).map { listings[$0.position] }
  }

  private static func sorted(_ marks: [Seniority], _ listings: [Listing]) -> [Seniority] {
    marks.sorted { left, right in
      left.precedes(right) ?? Listing.newestFirst(listings[left.position], listings[right.position])
    }
  }
}

extension [Listing] {
  /// The place of each of their sources among all of them by name.
  var sourceRanks: [String: Int] {
    var names: Set<String> = []
    var last: String?
    for listing in self where listing.summary.id.source != last {
      last = listing.summary.id.source
      names.insert(listing.summary.id.source)
    }
    return Dictionary(uniqueKeysWithValues: names.sorted().enumerated().map { ($0.element, $0.offset) })
  }

  /// How many of them each source has.
  var countsOfSources: [String: Int] {
    var counts: [String: Int] = [:]
    var start = 0
    // Those of one source lie side by side more often than not.
    while start < count {
      let source = self[start].summary.id.source
      let end = self[start...].firstIndex { $0.summary.id.source != source } ?? count
      counts[source, default: 0] += end - start
      start = end
    }
    return counts
  }
}

extension Board {
  /// Of some jobs those that were first seen last, `count` at most, in the board's order: of those seen at one moment the ones
  /// that it shows first.
  ///
  /// What was found so far is few and in order, so each job is looked at once and seldom moves any.
  func seenLast(_ count: Int, of some: Positions) -> Positions {
    guard some.count > count else { return some }
    var found: [(firstSeen: Int64, position: Int)] = []
    found.reserveCapacity(count + 1)
    for position in some {
      let firstSeen = jobs[position].firstSeen
      if found.count == count, let oldest = found.last, firstSeen <= oldest.firstSeen { continue }
      found.insert((firstSeen, position), at: (found.lastIndex { $0.firstSeen >= firstSeen } ?? -1) + 1)
      if found.count > count { found.removeLast() }
    }
    return Positions(found.map(\.position).sorted())
  }
}

/// What decides which of two listings comes first.
private struct Seniority: Sendable {
  /// In the listings that are put in order.
  let position: Int
  private let posted: Day
  private let firstSeen: Int64
  private let source: Int
  /// The first sixteen letters of its id there, as numbers of which the smaller one comes first.
  private let start: (UInt64, UInt64)
  /// Whether the id is of ASCII: the order of other letters is not that of their bytes.
  private let isPlain: Bool

  init(of listing: Listing, at position: Int, _ ranks: [String: Int]) {
    self.position = position
    posted = listing.summary.posted
    firstSeen = listing.firstSeen
    source = ranks[listing.summary.id.source] ?? 0
    var isPlain = true
    var start: (UInt64, UInt64) = (0, 0)
    var count = 0
    for byte in listing.summary.id.sourceID.utf8 {
      if byte >= 0x80 { isPlain = false }
      if count < 8 {
        start.0 |= UInt64(byte) << (56 - count * 8)
      } else if count < 16 {
        start.1 |= UInt64(byte) << (120 - count * 8)
      }
      count += 1
    }
    (self.start, self.isPlain) = (start, isPlain)
  }

  /// As `Listing.newestFirst`; nil when only the whole ids can tell.
  func precedes(_ other: Seniority) -> Bool? {
    if posted != other.posted { return posted > other.posted }
    if firstSeen != other.firstSeen { return firstSeen > other.firstSeen }
    if source != other.source { return source < other.source }
    guard isPlain, other.isPlain, start != other.start else { return nil }
    return start < other.start
  }
}
