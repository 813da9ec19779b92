/// What the store keeps of a listing and cannot ask for again: its history, and what a list shows of it.
///
/// The published site carries it (`StateFiles`), and a lost store is brought back from it (`Restoration`).
struct KeptListing: Sendable, Hashable {
  /// Without its text, all its places and its facts but the conditions unless `isWhole`.
  var job: Job
  /// Seconds since 1970 UTC, all of them.
  var firstSeen: Int64
  /// When another listing of it that is gone was first seen, where that is longer ago.
  var knownSince: Int64?
  var lastSeen: Int64
  var changed: Int64
  /// The first complete delivery that did not have it.
  var missingSince: Int64?
  /// When it was taken as gone; nil while it is on offer.
  var closed: Int64?
  /// Whether the first delivery that did not have it was the answer to another question. StoreRun+Question.swift
  var isUnasked = false
  /// Of the job as its source delivered it.
  var fingerprint: UInt64
  /// Whether the job has its text.
  var isWhole: Bool
  /// Its number in the index, when it has one.
  var edition: Int?
  /// Slugs that its page had before.
  var formerSlugs: [String] = []
}

/// What the store keeps of a source.
struct KeptSource: Sendable, Hashable, Codable {
  /// Its name in `board.yml`.
  var name: String
  /// Seconds since 1970 UTC: when it was asked first and last, and when it last gave everything it has.
  var firstRun: Int64
  /// The last run whose jobs are what it begins with; nil is the first.
  var begun: Int64?
  var lastRun: Int64
  var lastComplete: Int64?
  /// When it last gave anything; what its listings' `seen` is where nothing else is said. Nil when the last answer that it gave had
  /// none of them.
  var seen: Int64?
  /// `complete`, `partial`, `suspect`, `failed`.
  var outcome: String
  /// Why not complete.
  var reason: String?
  /// Jobs in its last delivery.
  var delivered: Int
  /// The answers that were hard to believe: since when, the last of them, on how many nights, how many jobs.
  var suspectSince: Int64?
  var suspectLast: Int64?
  var suspectNights: Int?
  var suspectCount: Int?
  /// Which jobs the first of them lacked: `IDSketch`. Nil in a state from before that was kept.
  var suspectMissing: String?
  /// Fingerprint of the settings it was asked with.
  var askedFor: Int64?
  /// Fingerprint of what it was asked for when it last gave everything.
  var question: Int64?
  /// Under which ids jobs are kept that took another's, by the id that it gives them; nil without any.
  var reissued: [String: String]?
}
