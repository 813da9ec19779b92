import Foundation
import Testing

@testable import Boardwalk

@Suite("The terms of a query")
struct KeywordTermTests {
  /// A query, and its terms as both sides write them here: `night -"day_shift"`.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let query: String
    let terms: String
    var testDescription: String { query }

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      query = try pair.decode(String.self)
      terms = try pair.decode(String.self)
    }

    static func all() throws -> [Case] {
      let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../Queries.json").standardized
      return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    }
  }

  @Test("A query is divided as the visitor's search divides it", arguments: try Case.all())
  func terms(_ one: Case) {
    let expected = one.terms.split(separator: " ").map { term in
      let isWanted = term.first != "-"
      let words = term.drop { $0 == "-" }.split(separator: "\"").flatMap { $0.split(separator: "_") }
      return KeywordTerm(
        text: "", words: words.map { StableHash.of($0.utf8) }, asked: [], isWanted: isWanted,
        isQuoted: term.last == "\"")
    }
    let terms = KeywordTerm.all(in: one.query.unicodeScalars)
    #expect(
      terms.map { KeywordTerm(text: "", words: $0.words, asked: [], isWanted: $0.isWanted, isQuoted: $0.isQuoted) }
        == expected)
  }

  @Test("An unwanted word stands between words that have a synonym together only side by side")
  func between() {
    let synonyms = Synonyms([["RN", "registered nurse"]])
    #expect(KeywordQuery("registered nurse -night", synonyms).matches(text: "RN by day"))
    #expect(!KeywordQuery("registered -night nurse", synonyms).matches(text: "RN by day"))
  }
}
