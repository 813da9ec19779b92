import Boardwalk
import Foundation
import Synchronization

/// Shows how far a run is: one line that is written over, on a terminal only.
final class Meter: Sendable {
  private struct State {
    var shown = ContinuousClock.now - .seconds(1)
    var width = 0
  }

  private let isShown: Bool
  private let state = Mutex(State())
  private static let pause = Duration.milliseconds(80)

  init(isShown: Bool) {
    self.isShown = isShown && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  func show(_ progress: BuildProgress) {
    guard isShown else { return }
    state.withLock { state in
      guard progress.done == progress.total || state.shown.duration(to: .now) >= Self.pause else { return }
      state.shown = .now
      write(line(progress), &state)
    }
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    state.withLock { write("", &$0) }
  }

  private func write(_ line: String, _ state: inout State) {
    let blank = String(repeating: " ", count: max(0, state.width - line.count))
    FileHandle.standardError.write(Data("\r\(line)\(blank)\r\(line)".utf8))
    state.width = line.count
  }

  private func line(_ progress: BuildProgress) -> String {
    let verb =
      switch progress.stage {
      case .read: "Reading the board"
      case .fetch: "Asking the sources"
      case .select: "Choosing"
      case .render: "Printing pages"
      case .publish: "Publishing"
      }
    guard let total = progress.total, total > 0 else {
      return progress.done > 0 ? "\(verb) … \(progress.done) jobs" : "\(verb) …"
    }
    let filled = min(24, progress.done * 24 / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    return "\(verb) \(bar) \(progress.done * 100 / total) %"
  }
}
