import Markup
import Testing

@testable import Boardwalk

@Suite("What is quick for plain text is the same for any other")
struct PlainRunTests {
  static let texts = [
    "", " ", "a", "a b", "a  b", " a", "a ", "Senior Baker (m/f) – Köln", "R&D", "R&amp;D", "a < b", "a <b>b</b>",
    "a > b",
    "tab\tbed", "line\r\nend", "\u{7F}", "C++ and C#", "don't", "O\u{2019}Neil", "ÀÉÎ", "日本", "x\u{301}", "a\u{200B}b",
    "A1 b2-C3_d4/e5", "'", "+", "#", "c++x", "C+ +a a+#", "ＡＢ", "Ελλάδα ΆΛΦΑ", "Ёж", "\u{1F600} face", "ab\u{AD}c",
  ]

  @Test("A line that is clean stays as it is", arguments: texts)
  func clean(_ text: String) {
    // A mark of direction is left out, and has every byte looked at.
    #expect(PlainText.clean(text) == PlainText.clean(text + "\u{200E}"))
  }

  @Test("Words are the same read at once and sign by sign", arguments: texts)
  func words(_ text: String) {
    var signs: [[UInt8]] = [[]]
    WordReader.read(text, .search) { signs.append(Array($0)) }
    // A letter alone is read as it is in a word, and what is no letter parts words wherever it stands.
    let apart = text.unicodeScalars.map { String($0).folded }
    let letters = apart.joined()
    #expect(text.folded.filter { $0 != " " } == letters)
    #expect(signs.joined().filter { $0 != 0x2B && $0 != 0x23 } == Array(letters.utf8))
  }

  @Test("White space goes from the ends of any text", arguments: texts)
  func trimmed(_ text: String) {
    for (before, after) in [("", ""), (" \n", ""), ("", "\u{A0}\t"), ("\r\n", "\u{2028} ")] {
      let whole = before + text + after
      let inner = whole.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      #expect(whole.trimmed == String(inner))
    }
  }

  @Test("An excerpt of plain letters ends where one of others does")
  func excerpts() {
    func excerpt(_ text: String) -> String {
      var draft = JobDraft(sourceID: "1")
      draft.title = "Baker"
      return Sections(
        [SectionClaim(.summary, .plain(text))], draft: draft, spot: .board, markdown: SafeHTML.inThisProcess
      ).excerpt
    }
    let words = ["Bread", "and", "more.", "Rolls!", "Who", "bakes?", "e", "everywhere", "x.", "Dr."]
    var dice = HostileTextTests.Dice(state: 4)
    for count in 1..<120 {
      let text = (0..<count).map { _ in words.randomElement(using: &dice) ?? "" }.joined(separator: " ")
      #expect(excerpt(text.replacing("e", with: "é")) == excerpt(text).replacing("e", with: "é"))
    }
  }

  @Test("The words of a text are kept once each, however many they are")
  func distinct() {
    let many = (0..<3000).map { "word\($0 * 7 % 2000)x" }
    var words = DistinctWords()
    for word in many { words.add(word) }
    #expect(words.all.count == Set(many).count)
    #expect(words.all.allSatisfy { StableHash.of(words.letters[$0.start..<$0.start + $0.count]) == $0.hash })
    let terms = SearchTerms([many.joined(separator: " ")])
    #expect(terms.set == WordSet([many.joined(separator: " ")]))
  }

  @Test("Words of any length are found between any signs")
  func lengths() {
    for sign in ["-", " ", "@", "[", "`", "{", "/", ":", "\u{7F}", "—"] {
      for length in 1...20 {
        let word = String("Abc1yz09Z".letters(length))
        var found: [String] = []
        WordReader.read([word, "b", word].joined(separator: sign), .search) {
          found.append(String(decoding: $0, as: UTF8.self))
        }
        #expect(found == [word.lowercased(), "b", word.lowercased()])
      }
    }
  }

  @Test("Short words and long ones are told apart by every letter, whatever stands behind them", arguments: 1...20)
  func apart(_ length: Int) {
    var words = DistinctWords()
    let word = String(repeating: "a", count: length)
    for _ in 0..<2 {
      for other in [word, word + "a", word.dropLast() + "b", "b" + word.dropFirst()] { words.add(other) }
    }
    #expect(words.all.count == (length == 1 ? 3 : 4))
  }

  @Test("Words are in the order of their hashes, even where somebody chose ones that begin alike", arguments: [0, 100])
  func byHash(_ alike: Int) {
    var words = DistinctWords()
    for number in 0..<300 { words.add("n\(number)") }
    var number = 300
    while words.all.count < 300 + alike {
      if StableHash.of("n\(number)".utf8) >> 56 == 7 { words.add("n\(number)") }
      number += 1
    }
    #expect(words.byHash.map(\.hash) == words.all.map(\.hash).sorted())
  }
}

extension DistinctWords {
  fileprivate mutating func add(_ word: String) {
    let bytes = Array(word.utf8) + EightLetters.room
    bytes.withUnsafeBufferPointer { add(UnsafeBufferPointer(rebasing: $0[..<word.utf8.count])) }
  }
}

extension String {
  /// So many letters of it, again from the first where they do not suffice.
  fileprivate func letters(_ count: Int) -> String {
    let letters = Array(self)
    return String((0..<count).map { letters[$0 * 4 % letters.count] })
  }
}
