/// `data/state.json`: the sources of a published board, and where its listings are.
struct StateManifest: Decodable {
  var sources: [KeptSource]
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
  /// Bytes of a manifest: one of a million listings has less than one.
  static let longest = 8 << 20
  /// Bytes of a part: `StatePart` ends one at 1 MiB, and a listing with all that its text may have has some 4 MiB.
  static let longestPart = 16 << 20
  /// A million listings have some 8,000.
  static let mostParts = 50_000
  /// Boards with more sources are not known.
  static let mostSources = 1000

  /// What is wrong with it, after `The published state`; nil when nothing is.
  var fault: String? {
    if parts.count > Self.mostParts { return "has \(parts.count) parts, more than \(Self.mostParts)." }
    if sources.count > Self.mostSources { return "has \(sources.count) sources, more than \(Self.mostSources)." }
    guard parts.allSatisfy(\.isSound) else { return "names a part that is none." }
    return nil
  }

  /// The sources that can be believed.
  var believedSources: [KeptSource] {
    sources.filter { source in
      let times = [
        source.firstRun, source.lastRun, source.lastComplete, source.seen, source.suspectSince, source.suspectLast,
      ].compactMap { $0 }
      return Self.isSourceName(source.name) && times.allSatisfy(Self.moments.contains)
    }
  }

  /// The numbers of the index, when they can be believed; without them the jobs get new ones.
  var believedNumbering: Numbering? { numbering.flatMap { $0.isSound ? $0 : nil } }

  /// `jobs` and `referrals` are where posts come from, which the store does not keep.
  static func isSourceName(_ name: String) -> Bool { isSlug(name) && !["jobs", "referrals"].contains(name) }
}

extension StateManifest.Part {
  fileprivate var isSound: Bool {
    let name = path.dropFirst("data/state-".count).dropLast(".json".count)
    return path == "data/state-\(name).json" && isSlug(String(name)) && (0...StateManifest.longestPart).contains(bytes)
  }
}
