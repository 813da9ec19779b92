import Boardwalk
import Foundation
import Synchronization

/// Shows how far a run is: on a terminal one line that is written over, elsewhere one line for each stage that is over,
/// once the run has taken long enough for somebody to wonder.
final class Meter: Sendable {
  private struct State {
    var shown = ContinuousClock.now - .seconds(1)
    var width = 0
    /// The stage at hand, how far it is and when it began.
    var last: BuildProgress?
    var began = ContinuousClock.now
    /// Lines of stages that are over, not printed yet.
    var waiting: [String] = []
  }

  private enum Way { case none, bar, lines }

  private let way: Way
  private let start = ContinuousClock.now
  private let state = Mutex(State())
  private static let pause = Duration.milliseconds(80)
  /// A run that is over sooner needs no lines.
  private static let patience = Duration.seconds(2)
  /// Columns of a terminal that does not say how many it has.
  private static let usualColumns = 80

  /// The width of the terminal now: it may change while a run goes on.
  private static var columns: Int {
    Terminal.columns(of: STDERR_FILENO) ?? Terminal.saidColumns.flatMap { $0 > 0 ? $0 : nil } ?? usualColumns
  }

  init(isShown: Bool) {
    let isTerminal = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    way = !isShown ? .none : isTerminal ? .bar : .lines
  }

  func show(_ progress: BuildProgress) {
    guard way != .none else { return }
    state.withLock { state in
      if state.last?.stage != progress.stage { end(&state) }
      // Cores overtake each other; a line that counts back would look like a fault.
      if let last = state.last, last.stage == progress.stage, last.items > progress.items { return }
      state.last = progress
      guard way == .bar, progress.done == progress.total || state.shown.duration(to: .now) >= Self.pause else { return }
      state.shown = .now
      let line = ProgressLine(progress, after: state.began.duration(to: .now))
      write(line.bar, &state)
    }
  }

  /// Ends: takes the bar away, or prints the lines of the last stages.
  func clear() {
    state.withLock { state in
      switch way {
      case .none: break
      case .bar: write("", &state)
      case .lines: end(&state)
      }
    }
  }

  /// The stage at hand is over.
  private func end(_ state: inout State) {
    defer { (state.last, state.began) = (nil, .now) }
    guard way == .lines, let last = state.last else { return }
    state.waiting.append(ProgressLine(last, after: state.began.duration(to: .now)).ended)
    guard start.duration(to: .now) >= Self.patience else { return }
    Output.show(state.waiting.map { $0 + "\n" }.joined())
    state.waiting = []
  }

  private func write(_ line: String, _ state: inout State) {
    // A line that fills the last column would wrap on some terminals.
    let room = max(0, Self.columns - 1)
    let shown = line.prefix(room)
    let blank = String(repeating: " ", count: max(0, min(state.width, room) - shown.count))
    Output.show("\r\(shown)\(blank)\r\(shown)")
    state.width = shown.count
  }
}
