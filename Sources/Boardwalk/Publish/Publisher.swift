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
  private let place: OutputPlace
  private let lock: LockFile
  private let old: Folder?
  private let manifest: Manifest
  private let staging: Staging
  private let checks: SiteChecks
  private let desk = Mutex(Desk())

  /// Makes ready to publish: takes the lock and removes what killed runs left.
  /// - Parameters:
  ///   - output: the folder to publish into, as an absolute path; made when it is missing.
  ///   - checks: what has to hold of the site before it is published.
  public init(output: String, checks: SiteChecks = SiteChecks()) throws(Diagnostic) {
    var place = try OutputPlace(output)
    try place.makeParent()
    lock = try LockFile(place.lockPath, for: output)
    do throws(Diagnostic) {
      try Leftovers(place: place).clear()
      place = try OutputPlace(output)
      (old, manifest) = try Publisher.standing(place)
      staging = try Publisher.makeStaging(place, isTree: old == nil)
    } catch {
      lock.release()
      throw error
    }
    self.place = place
    self.checks = checks
  }

  deinit { abandon() }

  /// Throws when nothing could be published into a folder, or when another build is publishing there now. Leaves
  /// nothing behind; for asking before anything is fetched.
  public static func probe(output: String) throws(Diagnostic) {
    let place = try OutputPlace(output)
    if place.hasParent { try LockFile(place.lockPath, for: output).release() }
  }

  /// Takes one file. Can be called from several threads at once.
  /// - Parameter path: relative to the output: letters of ASCII, digits, `.`, `_`, `-`, and `/` between names.
  public func write(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(Diagnostic) {
    do throws(Diagnostic) {
      if let fault = SitePath.fault(in: path) {
        throw Diagnostic(.error, at: .url(path), "The path “\(path)” \(fault).")
      }
      let claim = try desk.withLock { desk throws(Diagnostic) in
        if desk.isClosed {
          throw Diagnostic(.error, at: .url(path), "The site was published before “\(path)” was written.")
        }
        return try desk.claim(path)
      }
      let unchanged = try stage(path, bytes, claim)
      let inspection = checks.inspect(path, bytes)
      desk.withLock { $0.settle(claim, unchanged: unchanged, size: bytes.count, inspection) }
    } catch {
      desk.withLock { $0.failure = $0.failure ?? error }
      throw error
    }
  }

  /// Takes one file; see the other `write`.
  public func write(_ path: String, _ bytes: [UInt8]) throws(Diagnostic) {
    try bytes.withBytes { bytes throws(Diagnostic) in try write(path, bytes) }
  }

  /// Notes which pages of the old site are known to have none in the new one: the lives of their listings ended.
  public func expect(toGo paths: Set<String>) { desk.withLock { $0.expectedToGo = paths } }

  /// What is wrong with the site that was handed in. Any error among it forbids publishing.
  public func verify() throws(Diagnostic) -> [Diagnostic] {
    let desk = desk.withLock { $0 }
    return try checks.findings(SiteIndex(desk: desk, staging: staging, old: old, manifest: manifest))
  }

  /// Publishes what was handed in. When it throws, the old site stands, unless the finding says otherwise.
  public func commit() throws(Diagnostic) -> Published {
    defer { abandon() }
    let desk = desk.withLock { $0 }
    if desk.isClosed { throw Diagnostic(.error, at: .file(place.given), "The site was published or given up before.") }
    if let failure = desk.failure { throw failure }
    if let path = desk.unfinished { throw Diagnostic(.error, at: .url(path), "“\(path)” is still being written.") }
    let findings = try verify()
    if let error = findings.first(where: { $0.severity == .error }) { throw error }
    var published = try publish(desk)
    published.findings = findings + [abandon()].compactMap { $0 }
    return published
  }

  /// Gives up: the old site stands, and nothing of the new one is left. Does nothing after `commit`.
  /// - Returns: what could not be tidied up; the next run does it.
  @discardableResult
  public func abandon() -> Diagnostic? {
    let isFirst = desk.withLock { desk in
      defer { desk.isClosed = true }
      return !desk.isClosed
    }
    guard isFirst else { return nil }
    defer { lock.release() }
    do throws(Diagnostic) {
      try tidyUp()
      return nil
    } catch {
      return Diagnostic(
        .warning, at: error.spot,
        "What this build leaves beside the site could not be removed; the next build tries again.",
        hint: error.message)
    }
  }
}

