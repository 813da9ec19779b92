/// Deflate (RFC 1951) of runs: a byte, or the byte before once more, up to 258 times. One block with the fixed codes.
struct RunWriter {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0
  private var last: UInt8?
  private var run = 0

  /// The longest run one code can say, and the shortest.
  private static let longest = 258
  private static let shortest = 3

  init() {
    // The last block, with the fixed codes.
    put(0b011, 3)
  }

  mutating func add(_ byte: UInt8) {
    if byte == last, run < Self.longest {
      run += 1
      return
    }
    endRun()
    if byte == last {
      run = 1
    } else {
      literal(byte)
      last = byte
    }
  }

  mutating func add(_ byte: UInt8, times: Int) {
    var left = times
    while left > 0 {
      // Within a run of this byte, as many at once as it takes.
      if byte == last, run < Self.longest {
        let step = min(left, Self.longest - run)
        run += step
        left -= step
      } else {
        add(byte)
        left -= 1
      }
    }
  }

  /// The whole, ended.
  mutating func finished() -> [UInt8] {
    endRun()
    code(256)
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }
}

extension RunWriter {
  private mutating func endRun() {
    defer { run = 0 }
    guard run > 0, let last else { return }
    guard run >= Self.shortest else {
      for _ in 0..<run { literal(last) }
      return
    }
    // 3.2.5: the largest base that is not above the length, then the rest in extra bits.
    let index = Self.bases.lastIndex { $0 <= run } ?? 0
    code(257 + index)
    put(UInt64(run - Self.bases[index]), Self.extra(index))
    // Distance 1: the byte before.
    put(0, 5)
  }

  private static let bases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]

  private static func extra(_ index: Int) -> Int { index < 8 || index == 28 ? 0 : (index - 4) / 4 }

  private mutating func literal(_ byte: UInt8) { code(Int(byte)) }

  /// 3.2.6: the fixed code of a literal or a length.
  private mutating func code(_ symbol: Int) {
    switch symbol {
    case 0..<144: reversed(0x30 + symbol, 8)
    case 144..<256: reversed(0x190 + symbol - 144, 9)
    case 256..<280: reversed(symbol - 256, 7)
    default: reversed(0xC0 + symbol - 280, 8)
    }
  }

  /// Codes begin with their highest bit, everything else with its lowest.
  private mutating func reversed(_ code: Int, _ width: Int) {
    var value: UInt64 = 0
    for bit in 0..<width where code >> bit & 1 == 1 { value |= 1 << (width - 1 - bit) }
    put(value, width)
  }

  private mutating func put(_ value: UInt64, _ width: Int) {
    bits |= value << count
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }
}
