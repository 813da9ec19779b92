import Foundation

/// Many paths in little memory, each found by its letters: one block of letters and one table of places, no string
/// each.
///
/// A site of a million pages has a million paths; as a `Set<String>` they would take a tenth of the memory of a build.
struct PathTable: Sendable {
  /// Every path, each ended by a zero, so that it can be handed to the system as it lies.
  private var letters: [UInt8] = []
  private var spans: [Span] = []
  /// Open addressing: of a path its index and one more, and half of its hash; zero is a free place.
  private var slots: [Slot] = []
  private let foldsCase: Bool
  private let seed: Fingerprint

  /// - Parameters:
  ///   - foldsCase: whether `About` and `about` are one path, as they are on a Mac's disk.
  ///   - seed: what the order of the places depends on; another one each time where strangers choose the letters.
  init(foldsCase: Bool = false, seed: UInt64 = Fingerprint().value) {
    self.foldsCase = foldsCase
    self.seed = Fingerprint(value: seed)
  }

  /// The paths of a text that has one on each line, where they lie: their letters are not copied one path after the other.
  ///
  /// - Parameters:
  ///   - start: where the first line begins.
  ///   - check: asked of every line with anything on it.
  init<Failure>(
    lines text: [UInt8], from start: Int, _ check: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.init()
    var lines: [Span] = []
    try text.withBytes { text throws(Failure) in
      var start = start
      while start < text.count {
        let end = text.place(of: UInt8(ascii: "\n"), from: start) ?? text.count
        if end > start {
          try check(UnsafeRawBufferPointer(rebasing: text[start..<end]))
          lines.append(Span(start: start, count: end - start))
        }
        start = end + 1
      }
    }
    letters = text
    if letters.last != UInt8(ascii: "\n") { letters.append(0) }
    for line in lines { letters[line.end] = 0 }
    reserve(lines.count, letters: 0)
    // Another name for the same piece of memory, because the letters stay as they are.
    let letters = letters
    letters.withUnsafeBytes { all in
      for line in lines { _ = insert(UnsafeRawBufferPointer(rebasing: all[line.start..<line.end]), line) }
    }
  }

  var count: Int { spans.count }

  /// Makes room, so that what is there need not be moved, and kept twice meanwhile, as more comes. Room that is not used takes
  /// no memory but for some dozen bytes a path.
  mutating func reserve(_ count: Int, letters: Int) {
    self.letters.reserveCapacity(letters)
    spans.reserveCapacity(count)
    while slots.count * 3 < count * 4 { grow() }
  }

  /// The index of the path; a new one at the end when it was not there.
  mutating func insert(_ path: UnsafeRawBufferPointer) -> (index: Int, isNew: Bool) {
    let start = letters.count
    let (index, isNew) = insert(path, Span(start: start, count: path.count))
    if isNew {
      letters.append(contentsOf: path)
      letters.append(0)
    }
    return (index, isNew)
  }

  /// The index of the folder of a path that is in the table: its letters are there already. Nil at the top.
  mutating func insertFolder(of index: Int) -> (index: Int, isNew: Bool)? {
    let (start, end) = bounds(of: index)
    guard let slash = letters[start..<end].lastIndex(of: UInt8(ascii: "/")) else { return nil }
    // Another name for the same piece of memory, because the letters stay as they are.
    let letters = letters
    return letters.withUnsafeBytes { all in
      insert(UnsafeRawBufferPointer(rebasing: all[start..<slash]), Span(start: start, count: slash - start))
    }
  }

