import Web

extension Inquiry {
  /// Hands over every page of a service, from the first address on, or the recorded replies where the board says so.
  ///
  /// - Parameters:
  ///   - most: a server that never runs out must not keep us.
  ///   - laterCounts: whether of recorded replies a later one says more of an offer than an earlier one, as details do.
  ///   - onlyNewest: whether the service leaves older offers out by design; reaching `most` is then no fault either.
  ///   - read: what a reply holds. Throws a `ReplyFault` when it is none.
  ///   - next: the request for the page after those read so far; nil at the end. Without it, replies name it themselves.
  func pages(
    from first: @autoclosure () throws -> Request, atMost most: Int = 1, onlyNewest: Bool = false,
    laterCounts: Bool = false, to page: @Sendable (DraftPage) async throws -> Void,
    reading read: ([UInt8]) throws -> Answer,
    next: ((Sweep, Answer) throws -> Request?)? = nil
  ) async throws -> Ending {
    if let folder = world.replies {
      return try await recorded(
        in: folder, onlyNewest: onlyNewest, laterCounts: laterCounts, to: page, reading: read)
    }
    var sweep = Sweep()
    var request = try first()
    while true {
      let name = "page \(sweep.pages + 1)"
      let answer = try reading(try await body(of: request, for: name), of: name, read)
      sweep.add(answer)
      if answer.rows > 0 { try await page(answer.page) }
      let named = answer.next.map { Request(url: $0) }
      guard !sweep.isAtEnd, let following = try next.map({ try $0(sweep, answer) }) ?? named else {
        return onlyNewest ? sweep.ending(ofNewest: service) : sweep.ending(of: service)
      }
      guard sweep.pages < most else {
        return onlyNewest
          ? .newest("\(service) has more than \(most) pages, of which the newest were asked for; \(Ending.openEnd)")
          : .partial("\(service) has more than \(most) pages; the rest was not asked for.")
      }
      request = following
      try await pause()
    }
  }

  /// Hands over recorded replies as if the service had just given them.
  func recorded(
    in folder: String, onlyNewest: Bool = false, laterCounts: Bool = false,
    to page: @Sendable (DraftPage) async throws -> Void, reading read: ([UInt8]) throws -> Answer
  ) async throws -> Ending {
    var sweep = Sweep()
    var whole = Answer(page: DraftPage(drafts: []), rows: 0)
    let recordings = Recordings(folder: folder, disk: world.disk, absence: absence)
    let unread = try await recordings.forEach(read) { answer in
      if laterCounts { return whole.merge(answer) }
      var answer = answer
      // The next page is the next file, or nobody recorded it.
      answer.next = nil
      sweep.add(answer)
      try await page(answer.page)
    }
    if laterCounts {
      sweep.add(whole)
      try await page(whole.page)
    }
    if let doubt = try await recordings.tell(of: unread, to: page) { return .partial(doubt) }
    return onlyNewest ? sweep.ending(ofNewest: service) : sweep.ending(of: service)
  }
}

extension Answer {
  /// Adds another answer; of drafts with one id the last stays, in the place of the first.
  fileprivate mutating func merge(_ other: Answer) {
    let drafts = page.drafts
    // Rows that are no offer for us were delivered as well.
    let leftOut = [self, other].reduce(0) { $0 + max(0, $1.rows - $1.page.drafts.count - $1.page.unreadable) }
    var positions = Dictionary(
      drafts.indices.map { (drafts[$0].sourceID, $0) }, uniquingKeysWith: { first, _ in first })
    for draft in other.page.drafts {
      if let position = positions[draft.sourceID] {
        page.drafts[position] = draft
      } else {
        positions[draft.sourceID] = page.drafts.count
        page.drafts.append(draft)
      }
    }
    page.findings += other.page.findings
    page.unreadable += other.page.unreadable
    page.hasUnreadJob = page.hasUnreadJob || other.page.hasUnreadJob
    rows = page.drafts.count + page.unreadable + leftOut
    announced = [announced, other.announced].compactMap { $0 }.max()
  }
}
