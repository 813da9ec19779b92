/// The words of a job, each kept when it first comes: four of five come again.
struct DistinctWords {
  /// In the order in which they came.
  private(set) var all: [Word] = []
  /// Of all of them, one after the other.
  private(set) var letters: [UInt8] = []
  /// The hash in each slot; a word whose slot is taken has the next free one. At least half of them stay free.
  private var slots = [UInt64?](repeating: nil, count: 512)

  /// A word, by where its letters are.
  struct Word {
    let hash: UInt64
    let start: Int
    let count: Int
  }

  /// Another in each run, so that nobody can write a text whose words all want one slot.
  private static let scatter = UInt64.random(in: .min ... .max) | 1

  /// Takes a word, unless one with this hash came before.
  mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) {
    let slot = slot(of: hash)
    guard slots[slot] == nil else { return }
    all.append(Word(hash: hash, start: letters.count, count: word.count))
    letters += word
    slots[slot] = hash
    if all.count * 2 > slots.count { spread() }
  }

  /// Where a word is, or would be.
  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (hash &* Self.scatter) >> 32) & (slots.count - 1)
    while let taken = slots[slot], taken != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func spread() {
    slots = [UInt64?](repeating: nil, count: slots.count * 2)
    for word in all { slots[slot(of: word.hash)] = word.hash }
  }
}
