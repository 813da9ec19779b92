/// A word as searches compare it: folded, plural like singular, as a hash of 64 bits.
///
/// Two words with one hash would be taken for one; among the half million words of English that is expected
/// once in a hundred million such vocabularies.
enum SearchWord {
  /// How many letters of a word count: a longer one stands for all that begin as it does. No word of German has as many, but
  /// what is written without spaces, as Thai is, may.
  static let longest = 60

  /// Calls `body` for each word of a text, in order.
  static func read(_ text: String, _ style: WordReader.Style = .search, _ body: (UInt64) -> Void) {
    readLetters(text, style) { body(StableHash.of($0)) }
  }

  /// Calls `body` with the letters of each word of a text, in order. `EightLetters.count` bytes can be read behind them.
  static func readLetters(
    _ text: String, _ style: WordReader.Style = .search, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    WordReader.read(text, style) { word in body(compared(word)) }
  }

  /// The same of a text in UTF-8, which is another one then.
  static func readLetters(
    in text: inout [UInt8], _ style: WordReader.Style, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    WordReader.read(in: &text, style) { word in body(compared(word)) }
  }

  /// The words of a text, in order.
  static func all(in text: String, _ style: WordReader.Style = .search) -> [UInt64] {
    var words: [UInt64] = []
    read(text, style) { words.append($0) }
    return words
  }

  @inline(__always)
  private static func compared(_ word: UnsafeMutableBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let word = word.count > longest ? cut(word) : word
    return UnsafeBufferPointer(rebasing: word[..<stem(word)])
  }

  private static func cut(_ word: UnsafeMutableBufferPointer<UInt8>) -> UnsafeMutableBufferPointer<UInt8> {
    var letters = 0
    for (place, byte) in word.enumerated() where byte & 0xC0 != 0x80 {
      if letters == longest { return UnsafeMutableBufferPointer(rebasing: word[..<place]) }
      letters += 1
    }
    return word
  }

  /// The word without the ending of an English plural, and without the `e` that the ending may have eaten, so that
  /// `engineers` is `engineer`, `policies` is `policy`, `boxes` is `box`, `nurses` is `nurse`.
  ///
  /// The result is no word of English (`nurs`), and need not be: it is only compared. Words of three letters
  /// and fewer stay: `AWS`, `gas`, `IRS`.
  ///
  /// - Returns: how many bytes of the word are left.
  private static func stem(_ word: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = word.count
    guard count > 3 else { return count }
    if word[count - 1] == s {
      let before = word[count - 2]
      if before != s, before != u, before != i { count -= 1 }
    }
    guard word[count - 1] == e else { return count }
    let before = word[count - 2]
    if before == i, count > 3 {
      word[count - 2] = y
      return count - 1
    }
    let loses = count >= 5 || before == x || before == z || before == h || before == s && word[count - 3] == s
    return loses ? count - 1 : count
  }

  private static let e = UInt8(ascii: "e"), h = UInt8(ascii: "h"), i = UInt8(ascii: "i"), s = UInt8(ascii: "s")
  private static let u = UInt8(ascii: "u"), x = UInt8(ascii: "x"), y = UInt8(ascii: "y"), z = UInt8(ascii: "z")
}
