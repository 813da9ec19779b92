import Synchronization

/// What a publisher knows of the files of the site that stands, and what it writes down of its own.
extension Publisher {
  /// Does what has to do with one path; a failure forbids publishing.
  func taking<Result>(_ path: String, _ work: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    do throws(Diagnostic) {
      return try work()
    } catch {
      desk.withLock { $0.failure = $0.failure ?? error }
      throw error
    }
  }

  /// - Parameter standing: which of the files of the site that stands has the path.
  func open(_ desk: inout Desk, _ path: String, _ standing: Int?) throws(Diagnostic) -> Desk.Claim {
    if desk.isClosed {
      throw Diagnostic(.error, at: .url(path), "The site was published before “\(path)” was written.")
    }
    return try desk.claim(path, standing: standing)
  }

  /// What is known of the file of that path.
  /// - Parameter standing: which of the files of the site that stands has the path.
  func knowledge(of path: String, _ standing: Int?) throws(Diagnostic) -> StandingSite.Knowledge {
    let knowledge = try working("looking for", path) { () throws(SystemFailure) in try old.knowledge(of: standing) }
    if knowledge == .touched { desk.withLock { $0.isTouched = true } }
    return knowledge
  }

  /// What the standing file of that path was made of; nil when that is not known, or somebody touched it since.
  /// - Parameter standing: which of the files of the site that stands has the path.
  func made(_ path: String, _ standing: Int?) throws(Diagnostic) -> Provenance.Entry? {
    guard case .made(let entry) = try knowledge(of: path, standing) else { return nil }
    return entry
  }

  /// Where the links of the standing file lead; nil when it has these very bytes.
  func formerLinks(
    of path: String, _ facts: FileFacts, unless bytes: UnsafeRawBufferPointer
  ) throws(Diagnostic) -> [UInt64]? {
    // Other bytes of a file without links need not be read.
    if facts.size != Int64(bytes.count), !SiteChecks.mayLink(path) { return [] }
    return try bytesStanding(at: path).withBytes { former in
      former.equals(bytes) ? nil : checks.links(of: path, former)
    }
  }

  /// The bytes of the standing file; none where nothing stands.
  func bytesStanding(at path: String) throws(Diagnostic) -> [UInt8] {
    try working("reading", path) { () throws(SystemFailure) in try old.read(path, limit: Publisher.largestFile) }
  }

  /// Puts the bytes into the new site, unless the old one's file has them already.
  /// - Returns: what the disk says of the new file; nil where the old one stays.
  func stage(
    _ path: String, _ bytes: UnsafeRawBufferPointer, _ claim: Desk.Claim, isKnownToDiffer: Bool
  ) throws(Diagnostic) -> FileFacts? {
    try working("writing", path) { () throws(SystemFailure) in
      if !isKnownToDiffer, let folder = old.folder, try folder.likeness(path, to: bytes) == .equal { return nil }
      return try staging.put(path, at: claim.index, bytes, folderIsNew: claim.folderIsNew)
    }
  }

  /// The positions in the old manifest of the files that the new site does not have.
  func removed(by desk: Desk) -> [Int] {
    let stays = desk.stays(of: old.manifest.paths.count)
    return stays.indices.filter { !stays[$0] }
  }

  /// Where the links of the whole site lead.
  func links(of desk: Desk, _ site: SiteIndex) throws(Diagnostic) -> LinkLedger {
    guard old.provenance != nil else { return desk.links }
    let gone = removed(by: desk)
    var isKnown = !desk.isTouched
    for index in gone where isKnown { isKnown = try isMade(index) }
    if !isKnown {
      return try counted(desk.files.map { desk.paths[$0] }) { (path) throws(Diagnostic) in
        try site.bytes(of: path, limit: Publisher.largestFile)
      }
    }
    var links = desk.links
    let former = try counted(gone.map { old.manifest.paths[$0] }, bytesStanding)
    former.each { links.add($0, times: -$1) }
    return links
  }

  /// Whether a file of the site that stands is the one that was written, and nobody touched it or took it away.
  private func isMade(_ standing: Int) throws(Diagnostic) -> Bool {
    try made(old.manifest.paths[standing], standing) != nil
  }

  /// Writes down what the files were made of. Gives a notice when that cannot be done: the next build takes longer.
  func remember(_ note: [UInt8]) -> [Diagnostic] {
    let desk = desk.withLock { $0 }
    do throws(SystemFailure) {
      let provenance = Provenance(
        entries: try entries(of: desk), links: desk.wholeLinks ?? desk.links, calm: try calm(of: desk), note: note)
      if provenance.entries != old.provenance?.entries || note != self.note || desk.isTouched {
        try provenance.write(for: place, stamp: checks.stamp)
      }
      return []
    } catch {
      return [
        Diagnostic(
          .notice, at: .file(place.given), "It could not be noted what the pages were made of.",
          hint: "\(error.reason); the next build makes all of them again.")
      ]
    }
  }
}

extension Publisher {
  /// Bytes of a standing file that is read again.
  private static let largestFile = 256 << 20

  private func working<Result>(
    _ doing: String, _ path: String, _ work: () throws(SystemFailure) -> Result
  ) throws(Diagnostic) -> Result {
    do throws(SystemFailure) {
      return try work()
    } catch {
      throw SystemFailure(code: error.code, path: path).finding(while: doing, in: place.given)
    }
  }

  /// Where the links of some files lead.
  private func counted(
    _ paths: [String], _ read: (String) throws(Diagnostic) -> [UInt8]
  ) throws(Diagnostic) -> LinkLedger {
    var links = LinkLedger()
    for path in paths where SiteChecks.mayLink(path) {
      links.add(try read(path).withBytes { checks.links(of: path, $0) })
    }
    return links
  }

  /// What is known of the folders of the site that stands now, from which everything that is not theirs was moved.
  private func calm(of desk: Desk) throws(SystemFailure) -> Provenance.Calm? {
    // Nobody looked into them.
    guard desk.isPublished else { return old.provenance?.calm }
    let since = try Folder(place.output).stir(in: ".")
    return since.map { Provenance.Calm(since: $0, shared: desk.replaced?.survey.shared ?? []) }
  }

  /// What is to be known of each file of the site that stands now, in the order of its manifest.
  private func entries(of desk: Desk) throws(SystemFailure) -> [Provenance.Entry] {
    let files = desk.sortedFiles()
    let site = try Folder(place.output)
    let all = Mutex(
      [Provenance.Entry](repeating: Provenance.Entry(fingerprint: 0, file: .unknown), count: files.count))
    try inParallel(files.count) { slice throws(SystemFailure) in
      var entries: [Provenance.Entry] = []
      for index in files[slice] {
        let known = desk.isTouched ? nil : desk.known(index).flatMap { old.provenance?.entries[$0].file }
        let facts =
          if let known = known ?? desk.facts(of: index) { known } else {
            try desk.paths.withName(of: index) { path throws(SystemFailure) in try site.facts(of: path) }
          }
        entries.append(
          Provenance.Entry(fingerprint: desk.fingerprint(of: index), file: facts ?? .unknown))
      }
      all.withLock { $0.replaceSubrange(slice, with: entries) }
    }
    return all.withLock { $0 }
  }
}
