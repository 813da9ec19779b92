/// A part of a query: a word, or words side by side, that are wanted or are not.
///
/// Commas divide like white space, and a quotation mark begins or ends a term wherever it stands. The board's page reads queries
/// in the same way, with `terms` of `words.js`: Tests/Queries.json has cases for both.
struct KeywordTerm: Sendable, Hashable {
  /// As it was written, without its marks.
  let text: String
  /// As searches compare them; never none.
  let words: [UInt64]
  /// Those that the index is asked for: signs that touch two by two.
  let asked: [UInt64]
  /// Whether no minus stands before it.
  let isWanted: Bool
  let isQuoted: Bool

  /// The terms of a text; every text is a query. A quotation mark that is never closed counts to the end.
  static func all(in text: some Sequence<Unicode.Scalar>) -> [KeywordTerm] {
    var all: [KeywordTerm] = []
    var term = ""
    var (hasMinus, isQuoted) = (false, false)
    func end() {
      let words = SearchWord.all(in: term)
      if !words.isEmpty {
        let asked = SearchWord.all(in: term, .asked)
        all.append(KeywordTerm(text: term, words: words, asked: asked, isWanted: !hasMinus, isQuoted: isQuoted))
      }
      (term, hasMinus) = ("", false)
    }
    for character in text {
      if "\"“”„«»".unicodeScalars.contains(character) {
        // A minus right before it counts for what it opens.
        if isQuoted || !term.isEmpty { end() }
        isQuoted.toggle()
      } else if !isQuoted, character == "," || character.properties.isWhitespace {
        end()
      } else if !isQuoted, term.isEmpty, !hasMinus, "-−–".unicodeScalars.contains(character) {
        hasMinus = true
      } else {
        term.unicodeScalars.append(character)
      }
    }
    end()
    return all
  }
}