extension Publisher {
  /// The site that stands, and its files.
  private static func standing(_ place: OutputPlace) throws(Diagnostic) -> (Folder?, Manifest) {
    guard place.exists else { return (nil, Manifest()) }
    let old: Folder
    do throws(SystemFailure) {
      old = try Folder(place.output)
    } catch {
      throw error.finding(while: "opening", in: place.given)
    }
    return (old, try Manifest(of: old, in: place.output))
  }

  private static func makeStaging(_ place: OutputPlace, isTree: Bool) throws(Diagnostic) -> Staging {
    do throws(SystemFailure) {
      return try Staging(at: place.stagingPath, isTree: isTree)
    } catch {
      throw error.finding(while: "making ready", in: place.given)
    }
  }

  /// Puts the bytes into the new site, unless the old one's file has them already.
  private func stage(
    _ path: String, _ bytes: UnsafeRawBufferPointer, _ claim: Desk.Claim
  ) throws(Diagnostic) -> Bool {
    do throws(SystemFailure) {
      if let old, try old.likeness(path, to: bytes) == .equal { return true }
      try staging.put(path, at: claim.index, bytes, folderIsNew: claim.folderIsNew)
      return false
    } catch {
      throw SystemFailure(code: error.code, path: path).finding(while: "writing", in: place.given)
    }
  }

  private func publish(_ desk: Desk) throws(Diagnostic) -> Published {
    let files = desk.sortedFiles()
    let removed = (0..<manifest.paths.count).filter { !desk.hasFile(manifest.paths[$0]) }
    let list = Manifest.bytes(of: desk.paths, files)
    var site: OldSite?
    if let old {
      let survey = try Survey(of: old, manifest, desk, output: place.given)
      site = OldSite(folder: old, manifest: manifest, survey: survey)
    }
    var published = Published()
    published.written = files.count { desk.role($0) == .written }
    published.unchanged = files.count - published.written
    published.removed = removed.count
    published.kept = site.map { $0.survey.files.count + $0.survey.folders.count } ?? 0
    published.bytes = desk.bytes
    if published.written > 0 || !removed.isEmpty || manifest.paths.count != files.count || old == nil {
      try replace(site, by: desk, files, list, removed)
    }
    return published
  }

  private func replace(
    _ old: OldSite?, by desk: Desk, _ files: [Int], _ list: [UInt8], _ removed: [Int]
  ) throws(Diagnostic) {
    var shown: Folder?
    switch (place.way, old) {
    case (.inside, let old?):
      do throws(SystemFailure) {
        try InsideUpdate(output: old.folder, staging: staging, old: old).publish(desk, files, manifest: list, removed)
      } catch {
        let outcome = "new pages may lie beside old ones until the next build"
        throw error.finding(while: "publishing", in: place.given, so: outcome)
      }
    case (.exchange, let old?):
      let spare = try SpareSite(making: place)
      try publishing { () throws(SystemFailure) in
        try Exchange(place: place).publish(desk, files, from: staging, manifest: list, in: spare, over: old)
      }
      shown = spare.folder
    case (_, nil):
      try publishing { () throws(SystemFailure) in try Exchange(place: place).publishFirst(staging, manifest: list) }
    }
    self.desk.withLock {
      $0.isPublished = true
      $0.replaced = old
      $0.shown = shown
    }
  }

  private func publishing(_ work: () throws(SystemFailure) -> Void) throws(Diagnostic) {
    do throws(SystemFailure) {
      try work()
    } catch {
      throw error.finding(while: "publishing", in: place.given)
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
