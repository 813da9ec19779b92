import Synchronization
import Web

/// The second request that some services want for each offer, because their lists hold no texts.
///
/// Offers without a text so far are asked for as they come. The others wait for the end of the list; where there are more of them
/// than may still be asked for, they take turns from one day to the next. Offers whose own reply failed are handed over last, as
/// the list has them, unless it is the service that fails.
final class Details: Sendable {
  /// Enough for most employers: with the pauses between them they take some four of the minutes that a source has.
  static let usualMost = 300

  /// Of a run.
  enum Requests: NumberLimits { static let range = 0...1_000_000 }

  /// Offers that waited are handed over so many at a time.
  private static let pageSize = 100

  private let inquiry: Inquiry
  private let most: Int
  private let address: @Sendable (JobDraft) -> String?
  private let read: @Sendable (JobDraft, [UInt8]) throws -> JobDraft?
  private let state = Mutex(State())

  private struct State {
    var asked = 0
    /// Ids of offers with a text from an earlier run; nil before anybody wanted to know.
    var known: Set<String>?
    var waiting: [JobDraft] = []
    /// Offers without a text that wait for the others, because so many in a row failed before them.
    var doubtful: [JobDraft] = []
    /// Offers that no request was left for, and that have no text.
    var withoutText = 0
    /// Offers without a page of their own.
    var missing: [String] = []
    /// Offers whose own reply failed, as the list has them.
    var failed: [JobDraft] = []
    var failures = SingleFailures()
  }

  /// - Parameters:
  ///   - most: requests that a run may make; nil is `usualMost`, and with 0 the offers are what the list says.
  ///   - address: where an offer's own reply is; nil where it can have none.
  ///   - read: what an offer is with its own reply; nil when that is no offer, or has no text.
  init(
    _ inquiry: Inquiry, atMost most: Int?, from address: @escaping @Sendable (JobDraft) -> String?,
    reading read: @escaping @Sendable (JobDraft, [UInt8]) throws -> JobDraft?
  ) {
    self.inquiry = inquiry
    self.most = max(0, most ?? Details.usualMost)
    self.address = address
    self.read = read
  }

  /// A page of the list with its offers completed, but for those that wait for `finish`. The list says what is on offer: one
  /// whose own reply is missing, fails or cannot be read stays as the list has it.
  ///
  /// Recorded replies stay as they are: the details are among them.
  func completing(_ page: DraftPage) async throws -> DraftPage {
    guard asksAnybody else { return page }
    let known = try await known()
    var full = page
    full.drafts = []
    for draft in page.drafts {
      if waits(draft, isKnown: known.contains(draft.sourceID)) { continue }
      if let draft = try await completed(draft, &full.findings) { full.drafts.append(draft) }
    }
    return full
  }

  /// Hands over the offers that waited, and what is to be said of all. To be called once, after the last page of the list. Throws
  /// a `Diagnostic` where most replies failed.
  func finish(to page: (DraftPage) async throws -> Void) async throws {
    guard asksAnybody else { return }
    // Those that failed stand together at times, so that the last ones say more than the next.
    let waiting = inTurn() + state.withLock { $0.doubtful }.reversed()
    for start in stride(from: 0, to: waiting.count, by: Self.pageSize) {
      var part = DraftPage(drafts: [])
      for draft in waiting[start..<min(start + Self.pageSize, waiting.count)] {
        if let draft = try await completed(draft, &part.findings) { part.drafts.append(draft) }
      }
      try await page(part)
    }
    let (failed, failures) = state.withLock { ($0.failed, $0.failures) }
    try failures.check(atEnd: true)
    let findings = findings
    if !findings.isEmpty { try await page(DraftPage(drafts: failed, findings: findings)) }
  }
}

extension Details {
  private var asksAnybody: Bool { inquiry.world.replies == nil && most > 0 }

  /// Whether an offer is for the end of the list.
  private func waits(_ draft: JobDraft, isKnown: Bool) -> Bool {
    state.withLock { state in
      if isKnown {
        state.waiting.append(draft)
      } else if state.failures.inARow >= SingleFailures.doubtful {
        state.doubtful.append(draft)
      } else {
        return false
      }
      return true
    }
  }

  private func known() async throws -> Set<String> {
    if let known = state.withLock({ $0.known }) { return known }
    let known = try await inquiry.world.idsWithText()
    state.withLock { $0.known = known }
    return known
  }

  /// Those that waited, beginning with the first whose turn it is today.
  private func inTurn() -> [JobDraft] {
    let (waiting, left) = state.withLock { ($0.waiting, max(0, most - $0.asked)) }
    return waiting.inTurn(left, at: inquiry.world.now)
  }

  /// Nil for one whose own reply failed.
  private func completed(_ draft: JobDraft, _ findings: inout [Diagnostic]) async throws -> JobDraft? {
    var listed = draft
    listed.isOnlyListed = true
    guard let address = address(draft) else {
      state.withLock { $0.missing.append(draft.sourceID) }
      return listed
    }
    guard mayAsk() else {
      if try await !known().contains(draft.sourceID) { state.withLock { $0.withoutText += 1 } }
      return listed
    }
    try await inquiry.pause()
    let isDoubtful = state.withLock { $0.failures.inARow > 0 }
    let reply = try await inquiry.single(Request(url: address), for: "one of the offers", isDoubtful: isDoubtful)
    let body: [UInt8]
    switch reply {
    case .body(let bytes):
      state.withLock { $0.failures.addSuccess() }
      body = bytes
    case .gone:
      state.withLock { state in
        state.failures.addSuccess()
        state.missing.append(draft.sourceID)
      }
      return listed
    case .failed(let failure):
      try state.withLock { state in
        state.failed.append(listed)
        state.failures.add(failure, of: draft.sourceID)
        try state.failures.check(atEnd: false)
      }
      return nil
    }
    do {
      if let full = try read(draft, body) { return full }
      state.withLock { $0.missing.append(draft.sourceID) }
      return listed
    } catch let fault as ReplyFault {
      findings.append(
        Diagnostic(.warning, "The text of the offer \(quoted(draft.sourceID)) cannot be read: \(fault.sentence)"))
      return listed
    }
  }

  private func mayAsk() -> Bool {
    state.withLock { state in
      guard state.asked < most, state.failures.successes < inquiry.world.enoughTexts ?? most else { return false }
      state.asked += 1
      return true
    }
  }

  private var findings: [Diagnostic] {
    let (missing, withoutText, failures) = state.withLock { ($0.missing, $0.withoutText, $0.failures) }
    var findings: [Diagnostic] = []
    if let (name, failure) = failures.first {
      let sentence =
        failures.count == 1
        ? "The page of 1 offer of the list (\(quoted(name))) failed: \(failure.reason); what else is known of it stays."
        : "The pages of \(failures.count) offers of the list failed (the first: \(quoted(name)), \(failure.reason)); "
          + "what else is known of them stays."
      findings.append(Diagnostic(.warning, sentence))
    }
    if let first = missing.first {
      let sentence =
        missing.count == 1
        ? "1 offer of the list (\(quoted(first))) has no page with a text; what else is known of it stays."
        : "\(missing.count) offers of the list (the first: \(quoted(first))) have no page with a text; "
          + "what else is known of them stays."
      findings.append(Diagnostic(.warning, sentence))
    }
    if withoutText > 0 {
      findings.append(
        Diagnostic(
          .warning,
          "\(withoutText) offers are without their texts, because more than \(most) would have been asked for.",
          hint: "Set `details:` in board.yml to the most requests that a run may make for texts."))
    }
    return findings
  }
}
