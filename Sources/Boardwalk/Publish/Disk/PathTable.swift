import Foundation

/// Many paths in little memory, each found by its letters: one block of letters and one table of places, no string
/// each.
///
/// A site of a million pages has a million paths; as a `Set<String>` they would take a tenth of the memory of a build.
struct PathTable: Sendable {
  /// Every path, each ended by a zero, so that it can be handed to the system as it lies.
  private var letters: [UInt8] = []
  private var starts: [Int] = []
  private var hashes: [UInt64] = []
  /// Open addressing: the index of a path and one more; zero is a free place.
  private var slots: [UInt32] = []
  private let foldsCase: Bool

  /// - Parameter foldsCase: whether `About` and `about` are one path, as they are on a Mac's disk.
  init(foldsCase: Bool = false) {
    self.foldsCase = foldsCase
  }

  var count: Int { starts.count }

  /// The index of the path; a new one at the end when it was not there.
  mutating func insert(_ path: UnsafeRawBufferPointer) -> (index: Int, isNew: Bool) {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let hash = PathHash(path, foldsCase: foldsCase).value
    var slot = place(of: hash)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, matches(index, path) { return (index, false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    starts.append(letters.count)
    hashes.append(hash)
    letters.append(contentsOf: path)
    letters.append(0)
    slots[slot] = UInt32(count)
    return (count - 1, true)
  }

  /// The index of the path, or nil.
  func find(_ path: UnsafeRawBufferPointer) -> Int? {
    guard !slots.isEmpty else { return nil }
    let hash = PathHash(path, foldsCase: foldsCase).value
    var slot = place(of: hash)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, matches(index, path) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  func find(_ path: String) -> Int? {
    path.withBytes { find($0) }
  }

  func contains(_ path: String) -> Bool { find(path) != nil }

  subscript(index: Int) -> String {
    withBytes(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// The letters of a path, without the zero.
  func withBytes<Result, Failure>(
    of index: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (start, end) = bounds(of: index)
    return try letters.withUnsafeBufferPointer { all throws(Failure) -> Result in
      try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: all[start..<end])))
    }
  }

  /// The path as the system takes it.
  func withName<Result, Failure>(
    of index: Int, _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = starts[index]
    return try letters.withUnsafeBufferPointer { all throws(Failure) -> Result in
      // The block is not empty: it holds at least the zero of this path.
      guard let base = all.baseAddress else { return try body("") }
      return try (base + start).withMemoryRebound(to: CChar.self, capacity: 1) { name throws(Failure) -> Result in
        try body(name)
      }
    }
  }

  /// The indices in the order of the paths' letters.
  func sorted(_ indices: [Int]) -> [Int] {
    letters.withUnsafeBufferPointer { all in indices.sorted { precedes($0, $1, in: all) } }
  }

  /// The same for indices most of which are in that order already.
  func sorted(_ ordered: [Int], and others: [Int]) -> [Int] {
    letters.withUnsafeBufferPointer { all in
      guard zip(ordered, ordered.dropFirst()).allSatisfy({ precedes($0, $1, in: all) }) else {
        return sorted(ordered + others)
      }
      var merged: [Int] = []
      merged.reserveCapacity(ordered.count + others.count)
      var rest = ordered[...]
      for other in others.sorted(by: { precedes($0, $1, in: all) }) {
        while let next = rest.first, precedes(next, other, in: all) {
          merged.append(next)
          rest.removeFirst()
        }
        merged.append(other)
      }
      return merged + rest
    }
  }

  /// The number a path is compared by before its letters are.
  func hash(of index: Int) -> UInt64 { hashes[index] }
}

extension PathTable {
  private func precedes(_ left: Int, _ right: Int, in all: UnsafeBufferPointer<UInt8>) -> Bool {
    let (a, aEnd) = bounds(of: left)
    let (b, bEnd) = bounds(of: right)
    guard let first = all.baseAddress else { return false }
    let order = memcmp(first + a, first + b, min(aEnd - a, bEnd - b))
    return order == 0 ? aEnd - a < bEnd - b : order < 0
  }

  private func bounds(of index: Int) -> (start: Int, end: Int) {
    (starts[index], (index + 1 < starts.count ? starts[index + 1] : letters.count) - 1)
  }

  private func matches(_ index: Int, _ path: UnsafeRawBufferPointer) -> Bool {
    withBytes(of: index) { known in
      known.equals(path)
        || foldsCase && known.count == path.count
          && known.elementsEqual(path) { $0.smallLetter == $1.smallLetter }
    }
  }

  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(64, slots.count * 2))
    for index in hashes.indices {
      var slot = place(of: hashes[index])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }
}

/// A number for a path: the same in every run, unlike Swift's own hashes. Never 0.
struct PathHash: Hashable {
  let value: UInt64

  /// - Parameter foldsCase: whether capitals count as small letters.
  init(_ path: UnsafeRawBufferPointer, foldsCase: Bool = false) {
    var fingerprint = Fingerprint()
    fingerprint.add(path, foldsCase: foldsCase)
    value = max(fingerprint.value, 1)
  }

  init(_ path: String) { value = path.withBytes { PathHash($0).value } }
}

extension UInt8 {
  /// The small letter of a capital of ASCII; every other byte as it is.
  var smallLetter: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension String {
  /// The text's bytes as they lie in memory.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
