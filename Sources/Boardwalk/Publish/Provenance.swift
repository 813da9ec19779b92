/// What the files of the site that stands were made of, and where their links lead: with it a build need neither print nor
/// read nor check a file again whose fingerprint is the same.
///
/// A file of its own beside the output, for this machine only; without it, or where nothing can be written beside the
/// output, the next build makes everything and compares.
/// It holds for one site: the one whose manifest is the very file that was written with it. A site that was brought
/// back, copied or published by another program has another manifest, and each single file is believed only while the
/// disk knows it by the number, size and time of change it was written with.
struct Provenance: Sendable {
  /// One file of the site.
  struct Entry: Sendable, Hashable {
    /// 0: not known, the file is made every time.
    var fingerprint: UInt64
    var file: FileFacts
  }

  /// By the positions of the paths in the manifest.
  var entries: [Entry]
  /// The links of all pages.
  var links: LinkLedger
  /// Nil when nothing is known of the folders.
  var calm: Calm?
  /// What the run wants to know of itself when the next one begins.
  var note: [UInt8] = []

  /// What was known of the site's folders when it was published: what lies in them, and what of it is not ours.
  struct Calm: Sendable, Hashable {
    /// In nanoseconds since 1970, by the disk's clock: a folder in which nothing stirred from then on is as it was.
    var since: Int64
    /// Folders below which something is not ours, the top not counted, sorted.
    var shared: [String]
  }
}

/// What a disk says of a file without reading it. An editor, a copy, another program's write change at least one of them; who
/// writes as many bytes into the file and sets its time back changes none.
struct FileFacts: Sendable, Hashable {
  var inode: UInt64
  /// In nanoseconds since 1970.
  var changed: Int64
  /// Bytes.
  var size: Int64

  /// Of a file that is not there: no file has these.
  static let unknown = FileFacts(inode: 0, changed: 0, size: -1)
}

extension Provenance {
  private static let heading: UInt64 = 0x3330_7672_7064_7762  // "bwdprv03"
  /// 32 bytes for each of two million files, and as many links.
  static let largest = 128 << 20

  /// The file's bytes.
  /// - Parameters:
  ///   - stamp: what was checked of the files, and by which program.
  ///   - manifest: the manifest it belongs to.
  func bytes(stamp: Fingerprint, manifest: FileFacts) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((entries.count * 4 + links.count * 2 + 16) * 8 + note.count)
    bytes.append(word: Provenance.heading)
    bytes.append(word: stamp.value)
    manifest.append(to: &bytes)
    bytes.append(word: UInt64(entries.count))
    for entry in entries {
      bytes.append(word: entry.fingerprint)
      entry.file.append(to: &bytes)
    }
    var count: UInt64 = 0
    links.each { _, times in if times > 0 { count += 1 } }
    bytes.append(word: count)
    links.each { target, times in
      guard times > 0 else { return }
      bytes.append(word: target)
      bytes.append(word: UInt64(times))
    }
    bytes.append(word: UInt64(bitPattern: calm?.since ?? .min))
    bytes.append(block: Array((calm?.shared ?? []).joined(separator: "\n").utf8))
    bytes.append(block: note)
    bytes.append(word: XXH64.of(bytes))
    return bytes
  }

  /// Reads `bytes` back; nil when they are not whole, or belong to another site, program or set of checks.
  init?(_ bytes: [UInt8], stamp: Fingerprint, manifest: FileFacts, files: Int) {
    guard bytes.count % 8 == 0, bytes.count >= 64,
      let known = bytes.withBytes({ Provenance($0, stamp: stamp, manifest: manifest, files: files) })
    else { return nil }
    self = known
  }

  private init?(_ bytes: UnsafeRawBufferPointer, stamp: Fingerprint, manifest: FileFacts, files: Int) {
    var hash = XXH64()
    hash.take(UnsafeRawBufferPointer(rebasing: bytes.dropLast(8)))
    var words = EightByteNumbers(bytes)
    guard words.last() == hash.value, words.next() == Provenance.heading, words.next() == stamp.value,
      FileFacts(&words) == manifest, words.next() == UInt64(files)
    else { return nil }
    entries = []
    entries.reserveCapacity(files)
    for _ in 0..<files {
      guard let fingerprint = words.next(), let file = FileFacts(&words) else { return nil }
      entries.append(Entry(fingerprint: fingerprint, file: file))
    }
    guard let count = words.next(), count <= UInt64(words.count) / 2 else { return nil }
    links = LinkLedger(expecting: Int(count))
    for _ in 0..<count {
      guard let target = words.next(), let times = words.next() else { return nil }
      links.add(target, times: Int32(truncatingIfNeeded: times))
    }
    guard let since = words.next(), let shared = words.block(), let note = words.block(), words.count == 0
    else { return nil }
    if since != UInt64(bitPattern: .min) {
      calm = Calm(
        since: Int64(bitPattern: since),
        shared: shared.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
    }
    self.note = note
  }
}

/// Numbers of eight bytes one after the other, where they lie.
private struct EightByteNumbers {
  private(set) var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

  var count: Int { rest.count / 8 }

  mutating func next() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8)) }
    return rest.loadUnaligned(as: UInt64.self)
  }

  /// What `append(block:)` wrote.
  mutating func block() -> [UInt8]? {
    guard let length = next().flatMap({ Int(exactly: $0) }), length <= rest.count else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst((length + 7) / 8 * 8)) }
    return Array(rest.prefix(length))
  }

  mutating func last() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropLast(8)) }
    return rest.loadUnaligned(fromByteOffset: rest.count - 8, as: UInt64.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: UInt64) { Swift.withUnsafeBytes(of: word) { append(contentsOf: $0) } }

  /// How many bytes there are, they themselves, and zeros up to a whole word.
  fileprivate mutating func append(block: [UInt8]) {
    append(word: UInt64(block.count))
    self += block
    self += [UInt8](repeating: 0, count: (8 - block.count % 8) % 8)
  }
}

extension FileFacts {
  fileprivate func append(to bytes: inout [UInt8]) {
    bytes.append(word: inode)
    bytes.append(word: UInt64(bitPattern: changed))
    bytes.append(word: UInt64(bitPattern: size))
  }

  fileprivate init?(_ words: inout EightByteNumbers) {
    guard let inode = words.next(), let changed = words.next(), let size = words.next() else { return nil }
    self.init(inode: inode, changed: Int64(bitPattern: changed), size: Int64(bitPattern: size))
  }
}
