import Synchronization

/// Takes the files of a site as they are made, and lets the new site take the old one's place when all of them are
/// there.
///
/// Until `commit` the old site stands as it was, and after any failure too. Files whose bytes did not change keep their
/// inode and their time of change; files that Boardwalk did not write (`CNAME`, `.git`) stay. Where the output can be
/// exchanged it is, at every moment, a whole site, old or new; whole folders that are not ours follow within the
/// same call, and the next run fetches them if this one is killed in between. The old site is kept beside it for
/// `rollback`.
///
/// ```swift
/// let publisher = try Publisher(output: "/srv/board/public")
/// try publisher.write("index.html", page)
/// let published = try publisher.commit()
/// ```
public final class Publisher: Sendable {
  let place: OutputPlace
  private let lock: LockFile
  let old: StandingSite
  let staging: Staging
  let checks: SiteChecks
  let desk = Mutex(Desk())
  /// The next site's folder, where it was begun before its files came.
  let headstart = Mutex<Headstart?>(nil)

  /// Makes ready to publish: takes the lock and removes what killed runs left.
  /// - Parameters:
  ///   - output: the folder to publish into, as an absolute path; made when it is missing.
  ///   - checks: what has to hold of the site before it is published.
  public init(output: String, checks: SiteChecks = SiteChecks()) throws(Diagnostic) {
    var place = try OutputPlace(output)
    if let fault = place.misplaced { throw fault }
    try place.makeParent()
    lock = try LockFile(place.lockPath, for: output)
    do throws(Diagnostic) {
      try Leftovers(place: place).clear()
      place = try OutputPlace(output)
      old = try StandingSite(place, stamp: checks.stamp)
      staging = try Publisher.makeStaging(place, isTree: old.folder == nil)
    } catch {
      lock.release()
      throw error
    }
    self.place = place
    self.checks = checks
    if let links = old.provenance?.links { desk.withLock { $0.links = links } }
  }

  deinit { abandon() }

  /// Whether the site that stands has a file that was made of the same, and nobody touched it since. Then it is taken as
  /// it is and must not be written again. Can be called from several threads at once.
  public func takes(_ path: String, madeOf fingerprint: Fingerprint) throws(Diagnostic) -> Bool {
    try taking(path) { () throws(Diagnostic) in
      let standing = old.manifest.paths.find(path)
      guard let entry = try made(path, standing), entry.fingerprint == fingerprint.value else { return false }
      try desk.withLock { desk throws(Diagnostic) in
        let claim = try open(&desk, path, standing)
        desk.settle(claim, unchanged: true, size: Int(entry.file.size), madeOf: fingerprint, isKnown: true)
      }
      return true
    }
  }

  /// The bytes of a file of the site that stands.
  public func standing(_ path: String) throws(Diagnostic) -> [UInt8] {
    try taking(path) { () throws(Diagnostic) in try bytesStanding(at: path) }
  }

  /// How many bytes a file of the site that stands had when it was written; nil when that is not known.
  func size(of path: String) -> Int? {
    guard let provenance = old.provenance, let index = old.manifest.paths.find(path) else { return nil }
    return Int(provenance.entries[index].file.size)
  }

  /// The bytes of a file that is the very one that was written, by the program that runs now; nil of any other.
  public func untouched(_ path: String) throws(Diagnostic) -> [UInt8]? {
    try taking(path) { () throws(Diagnostic) in
      guard case .made = try knowledge(of: path, old.manifest.paths.find(path)) else { return nil }
      return try bytesStanding(at: path)
    }
  }

  /// Takes one file. Can be called from several threads at once.
  /// - Parameters:
  ///   - path: relative to the output: letters of ASCII, digits, `.`, `_`, `-`, and `/` between names.
  ///   - fingerprint: of everything that its bytes depend on; nil when that is not known.
  public func write(
    _ path: String, _ bytes: UnsafeRawBufferPointer, madeOf fingerprint: Fingerprint? = nil
  ) throws(Diagnostic) {
    try taking(path) { () throws(Diagnostic) in
      if let fault = SitePath.fault(in: path) {
        throw Diagnostic(.error, at: .url(path), "The path “\(path)” \(fault).")
      }
      let standing = old.manifest.paths.find(path)
      let claim = try desk.withLock { desk throws(Diagnostic) in try open(&desk, path, standing) }
      let known: Provenance.Entry? = if case .made(let entry) = try knowledge(of: path, standing) { entry } else { nil }
      let former: [UInt64]? = if let known { try formerLinks(of: path, known.file, unless: bytes) } else { [] }
      guard let former else {
        // It was looked at when it was published.
        desk.withLock { $0.settle(claim, unchanged: true, size: bytes.count, madeOf: fingerprint, isKnown: true) }
        return
      }
      let facts = try stage(path, bytes, claim, isKnownToDiffer: known != nil)
      let inspection = checks.inspect(path, bytes)
      desk.withLock {
        $0.settle(
          claim, unchanged: facts == nil, size: bytes.count, madeOf: fingerprint, inspection, facts, insteadOf: former)
      }
    }
  }

  /// Takes one file; see the other `write`.
  public func write(_ path: String, _ bytes: [UInt8], madeOf fingerprint: Fingerprint? = nil) throws(Diagnostic) {
    try bytes.withBytes { bytes throws(Diagnostic) in try write(path, bytes, madeOf: fingerprint) }
  }

  /// Begins to look at the site that stands before anybody asks for its files: for a run that has a core to spare.
  public func look() { old.look() }

