#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One started program, a question written to it, and its answer: eight hexadecimal digits that say how long the
/// rest is, and the rest.
struct ChildProcess {
  let executable: String
  let arguments: [String]

  /// Why there is no answer; the descriptions end a sentence.
  enum Failure: Error, CustomStringConvertible {
    case notStarted(program: String, code: Int32)
    case tooSlow(seconds: Int)
    case tooLong
    case ended(signal: Int32)
    case stopped(code: Int32)

    var description: String {
      switch self {
      case .notStarted(let program, let code):
        "the program \(program) could not be started (\(String(cString: strerror(code))))"
      case .tooSlow(let seconds): "it took longer than \(seconds == 1 ? "a second" : "\(seconds) seconds")"
      case .tooLong: "its HTML is far too long"
      case .ended(SIGXCPU), .ended(SIGKILL): "it took too much computing time"
      case .ended: "it needed too much memory"
      case .stopped: "the renderer stopped early"
      }
    }
  }

  /// Starts the program, asks, waits for the answer, and sees to it that the program is gone.
  func reply(to request: [UInt8], longest: Int, seconds: Int) throws(Failure) -> [UInt8] {
    let (near, far) = try Conversation.pair(for: executable)
    var conversation = Conversation(socket: near, request: request, longestReply: longest)
    defer { conversation.end() }
    let process = try start(talkingTo: far)
    let outcome = conversation.hold(for: seconds)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    switch outcome {
    case .answered(let reply): return reply
    case .timeIsUp: throw .tooSlow(seconds: seconds)
    case .tooLong: throw .tooLong
    case .brokenOff:
      let signal = status & 0x7F
      throw signal != 0 ? .ended(signal: signal) : .stopped(code: status >> 8 & 0xFF)
    }
  }
}

extension ChildProcess {
  /// Starts the program with `socket` as its standard input and output and nothing else of ours, and closes `socket`.
  private func start(talkingTo socket: Int32) throws(Failure) -> pid_t {
    defer { close(socket) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var noEnvironment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, nil, &words, &noEnvironment)
    guard code == 0 else { throw .notStarted(program: executable, code: code) }
    return process
  }
}
