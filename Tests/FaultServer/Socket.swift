import Foundation

/// The few socket calls a scripted server needs.
struct Socket: Sendable {
  private let descriptor: Int32

  struct Failure: Error { let call: String, code: Int32 }

  static func listening() throws -> Socket {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
    let new = Socket(descriptor: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let bound = withSocketAddress(&address) { bind(descriptor, $0, $1) }
    guard bound == 0, listen(descriptor, 64) == 0, new.setNonBlocking() else {
      defer { new.close() }
      throw Failure(call: "listen", code: errno)
    }
    return new
  }

  func port() throws -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let found = Self.withSocketAddress(&address) { pointer, _ in getsockname(descriptor, pointer, &size) }
    guard found == 0 else { throw Failure(call: "getsockname", code: errno) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  func accept(within time: Duration) -> Socket? {
    guard waits(for: POLLIN, within: time) else { return nil }
    #if canImport(Darwin)
      let descriptor = Darwin.accept(descriptor, nil, nil)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #else
      let descriptor = Glibc.accept(descriptor, nil, nil)
    #endif
    let new = Socket(descriptor: descriptor)
    return descriptor >= 0 && new.setNonBlocking() ? new : nil
  }

  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 8 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count < 0 ? nil : Array(buffer.prefix(count))
  }

  /// How many bytes went out; nothing when the other side is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    return count >= 0 ? count : errno == EAGAIN ? 0 : nil
  }

  func waits(for events: Int32, within time: Duration) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&watched, 1, Int32(time / .milliseconds(1))) > 0
  }

  /// Waits this long, then says whether the other side has hung up. Bytes that arrive meanwhile stay unread.
  func isHungUp(after time: Duration) -> Bool {
    var watched = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&watched, 1, max(1, Int32(time / .milliseconds(1)))) == 0 else { return true }
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
    return count == 0 || count < 0 && errno != EAGAIN
  }

  /// From now on, closing sends a reset instead of an orderly end.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }
}

extension Socket {
  fileprivate static func withSocketAddress(
    _ address: inout sockaddr_in, _ call: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }

  fileprivate func setNonBlocking() -> Bool {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
  }
}
