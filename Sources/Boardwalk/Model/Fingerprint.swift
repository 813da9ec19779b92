/// A number for everything that a file's bytes depend on: with the same fingerprint a file need not be made again.
///
/// The same in every run. 64 bits: two inputs of one file that differ have one fingerprint once in 10^19 nights. Not for
/// secrets.
public struct Fingerprint: Sendable, Hashable {
  public private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  public init() {}

  /// One that was written down.
  init(value: UInt64) { self.value = value }

  /// Of some texts.
  public init(_ texts: String...) { for text in texts { add(text) } }

  @inline(__always)
  public mutating func add(_ number: UInt64) {
    let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
  }

  public mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  public mutating func add(_ flag: Bool) { add(flag ? 1 as UInt64 : 0) }

  public mutating func add(_ other: Fingerprint) { add(other.value) }

  /// A text that is missing is another one than an empty text.
  public mutating func add(_ text: String?) {
    guard let text else { return add(0x6D69_7373 as UInt64) }
    text.withBytes { add($0) }
  }

  /// - Parameter foldsCase: whether capitals of ASCII count as small letters.
  public mutating func add(_ bytes: UnsafeRawBufferPointer, foldsCase: Bool = false) {
    // Capitals differ from small letters in this bit; that some signs lose theirs makes no two letters one.
    let fold: UInt64 = foldsCase ? 0x2020_2020_2020_2020 : 0
    add(UInt64(bytes.count))
    var position = 0
    while position + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)) | fold)
      position += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[position...] { rest = rest << 8 | UInt64(byte) }
    add(rest | fold)
  }

  public mutating func add(_ bytes: [UInt8]) { bytes.withBytes { add($0) } }
}
