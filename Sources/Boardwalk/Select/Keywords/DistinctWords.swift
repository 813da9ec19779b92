/// The words of a job, each kept when it first comes: four of five come again.
struct DistinctWords {
  /// In the order in which they came.
  private(set) var all: [Word] = []
  /// Of all of them, one after the other.
  private(set) var letters: [UInt8] = []
  /// What tells the word in each slot from others; nought for none. A word whose slot is taken has the next free one. At least half
  /// of them stay free.
  private var slots = [UInt64](repeating: 0, count: Self.fewestSlots)
  /// Another in each run, so that nobody can write a text whose words all want one slot.
  private let scatter = Self.scatter

  /// A word, by where its letters are.
  struct Word {
    let hash: UInt64
    let start: Int
    let count: Int
  }

  init() {
    all.reserveCapacity(slots.count / 2)
    letters.reserveCapacity(slots.count * 4)
  }

  /// What nearly every job has room in.
  private static let fewestSlots = 512
  /// More of them would take longer to be cleared than the words of most jobs to be read.
  private static let mostSlotsKept = 2048

  private static let scatter = UInt64.random(in: .min ... .max) | 1

  /// Forgets all words, and keeps the room that they had.
  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    if slots.count > Self.mostSlotsKept {
      slots = [UInt64](repeating: 0, count: Self.fewestSlots)
    } else {
      for slot in slots.indices { slots[slot] = 0 }
    }
  }

  /// Takes a word, unless it came before. `EightLetters.count` bytes can be read behind it.
  mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
    let key = Self.key(of: word)
    let slot = slot(of: key)
    guard slots[slot] != key else { return }
    all.append(Word(hash: StableHash.of(word), start: letters.count, count: word.count))
    letters += word
    slots[slot] = key
    if all.count * 2 > slots.count { spread() }
  }

  /// A short word is its own key: that is known sooner than a hash, for which each letter waits for the one before it.
  @inline(__always)
  private static func key(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = word.baseAddress, 1...EightLetters.count ~= word.count else { return StableHash.of(word) }
    return EightLetters(at: start).prefix(word.count)
  }

  /// Where a word is, or would be.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* scatter) >> 32) & (slots.count - 1)
    while slots[slot] != 0, slots[slot] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func spread() {
    let keys = slots.filter { $0 != 0 }
    slots = [UInt64](repeating: 0, count: slots.count * 2)
    for key in keys { slots[slot(of: key)] = key }
  }
}

extension DistinctWords {
  /// Words whose hashes begin alike: a text of five thousand words has some twenty, and up to this many are put in order one by
  /// one.
  private static let mostInPlace = 64

  /// All of them by their hashes; of those with one hash the first. Hashes are spread evenly, so that each nearly has its place by
  /// its first byte.
  var byHash: [Word] { withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { byHash($0) } }

  private func byHash(_ places: UnsafeMutableBufferPointer<Int>) -> [Word] {
    places.initialize(repeating: 0)
    for word in all { places[Int(word.hash >> 56) + 1] += 1 }
    // Somebody chose them so that they are in one place.
    if places.contains(where: { $0 > Self.mostInPlace }) { return all.sorted { $0.hash < $1.hash }.withoutTwins }
    for first in 1...256 { places[first] += places[first - 1] }
    return [Word](unsafeUninitializedCapacity: all.count) { sorted, count in
      for word in all {
        sorted.initializeElement(at: places[Int(word.hash >> 56)], to: word)
        places[Int(word.hash >> 56)] += 1
      }
      count = all.count
      for index in sorted.indices.dropFirst() {
        let word = sorted[index]
        var place = index
        while place > 0, sorted[place - 1].hash > word.hash {
          sorted[place] = sorted[place - 1]
          place -= 1
        }
        sorted[place] = word
      }
    }.withoutTwins
  }
}

extension [DistinctWords.Word] {
  /// Without those that have the hash of the one before them. Both orders above leave words of one hash as they came.
  fileprivate var withoutTwins: Self {
    guard zip(self, dropFirst()).contains(where: { $0.hash == $1.hash }) else { return self }
    return indices.filter { $0 == 0 || self[$0 - 1].hash != self[$0].hash }.map { self[$0] }
  }
}
