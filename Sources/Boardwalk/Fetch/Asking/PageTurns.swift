/// Which pages of a site a run asks for, and what is known of those that wait for another one.
///
/// Pages that a job is missing from since they were asked for last come first, because only a second look closes it. Then come
/// those that were never asked for, and then those that were asked for longest ago.
struct PageTurns {
  /// Addresses, in the order in which they are to be asked for.
  let asked: [String]
  /// The jobs of the pages that wait, each once.
  let standing: [JobDraft]
  /// Whether one of the pages that wait may have jobs that nobody knows of.
  let hasUnread: Bool

  init(_ addresses: [String], atMost most: Int, known: [String: KnownPage]) {
    let turns = addresses.indices.sorted { left, right in
      (Self.turn(known[addresses[left]]), left) < (Self.turn(known[addresses[right]]), right)
    }
    let waiting = turns.dropFirst(most).map { known[addresses[$0]]?.jobs }
    asked = turns.prefix(most).map { addresses[$0] }
    standing = Set(waiting.flatMap { $0 ?? [] }).sorted().map { id in
      var draft = JobDraft(sourceID: id)
      draft.isStanding = true
      return draft
    }
    hasUnread = waiting.contains(nil)
  }

  /// The lowest is first.
  private static func turn(_ page: KnownPage?) -> Int64 {
    guard let page else { return .min + 1 }
    return page.lacksJob ? .min : page.asked
  }
}

/// What is remembered of a page that a source was asked for.
struct KnownPage: Sendable, Hashable {
  /// The last time, in seconds since 1970 UTC.
  var asked: Int64
  /// The ids that the source gives to the open jobs that were found on it; nil where it never came whole.
  var jobs: [String]?
  /// Whether one of them was not there the last time.
  var lacksJob = false
}

/// A page of a site that was asked for, and what came of it.
struct PageOrigin: Sendable {
  enum Outcome: Sendable { case whole, damaged, gone, failed }

  var address: String
  var outcome: Outcome

  init(_ address: String, _ outcome: Outcome) {
    self.address = address
    self.outcome = outcome
  }

  /// Whether there was something to read.
  var came: Bool { outcome == .whole || outcome == .damaged }
  /// Whether it is known which jobs are on it.
  var isCertain: Bool { outcome == .whole || outcome == .gone }
}

extension DraftPage {
  /// What has no job to hand over.
  init(at origin: PageOrigin, findings: [Diagnostic] = []) {
    self.init(drafts: [], findings: findings)
    self.origin = origin
  }
}
