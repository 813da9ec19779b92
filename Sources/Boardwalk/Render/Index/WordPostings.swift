/// Turns the words of jobs into the jobs of words: for some thousand jobs at a time, in flat arrays.
struct WordPostings {
  private var letters: [UInt8] = []
  private var starts: [UInt32] = [0]
  private var hashes: [UInt64] = []
  private var counts: [UInt32] = []
  /// The position of a word and one more, at its hash or behind it; 0 where none is. A power of two of them.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)
  /// The words of one job after the other.
  private var mentions: [UInt32] = []
  private var jobs: [(number: UInt32, mentions: Range<Int>)] = []

  /// Takes a job; each has another number. Throws `RowFault` when those are no words.
  mutating func add(_ number: UInt32, words: UnsafeRawBufferPointer) throws {
    let begin = mentions.count
    let isSound = SearchTerms.read(words) { mentions.append(position(of: $0)) }
    guard isSound else { throw RowFault() }
    jobs.append((number, begin..<mentions.count))
  }

  private mutating func position(of word: UnsafeRawBufferPointer) -> UInt32 {
    let hash = StableHash.of(word)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let known = Int(slots[slot] - 1)
      if hashes[known] == hash {
        counts[known] += 1
        return UInt32(known)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    hashes.append(hash)
    counts.append(1)
    letters += word
    starts.append(UInt32(letters.count))
    slots[slot] = UInt32(hashes.count)
    if hashes.count * 2 > slots.count { grow() }
    return UInt32(hashes.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Gives each word, in byte order, with the numbers of the jobs that have it.
  func each(_ body: (ArraySlice<UInt8>, ArraySlice<UInt32>) throws -> Void) rethrows {
    var ends: [Int] = []
    ends.reserveCapacity(counts.count)
    for count in counts { ends.append((ends.last ?? 0) + Int(count)) }
    var next = [0] + ends.dropLast()
    var numbers = [UInt32](repeating: 0, count: mentions.count)
    for job in jobs.sorted(by: { $0.number < $1.number }) {
      for mention in mentions[job.mentions] {
        numbers[next[Int(mention)]] = job.number
        next[Int(mention)] += 1
      }
    }
    for word in sorted() {
      let begin = word == 0 ? 0 : ends[word - 1]
      try body(letters[Int(starts[word])..<Int(starts[word + 1])], numbers[begin..<ends[word]])
    }
  }

  private func sorted() -> [Int] {
    letters.withUnsafeBufferPointer { letters in
      counts.indices.sorted { left, right in
        letters[Int(starts[left])..<Int(starts[left + 1])].lexicographicallyPrecedes(
          letters[Int(starts[right])..<Int(starts[right + 1])])
      }
    }
  }
}
