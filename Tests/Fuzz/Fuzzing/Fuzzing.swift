import Foundation

/// What may be thrown at, by the names that FUZZ_TARGET chooses from.
public struct Targets: Sendable {
  private let read: @Sendable (Input) -> Void

  public init(_ all: KeyValuePairs<String, @Sendable (Input) -> Void>) {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = all.first(where: { $0.key == name }) else {
      fatalError("FUZZ_TARGET is one of \(all.map(\.key).joined(separator: " ")), not “\(name)”")
    }
    read = target.value
  }

  /// One try.
  public func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    read(Input(Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))))
    return 0
  }
}

/// The bytes of one try.
public struct Input: Sendable {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// As a text; what is not UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What 0xFF, a byte that no UTF-8 has, sets apart.
  public var parts: [[UInt8]] { bytes.split(separator: 0xFF, omittingEmptySubsequences: false).map(Array.init) }

  /// The parts as texts.
  public var texts: [String] { parts.map { String(decoding: $0, as: UTF8.self) } }

  /// A number below `count` from the first byte, and the rest.
  public func choosing(from count: Int) -> (choice: Int, rest: Input) {
    (Int(bytes.first ?? 0) % count, Input(Array(bytes.dropFirst())))
  }
}

/// Ends the try where a promise is not kept. What `precondition` says is left out of programs that are optimised.
public func promise(_ isKept: Bool, _ broken: @autoclosure () -> String) {
  if !isKept { fatalError(broken()) }
}
