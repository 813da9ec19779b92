#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Our end of the talk with a started program: the question goes out and the answer comes in over one socket,
/// without ever waiting longer than allowed.
struct Conversation {
  enum Outcome {
    case answered([UInt8])
    case brokenOff
    case tooLong
    case timeIsUp
  }

  /// The digits before the answer that say how long it is.
  static let digitsOfLength = 8

  private let socket: Int32
  private let request: [UInt8]
  private let longestReply: Int
  private var sent = 0
  private var received: [UInt8] = []

  init(socket: Int32, request: [UInt8], longestReply: Int) {
    self.socket = socket
    self.request = request
    self.longestReply = longestReply
  }

  /// Two connected sockets that no other started program inherits.
  static func pair(for program: String) throws(ChildProcess.Failure) -> (near: Int32, far: Int32) {
    var sockets: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .notStarted(program: program, code: errno) }
    for socket in sockets { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(sockets[0], F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (sockets[0], sockets[1])
  }

  mutating func hold(for seconds: Int) -> Outcome {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
      let wanted = sent < request.count ? POLLIN | POLLOUT : POLLIN
      var event = pollfd(fd: socket, events: Int16(wanted), revents: 0)
      // Short waits, so that the deadline is kept whatever the system's clock does.
      guard poll(&event, 1, 100) > 0 else { continue }
      if event.revents & Int16(POLLOUT) != 0 { send() }
      if event.revents & ~Int16(POLLOUT) != 0, let outcome = receive() { return outcome }
    }
    return .timeIsUp
  }

  func end() { close(socket) }
}

extension Conversation {
  private mutating func send() {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = request[sent...].withUnsafeBytes { unsent in
      #if canImport(Darwin)
        Darwin.send(socket, unsent.baseAddress, unsent.count, flags)
      #else
        Glibc.send(socket, unsent.baseAddress, unsent.count, flags)
      #endif
    }
    if count > 0 { sent += count }
    if sent == request.count { shutdown(socket, Int32(SHUT_WR)) }
  }

  private mutating func receive() -> Outcome? {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(socket, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) ? nil : .brokenOff }
    received += buffer.prefix(count)
    guard received.count >= Self.digitsOfLength else { return nil }
    let digits = String(decoding: received.prefix(Self.digitsOfLength), as: UTF8.self)
    guard let length = Int(digits, radix: 16), length >= 0 else { return .brokenOff }
    guard length <= longestReply else { return .tooLong }
    let reply = received.dropFirst(Self.digitsOfLength)
    return reply.count < length ? nil : .answered(Array(reply.prefix(length)))
  }
}
