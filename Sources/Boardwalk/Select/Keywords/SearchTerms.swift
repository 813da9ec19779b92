import Markup

/// The words of a job as the index spells them: folded, plural like singular, each once.
///
/// Made once, when a job is stored, so that a build writes postings without reading any text.
struct SearchTerms: Sendable, Hashable {
  /// One after the other, each with its length in front.
  private(set) var bytes: [UInt8] = []
  /// Their hashes, which searches compare.
  var set: WordSet { bytes.withUnsafeBytes { WordSet(terms: $0) } ?? WordSet(sorted: []) }

  /// UTF-8 bytes of a word: no letter has more than four.
  static let longest = 4 * SearchWord.longest
  /// Stands where the length of a word would, before the eight bytes of a hash, the lowest first: so an older Boardwalk kept words
  /// of more than sixty bytes.
  private static let longMark: UInt8 = 0xFF

  /// The words of some texts.
  init(_ texts: some Sequence<String>) {
    var words = DistinctWords()
    for text in texts { SearchWord.readLetters(text, .index) { words.add($0) } }
    self.init(words)
  }

  /// All words that a job shows.
  init(_ job: Job) {
    var room = ReadingRoom()
    self.init(job, in: &room)
  }

  /// - Parameter room: for reading the job in; what is in it does not matter.
  init(_ job: Job, in room: inout ReadingRoom) { self.init(job, &room.words, &room.text) }

  private init(_ job: Job, _ words: inout DistinctWords, _ text: inout [UInt8]) {
    Self.write(job, to: &text)
    words.removeAll()
    SearchWord.readLetters(in: &text, .index) { words.add($0) }
    self.init(words)
  }

  /// Writes all that a job shows, with a space behind each text: no word reaches from one into the next, and one text is read sooner
  /// than thirty.
  private static func write(_ job: Job, to text: inout [UInt8]) {
    let names = job.searchNames
    text.removeAll(keepingCapacity: true)
    text.reserveCapacity(
      names.reduce(EightLetters.count) { $0 + $1.utf8.count + 1 }
        + job.sections.reduce(0) { $0 + $1.html.html.utf8.count + 1 })
    for name in names {
      text += name.utf8
      text.append(0x20)
    }
    for section in job.sections {
      PlainText.append(section.html, to: &text)
      text.append(0x20)
    }
  }

  private init(_ words: DistinctWords) {
    // By hash, because numbers sort ten times as fast as words, and the order of the words means nothing.
    let sorted = words.byHash
    bytes = [UInt8](unsafeUninitializedCapacity: words.letters.count + sorted.count) { bytes, count in
      words.letters.withUnsafeBufferPointer { letters in
        for word in sorted {
          bytes[count] = UInt8(truncatingIfNeeded: word.count)
          let end = count + 1 + word.count
          _ = bytes[(count + 1)..<end].update(fromContentsOf: letters[word.start..<word.start + word.count])
          count = end
        }
      }
    }
  }

  /// Calls `body` with each word of what `bytes` holds. False when they are no such words: cut off or too long.
  ///
  /// - Parameter long: called with the hash of each word that was too long to be kept.
  static func read(
    _ bytes: UnsafeRawBufferPointer, long: (UInt64) -> Void = { _ in }, _ body: (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    var position = 0
    while position < bytes.count {
      let count = Int(bytes[position])
      let end = position + 1 + count
      if bytes[position] == longMark, position + 9 <= bytes.count {
        long(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 1, as: UInt64.self)))
        position += 9
        continue
      }
      guard count > 0, count <= longest, end <= bytes.count else { return false }
      body(UnsafeRawBufferPointer(rebasing: bytes[(position + 1)..<end]))
      position = end
    }
    return true
  }
}
