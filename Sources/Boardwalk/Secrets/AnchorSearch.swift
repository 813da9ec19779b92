/// Looks for many strings at once, capitals aside, and reads a fraction of the text.
///
/// A string of n letters holds, wherever it stands, one whole group of four that begins at a multiple of n - 3. So only
/// those groups are looked up, in a table of a few thousand bits; that nothing depends on the group before lets the
/// processor look at several at a time.
struct AnchorSearch: Sendable {
  private let anchors: [[UInt8]]
  /// Letters of a group: four, or one where a string is shorter than four.
  private let width: Int
  /// From group to group.
  private let stride: Int
  /// A bit for each number of a group that an anchor has.
  private var known = [UInt64](repeating: 0, count: (1 << AnchorSearch.bits) / 64)
  /// Where in which anchor the groups of a number stand.
  private var places: [Int: [(anchor: Int, offset: Int)]] = [:]

  /// The table stays in a core's nearest cache.
  private static let bits = 16

  /// - Parameter anchors: none of them empty.
  init(_ anchors: [[UInt8]]) {
    self.anchors = anchors
    let shortest = anchors.map(\.count).min() ?? 0
    width = shortest < 4 ? min(shortest, 1) : 4
    stride = max(shortest - width + 1, 1)
    guard width > 0 else { return }
    for (index, anchor) in anchors.enumerated() {
      anchor.withUnsafeBytes { letters in
        // Of a long one the groups of its beginning are enough.
        for offset in 0..<stride {
          let number = width == 4 ? AnchorSearch.number(ofFour: letters, offset) : Int(letters[offset] | 0x20)
          known[number / 64] |= 1 << UInt64(number % 64)
          places[number, default: []].append((index, offset))
        }
      }
    }
  }

  /// From a place in the text on, the first group that may belong to an anchor.
  /// - Parameter start: 0, or one more than what was given before.
  func place(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard width > 0, text.count >= width else { return nil }
    return known.withUnsafeBufferPointer { known in
      var position = (start + stride - 1) / stride * stride
      let last = text.count - width
      while position <= last {
        let number = number(at: position, in: text)
        if known[number >> 6] >> UInt64(number & 63) & 1 != 0 { return position }
        position += stride
      }
      return nil
    }
  }

  /// The anchors that stand around such a place, and where.
  func anchors(at place: Int, in text: UnsafeRawBufferPointer) -> [(anchor: Int, range: Range<Int>)] {
    (places[number(at: place, in: text)] ?? []).compactMap { index, offset in
      let anchor = anchors[index]
      let start = place - offset
      guard start >= 0, start + anchor.count <= text.count,
        zip(anchor, text[start...]).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      else { return nil }
      return (index, start..<start + anchor.count)
    }
  }
}

extension AnchorSearch {
  @inline(__always)
  private func number(at place: Int, in text: UnsafeRawBufferPointer) -> Int {
    width == 4 ? AnchorSearch.number(ofFour: text, place) : Int(text[place] | 0x20)
  }

  @inline(__always)
  private static func number(ofFour text: UnsafeRawBufferPointer, _ position: Int) -> Int {
    // Small and capital letters differ in one bit; Knuth's multiplier spreads the rest.
    let letters = text.loadUnaligned(fromByteOffset: position, as: UInt32.self) | 0x2020_2020
    return Int((letters &* 0x9E37_79B1) >> UInt32(32 - bits))
  }
}
