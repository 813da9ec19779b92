#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The started program's side.
extension ChildProcess {
  /// Makes the system end this process when it has used up what it may. False if the system refused.
  static func limitThisProcess(seconds: UInt, memory: UInt) -> Bool {
    limit(RLIMIT_CORE, to: 0) && limit(RLIMIT_CPU, to: seconds) && limit(RLIMIT_AS, to: memory)
  }

  /// Everything from standard input; nil if there is more than `longest` bytes.
  static func readRequest(longest: Int) -> [UInt8]? {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while request.count <= longest {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count == 0 { return request }
      if count > 0 { request += buffer.prefix(count) } else if errno != EINTR { return nil }
    }
    return nil
  }

  /// Writes the answer with its length before it.
  static func write(reply: [UInt8]) -> Bool {
    let length = String(reply.count, radix: 16)
    let digits = String(repeating: "0", count: max(0, Conversation.digitsOfLength - length.count)) + length
    let message = Array(digits.utf8) + reply
    var sent = 0
    while sent < message.count {
      let count = message[sent...].withUnsafeBytes { unsent in
        #if canImport(Darwin)
          Darwin.write(STDOUT_FILENO, unsent.baseAddress, unsent.count)
        #else
          Glibc.write(STDOUT_FILENO, unsent.baseAddress, unsent.count)
        #endif
      }
      if count > 0 { sent += count } else if errno != EINTR { return false }
    }
    return true
  }

  #if canImport(Darwin)
    private typealias Resource = Int32
  #else
    private typealias Resource = __rlimit_resource
  #endif

  private static func limit(_ resource: Resource, to amount: UInt) -> Bool {
    var limit = rlimit(rlim_cur: rlim_t(amount), rlim_max: rlim_t(amount))
    #if canImport(Darwin)
      return setrlimit(resource, &limit) == 0
    #else
      return setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
    #endif
  }
}
