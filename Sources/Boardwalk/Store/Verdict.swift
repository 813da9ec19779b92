import Foundation
import Markup

/// What became of a draft.
struct Verdict: Sendable {
  enum Kind: Sendable {
    /// Its source says that the job is over.
    case over
    /// It cannot be believed to be a job.
    case rejected
    /// A job too poor to be shown; says which and why.
    case poor(String)
    case job(JobEntry)
  }

  let id: JobID
  let kind: Kind
  let findings: [Diagnostic]

  /// The source and the normaliser are lent: with a copy for each draft all cores would count the references to one place.
  ///
  /// - Parameters:
  ///   - known: the fingerprint of what the store has under the draft's id.
  ///   - room: for reading it in; what is in it does not matter.
  init(
    _ draft: JobDraft, _ id: JobID, known: Int64?, from source: borrowing SourceEntry,
    by normaliser: borrowing Normaliser, in room: inout ReadingRoom
  ) {
    self.id = id
    guard !draft.isClosed else {
      (kind, findings) = (.over, [])
      return
    }
    let (believed, findings) = normaliser.job(from: draft, source: source.name)
    self.findings = findings
    guard let believed else {
      kind = .rejected
      return
    }
    if let fault = source.quality.fault(of: believed) {
      kind = .poor("“\(quoted(believed.title))” \(fault)")
    } else {
      kind = .job(JobEntry(believed.keeping(source.policy.text), known: known, in: &room))
    }
  }
}

extension Verdict {
  /// Drafts that are judged one after the other: few enough to share a page out evenly, and to let other work have its turn.
  private static let slice = 16

  /// Judges the drafts at some places on every core, and gives the verdicts in their order.
  ///
  /// No more slices wait for a core than there are cores: the pool takes work in the order in which it came, and whoever keeps
  /// the page before or reads the next one would have to wait for all of this page.
  ///
  /// - Parameter givenOut: told, at least once, that no draft is left that waits for a core: another page's may have it.
  static func of(
    _ admitted: [(place: Int, id: JobID)], of drafts: [JobDraft], known: [JobID: Int64], from source: SourceEntry,
    by normaliser: Normaliser, givenOut: () -> Void
  ) async -> [Verdict] {
    await withTaskGroup(of: (Int, [Verdict]).self) { group in
      var starts = stride(from: 0, to: admitted.count, by: slice).makeIterator()
      func judgeNext() {
        guard let start = starts.next() else { return givenOut() }
        group.addTask {
          var room = ReadingRoom()
          // By their places, because a draft is large to copy.
          let verdicts = admitted[start..<min(start + slice, admitted.count)].map { place, id in
            Verdict(drafts[place], id, known: known[id], from: source, by: normaliser, in: &room)
          }
          return (start, verdicts)
        }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { judgeNext() }
      var slices: [(Int, [Verdict])] = []
      while let slice = await group.next() {
        judgeNext()
        slices.append(slice)
      }
      return slices.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }
}
