/// Cuts a text into words and folds them: no capitals, no accents, no apostrophes, nothing but letters and digits.
struct WordReader {
  /// What the words are for.
  enum Style {
    /// Comparing names: `São Paulo` and `SAO PAULO` are one. Other scripts keep their letters.
    case name
    /// Finding words in texts: like `name`, and `C++` and `C#` are words, and every Chinese or Japanese sign is one, and every
    /// letter of Thai and its neighbours, for nothing divides words there.
    case search
    /// What searches find: like `search`, and what stands behind the apostrophe of `d’ingénieur` is a word as well, and so are
    /// two signs that touch. A letter of Thai says nothing by itself, where it touches another.
    case index
    /// What searches ask for: like `search`, and signs that touch are words two by two: `看護師` is `看護` and `護師`.
    case asked
    /// Like `search`, and `d’ingénieur` is `ingénieur` alone.
    case bare
    /// The path of a page: plain letters only; Cyrillic and Greek are written in Latin, other scripts left out.
    case path
  }

  let style: Style
  /// The beginning of a word that is not in the text as it is folded.
  private var word: [UInt8] = []
  /// How much of that is an article or the like that lost its vowel; nought for none.
  private var elided = 0
  /// The last of signs that touch; nil behind anything else.
  var sign: Unicode.Scalar?
  /// Whether it is a word unless another one touches it.
  var isSignWaiting = false

  /// Takes a word, which it may change, and which is gone when it returns. `EightLetters.count` bytes can be read behind it.
  typealias Body = (UnsafeMutableBufferPointer<UInt8>) -> Void

  /// Calls `body` with the UTF-8 of each word of `text`, in order.
  static func read(_ text: String, _ style: Style, _ body: Body) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + EightLetters.count)
    bytes += text.utf8
    read(in: &bytes, style, body)
  }

  /// Calls `body` with the UTF-8 of each word of a text in UTF-8, in order. The text is another one then.
  static func read(in text: inout [UInt8], _ style: Style, _ body: Body) {
    var reader = WordReader(style: style)
    let count = text.count
    text += EightLetters.room
    text.withUnsafeMutableBufferPointer { text in
      // Without capitals nearly all words stand as they are folded.
      for index in text.indices { text[index] |= (0x41...0x5A).contains(text[index]) ? 0x20 : 0 }
      reader.read(UnsafeMutableBufferPointer(rebasing: text[..<count]), body)
    }
    reader.end(body)
  }

  private init(style: Style) { self.style = style }
}

extension WordReader.Style {
  /// Whether it finds words in texts.
  fileprivate var isOfTexts: Bool { self != .name && self != .path }
}

extension String {
  /// The text as names are compared: `"Baden-Württemberg "` is `baden wurttemberg`.
  var folded: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    WordReader.read(self, .name) { word in
      if !bytes.isEmpty { bytes.append(0x20) }
      bytes += word
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The same for texts in which words are sought: `l’ingénieur` is `ingenieur`.
  var foldedBare: String {
    var words: [String] = []
    WordReader.read(self, .bare) { words.append(String(decoding: $0, as: UTF8.self)) }
    return words.joined(separator: " ")
  }

  /// Whether the bytes of a phrase occur in it. For short texts on the way of every job, where a search by characters
  /// takes fifty times as long.
  func holds(_ phrase: StaticString) -> Bool {
    phrase.withUTF8Buffer { holds(bytes: $0) }
  }

  /// Whether the bytes of a phrase occur in it.
  func holds(phrase: String) -> Bool {
    var phrase = phrase
    return phrase.withUTF8 { holds(bytes: $0) }
  }

  private func holds(bytes phrase: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let first = phrase.first, phrase.count <= bytes.count else { return phrase.isEmpty }
      for start in 0...(bytes.count - phrase.count) where bytes[start] == first {
        if bytes[start..<(start + phrase.count)].elementsEqual(phrase) { return true }
      }
      return false
    }
  }

  /// Whether it is ASCII. All bytes are looked at, sixteen at once.
  var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.reduce(0) { $0 | $1 } < 0x80 } ?? false
  }

  /// Whether there is such a byte among those of the text.
  func hasBytes(where isSuch: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isSuch) } ?? utf8.contains(where: isSuch)
  }
}

