import Synchronization
import Web

/// The second request that some services want for each offer, because their lists hold no texts.
final class Details: Sendable {
  /// Enough for most employers: with the pauses between them they take some four of the minutes that a source has.
  static let usualMost = 300

  private let inquiry: Inquiry
  private let most: Int
  private let asked = Mutex(0)

  init(_ inquiry: Inquiry, atMost most: Int?) {
    self.inquiry = inquiry
    self.most = max(0, most ?? Details.usualMost)
  }

  /// A page whose drafts are replaced by what `read` makes of them and their own replies. An offer that is gone by now is left out;
  /// one whose reply cannot be read stays as the list has it.
  ///
  /// Recorded replies stay as they are: the details are among them.
  func completing(
    _ page: DraftPage, from address: (JobDraft) -> String, _ read: (JobDraft, [UInt8]) throws -> JobDraft?
  ) async throws -> DraftPage {
    guard inquiry.world.replies == nil else { return page }
    var full = page
    full.drafts = []
    var withoutText = 0
    for draft in page.drafts {
      guard mayAsk() else {
        withoutText += 1
        full.drafts.append(draft)
        continue
      }
      try await inquiry.pause()
      guard let body = try await inquiry.bodyIfThere(of: Request(url: address(draft)), for: "one of the offers") else {
        continue
      }
      do {
        full.drafts.append(try read(draft, body) ?? draft)
      } catch let fault as ReplyFault {
        full.drafts.append(draft)
        full.findings.append(
          Diagnostic(.warning, "The text of the offer \(quoted(draft.sourceID)) cannot be read: \(fault.sentence)"))
      }
    }
    if withoutText > 0, most > 0 {
      full.findings.append(
        Diagnostic(
          .warning,
          "\(withoutText) offers are without their texts, because more than \(most) would have been asked for.",
          hint: "Set `details:` in board.yml to the most requests that a run may make for texts."))
    }
    return full
  }

  private func mayAsk() -> Bool {
    asked.withLock { count in
      count += 1
      return count <= most
    }
  }
}
