/// A build that would be made of the same as the one before it.
extension Build {
  /// Of everything that the site is made of, but for the time.
  ///
  /// - Parameters:
  ///   - read: of all files of the board's folder.
  /// - Returns: nil when it is not known what the store holds.
  func fingerprint(of read: Fingerprint, _ content: BoardContent) throws -> Fingerprint? {
    guard let seal = try StoreSeal(beside: folder.store) else { return nil }
    var fingerprint = read
    fingerprint.add(seal.digest)
    fingerprint.add(UInt64(bitPattern: seal.size))
    fingerprint.add(content.settings.baseURL)
    // A post without a date is from today, by the machine's clock.
    fingerprint.add(Int(content.settings.day(of: world.now).number))
    return fingerprint
  }

  /// Has the site that stands looked at, beside whatever else the run does; where there will surely be another one, while the
  /// folder of that is begun.
  ///
  /// - Parameter read: of all files of the board's folder.
  func look(
    _ publisher: Publisher, foreseeing read: Fingerprint, _ content: BoardContent, _ report: BuildReport
  ) throws {
    let madeOf = report.deliveries.isEmpty && shard == nil ? try fingerprint(of: read, content) : nil
    if let madeOf, let note = publisher.note, Standstill.isNoted(madeOf, in: note) {
      publisher.look()
    } else {
      publisher.begin()
    }
  }

  /// The report of a run that lets the site stand; nil when there is something to do.
  func remain(
    _ publisher: Publisher, madeOf: Fingerprint?, at clock: RunClock, since before: Int64?, _ report: BuildReport
  ) throws -> BuildReport? {
    // Whoever was asked has left a mark in the store, or has failed.
    guard report.deliveries.isEmpty, shard == nil, let madeOf, let note = publisher.note,
      let former = Standstill(note, madeOf: madeOf, now: clock.shown)
    else { return nil }
    enter(.publish)
    guard let published = try publisher.remain() else { return nil }
    var report = report
    (report.open, report.openPosts, report.duplicates) = (former.open, former.openPosts, former.duplicates)
    // What ended in the run that is noted is no news to one after it.
    report.ended = former.before == before ? former.ended : 0
    report.findings += former.findings + published.findings
    report.published = published
    statistics?.enter(nil)
    return report
  }
}