extension WordReader {
  /// Takes runs of one kind at once: plain letters and digits, and what is not ASCII. The room for a word follows the text.
  fileprivate mutating func read(_ text: UnsafeMutableBufferPointer<UInt8>, _ body: Body) {
    var index = 0
    while index < text.count {
      let start = index
      index += 1
      switch text[start] {
      case 0x30...0x39, 0x61...0x7A:
        index = EightLetters.end(of: start, in: text)
        let letters = UnsafeMutableBufferPointer(rebasing: text[start..<index])
        endSigns(body)
        if word.isEmpty, index == text.count || text[index].endsWord { body(letters) } else { word += letters }
      case 0x27: noteElision()
      case 0x23, 0x2B: takeSign(text[start], body)
      case ..<0x80: end(body)
      default:
        while index < text.count, text[index] >= 0x80 { index += 1 }
        let letters = String(decoding: text[start..<index], as: UTF8.self)
        for scalar in LetterTable.widened(letters).unicodeScalars { take(scalar, body) }
      }
    }
  }

  /// `#` and `+` belong to a word in names of one letter only: `C#`, `C++`, `A+`.
  fileprivate mutating func takeSign(_ sign: UInt8, _ body: Body) {
    let isName = word.count == 1 || word.count == 2 && word[1] == 0x2B
    if style.isOfTexts, isName, let first = word.first, (0x61...0x7A).contains(first) {
      word.append(sign)
    } else {
      end(body)
    }
  }

  fileprivate mutating func take(_ scalar: Unicode.Scalar, _ body: Body) {
    if scalar == "\u{2019}" { noteElision() }
    if LetterTable.isMark(scalar) { return }
    if let plain = LetterTable.latin(scalar) {
      for byte in plain.utf8 { add(byte, body) }
    } else if style == .path {
      guard let plain = LetterTable.romanized(scalar) else { return end(body) }
      for byte in plain.utf8 { add(byte, body) }
    } else if style.isOfTexts, LetterTable.isWordByItself(scalar) {
      takeWord(scalar, body)
    } else if scalar.properties.isAlphabetic {
      for byte in LetterTable.unaccented(scalar).utf8 { add(byte, body) }
    } else if scalar.properties.numericType != nil {
      for byte in LetterTable.figure(scalar).utf8 { add(byte, body) }
    } else if scalar.properties.generalCategory != .nonspacingMark, scalar.properties.generalCategory != .format {
      end(body)
    }
  }

  fileprivate mutating func add(_ byte: UInt8, _ body: Body) {
    endSigns(body)
    word.append(byte)
  }

  /// A letter behind `C++` begins another word, and so does one behind a word that is a sign.
  private mutating func endSigns(_ body: Body) {
    endTouching(body)
    if let last = word.last, last == 0x2B || last == 0x23 { end(body) }
  }

  mutating func end(_ body: Body) {
    endTouching(body)
    guard !word.isEmpty else { return }
    if elided > 0 { return endElided(body) }
    Self.give(&word, body)
    word.removeAll(keepingCapacity: true)
  }

  /// Where an apostrophe stands. In `driver's` and `O'Brien` it says nothing; `l’` and `qu’` are words by themselves.
  fileprivate mutating func noteElision() {
    guard style == .index || style == .bare, word.count <= Self.longestElided else { return }
    if Self.shortened.contains(where: { $0.utf8.elementsEqual(word) }) { elided = word.count }
  }

  /// Ends a word of two, if there are two: no vowel is lost before a consonant, as in `all's well`.
  private mutating func endElided(_ body: Body) {
    var bare = Array(word[elided...])
    elided = 0
    let isElided = bare.first.map("aeiouyh".utf8.contains) ?? false
    if style == .index || !isElided { Self.give(&word, body) }
    if isElided { Self.give(&bare, body) }
    word.removeAll(keepingCapacity: true)
  }

  static func give(_ word: inout [UInt8], _ body: Body) {
    let count = word.count
    word += EightLetters.room
    word.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[..<count])) }
  }

  /// Of French, Catalan and Italian.
  private static let shortened: [String] = [
    "c", "d", "j", "l", "m", "n", "s", "t", "v", "qu", "jusqu", "lorsqu", "puisqu", "quelqu", "quoiqu", "all", "coll",
    "dall", "dell", "nell", "quell", "sull", "un",
  ]
  private static let longestElided = 6
}

extension UInt8 {
  /// Whether no word goes on behind it: what is neither letter, `'`, `+` nor `#`.
  fileprivate var endsWord: Bool { self < 0x80 && self != 0x27 && self != 0x2B && self != 0x23 }
}
