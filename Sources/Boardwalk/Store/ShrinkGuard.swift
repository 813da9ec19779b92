/// Says of a complete delivery whether it can be believed. An API that suddenly has nothing, or half, or other ids, is far more
/// often at fault than right; only what was believed may close a job.
enum ShrinkGuard {
  /// What a delivery looks like beside what the store had.
  struct Figures: Sendable, Hashable {
    /// Open jobs that it still has.
    var confirmed = 0
    /// Open jobs whose time is not over and that it no longer has, for the first time.
    var missing = 0
    /// All that were open before it, those that it lacks once more among them.
    var open = 0
    /// Jobs it has that were never seen.
    var new = 0
    /// Whether it is asked for something else than before, so that others are missing and others come.
    var isAskedAnew = false
    /// Whether it has not given yet all that it begins with.
    var isBeginning = false
    /// Of the missing ones those whose id is in the answer and stands for another job; the other is among the new ones.
    var reissued = 0
    /// Which of them are missing.
    var missingIDs = IDSketch(of: [])
  }

  /// Job boards turn over fast, but hardly by a third in a night.
  static let largestShare = 0.3
  /// Of a few listings a third is soon gone; below so many only an answer without any of them is hard to believe.
  static let fewest = 20
  /// More than half of the jobs in an answer may be new: that many, and a third of the former ones gone, are hard to
  /// believe.
  static let fewestNew = 5
  /// So many ids may come to stand for another job in any night. Of more the jobs that had them count as missing.
  static let fewReissued = 3
  /// So many nights with the same answer, and it is the truth.
  static let nights = 3

  /// Why a complete delivery is hard to believe, as a sentence; nil when it is not.
  static func doubt(_ figures: Figures) -> String? {
    guard let doubt = doubtOfNumbers(figures) else { return nil }
    let ids = Words.count(figures.reissued, "id in it stands", "ids in it stand")
    return figures.reissued == 0 ? doubt : "\(doubt) \(ids) for another job than before."
  }

  private static func doubtOfNumbers(_ figures: Figures) -> String? {
    let known = figures.confirmed + figures.missing
    guard known > 0 else { return nil }
    if figures.missing > 0, figures.confirmed == 0, figures.new == 0 {
      return
        "It answered without a single job, though \(Words.count(max(known, figures.open), "was", "were")) open; they stay."
    }
    if figures.isAskedAnew { return nil }
    if figures.missing > 0, figures.confirmed == 0 {
      return "None of the \(known) jobs that were open is in its answer; they stay."
    }
    if figures.missing >= fewest, Double(figures.missing) > Double(known) * largestShare {
      return "\(figures.missing) of the \(known) jobs that were open are not in its answer; they stay."
    }
    let delivered = figures.confirmed + figures.new
    let isShrunk = figures.new >= fewestNew && Double(figures.missing) > Double(known) * largestShare
    if !figures.isBeginning, figures.new >= fewest || isShrunk, figures.new > delivered - figures.new {
      return "\(figures.new) of the \(delivered) jobs in its answer were never seen before."
    }
    return nil
  }
}

/// How long a source has given the same answer that is hard to believe.
struct Suspicion: Sendable, Hashable {
  /// The first such answer; seconds since 1970 UTC.
  var since: Int64
  /// The last that counted as a night of its own.
  var last: Int64
  var nights: Int
  /// Jobs that were missing from the first such answer.
  var count: Int
  /// Which jobs these were.
  var missing: IDSketch

  /// Answers that differ by so much of what is missing are the same: a board goes on living meanwhile. New jobs say
  /// nothing of the missing ones.
  private static let tolerance = 0.05
  /// More than that nobody wrote who counted: the third night is believed, and no source has so many jobs.
  static let mostNights = 1000
  static let mostJobs = 10_000_000

  /// The first of what may become several.
  init(at now: Int64, count: Int, missing: IDSketch) {
    self.init(since: now, last: now, nights: 1, count: count, missing: missing)
  }

  init(since: Int64, last: Int64, nights: Int, count: Int, missing: IDSketch) {
    (self.since, self.last, self.nights, self.count, self.missing) = (since, last, nights, count, missing)
  }

  /// With one more answer. Another answer begins anew; one only minutes later says no more than the one before.
  func counting(_ count: Int, _ missing: IDSketch, at now: Int64) -> Suspicion {
    guard Double((count - self.count).magnitude) <= Double(self.count) * Self.tolerance, lacks(count, missing) else {
      return Suspicion(at: now, count: count, missing: missing)
    }
    var next = self
    if now - last >= StoreRun.certainAfter {
      next.last = now
      next.nights += 1
    }
    return next
  }

  /// Whether an answer lacks the same jobs.
  private func lacks(_ count: Int, _ missing: IDSketch) -> Bool {
    let likeness = self.missing.likeness(to: missing)
    let common = likeness / (1 + likeness) * Double(self.count + count)
    return common.rounded() >= Double(max(self.count, count)) * (1 - Self.tolerance)
  }

  var isConfirmed: Bool { nights >= ShrinkGuard.nights }

  /// How it comes to be believed, for the one who reads of it.
  func remedy(for source: String) -> String {
    "It is believed after \(ShrinkGuard.nights) nights with the same answer (this is night \(nights) of \(ShrinkGuard.nights)),"
      + " or with --accept-shrink \(source)."
  }
}
