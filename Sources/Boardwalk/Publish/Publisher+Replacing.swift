import Synchronization

/// How a new site takes the old one's place.
extension Publisher {
  /// Lets the site that was handed in take the place of the one that stands.
  func publish(_ desk: Desk) throws(Diagnostic) -> Published {
    let files = desk.sortedFiles()
    self.desk.withLock { $0.order = files }
    let removed = removed(by: desk)
    var published = Published()
    published.written = files.count { desk.role($0) == .written }
    published.unchanged = files.count { desk.role($0) == .unchanged }
    published.removed = removed.count
    published.bytes = desk.bytes
    let isSame = published.written == 0 && removed.isEmpty && old.manifest.paths.count == files.count
    if let folder = old.folder {
      // What was looked at beside it says nothing of what somebody put in the place of its files.
      let isSeen = headstart.withLock { $0 }.map { $0.isNew } ?? true
      if isSame, isSeen || old.isUntouched() { return published }
      let survey = try Survey(of: folder, old.manifest, desk, knowing: calm(), output: place.given)
      published.kept = LeftAlone(survey)
      let site = OldSite(
        folder: folder, manifest: old.manifest, survey: survey, entries: old.provenance?.entries ?? [])
      try replace(site, by: desk, files, Manifest.bytes(of: desk.paths, files), removed)
    } else {
      let list = desk.portion == .rest ? nil : Manifest.bytes(of: desk.paths, files)
      try replace(nil, by: desk, files, list, removed)
    }
    return published
  }

  /// What the run before knew of the folders of the site that stands; nil when the disk's clock was set back since, so that
  /// something that came later may seem to be older.
  private func calm() -> Provenance.Calm? {
    guard let calm = old.provenance?.calm, let now = try? staging.folder.stir(in: "."), now >= calm.since
    else { return nil }
    return calm
  }

  private func replace(
    _ old: OldSite?, by desk: Desk, _ files: [Int], _ list: [UInt8]?, _ removed: [Int]
  ) throws(Diagnostic) {
    var shown: Folder?
    let whole = list ?? []
    switch (place.way, old) {
    case (.inside, let old?):
      do throws(SystemFailure) {
        try InsideUpdate(output: old.folder, staging: staging, old: old).publish(desk, files, manifest: whole, removed)
      } catch {
        let outcome = "new pages may lie beside old ones until the next build"
        throw error.finding(while: "publishing", in: place.given, so: outcome)
      }
    case (.exchange, let old?):
      let begun = headstart.withLock { $0 }
      let spare = if let begun { try SpareSite(begun, of: old, at: place) } else { try SpareSite(making: place) }
      try publishing { () throws(SystemFailure) in
        try Exchange(place: place).publish(desk, files, from: staging, manifest: whole, in: spare, over: old)
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
}
