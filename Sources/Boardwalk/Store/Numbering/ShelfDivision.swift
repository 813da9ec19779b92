/// Finds where to divide the words of a board, from a sample of its jobs.
struct ShelfDivision {
  /// About so many jobs show well enough how frequent words are.
  static let sample = 2000
  /// Bytes of one file of words: small enough for a phone to fetch one from each stretch, large enough to compress.
  private static let fileBytes = 1300
  /// The most shelves: a manifest names them all.
  private static let most = 900

  private var shortCounts: [ShortWord: Int] = [:]
  private var longCounts: [[UInt8]: Int] = [:]
  private var jobs = 0

  mutating func take(_ words: UnsafeRawBufferPointer) {
    jobs += 1
    _ = SearchTerms.read(words) { word in
      if let short = ShortWord(word) {
        shortCounts[short, default: 0] += 1
      } else {
        longCounts[Array(word), default: 0] += 1
      }
    }
  }

  /// The first words of all shelves but the first, as short as tells them apart.
  ///
  /// - Parameter span: the numbers of a full stretch.
  func shelves(span: Int) -> [String] {
    guard jobs > 0 else { return [] }
    let counts = longCounts.merging(shortCounts.map { ($0.bytes, $1) }) { $0 + $1 }
    let words = counts.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let weights = words.map { word in
      let count = max(1, (counts[word] ?? 0) * span / jobs)
      return min(count < span / 32 ? count * 2 : count, span / 6) + word.count / 2 + 3
    }
    let total = weights.reduce(0, +)
    let wanted = max(Self.fileBytes, total / Self.most)
    var shelves: [String] = []
    var filled = 0
    for index in words.indices {
      if filled + weights[index] / 2 >= wanted, index > 0, let word = Self.between(words[index - 1], words[index]) {
        shelves.append(word)
        filled = 0
      }
      filled += weights[index]
    }
    return shelves
  }

  /// The shortest beginning of a word that stands behind the one before; nil where programs that compare UTF-16 would
  /// see another order.
  private static func between(_ before: [UInt8], _ word: [UInt8]) -> String? {
    let common = zip(before, word).prefix { $0 == $1 }.count
    var end = common + 1
    // Not within a letter.
    while end < word.count, word[end] & 0xC0 == 0x80 { end += 1 }
    let start = word[..<end]
    return start.contains { $0 >= 0xED } ? nil : String(decoding: start, as: UTF8.self)
  }
}

/// A word as most are: of up to sixteen bytes, which are compared without a look into memory of its own.
private struct ShortWord: Hashable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private let count: Int

  /// Nil for a longer one.
  init?(_ word: UnsafeRawBufferPointer) {
    guard word.count <= 16 else { return nil }
    count = word.count
    for (place, byte) in word.enumerated() {
      let bits = UInt64(byte) << UInt64(truncatingIfNeeded: place % 8 * 8)
      if place < 8 { first |= bits } else { second |= bits }
    }
  }

  var bytes: [UInt8] {
    (0..<count).map { place in
      UInt8(truncatingIfNeeded: (place < 8 ? first : second) >> UInt64(truncatingIfNeeded: place % 8 * 8))
    }
  }
}
