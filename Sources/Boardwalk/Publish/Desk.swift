/// What has been handed in for the new site so far.
struct Desk: Sendable {
  /// Every file, and every folder above one.
  private(set) var paths = PathTable(foldsCase: true)
  private var entries: [Entry] = []
  /// What the disk said of the files that were written, in the order in which they were.
  private var facts: [FileFacts] = []
  /// Bytes of all files.
  private(set) var bytes = 0
  /// The largest file, the first of equals by its path.
  private(set) var largest: (path: String, bytes: Int)?
  /// Where the pages' links lead: what was known of the site that stands, and what became different since.
  var links = LinkLedger()
  /// Set when somebody touched a file of the site that stands: then where its pages' links lead is not known.
  var isTouched = false
  /// What was found when the whole was looked at, and where all links lead then; nil when it was not yet.
  var verified: [Diagnostic]?
  var wholeLinks: LinkLedger?
  private var faults: [Diagnostic] = []
  /// For each variable whose value stands in the site the first such file, by its path, and how many there are.
  private var leaks: [String: (path: String, count: Int)] = [:]
  /// Pages of the old site whose going is no surprise.
  var expectedToGo: Set<String> = []
  /// The first thing that went wrong: nothing may be published after it.
  var failure: Diagnostic?
  /// What of a site is handed in.
  var portion = Portion.whole
  /// What `sortedFiles` gives, once no file comes any more.
  var order: [Int]?
  /// Set when the site is in its place.
  var isPublished = false
  /// The site that stood there before.
  var replaced: OldSite?
  /// The new one, where it stands in the old one's place.
  var shown: Folder?
  /// Set when nothing more is taken: the site was published or given up.
  var isClosed = false

  /// What of a site one run makes.
  enum Portion: Sendable {
    case whole
    /// The list of all files, and those that belong to no other part.
    case first
    /// Some files only: where their links lead is not known here.
    case rest
  }

  /// What one path stands for.
  enum Role: UInt8, Sendable {
    case folder
    /// Claimed, and not yet on the disk.
    case pending
    case written
    /// The old site's file has the same bytes.
    case unchanged
    /// Another run makes it.
    case elsewhere
  }

  /// A path that was claimed by a call of `write`.
  struct Claim: Sendable {
    var index: Int
    /// Nobody has claimed a file in its folder before: the folder is still to be made.
    var folderIsNew: Bool
  }

  /// Most have fewer: `jobs/hydrologist-k3x9p2q/index.html`.
  private static let lettersAPath = 80

  /// Nothing yet.
  init() {}

  /// A site that was published before.
  init(_ manifest: Manifest) throws(Diagnostic) {
    for index in 0..<manifest.paths.count {
      let claim = try claim(manifest.paths[index])
      settle(claim, unchanged: false, size: 0)
    }
  }

  /// Makes room for so many files and their folders.
  mutating func expect(_ files: Int) {
    entries.reserveCapacity(files * 2)
    facts.reserveCapacity(files)
    paths.reserve(files * 2, letters: files * Self.lettersAPath)
    if links.count == 0 { links = LinkLedger(expecting: files) }
  }

  /// Takes a path for a file, once.
  /// - Parameter standing: which of the files of the site that stands has the path.
  mutating func claim(_ path: String, standing: Int? = nil) throws(Diagnostic) -> Claim {
    let (index, isNew) = path.withBytes { paths.insert($0) }
    guard isNew else { throw doubled(path, index) }
    entries.append(Entry(role: .pending, standing: standing.map { UInt32($0) } ?? Entry.none))
    guard let (above, folderIsNew) = try claimFolder(of: index, for: path) else {
      return Claim(index: index, folderIsNew: false)
    }
    entries[index].folder = UInt32(above)
    return Claim(index: index, folderIsNew: folderIsNew)
  }

  /// Notes that a claimed file is on the disk.
  /// - Parameters:
  ///   - fingerprint: of what it was made of, when that is known.
  ///   - isKnown: whether the site that stands has it as it was written, with the facts that were written down.
  ///   - written: what the disk says of it where it was written.
  ///   - former: the links of the file that it takes the place of.
  mutating func settle(
    _ claim: Claim, unchanged: Bool, size: Int, madeOf fingerprint: Fingerprint? = nil, isKnown: Bool = false,
    _ inspection: Inspection = Inspection(), _ written: FileFacts? = nil, insteadOf former: [UInt64] = []
  ) {
    entries[claim.index].role = unchanged ? .unchanged : .written
    if let written {
      entries[claim.index].facts = UInt32(facts.count)
      facts.append(written)
    }
    entries[claim.index].fingerprint = fingerprint?.value ?? 0
    entries[claim.index].isKnown = isKnown
    bytes += size
    noteSize(of: claim.index, size)
    verified = nil
    links.remove(former)
    links.add(inspection.links)
    if let fault = inspection.fault { faults.append(fault) }
    guard let leak = inspection.leak else { return }
    let path = paths[claim.index]
    let known = leaks[leak] ?? (path, 0)
    leaks[leak] = (min(known.path, path), known.count + 1)
  }

  /// What was found in single files, in an order that does not depend on which thread came first.
  var findings: [Diagnostic] {
    leaks.sorted { $0.key < $1.key }.map { name, place in Desk.leak(of: name, in: place.path, place.count) }
      + faults.sorted { $0.spot.description < $1.spot.description }
  }

