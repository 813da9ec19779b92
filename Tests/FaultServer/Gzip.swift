/// Gzip streams made by hand (RFC 1951 and 1952), so that tests need no compressor.
public enum Gzip {
  /// `bytes` inside a gzip stream, stored as they are.
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 1 << 16, "one stored block holds 65,535 bytes at most")
    let count = UInt16(bytes.count)
    let block = [1] + littleEndian(count) + littleEndian(~count) + bytes
    return header + block + littleEndian(checksum(bytes)) + littleEndian(UInt32(count))
  }

  /// The beginning of a stream of zeros without end; `bombBody` goes on for as long as one likes.
  public static let bombHead: [UInt8] = {
    var bits = Bits(bytes: header)
    bits.append([0, 1, 0])  // not the last block, fixed codes
    bits.append([0, 0, 1, 1, 0, 0, 0, 0])  // the literal 0
    while bits.used != 0 { bits.append(match) }
    return bits.bytes
  }()

  /// Eight matches of 258 zeros: 13 bytes that become 2,064.
  public static let bombBody: [UInt8] = {
    var bits = Bits(bytes: [])
    for _ in 0..<8 { bits.append(match) }
    return bits.bytes
  }()
}

extension Gzip {
  fileprivate static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// Length code 285 (258 bytes) and distance code 0 (one byte back).
  fileprivate static let match: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]

  fileprivate struct Bits {
    var bytes: [UInt8]
    var used = 0

    mutating func append(_ bits: [UInt8]) {
      for bit in bits {
        if used == 0 { bytes.append(0) }
        bytes[bytes.count - 1] |= bit << used
        used = (used + 1) % 8
      }
    }
  }

  fileprivate static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  fileprivate static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
