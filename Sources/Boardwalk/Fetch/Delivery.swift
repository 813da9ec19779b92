import Foundation

/// How a source's delivery went.
public struct Delivery: Sendable {
  /// The source's name in `board.yml`.
  public var source: String
  public var outcome: SourceOutcome
  /// Jobs handed over, the same job twice counted twice.
  public var count: Int
  public var findings: [Diagnostic]
  /// Items that were left out: nothing in them could be read, or what was read could not be believed.
  public var rejected = 0
  /// Of an answer that is not complete: all offers that were posted in so many days, today being one of them, are in it. Nil where
  /// that is known of no days.
  var wholeDays: Int?
  /// Fingerprint of what it was asked, its settings and its searches; nil when it gave no answer.
  public var askedFor: Int64?
  /// Fingerprint of what it was asked for: when that is another one, what is missing need not be gone.
  var question: Int64?
  /// What passed between the source and us.
  public var traffic = Traffic()

  public init(source: String, outcome: SourceOutcome, count: Int, findings: [Diagnostic] = []) {
    self.source = source
    self.outcome = outcome
    self.count = count
    self.findings = findings
  }
}

/// What passed between a source and us in one run.
public struct Traffic: Sendable, Hashable {
  /// Requests that were sent, each try counted.
  public var requests = 0
  /// Bytes of the replies' bodies, decompressed.
  public var bytes = 0
  /// Replies that said that nothing is new since the last run.
  public var notModified = 0
  /// From the first request to the last reply.
  public var milliseconds = 0
  /// How far the server's clock is ahead of the run's, the median of its replies; nil when none of them told its time.
  public var serverClockOffset: Duration?
}

extension Traffic: CustomStringConvertible {
  /// `3 requests, 1,204 KB, 2 replies with nothing new`
  public var description: String {
    let parts = [
      requests == 1 ? "1 request" : "\(requests.formatted()) requests",
      "\((bytes / 1000).formatted()) KB",
      notModified == 0
        ? nil : notModified == 1 ? "1 reply with nothing new" : "\(notModified) replies with nothing new",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
