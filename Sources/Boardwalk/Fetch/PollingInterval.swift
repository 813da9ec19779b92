import Foundation

/// What the store knows of the last time a source answered: with everything it has, or a part. Terms count requests, and
/// some services never give more than their newest offers.
struct LastAnswer: Sendable, Hashable {
  /// In seconds since 1970 UTC.
  var instant: Int64
  /// Fingerprint of what it was asked.
  var askedFor: Int64
}

/// Keeps to what sources' terms say of how often they may be asked.
struct PollingInterval: Sendable {
  var searches: [SavedSearch]
  /// By the names of the sources.
  var lastAnswers: [String: LastAnswer]
  /// The moment of the run, in seconds since 1970 UTC.
  var now: Int64

  /// The sources that may be asked now, and a notice for each that may not: its jobs stay as they are.
  func due(_ sources: [SourceEntry]) -> (asked: [SourceEntry], waiting: [Diagnostic]) {
    var asked: [SourceEntry] = []
    var waiting: [Diagnostic] = []
    for source in sources {
      if let again = nextTurn(of: source) {
        let moment = Date(timeIntervalSince1970: Double(again)).formatted(.iso8601)
        waiting.append(
          Diagnostic.usual(
            at: .source(source.name),
            "It was not asked, because its terms want \(Self.words(source.policy.pollingInterval)) between two runs;"
              + " it may be asked again from \(moment). Its jobs stay as they were."))
      } else {
        asked.append(source)
      }
    }
    return (asked, waiting)
  }

  /// When a source may be asked again, in seconds since 1970 UTC; nil when it may be asked now.
  func nextTurn(of source: SourceEntry) -> Int64? {
    let interval = source.policy.pollingInterval
    guard interval > 0, source.replies == nil, let last = lastAnswer(of: source) else { return nil }
    let (again, isTooLarge) = last.instant.addingReportingOverflow(interval)
    // An answer from the future says that a clock is wrong, not that we asked too often.
    return !isTooLarge && last.instant <= now && now < again ? again : nil
  }

  /// The last time that a source answered what is asked of it now; nil when it never did.
  func lastAnswer(of source: SourceEntry) -> LastAnswer? {
    let asked = searches.filter { $0.isAsked(of: source.name) }
    guard let last = lastAnswers[source.name], last.askedFor == source.fingerprint(asking: asked) else { return nil }
    return last
  }

  static func words(_ seconds: Int64) -> String {
    switch seconds {
    case 3600: "an hour"
    case let seconds where seconds % 3600 == 0: "\(seconds / 3600) hours"
    case 60: "a minute"
    case let seconds where seconds % 60 == 0: "\(seconds / 60) minutes"
    default: "\(seconds) seconds"
    }
  }
}
