import Foundation
import GRDB

/// What was brought back.
struct Restored: Sendable, Hashable {
  var open = 0
  var closed = 0
  /// Listings that could not be believed.
  var leftOut = 0
}

extension Store {
  /// Brings everything back from a published site, in one transaction: all of it or nothing.
  ///
  /// Nil when another run put something into the store meanwhile. Throws a `Diagnostic` when the site's state cannot be read.
  func restore(from state: PublishedState) async throws -> Restored? {
    let manifest = try await state.manifest()
    try writing { try $0.beginTransaction(.immediate) }
    do {
      let hasRoom = try writing { database in
        // Posts that were noted before any source was asked are in the state as well, and older there.
        try database.hasNothingStored() || !manifest.believedSources.isEmpty && database.hasNoSource()
      }
      guard hasRoom else {
        try writing { try $0.rollback() }
        return nil
      }
      let sources = manifest.believedSources.map { $0.past(at: state.now) }
      let seen = Dictionary(sources.map { ($0.name, $0.seen) }, uniquingKeysWith: { first, _ in first })
      let numbering = manifest.believedNumbering
      try writing { database in
        for source in sources { try source.insert(into: database) }
        if let numbering { try database.setNumbering(numbering) }
        try manifest.believedPosts(at: state.now)?.write(to: database)
      }
      var restored = Restored()
      try await state.eachPart(of: manifest) { listings in
        try writing { database in
          for listing in listings {
            var kept = listing.believed(seen: seen[listing.source] ?? nil, at: state.now)
            kept?.edition = listing.number.flatMap { (0..<(numbering?.next ?? 0)).contains($0) ? $0 : nil }
            guard let kept, try kept.insert(into: database) else {
              restored.leftOut += 1
              continue
            }
            if kept.closed == nil { restored.open += 1 } else { restored.closed += 1 }
          }
        }
      }
      let believed = restored.open + restored.closed
      // As good as no state: an almost empty board would take the place of the one that stands.
      guard restored.leftOut <= 9 * believed else {
        throw state.fault(
          "data/state.json",
          "Of \(Words.count(restored.leftOut + believed, "listing", "listings")) of this state \(believed) can be believed."
        )
      }
      try writing { try $0.commit() }
      try seal()
      return restored
    } catch {
      try writing { if $0.isInsideTransaction { try $0.rollback() } }
      throw error
    }
  }

  private func writing<Value>(_ changes: (Database) throws -> Value) throws -> Value {
    do {
      return try database.writeWithoutTransaction(changes)
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

extension KeptListing {
  /// False when there is such a job already.
  fileprivate func insert(into database: Database) throws -> Bool {
    var summary = RowWriter()
    job.writeSummary(to: &summary)
    var details = RowWriter()
    job.writeDetails(to: &details)
    // Text that was cleaned by a newer sanitiser may differ from what was delivered; then the next delivery brings it.
    let isAsDelivered = isWhole && StableHash.of(summary.bytes + details.bytes) == fingerprint
    try database.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO job (source, source_id, first_seen, last_seen, changed, missing_since, closed, unasked,
          known_since, fingerprint, restored, summary)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      job.id.source, job.id.sourceID, firstSeen, lastSeen, changed, missingSince, closed, isUnasked, knownSince,
      Int64(bitPattern: fingerprint), isAsDelivered ? 0 : 1, Data(summary.bytes),
    ])
    guard database.changesCount == 1 else { return false }
    let number = database.lastInsertedRowID
    try database.cachedStatement(sql: "INSERT INTO text (number, details) VALUES (?, ?)")
      .execute(arguments: [number, Data(details.bytes)])
    try database.setVocabulary(SearchTerms(job), of: number)
    if let edition { try database.insertEdition(edition, of: number) }
    try JobMarks(job).keep(linking: job.sourceURL ?? job.applyURL, number: number, in: database)
    try Conditions.keep(Conditions(job.facts).bytes, number: number, in: database)
    for slug in formerSlugs {
      try database.execute(
        sql: "INSERT OR IGNORE INTO former_slug (slug, number) VALUES (?, ?)", arguments: [slug, number])
    }
    return true
  }
}

extension KeptSource {
  fileprivate func insert(into database: Database) throws {
    let known = SourceOutcome(word: outcome, reason: reason.map { oneLine($0, longest: 1000) })
    try database.execute(
      sql: """
        INSERT OR IGNORE INTO source (name, first_run, last_run, last_complete, outcome, reason, delivered, suspect_since,
          suspect_last, suspect_nights, suspect_count, asked_for, begun, question, suspect_missing)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        name, firstRun, lastRun, lastComplete, known.word, known.reason, delivered, suspectSince, suspectLast,
        suspectNights ?? 0, suspectCount, askedFor, begun ?? firstRun, question,
        suspectMissing.flatMap(IDSketch.init)?.text,
      ])
    for (id, kept) in reissued ?? [:] where StateListing.isID(id) && StateListing.isID(kept) {
      try database.execute(
        sql: "INSERT OR IGNORE INTO reissue (source, source_id, kept_as) VALUES (?, ?, ?)", arguments: [name, id, kept])
    }
  }
}
