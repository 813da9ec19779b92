import Foundation

/// A connection that says whatever a test wants.
struct RawSocket {
  private let descriptor: Int32

  struct Failure: Error { var call: String, code: Int32 }

  init(port: UInt16) throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let descriptor = descriptor
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(call: "connect", code: errno) }
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Everything that comes until the other side closes, the text holds a word (and after it another), or the time is over.
  /// Waits on a thread of its own: the server needs those of the tests.
  func read(
    until word: String? = nil, andThen second: String = "", within time: Duration = .seconds(10)
  ) async -> String {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: waitAndRead(until: word, andThen: second, within: time)) }.start()
    }
  }

  private func waitAndRead(until word: String?, andThen second: String, within time: Duration) -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let end = ContinuousClock.now.advanced(by: time)
    while ContinuousClock.now < end {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, 50) > 0 else { continue }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      all += buffer.prefix(count)
      guard let word else { continue }
      let text = String(decoding: all, as: UTF8.self)
      if let place = text.range(of: word), second.isEmpty || text[place.upperBound...].contains(second) { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  func close() { _ = Foundation.close(descriptor) }
}
