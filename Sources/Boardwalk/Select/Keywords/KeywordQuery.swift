/// The keywords of a search: words that must all occur, `"phrases in quotation marks"`, and `-words` that must not.
///
/// Capitals, accents and the plural do not matter; a word with a hyphen in it is a phrase. There is no `or`.
public struct KeywordQuery: Sendable, Hashable {
  /// Each a word or, with more than one, a phrase.
  private var required: [[UInt64]] = []
  private var excluded: [[UInt64]] = []

  /// A search that people write has a dozen words; what is beyond is left out.
  public static let mostTerms = 50
  /// The most bytes that are read of a query.
  public static let longest = 2000

  /// Reads a query; every text is one. A quotation mark that is never closed counts to the end.
  public init(_ text: String) {
    var isQuoted = false
    var isExcluded = false
    var term = ""
    for character in text.unicodeScalars.prefix(KeywordQuery.longest) {
      if "\"“”„«»".unicodeScalars.contains(character) {
        isQuoted.toggle()
        if !isQuoted { end(&term, &isExcluded) }
      } else if !isQuoted, character.properties.isWhitespace {
        end(&term, &isExcluded)
      } else if !isQuoted, term.isEmpty, character == "-" || character == "\u{2212}" {
        isExcluded = true
      } else {
        term.unicodeScalars.append(character)
      }
    }
    end(&term, &isExcluded)
  }

  /// Whether it asks for nothing: then everything matches.
  public var isEmpty: Bool { required.isEmpty && excluded.isEmpty }

  /// Whether the words alone cannot decide, because there is a phrase; then ask `matches` too.
  public var hasPhrases: Bool { (required + excluded).contains { $0.count > 1 } }

  /// Whether a text with these words can match: all words wanted are there, and none that is unwanted by itself.
  /// Without phrases, that is the answer.
  public func mayMatch(_ words: WordSet) -> Bool {
    required.allSatisfy { $0.allSatisfy(words.contains) }
      && !excluded.contains { $0.count == 1 && words.contains($0[0]) }
  }

  /// Whether texts match, phrases included. A phrase does not reach from one text into the next.
  public func matches(_ texts: some Sequence<String>) -> Bool {
    if isEmpty { return true }
    var missing = required
    for text in texts {
      let words = SearchWord.all(in: text)
      if excluded.contains(where: { words.holds($0) }) { return false }
      missing.removeAll { words.holds($0) }
    }
    return missing.isEmpty
  }

  /// Whether one text matches, phrases included.
  public func matches(text: String) -> Bool { matches(CollectionOfOne(text)) }
}

extension KeywordQuery {
  fileprivate mutating func end(_ term: inout String, _ isExcluded: inout Bool) {
    let words = SearchWord.all(in: term)
    if !words.isEmpty, required.count + excluded.count < KeywordQuery.mostTerms {
      if isExcluded { excluded.append(words) } else { required.append(words) }
    }
    if !term.isEmpty { isExcluded = false }
    term = ""
  }
}

extension [UInt64] {
  /// Whether the words of a phrase occur in this order without others between them.
  fileprivate func holds(_ phrase: [UInt64]) -> Bool {
    guard let first = phrase.first, phrase.count <= count else { return false }
    return indices.dropLast(phrase.count - 1).contains { self[$0] == first && self[$0...].starts(with: phrase) }
  }
}
