/// `data/state.json`: the sources and posts of a published board, and where its listings are.
struct StateManifest: Decodable {
  var sources: [KeptSource]
  /// Nil in a state from before posts were kept.
  var posts: [StatePost]?
  var parts: [Part]
  /// The numbers of the index.
  var numbering: Numbering?

  struct Part: Decodable {
    /// From the site's root.
    var path: String
    /// Listings in it.
    var count: Int
    var bytes: Int
    /// Sixteen hexadecimal digits.
    var xxh64: String
  }

  /// Read on its own first: of another version nothing else is known.
  struct Version: Decodable {
    var version: Int
  }
}

extension StateManifest {
  /// Moments that a calendar has: the years 1 to 9999, in seconds since 1970 UTC.
  static let moments: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  /// Bytes of a manifest: one of a million listings has some 6 MB.
  static let longest = 32 << 20
  /// Bytes of a part: `StatePart` ends one at 1 MiB, and a listing with all that its text may have has some 4 MiB.
  static let longestPart = 16 << 20
  /// A million listings have some 65,000.
  static let mostParts = 250_000
  /// Bytes of all parts together: a million listings have some 1.5 GB, and ten times as much if nobody delivers their texts any more.
  static let mostBytes = 16 << 30
  /// Boards with more sources are not known.
  static let mostSources = 1000

  /// What is wrong with it, after `The published state`; nil when nothing is.
  var fault: String? {
    if parts.count > Self.mostParts { return "has \(parts.count) parts, more than \(Self.mostParts)." }
    if sources.count > Self.mostSources { return "has \(sources.count) sources, more than \(Self.mostSources)." }
    guard parts.allSatisfy(\.isSound) else { return "names a part that is none." }
    guard Set(parts.map(\.path)).count == parts.count else { return "names a part twice." }
    if parts.reduce(0, { $0 + $1.bytes }) > Self.mostBytes { return "is of more than \(Self.mostBytes) bytes." }
    return nil
  }

  /// The sources that can be believed.
  var believedSources: [KeptSource] {
    sources.filter {
      Self.isSourceName($0.name) && $0.times.allSatisfy(Self.moments.contains) && $0.isCounted && $0.isWholeSuspicion
    }
  }

  /// The numbers of the index, when they can be believed; without them the jobs get new ones.
  var believedNumbering: Numbering? { numbering.flatMap { $0.isSound ? $0 : nil } }

  /// `jobs` and `referrals` are where posts come from.
  static func isSourceName(_ name: String) -> Bool { isSlug(name) && !isPostName(name) }

  static func isPostName(_ name: String) -> Bool { ["jobs", "referrals"].contains(name) }

  /// The posts that can be believed; nil where none were kept.
  ///
  /// - Parameter now: what time it is, in seconds since 1970 UTC.
  func believedPosts(at now: Int64) -> KeptPosts? {
    posts.map { posts in KeptPosts(since: now, posts.compactMap { $0.believed(at: now) }) }
  }
}

extension StateManifest.Part {
  fileprivate var isSound: Bool {
    let name = path.dropFirst("data/state-".count).dropLast(".json".count)
    return path == "data/state-\(name).json" && isSlug(String(name)) && (0...StateManifest.longestPart).contains(bytes)
  }
}

extension KeptSource {
  /// Everything that it says of when, in seconds since 1970 UTC.
  var times: [Int64] { [firstRun, begun, lastRun, lastComplete, seen, suspectSince, suspectLast].compactMap { $0 } }

  /// Whether a source can have so much.
  fileprivate var isCounted: Bool {
    let counts = 0...Suspicion.mostJobs
    return counts.contains(delivered) && counts.contains(suspectCount ?? 0)
      && (0...Suspicion.mostNights).contains(suspectNights ?? 0)
  }

  /// Whether nights of answers that are hard to believe have all that belongs to them.
  fileprivate var isWholeSuspicion: Bool {
    (suspectNights ?? 0) == 0 || suspectSince != nil && suspectLast != nil && suspectCount != nil
  }

  /// Without what is still to come at a time, in seconds since 1970 UTC.
  func past(at now: Int64) -> KeptSource {
    var source = self
    source.firstRun = RunClock.past(firstRun, at: now)
    source.begun = begun.map { RunClock.past($0, at: now) }
    source.lastRun = RunClock.past(lastRun, at: now)
    source.lastComplete = lastComplete.map { RunClock.past($0, at: now) }
    source.seen = seen.map { RunClock.past($0, at: now) }
    source.suspectSince = suspectSince.map { RunClock.past($0, at: now) }
    source.suspectLast = suspectLast.map { RunClock.past($0, at: now) }
    return source
  }
}
