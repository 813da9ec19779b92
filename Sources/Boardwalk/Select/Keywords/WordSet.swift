import Markup

/// Which words occur in a text: enough to say that a job cannot match a search without reading its text.
///
/// A sorted set of hashes of folded words. It is the same on every machine, so the store may keep it.
public struct WordSet: Sendable, Hashable {
  /// Ascending, each once.
  private let hashes: [UInt64]

  /// The words of some texts.
  public init(_ texts: some Sequence<String>) {
    var hashes: [UInt64] = []
    for text in texts { SearchWord.read(text) { hashes.append($0) } }
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

extension WordSet {
  /// The version of how words are folded and hashed. When it differs from the one that stored bytes were made with,
  /// make them again.
  public static let version = 1

  /// Eight bytes a word, the lowest first.
  public var bytes: [UInt8] {
    let count = hashes.count * MemoryLayout<UInt64>.size
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      let bytes = UnsafeMutableRawBufferPointer(bytes)
      for (place, hash) in hashes.enumerated() {
        bytes.storeBytes(of: hash.littleEndian, toByteOffset: place * MemoryLayout<UInt64>.size, as: UInt64.self)
      }
      filled = count
    }
  }

  /// Reads `bytes` back; nil when they are no such set: cut off or out of order.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count % 8 == 0 else { return nil }
    var hashes: [UInt64] = []
    hashes.reserveCapacity(bytes.count / 8)
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word |= UInt64(byte) << UInt64(index % 8 * 8)
      guard index % 8 == 7 else { continue }
      if let last = hashes.last, last >= word { return nil }
      hashes.append(word)
      word = 0
    }
    self.hashes = hashes
  }
}

extension Job {
  /// Every text of the job in which keywords are looked for, one after the other; what a phrase is looked for in.
  public var searchTexts: [String] { searchNames + sections.map { PlainText.from($0.html) } }

  /// Those of them that are of one line: what is not its sections.
  var searchNames: [String] {
    var texts = [summary.title, summary.organization, summary.department, announcement, summary.appointment].compactMap
    { $0 }
    texts += summary.categories.flatMap { [$0.name, $0.code].compactMap { $0 } }
    texts += allPlaces.map(\.text) + summary.skills + facts.map(\.value)
    texts += [summary.placeText, summary.grade?.text, summary.schedule?.text].compactMap { $0 }
    texts += referral?.positions ?? []
    texts += [referral?.referrerName, referral?.contact?.name].compactMap { $0 }
    return texts
  }
}
