import Synchronization

/// The site that stands while the next one is made: its folder, its list of files, and what those were made of.
///
/// A class: every file of the new site is looked for in it.
final class StandingSite: Sendable {
  /// Nil when nothing stands.
  let folder: Folder?
  let manifest: Manifest
  /// Nil when it is not known what the files were made of.
  let provenance: Provenance?
  /// A look at all files; see `look` and `rely`.
  private let glances = Mutex<(here: Glance?, beside: Glance?)>((nil, nil))

  /// - Parameter stamp: what files are looked at for, and by which program.
  init(_ place: OutputPlace, stamp: Fingerprint) throws(Diagnostic) {
    guard place.exists else {
      (folder, manifest, provenance) = (nil, Manifest(), nil)
      return
    }
    do throws(SystemFailure) {
      folder = try Folder(place.output)
    } catch {
      throw error.finding(while: "opening", in: place.given)
    }
    manifest =
      try folder.map { (folder) throws(Diagnostic) in try Manifest(of: folder, in: place.output) } ?? Manifest()
    do throws(SystemFailure) {
      provenance = try Provenance(of: place, manifest, in: folder, stamp: stamp)
    } catch {
      throw error.finding(while: "reading", in: place.given)
    }
  }

  /// What is known of a file.
  enum Knowledge: Sendable, Hashable {
    case nothing
    /// It is the file that was written, and this is what of.
    case made(Provenance.Entry)
    /// Somebody touched it since.
    case touched
  }

  /// What is known of a file.
  /// - Parameter index: in the manifest; nil when it is not there.
  func knowledge(of index: Int?) throws(SystemFailure) -> Knowledge {
    guard let provenance, let index else { return .nothing }
    let entry = provenance.entries[index]
    if finding(of: index) == true { return .made(entry) }
    let facts = try manifest.paths.withName(of: index) { path throws(SystemFailure) in try folder?.facts(of: path) }
    return facts == entry.file ? .made(entry) : .touched
  }

  /// Begins to look at every file, so that most are known when somebody asks.
  func look() {
    guard let folder, let provenance else { return }
    glances.withLock { glances in
      guard glances.here == nil, glances.beside == nil else { return }
      glances.here = Glance(into: folder, for: manifest, provenance.entries)
    }
  }

  /// Goes by a look at the folder of the next site, unless the files themselves are looked at: what has the second name of a
  /// file as it was written is that file, whatever stands under its first name by now.
  func rely(on headstart: Headstart) {
    glances.withLock { if $0.here == nil { $0.beside = headstart.glance } }
  }

  /// Whether every file is the one that was written; false when that is not known.
  func isUntouched() -> Bool {
    guard let folder, let provenance, manifest.paths.count > 0 else { return false }
    let glance = glances.withLock { glances in
      let here = glances.here ?? Glance(into: folder, for: manifest, provenance.entries)
      glances.here = here
      return here
    }
    return glance.finish().allSatisfy { $0 == true }
  }

  /// Whether a file of the manifest is the one that was written; nil when it was not looked at yet.
  func finding(of index: Int) -> Bool? { witness?.finding(of: index) }

  /// The bytes of a file, from where it was looked at.
  /// - Throws: when it has more than `limit`.
  func read(_ path: String, limit: Int) throws(SystemFailure) -> [UInt8] {
    guard let folder else { return [] }
    if let witness, let index = manifest.paths.find(path), witness.finding(of: index) == true {
      return try witness.folder.read(path, limit: limit)
    }
    return try folder.read(path, limit: limit)
  }

  /// Looks at nothing more.
  func callOff() { glances.withLock { $0.here }?.callOff() }

  private var witness: Glance? { glances.withLock { $0.beside ?? $0.here } }
}

extension Provenance {
  /// What belongs to the site that stands; nil when there is none, or it belongs to another.
  fileprivate init?(
    of place: OutputPlace, _ manifest: Manifest, in site: Folder?, stamp: Fingerprint
  ) throws(SystemFailure) {
    guard place.way == .exchange, let facts = try site?.facts(of: Manifest.name) else { return nil }
    let folder = try Folder(place.parent)
    let name = place.provenanceName
    guard try folder.kind(of: name) == .file else { return nil }
    self.init(
      try folder.read(name, limit: Provenance.largest), stamp: stamp, manifest: facts, files: manifest.paths.count)
  }

  /// Writes down what the files of a site were made of; the file before it goes in one step.
  func write(for place: OutputPlace, stamp: Fingerprint) throws(SystemFailure) {
    guard place.way == .exchange, let facts = try Folder(place.output).facts(of: Manifest.name) else { return }
    let folder = try Folder(place.parent)
    let name = place.provenanceName
    try folder.remove(name + ".new")
    // What was searched for can be guessed from it: it is nobody else's business.
    try folder.create(name + ".new", bytes(stamp: stamp, manifest: facts), rights: 0o600)
    try folder.move(name + ".new", to: folder, name)
  }
}
