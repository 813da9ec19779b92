import Boardwalk
import FlyingSocks
import Foundation

/// A board on this machine, printed anew whenever a file of it is saved.
public struct Preview: Sendable {
  public var build: Build
  /// The port to listen on; 0 takes any that is free.
  public var port: UInt16
  /// The address to listen on: this machine's own, unless others are to see it.
  public var address = "127.0.0.1"
  /// Names this server goes by beside `localhost`, for other machines.
  public var names: [String] = []
  /// Whether each print is to happen at the moment it is made, not at the moment `build` names.
  public var followsClock = true

  /// What happens while a board is previewed.
  public enum Event: Sendable {
    /// It can be looked at there.
    case listening(url: String)
    /// It was printed: so many files, in this time.
    case printed(BuildReport, files: Int, Duration)
    /// It cannot be printed as it is.
    case failed([Diagnostic])
  }

  public init(_ build: Build, port: UInt16) {
    self.build = build
    self.port = port
  }

  /// Serves until it is cancelled. Throws a `Diagnostic` when the address cannot be listened on.
  public func run(_ tell: @escaping @Sendable (Event) -> Void) async throws {
    let socket = try listen()
    let port = try Self.port(of: socket)
    let host = address == "127.0.0.1" || address == "0.0.0.0" ? "localhost" : address
    let stage = Stage(start: String(UInt64.random(in: 0...UInt64.max), radix: 36))
    // The site may be at another path after board.yml was edited; the address of a preview stays what it was.
    let basePath = firstBasePath()
    let doorman = Doorman(hosts: HostRule(port: port, names: names + [address]), basePath: basePath)
    let server = Server(doorman: doorman, stage: stage)
    let url = "http://\(host):\(port)\(basePath)"
    tell(.listening(url: url))
    let printer = Printer(build: build, url: url, followsClock: followsClock, stage: stage, tell: tell)
    defer { printer.tidy() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run(on: socket) }
      group.addTask { try await printer.run() }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

extension Preview {
  private func firstBasePath() -> String {
    do { return try build.basePath() } catch { return "/" }
  }

  private func listen() throws -> Socket {
    do {
      let place: sockaddr_in = try .inet(ip4: address, port: port)
      let socket = try Socket(domain: Int32(AF_INET))
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: place)
      try socket.listen()
      return socket
    } catch {
      let (reason, hint) = Self.refusal(error)
      throw Diagnostic(.error, "The preview cannot listen on \(address), port \(port): \(reason).", hint: hint)
    }
  }

  /// Why an address cannot be listened on, as the end of a sentence, and what to do.
  private static func refusal(_ error: any Error) -> (reason: String, hint: String) {
    let other = "Choose a port with --port, or 0 for any that is free."
    guard case .failed(_, let code, _)? = error as? SocketError else {
      return ("it is no IPv4 address", "Write --host 127.0.0.1, or another one of this machine.")
    }
    return switch code {
    case EADDRINUSE: ("another program uses it", other)
    case EACCES, EPERM: ("this user may not", other)
    case EADDRNOTAVAIL:
      ("this machine does not have that address", "Write --host 127.0.0.1, or another one of this machine.")
    default: (String(cString: strerror(code)), other)
    }
  }

  private static func port(of socket: Socket) throws -> UInt16 {
    if case .ip4(_, let port) = try socket.sockname() { return port }
    throw Diagnostic(.error, "The preview does not know its own port.")
  }
}