  /// Notes a file that another run makes.
  mutating func leaveElsewhere(_ path: String) throws(Diagnostic) {
    entries[try claim(path).index].role = .elsewhere
  }

  /// The indices of all files, in no order.
  var files: [Int] { entries.indices.filter { entries[$0].role != .folder } }

  /// The indices of all files, in the order of their paths. Those of the site that stands are in that order already.
  func sortedFiles() -> [Int] {
    if let order { return order }
    var standing = [UInt32](repeating: Entry.none, count: Int(entries.lazy.map { $0.standing &+ 1 }.max() ?? 0))
    var others: [Int] = []
    for index in files {
      let place = entries[index].standing
      if place == Entry.none { others.append(index) } else { standing[Int(place)] = UInt32(index) }
    }
    return paths.sorted(standing.filter { $0 != Entry.none }.map { Int($0) }, and: others)
  }

  /// Whether this path is a file here, capitals and all.
  func hasFile(_ path: String) -> Bool { path.withBytes { hasFile($0) } }

  func hasFile(_ path: UnsafeRawBufferPointer) -> Bool { role(of: path).map { $0 != .folder } ?? false }

  /// For each of so many files of the site that stands whether the new one has it too.
  func stays(of count: Int) -> [Bool] {
    var stays = [Bool](repeating: false, count: count)
    for index in files where entries[index].standing != Entry.none { stays[Int(entries[index].standing)] = true }
    return stays
  }

  /// Which file of the site that stands this one is, with the facts that were written down; nil when that is not known.
  func known(_ index: Int) -> Int? { entries[index].isKnown ? Int(entries[index].standing) : nil }

  /// A file that was claimed and is not on the disk.
  var unfinished: String? { entries.firstIndex { $0.role == .pending }.map { paths[$0] } }

  func role(_ index: Int) -> Role { entries[index].role }

  /// What a file was made of; 0 when that is not known.
  func fingerprint(of index: Int) -> UInt64 { entries[index].fingerprint }

  /// What the disk said of a file that was written; nil of one that stays.
  func facts(of index: Int) -> FileFacts? {
    entries[index].facts == Entry.none ? nil : facts[Int(entries[index].facts)]
  }

  /// What a path on a disk stands for here, capitals and all.
  func role(of path: String) -> Role? { path.withBytes { role(of: $0) } }

  func role(of path: UnsafeRawBufferPointer) -> Role? {
    guard let index = paths.find(path), paths.withBytes(of: index, { $0.equals(path) }) else { return nil }
    return entries[index].role
  }

  /// The index of the folder a file is in; nil at the top.
  func folder(of index: Int) -> Int? {
    entries[index].folder == Entry.none ? nil : Int(entries[index].folder)
  }

  /// The folders of files that the site that stands does not have, with those above them, in no order: all others are folders of
  /// that one.
  var newFolders: [Int] {
    var isNoted = [Bool](repeating: false, count: entries.count)
    var folders: [Int] = []
    for entry in entries where entry.role != .folder && entry.standing == Entry.none {
      var above = entry.folder
      while above != Entry.none, !isNoted[Int(above)] {
        isNoted[Int(above)] = true
        folders.append(Int(above))
        above = entries[Int(above)].folder
      }
    }
    return folders
  }
}

extension Desk {
  private struct Entry: Sendable {
    static let none = UInt32.max
    var role: Role
    var isKnown = false
    /// None at the top.
    var folder = Entry.none
    /// Which of the files of the site that stands has the path.
    var standing = Entry.none
    /// Where its facts are.
    var facts = Entry.none
    var fingerprint: UInt64 = 0
  }

  private mutating func noteSize(of index: Int, _ size: Int) {
    guard let known = largest else {
      largest = (paths[index], size)
      return
    }
    if size > known.bytes || size == known.bytes && paths[index] < known.path { largest = (paths[index], size) }
  }

  /// Takes the folder of a path that was taken, and those above it; nil at the top.
  private mutating func claimFolder(
    of path: Int, for file: String
  ) throws(Diagnostic) -> (index: Int, isNew: Bool)? {
    guard let (index, isNew) = paths.insertFolder(of: path) else { return nil }
    guard isNew else {
      guard role(index) == .folder else {
        throw Diagnostic(
          .error, at: .url(file), "“\(paths[index])” is both a file of the site and a folder with files in it.")
      }
      return (index, false)
    }
    entries.append(Entry(role: .folder))
    if let above = try claimFolder(of: index, for: file) { entries[index].folder = UInt32(above.index) }
    return (index, true)
  }

  private static func leak(of name: String, in path: String, _ count: Int) -> Diagnostic {
    let others = count > 1 ? " and in \(count - 1) more file\(count > 2 ? "s" : "")" : ""
    var finding = Diagnostic(
      .error, at: .url(path), "The value of the environment variable \(name) stands in this file\(others).",
      hint: "Find out how it came there, and have a new one made if it was ever published.")
    finding.stop = .refusal
    return finding
  }

  private func doubled(_ path: String, _ index: Int) -> Diagnostic {
    let first = paths[index]
    if role(index) == .folder {
      return Diagnostic(.error, at: .url(path), "“\(path)” is both a file of the site and a folder with files in it.")
    }
    if first == path { return Diagnostic(.error, at: .url(path), "Two pages of the site want the path “\(path)”.") }
    return Diagnostic(
      .error, at: .url(path),
      "“\(first)” and “\(path)” differ only in capitals, and many disks take them for one file.")
  }
}
