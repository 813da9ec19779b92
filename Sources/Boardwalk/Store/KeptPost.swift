/// What the store keeps of a post; all else of it is in its file.
struct KeptPost: Sendable, Hashable {
  var id: JobID
  /// Seconds since 1970 UTC, both of them.
  var firstSeen: Int64
  /// When what the board says of it last became different.
  var changed: Int64
  /// Of what the board says of it.
  var fingerprint: Fingerprint
  /// Whether it was on offer in the last run.
  var isOpen = true
}

extension Job {
  /// Of all that a post says; what is in the store has its own there.
  var postFingerprint: Fingerprint {
    var row = RowWriter()
    writeSummary(to: &row)
    var withoutContact = self
    withoutContact.referral = nil
    withoutContact.writeDetails(to: &row)
    row.write(referral?.referrer)
    row.write(referral?.positions ?? [])
    for text in [referral?.contact?.name, referral?.contact?.email, referral?.contact?.url?.string] { row.write(text) }
    var fingerprint = Fingerprint()
    fingerprint.add(row.bytes)
    return fingerprint
  }
}
