import Foundation
import Synchronization

/// A web server on 127.0.0.1 that answers by script, rightly or wrongly, to the byte and the millisecond.
///
///     let server = try FaultServer { request in
///       request.path == "/jobs" ? .json("[]") : .reply(404)
///     }
///     … "\(server.url)/jobs" …
///
/// It ends with the last reference to it, and after `life` at the latest.
public final class FaultServer: Sendable {
  /// Decides what happens on the connection a request came over. Called on the connection's own thread.
  public typealias Script = @Sendable (Received) -> [Step]

  /// A port nobody else had.
  public let port: Int
  private let state: ServerState

  /// A server that has already begun to listen.
  public init(life: Duration = .seconds(600), _ script: @escaping Script) throws {
    let listener = try Socket.listening()
    port = try listener.port()
    state = ServerState(end: .now + life)
    Thread.detachNewThread { [state] in
      defer { listener.close() }
      var count = 0
      while state.isRunning {
        guard let socket = listener.accept(within: .milliseconds(20)) else { continue }
        count += 1
        let connection = Connection(socket: socket, number: count, state: state, script: script)
        Thread.detachNewThread { connection.serve() }
      }
    }
  }

  /// A server that gives these replies one after the other, and the last one from then on.
  public convenience init(life: Duration = .seconds(600), replies: [[Step]]) throws {
    let given = Mutex(0)
    try self.init(life: life) { _ in
      let number = given.withLock { given in
        defer { given += 1 }
        return given
      }
      return replies.isEmpty ? [.close] : replies[min(number, replies.count - 1)]
    }
  }

  /// A server that always does the same.
  public convenience init(life: Duration = .seconds(600), always steps: [Step]) throws {
    try self.init(life: life) { _ in steps }
  }

  deinit { stop() }

  /// Where it listens, without a slash at the end.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// All requests so far.
  public var requests: [Received] { state.requests }

  /// Connections that are open now.
  public var openConnections: Int { state.connections.load(ordering: .relaxed) }

  /// Ends it now; open connections end within 20 ms.
  public func stop() { state.stop() }
}

/// What the server and its connections share.
final class ServerState: Sendable {
  private let end: ContinuousClock.Instant
  private let isStopped = Atomic(false)
  let connections = Atomic(0)
  private let log = Mutex<[Received]>([])

  init(end: ContinuousClock.Instant) { self.end = end }

  var isRunning: Bool { !isStopped.load(ordering: .relaxed) && ContinuousClock.now < end }
  var requests: [Received] { log.withLock { $0 } }

  func stop() { isStopped.store(true, ordering: .relaxed) }
  func note(_ request: Received) { log.withLock { $0.append(request) } }
}
