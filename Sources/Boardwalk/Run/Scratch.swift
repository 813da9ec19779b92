import Dispatch
import Foundation
import Synchronization

/// Files and folders that a command makes for itself alone: they go with it, also when it is broken off from a keyboard or by the
/// system.
public final class Scratch: Sendable {
  public static let shared = Scratch()

  private struct State {
    var paths: Set<String> = []
    var watches: [any DispatchSourceSignal] = []
  }

  private let state = Mutex(State())

  private init() {}

  /// Takes a path into account, and from the first one on removes all of them before a signal ends the program.
  public func add(_ path: String) {
    state.withLock { state in
      state.paths.insert(path)
      if state.watches.isEmpty { state.watches = [SIGINT, SIGTERM, SIGHUP].filter(Self.isHeeded).map(watch) }
    }
  }

  /// Removes a path, and what is in it; one that is not there is no fault.
  public func remove(_ path: String) throws {
    state.withLock { _ = $0.paths.remove(path) }
    if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
  }

  private func removeAll() {
    for path in state.withLock({ $0.paths }) {
      for turn in 1...Self.turns {
        do {
          try remove(path)
          break
        } catch  where turn < Self.turns {
          // Other threads go on writing into it for a moment.
          usleep(Self.pause)
        } catch {
          FileHandle.standardError.write(Data("Left behind: \(path)\n".utf8))
        }
      }
    }
  }

  private static let turns = 50
  /// Microseconds.
  private static let pause: UInt32 = 20_000

  private func watch(_ number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      self.removeAll()
      // As if nobody had watched: whoever started the program is told what ended it.
      signal(number, SIG_DFL)
      var only = sigset_t()
      sigemptyset(&only)
      sigaddset(&only, number)
      // Threads of the pool let none through.
      pthread_sigmask(SIG_UNBLOCK, &only, nil)
      raise(number)
    }
    source.resume()
    return source
  }

  /// Whether nobody had it ignored before, as `nohup` does, and shells of what they begin in the background.
  private static func isHeeded(_ number: Int32) -> Bool {
    let former = signal(number, SIG_DFL)
    let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return !isIgnored
  }
}
