/// A listing while it is compared with others.
struct DuplicateCandidate {
  let listing: Listing
  let marks: JobMarks
  /// Who speaks: the board itself, the employer, others.
  let standing: SourceStanding
  /// The service's word, whatever the board calls this source.
  let service: String
  /// Who hires; nil where nobody says.
  let organization: UInt64?

  var id: JobID { listing.summary.id }
  var summary: JobSummary { listing.summary }

  /// Whether the source's silence about it is not the employer's word: nobody confirmed it for too long, or asked for it.
  var isLost: Bool { listing.end.map { $0.cause == .lost || $0.cause == .unasked } ?? false }

  /// Which of several is shown: who is nearer to the employer, what is open or was for longer, what the board knew first. The same on
  /// every night on which nothing changes.
  static func isShownBefore(_ left: DuplicateCandidate, _ right: DuplicateCandidate) -> Bool {
    let ranks = (left.isLost ? SourceStanding.lost : left.standing, right.isLost ? SourceStanding.lost : right.standing)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    if left.listing.isOpen != right.listing.isOpen { return left.listing.isOpen }
    let ends = (left.listing.end?.instant ?? 0, right.listing.end?.instant ?? 0)
    if ends.0 != ends.1 { return ends.0 > ends.1 }
    if left.marks.since != right.marks.since { return left.marks.since < right.marks.since }
    return left.id < right.id
  }

  /// Whether this one, which is shown, may stand for another.
  ///
  /// An employer that took an offer down is believed: a gatherer that still lists its copy does not bring it back. What
  /// a gatherer lists anew after that is another offer.
  func mayStand(for other: DuplicateCandidate) -> Bool {
    guard summary.kind == .job, other.summary.kind == .job else { return false }
    guard let end = listing.end, other.listing.isOpen else { return true }
    return !isLost && standing < other.standing && other.listing.firstSeen <= end.instant
      && other.summary.posted <= end.day
  }
}
