import Foundation
import Markup

/// What became of a draft.
struct Verdict: Sendable {
  enum Kind: Sendable {
    /// Its source says that the job is over.
    case over
    /// Its source only lists it, and the store has more of it, or it stands where it stood.
    case listed
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
  ///   - known: what the store has under the draft's id.
  ///   - room: for reading it in; what is in it does not matter.
  init(
    _ draft: JobDraft, _ id: JobID, known: StoreRun.KnownJob?, from source: borrowing SourceEntry,
    by normaliser: borrowing Normaliser, in room: inout ReadingRoom
  ) {
    self.id = id
    guard !draft.isClosed else {
      (kind, findings) = (.over, [])
      return
    }
    guard !draft.isStanding, !draft.isOnlyListed || known?.hasText != true else {
      (kind, findings) = (.listed, [])
      return
    }
    let (believed, findings, postedIfNew) = normaliser.read(
      draft, source: source.name, firstSeen: known?.firstSeen)
    self.findings = findings
    guard let believed else {
      kind = .rejected
      return
    }
    if let fault = source.quality.fault(of: believed) {
      kind = .poor("“\(quoted(believed.title))” \(fault)")
    } else {
      kind = .job(
        JobEntry(
          believed.keeping(source.policy.text), known: known?.fingerprint, postedIfNew: postedIfNew, in: &room))
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
  /// - Parameters:
  ///   - drafts: nobody else should have them any more: who judged some lets go of them at once, while they are at hand.
  ///   - givenOut: told, at least once, that no draft is left that waits for a core: another page's may have it.
  static func of(
    _ admitted: [(place: Int, id: JobID)], of drafts: consuming [JobDraft], known: [JobID: StoreRun.KnownJob],
    from source: SourceEntry, by normaliser: Normaliser, givenOut: () -> Void
  ) async -> [Verdict] {
    var slices = slices(of: drafts, admitted)
    return await withTaskGroup(of: (Int, [Verdict]).self) { group in
      func judgeNext() {
        guard let slice = slices.popLast() else { return givenOut() }
        group.addTask {
          var room = ReadingRoom()
          let verdicts = slice.drafts.map { draft, id in
            Verdict(draft, id, known: known[id], from: source, by: normaliser, in: &room)
          }
          return (slice.number, verdicts)
        }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { judgeNext() }
      var judged: [(Int, [Verdict])] = []
      while let slice = await group.next() {
        judgeNext()
        judged.append(slice)
      }
      return judged.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  /// Some drafts of a page.
  private struct Slice: Sendable {
    let number: Int
    var drafts: [(JobDraft, JobID)] = []
  }

  /// The last slice first. Each draft changes its place: it is large to copy.
  private static func slices(of drafts: consuming [JobDraft], _ admitted: [(place: Int, id: JobID)]) -> [Slice] {
    stride(from: 0, to: admitted.count, by: slice).reversed().map { start in
      var part = Slice(number: start)
      part.drafts.reserveCapacity(slice)
      for (place, id) in admitted[start..<min(start + slice, admitted.count)] {
        var draft = JobDraft(sourceID: "")
        swap(&draft, &drafts[place])
        part.drafts.append((draft, id))
      }
      return part
    }
  }
}
