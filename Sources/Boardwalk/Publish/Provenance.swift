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
  /// What the run wants to know of itself when the next one begins.
  var note: [UInt8] = []
}

/// What a disk says of a file without reading it. An editor, a copy, another program's write change at least one of them.
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
  private static let heading: UInt64 = 0x3230_7672_7064_7762  // "bwdprv02"
  /// 32 bytes for each of two million files, and as many links.
  static let largest = 128 << 20

  /// The file's bytes.
  /// - Parameters:
  ///   - stamp: what was checked of the files, and by which program.
  ///   - manifest: the manifest it belongs to.
  func bytes(stamp: Fingerprint, manifest: FileFacts) -> [UInt8] {
    var words: [UInt64] = [Provenance.heading, stamp.value]
    words.reserveCapacity(entries.count * 4 + links.count * 2 + 16)
    words += manifest.words
    words.append(UInt64(entries.count))
    for entry in entries {
      words.append(entry.fingerprint)
      words += entry.file.words
    }
    let first = words.count
    words.append(0)
    links.each { target, times in if times > 0 { words += [target, UInt64(times)] } }
    words[first] = UInt64((words.count - first) / 2)
    words.append(UInt64(note.count))
    var bytes = words.withUnsafeBytes { Array($0) }
    bytes += note
    bytes += [UInt8](repeating: 0, count: (8 - note.count % 8) % 8)
    withUnsafeBytes(of: XXH64.of(bytes)) { bytes += $0 }
    return bytes
  }

  /// Reads `bytes` back; nil when they are not whole, or belong to another site, program or set of checks.
  init?(_ bytes: [UInt8], stamp: Fingerprint, manifest: FileFacts, files: Int) {
    guard bytes.count % 8 == 0, bytes.count >= 64 else { return nil }
    var words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }[...]
    guard words.popLast() == XXH64.of(Array(bytes.dropLast(8))), words.popFirst() == Provenance.heading,
      words.popFirst() == stamp.value, FileFacts(&words) == manifest, words.popFirst() == UInt64(files)
    else { return nil }
    entries = []
    entries.reserveCapacity(files)
    for _ in 0..<files {
      guard let fingerprint = words.popFirst(), let file = FileFacts(&words) else { return nil }
      entries.append(Entry(fingerprint: fingerprint, file: file))
    }
    guard let count = words.popFirst(), count <= UInt64(words.count) / 2 else { return nil }
    links = LinkLedger(expecting: Int(count))
    for _ in 0..<count {
      guard let target = words.popFirst(), let times = words.popFirst() else { return nil }
      links.add(target, times: Int32(truncatingIfNeeded: times))
    }
    guard let length = words.popFirst(), (length + 7) / 8 == UInt64(words.count) else { return nil }
    note = words.withUnsafeBytes { Array($0.prefix(Int(length))) }
  }
}

extension FileFacts {
  fileprivate var words: [UInt64] { [inode, UInt64(bitPattern: changed), UInt64(bitPattern: size)] }

  fileprivate init?(_ words: inout ArraySlice<UInt64>) {
    guard let inode = words.popFirst(), let changed = words.popFirst(), let size = words.popFirst() else { return nil }
    self.init(inode: inode, changed: Int64(bitPattern: changed), size: Int64(bitPattern: size))
  }
}