  /// The index of the path, or nil.
  func find(_ path: UnsafeRawBufferPointer) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(of: path, hash(of: path))
    return slots[slot].isFree ? nil : slots[slot].index
  }

  func find(_ path: String) -> Int? {
    path.withBytes { find($0) }
  }

  func contains(_ path: String) -> Bool { find(path) != nil }

  subscript(index: Int) -> String {
    withBytes(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// The folder of a path; empty at the top.
  func parent(of index: Int) -> String {
    withBytes(of: index) { path in
      String(decoding: path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)], as: UTF8.self)
    }
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
    let (start, end) = bounds(of: index)
    // A folder's letters go on in those of a file.
    guard letters[end] == 0 else {
      return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: end - start + 1) {
        name throws(Failure) -> Result in
        let rest = name.initialize(fromContentsOf: letters[start..<end])
        name.initializeElement(at: rest, to: 0)
        return try lend(UnsafeBufferPointer(name), to: body)
      }
    }
    return try letters.withUnsafeBufferPointer { all throws(Failure) -> Result in
      try lend(UnsafeBufferPointer(rebasing: all[start...end]), to: body)
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
}

extension PathTable {
  private func precedes(_ left: Int, _ right: Int, in all: UnsafeBufferPointer<UInt8>) -> Bool {
    let (a, aEnd) = bounds(of: left)
    let (b, bEnd) = bounds(of: right)
    guard let first = all.baseAddress else { return false }
    let order = memcmp(first + a, first + b, min(aEnd - a, bEnd - b))
    return order == 0 ? aEnd - a < bEnd - b : order < 0
  }

  /// Where the letters of a path lie.
  private struct Span: Sendable {
    private let first, length: UInt32

    init(start: Int, count: Int) { (first, length) = (UInt32(start), UInt32(count)) }

    var start: Int { Int(first) }
    var end: Int { Int(first) + Int(length) }
    var count: Int { Int(length) }
  }

  private struct Slot: Sendable {
    static let free = Slot(index: -1, hash: 0)
    private let number: UInt32
    let hash: UInt32

    init(index: Int, hash: UInt32) { (number, self.hash) = (UInt32(index + 1), hash) }

    var isFree: Bool { number == 0 }
    var index: Int { Int(number) - 1 }
  }

  private mutating func insert(_ path: UnsafeRawBufferPointer, _ span: Span) -> (index: Int, isNew: Bool) {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let hash = hash(of: path)
    let slot = slot(of: path, hash)
    guard slots[slot].isFree else { return (slots[slot].index, false) }
    slots[slot] = Slot(index: count, hash: hash)
    spans.append(span)
    return (count - 1, true)
  }

  /// Where a path is, or would be.
  private func slot(of path: UnsafeRawBufferPointer, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while !slots[slot].isFree {
      if slots[slot].hash == hash, matches(slots[slot].index, path) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func hash(of path: UnsafeRawBufferPointer) -> UInt32 {
    let hash = PathHash(path, foldsCase: foldsCase, seed: seed).value
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  private func bounds(of index: Int) -> (start: Int, end: Int) { (spans[index].start, spans[index].end) }

  private func lend<Result, Failure>(
    _ name: UnsafeBufferPointer<UInt8>, to body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // It is not empty: it holds at least the zero.
    guard let base = name.baseAddress else { return try body("") }
    return try base.withMemoryRebound(to: CChar.self, capacity: name.count) { name throws(Failure) -> Result in
      try body(name)
    }
  }

  private func matches(_ index: Int, _ path: UnsafeRawBufferPointer) -> Bool {
    spans[index].count == path.count
      && withBytes(of: index) { known in
        known.equals(path) || foldsCase && known.elementsEqual(path) { $0.smallLetter == $1.smallLetter }
      }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: .free, count: max(64, slots.count * 2))
    for moved in old where !moved.isFree {
      var slot = Int(moved.hash) & (slots.count - 1)
      while !slots[slot].isFree { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = moved
    }
  }
}

/// A number for a path: the same in every run, unlike Swift's own hashes. Never 0.
struct PathHash: Hashable {
  let value: UInt64

  /// - Parameter foldsCase: whether capitals count as small letters.
  init(_ path: UnsafeRawBufferPointer, foldsCase: Bool = false, seed: Fingerprint = Fingerprint()) {
    var fingerprint = seed
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

extension UnsafeMutableRawBufferPointer {
  /// Writes bytes from a place on.
  /// - Returns: where they end.
  @inline(__always)
  func write(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    UnsafeMutableRawBufferPointer(rebasing: self[start...]).copyMemory(from: bytes)
    return start + bytes.count
  }
}
