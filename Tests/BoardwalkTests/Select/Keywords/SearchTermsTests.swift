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
    SearchWord.readLetters(one.text, .asked) { words.append(String(decoding: $0, as: UTF8.self)) }
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

  @Test("A long word is kept as far as it is compared, whatever its script")
  func long() {
    let titles = ["मुख्यकार्यकारीअधिकारी", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"]
    #expect(
      words(of: SearchTerms(titles)) == [
        "rindfleischetikettierungsuberwachungsaufgabenubertragungsg", "मुखयकारयकारीअधिकारी",
      ])
    let longest = String(repeating: "𐌀", count: SearchWord.longest)
    #expect(longest.utf8.count == SearchTerms.longest)
    #expect(words(of: SearchTerms([longest, longest + "𐌀"])) == [longest])
  }

  @Test("Words that an older Boardwalk kept as a hash can still be read")
  func hashes() {
    let bytes: [UInt8] = [1, 97, 0xFF, 1, 2, 3, 4, 5, 6, 7, 8]
    #expect(bytes.withUnsafeBytes { WordSet(terms: $0) }?.count == 2)
  }

  @Test(
    "What stands behind an elision is a word as well",
    arguments: [
      ("Poste d’ingénieur", ["dingenieur", "ingenieur", "post"]), ("l'électricien", ["electricien", "lelectricien"]),
      ("L’ÉTAT qu'il l’hôpital", ["etat", "hopital", "il", "letat", "lhopital", "quil"]),
      ("Lorsqu’un jusqu’à", ["a", "jusqua", "lorsquun", "un"]),
      ("dell'arte un’altra", ["altra", "arte", "dellart", "unaltra"]),
      ("driver's O'Brien drivers’ aujourd’hui don't", ["aujourdhui", "dont", "driver", "obrien"]),
      ("all's rock 'n' roll d' 'l", ["all", "d", "l", "n", "rock", "roll"]), ("C'+ d'été's", ["c+", "dete", "ete"]),
    ])
  func elisions(text: String, expected: [String]) {
    let found = words(of: SearchTerms([text]))
    #expect(found == expected)
    #expect(SearchTerms([text]).set == WordSet([text]))
  }

  @Test(
    "Signs that touch are words two by two, and each by itself where it is one",
    arguments: [
      ("看護師", ["師", "看", "看護", "護", "護師"]), ("東、京", ["京", "東"]), ("東 京", ["京", "東"]),
      ("A東京2", ["2", "a", "京", "東", "東京"]),
      ("ไทย", ["ทย", "ไท"]), ("ไ", ["ไ"]), ("ก东ข", ["ก东", "东", "东ข"]), ("ก a", ["a", "ก"]), ("ก+", ["ก"]),
    ])
  func signs(text: String, expected: [String]) {
    #expect(words(of: SearchTerms([text])) == expected.sorted())
    #expect(SearchTerms([text]).set == WordSet([text]))
  }

  @Test("Nothing has no words")
  func empty() {
    #expect(words(of: SearchTerms([])) == [])
    #expect(words(of: SearchTerms(["—"])) == [])
  }

  @Test(
    "Bytes that are no words are noticed",
    arguments: [[0], [2, 97], [1, 97, 0], [241] + [UInt8](repeating: 97, count: 241)])
  func broken(_ bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { SearchTerms.read($0) { _ in } } == false)
  }
}
