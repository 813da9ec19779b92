/// Turns the words of jobs into the jobs of words: for some thousand jobs at a time, in flat arrays.
struct WordPostings {
  private var letters: [UInt8] = []
  private var starts: [UInt32] = [0]
  /// What is known of each word, at its hash or behind it. A power of two of them.
  private var slots = [Slot](repeating: Slot(), count: 1 << 12)
  /// The words of one job after the other.
  private var mentions: [UInt32] = []
  private var jobs: [(number: UInt32, mentions: Range<Int>)] = []

  private struct Slot {
    var hash: UInt64 = 0
    /// The position of the word.
    var word: UInt32 = .max
    /// How many jobs have it.
    var count: UInt32 = 0
    /// Whether a word is here.
    var isTaken: Bool { word != .max }
  }

  private var count: Int { starts.count - 1 }

  /// Takes a job; each has another number. Throws `RowFault` when those are no words.
  ///
  /// - Parameter others: words that it has as well, some of which may be among `words`.
  mutating func add(_ number: UInt32, words: UnsafeRawBufferPointer, besides others: SearchTerms? = nil) throws {
    let begin = mentions.count
    try mention(words) { _ in false }
    if let others {
      let noted = Array(mentions[begin...])
      try others.bytes.withUnsafeBytes { try mention($0, unless: noted.contains) }
    }
    jobs.append((number, begin..<mentions.count))
  }

  /// Notes that a job has some words.
  ///
  /// - Parameter isNoted: whether that was noted of a word before.
  @inline(__always)
  private mutating func mention(_ words: UnsafeRawBufferPointer, unless isNoted: (UInt32) -> Bool) throws {
    // A word takes two bytes at least.
    let most = words.count / 2
    while (count + most) * 2 > slots.count { grow() }
    // By themselves, where they are not looked after at every word.
    var slots: [Slot] = []
    swap(&slots, &self.slots)
    defer { swap(&slots, &self.slots) }
    try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: most) { found in
      var rest = words.count
      var mentioned = 0
      let isSound = slots.withUnsafeMutableBufferPointer { slots in
        SearchTerms.read(words) { word in
          rest -= 1 + word.count
          let slot = slot(of: word, hash: Self.hash(of: word, before: rest), in: slots)
          if isNoted(slots[slot].word) { return }
          slots[slot].count += 1
          found[mentioned] = slots[slot].word
          mentioned += 1
        }
      }
      guard isSound else { throw RowFault() }
      mentions += found[..<mentioned]
    }
  }

  /// Where a word stands, which is given its place when it is new.
  @inline(__always)
  private mutating func slot(
    of word: UnsafeRawBufferPointer, hash: UInt64, in slots: UnsafeMutableBufferPointer<Slot>
  ) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].isTaken {
      if slots[slot].hash == hash { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Slot(hash: hash, word: UInt32(count))
    letters += word
    starts.append(UInt32(letters.count))
    return slot
  }

  /// Of 64 bits: two words of a board have one hash once in a billion boards.
  ///
  /// - Parameter rest: so many bytes can be read behind the word.
  @inline(__always)
  private static func hash(of word: UnsafeRawBufferPointer, before rest: Int) -> UInt64 {
    guard let start = word.baseAddress, word.count <= 2 * EightLetters.count else {
      var hash = Fingerprint()
      hash.add(word)
      return hash.value
    }
    if word.count + rest >= 2 * EightLetters.count { return hash(at: start, word.count) }
    return withUnsafeTemporaryAllocation(byteCount: 2 * EightLetters.count, alignment: 1) { room in
      room.copyMemory(from: word)
      return room.baseAddress.map { hash(at: UnsafeRawPointer($0), word.count) } ?? 0
    }
  }

  /// Of up to sixteen letters as they are: none of them is nought. As many bytes can be read.
  @inline(__always)
  private static func hash(at start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    let first = EightLetters(at: start).prefix(min(count, EightLetters.count))
    let second = EightLetters(at: start + EightLetters.count).prefix(max(0, count - EightLetters.count))
    let product = (first ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: second ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for known in old where known.isTaken {
      var slot = Int(truncatingIfNeeded: known.hash) & (slots.count - 1)
      while slots[slot].isTaken { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = known
    }
  }
}

extension WordPostings {
  /// Gives each word, in byte order, with the numbers of the jobs that have it.
  func each(_ body: (UnsafeRawBufferPointer, UnsafeBufferPointer<UInt32>) throws -> Void) rethrows {
    var ends = [Int](repeating: 0, count: count + 1)
    for slot in slots where slot.isTaken { ends[Int(slot.word) + 1] = Int(slot.count) }
    for word in 0..<count { ends[word + 1] += ends[word] }
    let numbers = numbers(from: ends)
    try letters.withUnsafeBytes { letters in
      try numbers.withUnsafeBufferPointer { numbers in
        for word in sorted(letters) {
          try body(
            self.word(word, in: letters), UnsafeBufferPointer(rebasing: numbers[ends[word]..<ends[word + 1]]))
        }
      }
    }
  }

  /// Those of the jobs of each word, ascending.
  ///
  /// - Parameter begins: where those of each word begin.
  private func numbers(from begins: [Int]) -> [UInt32] {
    var next = begins
    return [UInt32](unsafeUninitializedCapacity: mentions.count) { numbers, filled in
      for job in jobs.sorted(by: { $0.number < $1.number }) {
        for mention in mentions[job.mentions] {
          numbers[next[Int(mention)]] = job.number
          next[Int(mention)] += 1
        }
      }
      filled = mentions.count
    }
  }

  private func word(_ word: Int, in letters: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: letters[Int(starts[word])..<Int(starts[word + 1])])
  }

  /// The words in byte order. Most are told apart by their first eight letters, which are compared as one number.
  private func sorted(_ letters: UnsafeRawBufferPointer) -> [Int] {
    let keys = (0..<count).map { index in (beginning: self.word(index, in: letters).beginning, word: index) }
    return keys.sorted { left, right in
      left.beginning == right.beginning
        ? word(left.word, in: letters).lexicographicallyPrecedes(word(right.word, in: letters))
        : left.beginning < right.beginning
    }.map(\.word)
  }
}

extension UnsafeRawBufferPointer {
  /// The first eight bytes, or as many as there are, as a number in their order.
  fileprivate var beginning: UInt64 {
    if count >= 8 { return UInt64(bigEndian: loadUnaligned(as: UInt64.self)) }
    var beginning: UInt64 = 0
    for (place, byte) in enumerated() { beginning |= UInt64(byte) << UInt64(56 - 8 * place) }
    return beginning
  }
}