  /// Begins the next site's folder before its files come: for a run that knows that there will be another site and has a core
  /// to spare. What is looked at for it need not be looked at in the site that stands.
  public func begin() {
    headstart.withLock { headstart in
      guard headstart == nil else { return }
      headstart = Headstart(place, from: old)
      if let headstart { old.rely(on: headstart) } else { old.look() }
    }
  }

  /// Notes which pages of the old site are known to have none in the new one: the lives of their listings ended.
  public func expect(toGo paths: Set<String>) { desk.withLock { $0.expectedToGo = paths } }

  /// Some so many files will come, more or less: less memory is needed for what is known.
  func expect(files: Int) { desk.withLock { $0.expect(files) } }

  /// Only a part of a site is handed in, into a folder that is not there yet.
  ///
  /// - Parameter elsewhere: for the first part, which has the list of all files, what the others make; nil for another.
  func takePart(elsewhere: [String]?) throws(Diagnostic) {
    guard old.folder == nil else {
      throw Diagnostic(
        .error, at: .file(place.given), "A part of a site is written into a folder of its own, and this one is there.",
        hint: "Remove it, or name another one with --output.")
    }
    try desk.withLock { desk throws(Diagnostic) in
      desk.portion = elsewhere == nil ? .rest : .first
      for path in elsewhere ?? [] { try desk.leaveElsewhere(path) }
    }
  }

  /// What is wrong with the site that was handed in. Any error among it forbids publishing.
  public func verify() throws(Diagnostic) -> [Diagnostic] {
    let desk = desk.withLock { $0 }
    if let verified = desk.verified { return verified }
    var site = SiteIndex(desk: desk, staging: staging, old: old)
    site.links = try links(of: desk, site)
    let findings = try checks.findings(site)
    self.desk.withLock { ($0.verified, $0.wholeLinks) = (findings, site.links) }
    return findings
  }

  /// Publishes what was handed in. When it throws, the old site stands, unless the finding says otherwise.
  /// - Parameter note: kept beside the site for the next run, which finds it in `note`.
  public func commit(note: [UInt8] = []) throws(Diagnostic) -> Published {
    defer { abandon() }
    let desk = desk.withLock { $0 }
    if desk.isClosed { throw Diagnostic(.error, at: .file(place.given), "The site was published or given up before.") }
    if let failure = desk.failure { throw failure }
    if let path = desk.unfinished { throw Diagnostic(.error, at: .url(path), "“\(path)” is still being written.") }
    let findings = try verify()
    if let error = findings.first(where: { $0.severity == .error }) { throw error }
    var published = try publish(desk)
    published.findings = findings + close(remembering: desk.portion == .whole ? note : nil)
    return published
  }

  /// What the run that made the site that stands wanted to know now; nil when it is not known what made it.
  public var note: [UInt8]? { old.provenance?.note }

  /// Takes the site that stands for the new one, as a `commit` of the same files would; nil when anybody touched any of
  /// its files, or files were handed in already. Nothing more is taken afterwards.
  public func remain() throws(Diagnostic) -> Published? {
    guard desk.withLock({ $0.files.isEmpty && !$0.isClosed }), old.isUntouched() else { return nil }
    var published = Published()
    published.unchanged = old.manifest.paths.count
    published.bytes = old.provenance?.entries.reduce(0) { $0 + Int($1.file.size) } ?? 0
    published.findings = close(remembering: nil)
    return published
  }

  /// Gives up: the old site stands, and nothing of the new one is left. Does nothing after `commit`.
  public func abandon() { close(remembering: nil) }
}

extension Publisher {
  /// Tidies up, writes down what the files were made of, and lets the next run in: in this order, since what is written
  /// down has to be of this run's site.
  /// - Parameter note: nil writes nothing down.
  /// - Returns: what could not be done; the next run does it.
  @discardableResult
  private func close(remembering note: [UInt8]?) -> [Diagnostic] {
    let isFirst = desk.withLock { desk in
      defer { desk.isClosed = true }
      return !desk.isClosed
    }
    guard isFirst else { return [] }
    defer { lock.release() }
    old.callOff()
    headstart.withLock { $0 }?.callOff()
    var findings: [Diagnostic] = []
    do throws(Diagnostic) {
      try tidyUp()
    } catch {
      findings.append(
        Diagnostic(
          .warning, at: error.spot,
          "What this build leaves beside the site could not be removed; the next build tries again.",
          hint: error.message))
    }
    return findings + (note.map(remember) ?? [])
  }

  private static func makeStaging(_ place: OutputPlace, isTree: Bool) throws(Diagnostic) -> Staging {
    do throws(SystemFailure) {
      return try Staging(at: place.stagingPath, isTree: isTree)
    } catch {
      throw error.finding(while: "making ready", in: place.given)
    }
  }

  /// Finishes what was published, and removes what was not.
  private func tidyUp() throws(Diagnostic) {
    let (isPublished, replaced, shown) = desk.withLock { ($0.isPublished, $0.replaced, $0.shown) }
    guard isPublished else { return try Leftovers(place: place).clear() }
    do throws(SystemFailure) {
      if place.way == .exchange { try Exchange(place: place).finish(replaced, shown: shown) }
      try Folder("/").removeTree(place.stagingPath, mark: OutputPlace.unfinishedMark)
    } catch {
      throw error.finding(while: "tidying up", in: place.given)
    }
  }
}
