/// Looks for many strings at once, capitals aside, and leaps over most of the text: Wu and Manber, “A fast algorithm for
/// multi-pattern searching”, 1994.
///
/// Of each string its first letters are looked for, as many as the shortest has. A table says for every three letters
/// how far ahead the next string that holds them could end.
struct AnchorSearch: Sendable {
  private let anchors: [[UInt8]]
  /// Letters that are looked for.
  private let window: Int
  /// Three letters at a time, or one where a string is shorter than three.
  private let isWide: Bool
  private var shifts = [UInt8](repeating: 0, count: 1 << AnchorSearch.bits)
  /// Anchors whose window ends with letters of this number.
  private var endings: [Int: [Int]] = [:]

  /// The table stays in a core's nearest cache.
  private static let bits = 14

  /// - Parameter anchors: none of them empty.
  init(_ anchors: [[UInt8]]) {
    self.anchors = anchors
    window = min(anchors.map(\.count).min() ?? 0, Int(UInt8.max))
    isWide = window > 2
    let width = isWide ? 3 : 1
    shifts = [UInt8](repeating: UInt8(max(window - width + 1, 0)), count: shifts.count)
    for (index, anchor) in anchors.enumerated() {
      for end in width - 1..<window {
        let key = isWide ? AnchorSearch.key(anchor[end - 2], anchor[end - 1], anchor[end]) : Int(anchor[end] | 0x20)
        shifts[key] = min(shifts[key], UInt8(window - 1 - end))
        if end == window - 1 { endings[key, default: []].append(index) }
      }
    }
  }

  /// What `accept` gives for the first place it gives something for: it is told the number of an anchor and where that
  /// stands.
  func first<Found>(in text: UnsafeRawBufferPointer, accept: (Int, Range<Int>) -> Found?) -> Found? {
    guard window > 0, window <= text.count else { return nil }
    return shifts.withUnsafeBufferPointer { shifts in
      var end = window - 1
      while end < text.count {
        let key = isWide ? AnchorSearch.key(text[end - 2], text[end - 1], text[end]) : Int(text[end] | 0x20)
        let shift = Int(shifts[key])
        if shift == 0, let found = candidate(in: text, endingAt: end, key, accept) { return found }
        end += max(shift, 1)
      }
      return nil
    }
  }
}

extension AnchorSearch {
  @inline(__always)
  private static func key(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let letters = UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16
    // Small and capital letters differ in one bit; Knuth's multiplier spreads the rest.
    return Int(((letters | 0x20_2020) &* 0x9E37_79B1) >> UInt32(32 - bits))
  }

  private func candidate<Found>(
    in text: UnsafeRawBufferPointer, endingAt end: Int, _ key: Int, _ accept: (Int, Range<Int>) -> Found?
  ) -> Found? {
    let start = end - window + 1
    for index in endings[key] ?? [] {
      let anchor = anchors[index]
      guard start + anchor.count <= text.count,
        zip(anchor, text[start...]).allSatisfy({ $0 | 0x20 == $1 | 0x20 }),
        let found = accept(index, start..<start + anchor.count)
      else { continue }
      return found
    }
    return nil
  }
}
