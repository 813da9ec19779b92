/// Writes a canvas as PNG: https://www.w3.org/TR/png/
///
/// Compression is one thing only: runs. Each row is written as its difference from the row above, and a picture of letters on
/// one colour is runs of nothing then. A general compressor would make it a third smaller and take far longer.
struct PNGImage {
  var canvas: Canvas
  /// Red, green and blue of each colour.
  var palette: [(UInt8, UInt8, UInt8)]

  var bytes: [UInt8] {
    var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits a pixel, each a place in the palette; the usual filters; not interlaced.
    Self.chunk("IHDR", Self.big(UInt32(canvas.width)) + Self.big(UInt32(canvas.height)) + [8, 3, 0, 0, 0], to: &out)
    Self.chunk("PLTE", palette.flatMap { [$0.0, $0.1, $0.2] }, to: &out)
    Self.chunk("IDAT", compressedRows, to: &out)
    Self.chunk("IEND", [], to: &out)
    return out
  }
}

extension PNGImage {
  /// The rows as zlib has them (RFC 1950).
  private var compressedRows: [UInt8] {
    var runs = RunWriter()
    var (low, high): (UInt32, UInt32) = (1, 0)
    func add(_ byte: UInt8) {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    var above = [UInt8](repeating: 0, count: canvas.width)
    for row in 0..<canvas.height {
      let pixels = Array(canvas.pixels[row * canvas.width..<(row + 1) * canvas.width])
      // The filter “up”.
      add(2)
      runs.add(2)
      // Most rows are as the one above: nothing but noughts, whose sum needs no loop.
      if pixels == above {
        runs.add(0, times: canvas.width)
        high = (high + low * UInt32(canvas.width) % 65521) % 65521
        continue
      }
      for (column, pixel) in pixels.enumerated() {
        let difference = pixel &- above[column]
        add(difference)
        runs.add(difference)
      }
      above = pixels
    }
    return [0x78, 0x01] + runs.finished() + Self.big(high << 16 | low)
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ data: [UInt8], to out: inout [UInt8]) {
    let body = Array(name.utf8) + data
    out += big(UInt32(data.count)) + body + big(sum(of: body))
  }

  /// CRC-32, as the specification's appendix has it.
  private static func sum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
