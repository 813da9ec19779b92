/// A post in the published state, as it is written there: from outside.
struct StatePost: Decodable {
  var source: String
  var id: String
  var firstSeen: Int64
  var changed: Int64?
  var fingerprint: String
  var open: Bool?
}

extension StatePost {
  /// Nil when it is none that can be believed.
  ///
  /// - Parameter now: what time it is, in seconds since 1970 UTC.
  func believed(at now: Int64) -> KeptPost? {
    guard StateManifest.isPostName(source), isSlug(id), let fingerprint = UInt64(hex: fingerprint),
      [firstSeen, changed ?? firstSeen].allSatisfy(StateManifest.moments.contains)
    else { return nil }
    let first = RunClock.past(firstSeen, at: now)
    return KeptPost(
      id: JobID(source: source, sourceID: id), firstSeen: first,
      changed: max(first, RunClock.past(changed ?? firstSeen, at: now)), fingerprint: Fingerprint(value: fingerprint),
      isOpen: open ?? true)
  }
}
