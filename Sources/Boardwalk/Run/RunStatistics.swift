import Foundation
import Synchronization

/// What a run took: time and memory of each stage, and what its pages cost. Collected for whoever asks; slows a run by
/// less than a hundredth.
public final class RunStatistics: Sendable {
  /// A stage that is over.
  public struct Stage: Sendable {
    public var stage: BuildProgress.Stage
    /// By the clock on the wall.
    public var time: Duration
    /// On all cores together.
    public var processor: Duration
    /// The most memory the process ever held up to the end of the stage, in bytes.
    public var peakMemory: Int
  }

  /// What files of one kind, or printed with one template, cost.
  public struct Cost: Sendable {
    public var name: String
    /// Made, not taken from the site that stood.
    public var files = 0
    public var bytes = 0
    /// On all cores together.
    public var time = Duration.zero
  }

  /// A file that was made.
  public struct File: Sendable {
    public var path: String
    public var bytes: Int
  }

  private struct State {
    var stages: [Stage] = []
    var open: (stage: BuildProgress.Stage, start: ContinuousClock.Instant, processor: Duration)?
    var kinds: [String: Cost] = [:]
    var templates: [String: Cost] = [:]
    var largest: [File] = []
  }

  private let state = Mutex(State())
  /// So many of the largest files are kept.
  static let largestKept = 5

  public init() {}

  /// In the order of the run.
  public var stages: [Stage] { state.withLock { $0.stages } }
  /// By kind of page, the dearest first.
  public var kinds: [Cost] { state.withLock { Self.dearestFirst($0.kinds) } }
  /// By template, the dearest first; the time of printing only, without that of reading and writing.
  public var templates: [Cost] { state.withLock { Self.dearestFirst($0.templates) } }
  /// The largest files first.
  public var largest: [File] { state.withLock { $0.largest } }

  /// Notes that a stage begins, and ends the one before it; nil ends the run.
  func enter(_ stage: BuildProgress.Stage?) {
    let now = ContinuousClock.now
    let (processor, peak) = Self.usage
    state.withLock { state in
      if stage != nil, state.open?.stage == stage { return }
      if let (former, start, before) = state.open {
        state.stages.append(
          Stage(stage: former, time: start.duration(to: now), processor: processor - before, peakMemory: peak))
      }
      state.open = stage.map { ($0, now, processor) }
    }
  }

  /// Takes what one core printed.
  func add(_ tally: PrintTally) {
    state.withLock { state in
      state.kinds.merge(tally.kinds, uniquingKeysWith: +)
      state.templates.merge(tally.templates, uniquingKeysWith: +)
      state.largest = Self.largest(of: state.largest + tally.largest)
    }
  }

  static func largest(of files: [File]) -> [File] {
    Array(files.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }.prefix(largestKept))
  }

  private static func dearestFirst(_ costs: [String: Cost]) -> [Cost] {
    costs.values.sorted { ($1.time, $0.name) < ($0.time, $1.name) }
  }

  /// What the process took of the processors so far, and the most memory it ever held, in bytes.
  private static var usage: (processor: Duration, peak: Int) {
    var usage = rusage()
    #if canImport(Darwin)
      let (own, unit) = (RUSAGE_SELF, 1)
    #else
      let (own, unit) = (RUSAGE_SELF.rawValue, 1024)
    #endif
    getrusage(numericCast(own), &usage)
    let seconds = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
    let microseconds = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
    return (.seconds(seconds) + .microseconds(microseconds), Int(usage.ru_maxrss) * unit)
  }
}

extension RunStatistics.Cost {
  fileprivate static func + (left: Self, right: Self) -> Self {
    Self(
      name: left.name, files: left.files + right.files, bytes: left.bytes + right.bytes, time: left.time + right.time)
  }
}
