/// What going back to the site before did.
public struct Rollback: Sendable, Hashable {
  /// When the site that stands now was published, in seconds since 1970 UTC.
  public var published: Int64
  /// Whether it is the newer of the two: the rollback before was undone.
  public var isNewer: Bool
  /// Whether there was no other: what stood in the output was gone.
  public var isOnly = false
  /// Files of Boardwalk's in it.
  public var files: Int
  public var kept: LeftAlone
}

extension BoardFolder {
  /// Brings the board's site back that stood before the one that stands. See `Publisher.rollback`.
  ///
  /// Throws, besides, when another board has its files or its site there.
  public func rollBack(on disk: Disk = .live) throws(Diagnostic) -> Rollback {
    if let fault = placeInOtherBoard(on: disk) { throw fault }
    return try Publisher.rollback(output: output)
  }
}

extension Publisher {
  /// Brings the site back that stood before the one that stands, in one step. The one that stands takes its place: going
  /// back twice ends where it began. What Boardwalk did not write stays in the output. Where no output stands any more, the
  /// site before takes its place.
  ///
  /// Throws when there is nothing to go back to, or when another run is publishing there now.
  /// - Parameter output: the folder that is published into, as an absolute path.
  public static func rollback(output: String) throws(Diagnostic) -> Rollback {
    var place = try OutputPlace(output)
    guard place.hasParent else { throw place.hasNothingBefore }
    let lock = try LockFile(place.lockPath, for: output)
    defer { lock.release() }
    try Leftovers(place: place).clear()
    place = try OutputPlace(output)
    guard place.way == .exchange else {
      throw Diagnostic(
        .error, at: .file(output), "This folder is brought up to date file by file, so no earlier site is kept.",
        hint: "It is a mount point, or holds the working folder, or nothing may be written beside it; "
          + "publish into a folder inside it.")
    }
    guard let spare = try SpareSite(of: place), spare.manifest.paths.count > 0 else { throw place.hasNothingBefore }
    return try place.exists ? place.goBack(to: spare) : place.putBack(spare)
  }
}

extension OutputPlace {
  fileprivate var hasNothingBefore: Diagnostic {
    Diagnostic(
      .error, at: .file(given), "There is no earlier site to go back to.",
      hint: "One is kept from the second build on that changes something.")
  }

  fileprivate func goBack(to spare: SpareSite) throws(Diagnostic) -> Rollback {
    let live = try goingBack { () throws(SystemFailure) in try Folder(output) }
    let manifest = try Manifest(of: live, in: output)
    let survey = try Survey(of: live, manifest, try Desk(spare.manifest), output: given)
    let old = OldSite(folder: live, manifest: manifest, survey: survey)
    try ensureWhole(spare)
    let exchange = Exchange(place: self)
    return try goingBack { () throws(SystemFailure) in
      let (then, now) = (try spare.folder.changed(Manifest.name), try live.changed(Manifest.name))
      try spare.folder.mark(OutputPlace.returningMark)
      try exchange.show(spare, insteadOf: old)
      try exchange.finish(old, shown: spare.folder)
      return Rollback(
        published: then / 1_000_000_000, isNewer: then > now, files: spare.manifest.paths.count,
        kept: LeftAlone(survey))
    }
  }

  /// Puts the site before where no output is.
  fileprivate func putBack(_ spare: SpareSite) throws(Diagnostic) -> Rollback {
    try ensureWhole(spare)
    return try goingBack { () throws(SystemFailure) in
      let parent = try Folder(self.parent)
      try parent.move(previousName, to: parent, name)
      return Rollback(
        published: try spare.folder.changed(Manifest.name) / 1_000_000_000, isNewer: false, isOnly: true,
        files: spare.manifest.paths.count, kept: LeftAlone())
    }
  }

  private func ensureWhole(_ spare: SpareSite) throws(Diagnostic) {
    if let path = try goingBack({ () throws(SystemFailure) in try spare.manifest.missing(in: spare.folder) }) {
      throw Diagnostic(.error, at: .file(given), "The earlier site is not whole: “\(path)” is missing.")
    }
  }

  private func goingBack<Result>(_ work: () throws(SystemFailure) -> Result) throws(Diagnostic) -> Result {
    do throws(SystemFailure) {
      return try work()
    } catch {
      throw error.finding(while: "going back, at", in: given, so: "what was published last stands")
    }
  }
}
