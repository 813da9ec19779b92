import ArgumentParser
import Foundation
import Synchronization

/// What the command prints. A failure is remembered and told at the end, for half a list must not pass for a whole one.
enum Output {
  private struct State {
    /// Printed and not written yet.
    var waiting: [UInt8] = []
    /// What the system said when it took no more; nothing is written after that.
    var failure: Int32?
    /// The same of standard error, where findings go.
    var failureOfErrors: Int32?
  }

  private static let state = Mutex(State())
  private static let isTerminal = isatty(STDOUT_FILENO) == 1
  /// Bytes that are written in one call.
  private static let stride = 64 << 10

  /// Prints to standard output.
  static func print(_ item: Any, terminator: String = "\n") {
    state.withLock { state in
      state.waiting += "\(item)\(terminator)".utf8
      if isTerminal || state.waiting.count >= stride { flush(&state) }
    }
  }

  /// Writes what was printed so far.
  static func flush() { state.withLock { flush(&$0) } }

  /// Writes to standard error.
  static func tell(_ text: String) {
    state.withLock { state in
      let failure = write(Array(text.utf8), to: STDERR_FILENO)
      state.failureOfErrors = state.failureOfErrors ?? failure
    }
  }

  /// Shows how far a run is, on standard error. What cannot be shown is not missed.
  static func show(_ progress: String) { _ = write(Array(progress.utf8), to: STDERR_FILENO) }

  /// Takes the places of closed channels, so that no file which is opened later is written over by what is printed.
  static func reserveChannels() {
    for channel in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(channel, F_GETFD) < 0 {
      // It cannot be used in the direction it has, so that a failure shows.
      _ = open("/dev/null", channel == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes what is left, and gives the code to end with: that of the run, or 1 where it would be 0 and something could not be
  /// written. Whoever closes a pipe has read enough.
  static func end(with code: ExitCode) -> ExitCode {
    flush()
    let (failure, failureOfErrors) = state.withLock { ($0.failure, $0.failureOfErrors) }
    let failures = [failure, failureOfErrors].compactMap { $0 }.filter { $0 != EPIPE }
    guard !failures.isEmpty else { return code }
    if let failure, failure != EPIPE {
      tell("error: The output could not be written whole: \(String(cString: strerror(failure))).\n")
    }
    return code.isSuccess ? .failure : code
  }

  private static func flush(_ state: inout State) {
    defer { state.waiting.removeAll(keepingCapacity: true) }
    guard state.failure == nil else { return }
    state.failure = write(state.waiting, to: STDOUT_FILENO)
  }

  /// What the system said when it did not take all bytes.
  private static func write(_ bytes: [UInt8], to channel: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(channel, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var wait = pollfd(fd: channel, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}

/// Takes the place of the standard library's `print`, which does not say when it could not.
func print(_ item: Any, terminator: String = "\n") { Output.print(item, terminator: terminator) }
