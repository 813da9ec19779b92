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

  /// What `accept` gives for the first place it gives something for: it is told the number of an anchor and where that
  /// stands.
  func first<Found>(in text: UnsafeRawBufferPointer, accept: (Int, Range<Int>) -> Found?) -> Found? {
    guard width > 0, text.count >= width else { return nil }
    return known.withUnsafeBufferPointer { known in
      var position = 0
      let last = text.count - width
      while position <= last {
        let number = width == 4 ? AnchorSearch.number(ofFour: text, position) : Int(text[position] | 0x20)
        if known[number >> 6] >> UInt64(number & 63) & 1 != 0,
          let found = candidate(in: text, at: position, number, accept)
        {
          return found
        }
        position += stride
      }
      return nil
    }
  }
}

extension AnchorSearch {
  @inline(__always)
  private static func number(ofFour text: UnsafeRawBufferPointer, _ position: Int) -> Int {
    // Small and capital letters differ in one bit; Knuth's multiplier spreads the rest.
    let letters = text.loadUnaligned(fromByteOffset: position, as: UInt32.self) | 0x2020_2020
    return Int((letters &* 0x9E37_79B1) >> UInt32(32 - bits))
  }

  private func candidate<Found>(
    in text: UnsafeRawBufferPointer, at position: Int, _ number: Int, _ accept: (Int, Range<Int>) -> Found?
  ) -> Found? {
    for (index, offset) in places[number] ?? [] {
      let anchor = anchors[index]
      let start = position - offset
      guard start >= 0, start + anchor.count <= text.count,
        zip(anchor, text[start...]).allSatisfy({ $0 | 0x20 == $1 | 0x20 }),
        let found = accept(index, start..<start + anchor.count)
      else { continue }
      return found
    }
    return nil
  }
}
