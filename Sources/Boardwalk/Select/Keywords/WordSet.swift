import Markup

/// Which words occur in a text: enough to say that a job cannot match a search without reading its text.
///
/// A sorted set of hashes of folded words.
public struct WordSet: Sendable, Hashable {
  /// Ascending, each once.
  private let hashes: [UInt64]

  /// The words of some texts.
  public init(_ texts: some Sequence<String>) {
    var hashes: [UInt64] = []
    for text in texts { SearchWord.read(text, .index) { hashes.append($0) } }
    hashes.sort()
    var distinct: [UInt64] = []
    distinct.reserveCapacity(hashes.count / 2)
    for hash in hashes where hash != distinct.last { distinct.append(hash) }
    self.hashes = distinct
  }

  /// - Parameter hashes: ascending, each once.
  init(sorted hashes: [UInt64]) { self.hashes = hashes }

  /// All words that a job shows.
  public init(_ job: Job) {
    self.init(job.searchTexts)
  }

  /// The words of what `SearchTerms` keeps of a job; nil when it is no such thing.
  init?(terms: UnsafeRawBufferPointer) {
    var hashes: [UInt64] = []
    var isInOrder = true
    // A word and its length have some eight bytes.
    hashes.reserveCapacity(terms.count / 8)
    func add(_ hash: UInt64) {
      isInOrder = isInOrder && hashes.last.map { $0 < hash } ?? true
      hashes.append(hash)
    }
    guard SearchTerms.read(terms, long: add, { add(StableHash.of($0)) }) else { return nil }
    self.hashes = isInOrder ? hashes : Set(hashes).sorted()
  }

  /// The words of both.
  func union(_ other: WordSet) -> WordSet {
    let new = other.hashes.filter { !contains($0) }
    return new.isEmpty ? self : WordSet(sorted: (hashes + new).sorted())
  }

  /// How many words there are.
  public var count: Int { hashes.count }

  /// The share of all words of both that both have, from 0 to 1.
  func likeness(to other: WordSet) -> Double {
    let common = hashes.count(where: other.contains)
    let all = hashes.count + other.hashes.count - common
    return all == 0 ? 1 : Double(common) / Double(all)
  }

  func contains(_ word: UInt64) -> Bool {
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == word
  }
}

extension Job {
  /// Every text of the job in which keywords are looked for, one after the other; what a phrase is looked for in.
  public var searchTexts: [String] { searchNames + sections.map { PlainText.from($0.html) } }

  /// Those of them that are of one line: what is not its sections.
  var searchNames: [String] {
    var texts = [summary.title, summary.statedOrganization, summary.department, announcement, summary.appointment]
      .compactMap { $0 }
    texts += summary.categories.flatMap { [$0.name, $0.code].compactMap { $0 } }
    texts += allPlaces.map(\.text) + summary.skills + facts.map(\.value)
    texts += [summary.placeText, summary.grade?.text, summary.schedule?.text].compactMap { $0 }
    texts += referral?.positions ?? []
    texts += [referral?.referrerName, referral?.contact?.name].compactMap { $0 }
    return texts
  }
}

extension Workplace {
  /// What pages say of it in English, for keywords. The store has other texts for it, or none: a job of which a source says in a
  /// field of its own that it is remote need not say so in words.
  var searchTexts: [String] {
    var texts: [String] = []
    if contains(.remote) { texts.append("Remote") }
    if contains(.telework) { texts.append("Telework possible") }
    return texts
  }
}
