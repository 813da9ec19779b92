import Testing

@testable import Boardwalk

@Suite("The jobs of words")
struct WordPostingsTests {
  /// Words of all lengths, of which many begin or end alike.
  private func words(_ dice: inout Dice) -> Set<String> {
    Set(
      (0..<dice.below(90)).map { _ in
        let word = String(repeating: ["a", "ab", "é", "zoo"][dice.below(4)], count: 1 + dice.below(9))
        return String("\(word)\(dice.below(40))\(dice.below(3) == 0 ? word : "")".prefix(30))
      })
  }

  private func bytes(_ words: some Sequence<String>) -> [UInt8] {
    words.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
  }

  @Test("Every word comes once, in byte order, with the jobs that have it, in whatever order they came")
  func each() throws {
    var dice = Dice(seed: 23)
    for _ in 0..<20 {
      var postings = WordPostings()
      var expected: [String: [UInt32]] = [:]
      for number in (0..<UInt32(60)).map({ $0 * 37 % 60 }) {
        let words = words(&dice)
        for word in words { expected[word, default: []].append(number) }
        try bytes(words).withUnsafeBytes { try postings.add(number, words: $0) }
      }
      var found: [(word: String, numbers: [UInt32])] = []
      postings.each { found.append((String(decoding: $0, as: UTF8.self), Array($1))) }
      #expect(found.map(\.word) == expected.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      for (word, numbers) in found { #expect(numbers == expected[word]?.sorted(), "\(word)") }
    }
  }

  @Test("Words that a job has besides are its words as well, and those among its own count once")
  func besides() throws {
    var postings = WordPostings()
    try bytes(["clerk", "museum"]).withUnsafeBytes { words in
      try postings.add(1, words: words, besides: SearchTerms(["Museum Teilzeit"]))
      try postings.add(2, words: words)
      try postings.add(3, words: UnsafeRawBufferPointer(start: nil, count: 0), besides: SearchTerms(["Clerk"]))
    }
    var found: [String: [UInt32]] = [:]
    postings.each { found[String(decoding: $0, as: UTF8.self)] = Array($1) }
    #expect(found == ["clerk": [1, 2, 3], "museum": [1, 2], "teilzeit": [1]])
  }

  @Test("A job without words has none")
  func none() throws {
    var postings = WordPostings()
    try postings.add(7, words: UnsafeRawBufferPointer(start: nil, count: 0))
    postings.each { _, _ in Issue.record("There is no word.") }
  }

  @Test("Words that are cut off are a fault of the store", arguments: [[3, 0x61], [0], [1]] as [[UInt8]])
  func cutOff(_ bytes: [UInt8]) {
    var postings = WordPostings()
    #expect(throws: RowFault.self) { try bytes.withUnsafeBytes { try postings.add(1, words: $0) } }
  }
}
