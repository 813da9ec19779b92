extension [UInt8] {
  /// Appends a text with something else in the place of some letters; most are passed eight at a time.
  ///
  /// - Parameters:
  ///   - arePlain: whether eight bytes surely stay as they are.
  ///   - replacement: what stands for the letter that begins at a place of the text, and how many bytes it replaces; nil when
  ///     it stays.
  @inline(__always)
  mutating func append(
    _ text: String, passing arePlain: (EightLetters) -> Bool,
    replacing replacement: (_ byte: UInt8, _ index: Int, _ letters: UnsafeBufferPointer<UInt8>) -> (
      text: StaticString, length: Int
    )?
  ) {
    // Lent, and no reference counted.
    let isLent: Void? = text.utf8.withContiguousStorageIfAvailable {
      append($0, passing: arePlain, replacing: replacement)
    }
    if isLent == nil {
      Array(text.utf8).withUnsafeBufferPointer { append($0, passing: arePlain, replacing: replacement) }
    }
  }

  @inline(__always)
  private mutating func append(
    _ letters: UnsafeBufferPointer<UInt8>, passing arePlain: (EightLetters) -> Bool,
    replacing replacement: (_ byte: UInt8, _ index: Int, _ letters: UnsafeBufferPointer<UInt8>) -> (
      text: StaticString, length: Int
    )?
  ) {
    guard let start = letters.baseAddress else { return }
    var (copied, index) = (0, 0)
    while index < letters.count {
      let end = Swift.min(index + EightLetters.count, letters.count)
      // The last eight may have been looked at in part.
      let eight =
        end < EightLetters.count ? EightLetters(spaced: letters) : EightLetters(at: start + end - EightLetters.count)
      if arePlain(eight) {
        index = end
        continue
      }
      while index < end {
        guard let (other, length) = replacement(letters[index], index, letters) else {
          index += 1
          continue
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: letters[copied..<index]))
        other.withUTF8Buffer { append(contentsOf: $0) }
        index += length
        copied = index
      }
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: letters[copied...]))
  }
}
