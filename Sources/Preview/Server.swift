import FlyingSocks
import Foundation
import Synchronization

/// Answers browsers on one address. Each connection carries one request, and none may cost more than the limits here.
struct Server: Sendable {
  let doorman: Doorman
  let stage: Stage
  var limits = Limits()

  struct Limits: Sendable {
    /// A browser sends its request at once; whoever takes longer is not one.
    var head = Duration.seconds(10)
    /// A page goes to a browser on this machine in no time.
    var reply = Duration.seconds(30)
    /// What has its answer hangs up; whoever has nothing to say makes room for others.
    var farewell = Duration.seconds(1)
    /// A browser opens six at a time.
    var connections = 256
    /// Until somebody else is let in where the system has no room for another connection.
    var pause = Duration.milliseconds(100)
    /// Of what this process may have open, what reading and printing a board needs.
    var spared = 100
    /// How often a stream says that it is still there.
    var heartbeat = Duration.seconds(15)

    /// As many connections as there is room for, or a browser's.
    var room: Int { max(6, min(connections, sysconf(Int32(_SC_OPEN_MAX)) - spared)) }
  }

  /// Answers until it is cancelled. Throws when the address cannot be listened on any more.
  func run(on socket: Socket) async throws {
    let pool = SocketPool.make(maxEvents: 64)
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await accept(on: try AsyncSocket(socket: socket, pool: pool)) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func accept(on listener: AsyncSocket) async throws {
    let (open, room) = (Open(), limits.room)
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let connection: AsyncSocket
        do {
          connection = try await listener.accept()
        } catch let error as SocketError where error.passes {
          try await Task.sleep(for: limits.pause)
          continue
        }
        guard open.count.load(ordering: .relaxed) < room else {
          refuse(connection)
          continue
        }
        open.count.add(1, ordering: .relaxed)
        group.addTask {
          await serve(connection)
          close(connection)
          open.count.subtract(1, ordering: .relaxed)
        }
      }
    }
  }

  private final class Open: Sendable { let count = Atomic(0) }
}

extension Server {
  private func serve(_ connection: AsyncSocket) async {
    do {
      let head: RequestHead
      do {
        head = try await within(limits.head, else: RequestFault.late) { try await Self.readHead(from: connection) }
      } catch let fault as RequestFault {
        return try await send(fault.reply.bytes(withBody: true), over: connection)
      }
      switch doorman.answer(head, in: await stage.scene) {
      case .reply(let reply, let withBody): try await send(reply.bytes(withBody: withBody), over: connection)
      case .events: try await tellEvents(over: connection)
      }
    } catch {
      // The browser went away in the middle: there is nobody to tell.
    }
  }

  /// Tells one too many so, and lets it go before the next one is let in. A new connection has room for so few bytes.
  private func refuse(_ connection: AsyncSocket) {
    do {
      _ = try connection.socket.write(Data(RequestFault.busy.reply.bytes(withBody: true)), from: 0)
    } catch {
      // Nobody to tell.
    }
    close(connection)
  }

  private static func readHead(from connection: AsyncSocket) async throws -> RequestHead {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      let old = max(0, bytes.count - end.count)
      bytes += try await connection.read(atMost: 4 << 10)
      if let place = bytes[old...].firstRange(of: end) { return try RequestHead(bytes[..<place.lowerBound]) }
      guard bytes.count < RequestHead.longestHead else { throw RequestFault.tooLong }
    }
  }

  private func send(_ bytes: [UInt8], over connection: AsyncSocket) async throws {
    try await within(limits.reply, else: RequestFault.late) { try await connection.write(Data(bytes)) }
    // Closed with something unread, a connection is reset, and the answer may be lost with it.
    shutdown(connection.socket.file.rawValue, Int32(SHUT_WR))
    try await within(limits.farewell, else: RequestFault.late) {
      var drained = 0
      while drained < RequestHead.longestHead { drained += try await connection.read(atMost: 4 << 10).count }
    }
  }

  private func tellEvents(over connection: AsyncSocket) async throws {
    guard let (id, versions) = await stage.watch() else {
      return try await send(RequestFault.busy.reply.bytes(withBody: true), over: connection)
    }
    do {
      try await connection.write(Data(Reply.eventStream + Array("retry: 500\n\n".utf8)))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await version in versions { try await connection.write(Data("data: \(version)\n\n".utf8)) }
        }
        group.addTask {
          while true {
            try await Task.sleep(for: limits.heartbeat)
            try await connection.write(Data(":\n\n".utf8))
          }
        }
        // A browser has nothing more to say: what ends here is the connection.
        group.addTask { while true { _ = try await connection.read(atMost: 4 << 10) } }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch {
      // The tab was closed, or the server ends.
    }
    await stage.unwatch(id)
  }

  private func close(_ connection: AsyncSocket) {
    do { try connection.close() } catch {
      // It is closed already.
    }
  }

  /// What a piece of work gives, if it is done in this time.
  private func within<Value: Sendable>(
    _ time: Duration, else late: RequestFault, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await Task.sleep(for: time)
        throw late
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw late }
      return value
    }
  }
}

extension SocketError {
  /// Whether the next connection may fare better: the system has no room for one more now, or whoever called went away.
  fileprivate var passes: Bool {
    guard case .failed(_, let code, _) = self else { return false }
    return [EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED, EINTR].contains(code)
  }
}
