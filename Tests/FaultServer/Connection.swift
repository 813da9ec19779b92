import Foundation
import Synchronization

/// One connection: reads a request, plays its script, reads the next.
struct Connection: Sendable {
  let socket: Socket
  let number: Int
  let state: ServerState
  let script: FaultServer.Script

  func serve() {
    state.connections.add(1, ordering: .relaxed)
    defer {
      socket.close()
      state.connections.subtract(1, ordering: .relaxed)
    }
    while let head = readHead(), let request = Received(head: head, connection: number) {
      state.note(request)
      for step in script(request) where !play(step) { return }
    }
  }
}

extension Connection {
  /// A request of ours is a few hundred bytes; more is a mistake.
  fileprivate static let longestHead = 64 << 10

  /// How often a waiting connection looks whether it should end.
  fileprivate static let tick = Duration.milliseconds(20)

  /// The first byte of a TLS client; common servers answer it with a 400 in the clear.
  fileprivate static let handshake: UInt8 = 0x16

  fileprivate func readHead() -> String? {
    var bytes: [UInt8] = []
    while state.isRunning, bytes.count < Self.longestHead {
      guard socket.waits(for: POLLIN, within: Self.tick) else { continue }
      guard let more = socket.read(), !more.isEmpty else { return nil }
      bytes += more
      guard bytes[0] != Self.handshake else {
        _ = send(Array("HTTP/1.1 400 This is not https\r\n\r\n".utf8))
        return nil
      }
      if bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) { return String(decoding: bytes, as: UTF8.self) }
    }
    return nil
  }

  /// False when the connection is over.
  fileprivate func play(_ step: Step) -> Bool {
    switch step {
    case .bytes(let bytes): return send(bytes)
    case .pause(let duration): return pause(duration)
    case .forever(let bytes, let interval):
      while pause(interval), send(bytes) {}
      return false
    case .close: return false
    case .reset:
      socket.resetOnClose()
      return false
    }
  }

  fileprivate func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard state.isRunning else { return false }
      guard socket.waits(for: POLLOUT, within: Self.tick) else { continue }
      guard let count = socket.write(rest) else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits, and ends early when the server ends or the other side hangs up.
  fileprivate func pause(_ duration: Duration) -> Bool {
    let end = ContinuousClock.now + duration
    while state.isRunning {
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero else { return true }
      guard !socket.isHungUp(after: min(left, Self.tick)) else { return false }
    }
    return false
  }
}
