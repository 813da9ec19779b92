/// The keywords of a search: words that must all occur, `"phrases in quotation marks"`, and `-words` that must not.
///
/// Capitals, accents and the plural do not matter; a word with a hyphen in it is a phrase. There is no `or`.
public struct KeywordQuery: Sendable, Hashable {
  private var required: [Wish] = []
  /// Each a word or, with more than one, a phrase.
  private var excluded: [[UInt64]] = []

  /// Words that must occur, or synonyms of them.
  private struct Wish: Sendable, Hashable {
    /// Each a word or, with more than one, a phrase; all of them must hold.
    var phrases: [[UInt64]]
    var isQuoted = false
    /// Instead of the phrases all words of one of these, wherever they stand.
    var others: [[UInt64]] = []
  }

  /// A search that people write has a dozen words; what is beyond is left out.
  public static let mostTerms = 50
  /// The most bytes that are read of a query.
  public static let longest = 2000

  /// Reads a query; every text is one. A quotation mark that is never closed counts to the end.
  ///
  /// - Parameter synonyms: what words without quotation marks stand for as well.
  public init(_ text: String, _ synonyms: Synonyms = .none) {
    var isQuoted = false
    var isExcluded = false
    var term = ""
    for character in text.unicodeScalars.prefix(KeywordQuery.longest) {
      if "\"“”„«»".unicodeScalars.contains(character) {
        if isQuoted { end(&term, &isExcluded, isQuoted: true) }
        isQuoted.toggle()
      } else if !isQuoted, character.properties.isWhitespace {
        end(&term, &isExcluded)
        // A hyphen that stands alone is only a dash.
        isExcluded = false
      } else if !isQuoted, term.isEmpty, character == "-" || character == "\u{2212}" {
        isExcluded = true
      } else {
        term.unicodeScalars.append(character)
      }
    }
    end(&term, &isExcluded, isQuoted: isQuoted)
    add(synonyms)
  }

  /// Whether it asks for nothing: then everything matches.
  public var isEmpty: Bool { required.isEmpty && excluded.isEmpty }

  /// Whether the words alone cannot decide, because there is a phrase; then ask `matches` too.
  public var hasPhrases: Bool { (required.flatMap(\.phrases) + excluded).contains { $0.count > 1 } }

  /// Whether a text with these words can match: all words wanted are there, and none that is unwanted by itself.
  /// Without phrases, that is the answer.
  public func mayMatch(_ words: WordSet) -> Bool {
    required.allSatisfy { wish in
      wish.phrases.allSatisfy { $0.allSatisfy(words.contains) }
        || wish.others.contains { $0.allSatisfy(words.contains) }
    }
      && !excluded.contains { $0.count == 1 && words.contains($0[0]) }
  }

  /// Whether texts match, phrases included. A phrase does not reach from one text into the next.
  public func matches(_ texts: some Sequence<String>) -> Bool {
    if isEmpty { return true }
    var missing = Set(required.flatMap(\.phrases))
    var there: Set<UInt64> = []
    for text in texts {
      let words = SearchWord.all(in: text)
      if excluded.contains(where: { words.holds($0) }) { return false }
      missing = missing.filter { !words.holds($0) }
      there.formUnion(words)
    }
    return required.allSatisfy { wish in
      missing.isDisjoint(with: wish.phrases) || wish.others.contains { there.isSuperset(of: $0) }
    }
  }

  /// Whether one text matches, phrases included.
  public func matches(text: String) -> Bool { matches(CollectionOfOne(text)) }
}

extension KeywordQuery {
  fileprivate mutating func end(_ term: inout String, _ isExcluded: inout Bool, isQuoted: Bool = false) {
    let words = SearchWord.all(in: term)
    if !words.isEmpty, required.count + excluded.count < KeywordQuery.mostTerms {
      if isExcluded {
        excluded.append(words)
      } else {
        required.append(Wish(phrases: [words], isQuoted: isQuoted))
      }
    }
    if !term.isEmpty { isExcluded = false }
    term = ""
  }
}

extension KeywordQuery {
  /// Gives words that stand side by side their synonyms, the longest run of words that has any first.
  fileprivate mutating func add(_ synonyms: Synonyms) {
    var wishes: [Wish] = []
    while let first = required.first {
      let free = required.prefix(first.isQuoted ? 1 : max(1, synonyms.longest)).prefix { $0.isQuoted == first.isQuoted }
      let runs = (1...free.count).reversed().map { free.prefix($0).flatMap(\.phrases) }
      let run = first.isQuoted ? nil : runs.first { !synonyms.others(than: $0.flatMap { $0 }).isEmpty }
      let phrases = run ?? first.phrases
      let others = run.map { synonyms.others(than: $0.flatMap { $0 }) } ?? []
      wishes.append(Wish(phrases: phrases, isQuoted: first.isQuoted, others: others))
      required.removeFirst(phrases.count)
    }
    required = wishes
  }
}

extension [UInt64] {
  /// Whether the words of a phrase occur in this order without others between them.
  fileprivate func holds(_ phrase: [UInt64]) -> Bool {
    guard let first = phrase.first, phrase.count <= count else { return false }
    return indices.dropLast(phrase.count - 1).contains { self[$0] == first && self[$0...].starts(with: phrase) }
  }
}
