import Markup

/// The words of a job as the index spells them: folded, plural like singular, each once.
///
/// Made once, when a job is stored, so that a build writes postings without reading any text.
struct SearchTerms: Sendable, Hashable {
  /// One after the other, each with its length in front.
  private(set) var bytes: [UInt8] = []
  /// The words that searches compare, these and longer ones.
  let set: WordSet

  /// UTF-8 bytes of a word. What is longer is no word of a language, and nobody types it.
  static let longest = 60

  /// The words of some texts.
  init(_ texts: some Sequence<String>) {
    var letters: [UInt8] = []
    var words: [(hash: UInt64, start: Int, count: Int)] = []
    for text in texts {
      SearchWord.read(text) { word, hash in
        words.append((hash, letters.count, word.count))
        letters += word
      }
    }
    // By hash, because numbers sort ten times as fast as words, and the order of the words means nothing.
    words.sort { $0.hash == $1.hash ? $0.start < $1.start : $0.hash < $1.hash }
    var hashes: [UInt64] = []
    hashes.reserveCapacity(words.count / 2)
    for word in words where word.hash != hashes.last {
      hashes.append(word.hash)
      guard word.count <= Self.longest else { continue }
      bytes.append(UInt8(truncatingIfNeeded: word.count))
      bytes += letters[word.start..<word.start + word.count]
    }
    set = WordSet(sorted: hashes)
  }

  /// All words that a job shows.
  init(_ job: Job) { self.init(job.searchTexts) }

  /// Calls `body` with each word of what `bytes` holds. False when they are no such words: cut off or too long.
  static func read(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    var position = 0
    while position < bytes.count {
      let count = Int(bytes[position])
      let end = position + 1 + count
      guard count > 0, count <= longest, end <= bytes.count else { return false }
      body(UnsafeRawBufferPointer(rebasing: bytes[(position + 1)..<end]))
      position = end
    }
    return true
  }
}
