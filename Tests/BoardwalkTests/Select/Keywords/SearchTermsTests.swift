import Foundation
import Testing

@testable import Boardwalk

@Suite("The words of the index")
struct SearchTermsTests {
  /// A text and its words, as the browser's modules find them too.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let text: String
    let words: [String]
    var testDescription: String { text }

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      text = try pair.decode(String.self)
      words = try pair.decode([String].self)
    }

    static func all() throws -> [Case] {
      let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../Words.json").standardized
      return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    }
  }

  @Test("Words are folded as the browser folds them", arguments: try Case.all())
  func folded(_ one: Case) {
    var words: [String] = []
    SearchWord.readLetters(one.text) { words.append(String(decoding: $0, as: UTF8.self)) }
    #expect(words == one.words)
  }

  private func words(of terms: SearchTerms) -> [String]? {
    var words: [String] = []
    let isSound = terms.bytes.withUnsafeBytes { bytes in
      SearchTerms.read(bytes) { words.append(String(decoding: $0, as: UTF8.self)) }
    }
    return isSound ? words.sorted() : nil
  }

  @Test("Each word is kept once, whatever text it is from")
  func distinct() {
    let terms = SearchTerms(["Night nurses", "The night: nurse"])
    #expect(words(of: terms) == ["night", "nurs", "the"])
    #expect(terms.set == WordSet(["Night nurses", "The night: nurse"]))
  }

  @Test("A word that nobody types is compared and not spelt")
  func long() {
    let longest = String(repeating: "x", count: SearchTerms.longest)
    let terms = SearchTerms([longest, longest + "y"])
    #expect(words(of: terms) == [longest])
    #expect(terms.set.count == 2)
  }

  @Test("Nothing has no words")
  func empty() {
    #expect(words(of: SearchTerms([])) == [])
    #expect(words(of: SearchTerms(["—"])) == [])
  }

  @Test(
    "Bytes that are no words are noticed",
    arguments: [[0], [2, 97], [1, 97, 0], [61] + [UInt8](repeating: 97, count: 61)])
  func broken(_ bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { SearchTerms.read($0) { _ in } } == false)
  }
}
