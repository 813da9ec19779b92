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
    /// What texts with the phrases have among the words of the index.
    var asked: [UInt64]
    /// Instead of the phrases all words of one of these, wherever they stand.
    var others: [[UInt64]] = []

    /// Whether phrases do not tell: signs may stand side by side that do not touch.
    var needsIndex: Bool { !others.isEmpty || asked != phrases.flatMap { $0 } }
  }

  /// A search that people write has a dozen words; what is beyond is left out.
  public static let mostTerms = 50
  /// The most characters that are read of a query.
  public static let longest = 2000

  /// Why not all of a text would be asked; nil when it is.
  static func fault(of text: String) -> String? {
    if text.unicodeScalars.count > longest {
      return "`keywords` has more than \(longest) characters, and what is beyond them would not be asked"
    }
    let terms = KeywordTerm.all(in: text.unicodeScalars)
    guard terms.count > mostTerms else { return nil }
    return "`keywords` has \(terms.count) words and phrases; only the first \(mostTerms) would be asked"
  }

  /// The words and phrases of a query that must occur, as they were written: for services that know no excluded ones, which are left
  /// to the check of what they answer.
  /// - Parameter quotes: whether the service knows phrases.
  static func wanted(in text: String, quotes: Bool) -> String {
    KeywordTerm.all(in: text.unicodeScalars.prefix(longest)).prefix(mostTerms).filter(\.isWanted)
      .map { $0.isQuoted && quotes ? "\"\($0.text)\"" : $0.text }.joined(separator: " ")
  }

  /// Reads a query; every text is one.
  ///
  /// - Parameter synonyms: what words without quotation marks stand for as well.
  public init(_ text: String, _ synonyms: Synonyms = .none) {
    var rest = KeywordTerm.all(in: text.unicodeScalars.prefix(Self.longest)).prefix(Self.mostTerms)
    while let first = rest.first {
      guard first.isWanted else {
        excluded.append(first.words)
        rest.removeFirst()
        continue
      }
      // Words that stand side by side have synonyms together, the longest run of words that has any first.
      let free = rest.prefix(max(1, synonyms.longest)).prefix { $0.isWanted && !$0.isQuoted }
      let runs = free.indices.reversed().map { free[...$0].map(\.words) }
      let run = runs.first { !synonyms.others(than: $0.flatMap { $0 }).isEmpty }
      let phrases = run ?? [first.words]
      let asked = rest.prefix(phrases.count).flatMap(\.asked)
      let others = synonyms.others(than: run?.flatMap { $0 } ?? [])
      required.append(Wish(phrases: phrases, asked: asked, others: others))
      rest.removeFirst(phrases.count)
    }
  }

  /// Whether it asks for nothing: then everything matches.
  public var isEmpty: Bool { required.isEmpty && excluded.isEmpty }

  /// Whether the words alone cannot decide, because there is a phrase; then ask `matches` too.
  public var hasPhrases: Bool { (required.flatMap(\.phrases) + excluded).contains { $0.count > 1 } }

  /// Whether a text with these words can match: all words wanted are there, and none that is unwanted by itself.
  /// Without phrases, that is the answer.
  public func mayMatch(_ words: WordSet) -> Bool {
    required.allSatisfy { wish in
      wish.asked.allSatisfy(words.contains) || wish.others.contains { $0.allSatisfy(words.contains) }
    }
      && !excluded.contains { $0.count == 1 && words.contains($0[0]) }
  }

  /// Whether texts match, phrases included. A phrase does not reach from one text into the next.
  public func matches(_ texts: some Sequence<String>) -> Bool {
    if isEmpty { return true }
    var missing = Set(required.flatMap(\.phrases))
    var there: Set<UInt64> = []
    let needsIndex = required.contains(where: \.needsIndex)
    for text in texts {
      // `poste d’ingénieur qualité` holds both `poste d’ingénieur` and `ingénieur qualité`.
      let (written, bare) = (SearchWord.all(in: text), SearchWord.all(in: text, .bare))
      for words in written == bare ? [written] : [written, bare] {
        if excluded.contains(where: { words.holds($0) }) { return false }
        missing = missing.filter { !words.holds($0) }
      }
      if needsIndex { there.formUnion(SearchWord.all(in: text, .index)) }
    }
    return required.allSatisfy { wish in
      let isSaid = missing.isDisjoint(with: wish.phrases) && (!wish.needsIndex || there.isSuperset(of: wish.asked))
      return isSaid || wish.others.contains { there.isSuperset(of: $0) }
    }
  }

  /// Whether one text matches, phrases included.
  public func matches(text: String) -> Bool { matches(CollectionOfOne(text)) }
}

extension [UInt64] {
  /// Whether the words of a phrase occur in this order without others between them.
  func holds(_ phrase: [UInt64]) -> Bool {
    guard let first = phrase.first, phrase.count <= count else { return false }
    return indices.dropLast(phrase.count - 1).contains { self[$0] == first && self[$0...].starts(with: phrase) }
  }
}
