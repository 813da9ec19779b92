/// What going back to the site before did.
public struct Rollback: Sendable, Hashable {
  /// When the site that stands now was published, in seconds since 1970 UTC.
  public var published: Int64
  /// Whether it is the newer of the two: the rollback before was undone.
  public var isNewer: Bool
  /// Files of Boardwalk's in it.
  public var files: Int
  /// Files and whole folders in the output that Boardwalk did not write, and left as they are.
  public var kept: Int
}

extension Publisher {
  /// Brings the site back that stood before the one that stands, in one step. The one that stands takes its place: going
  /// back twice ends where it began. What Boardwalk did not write stays in the output.
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
    guard place.exists else { throw place.hasNothingBefore }
    guard place.way == .exchange else {
      throw Diagnostic(
        .error, at: .file(output), "This folder is brought up to date file by file, so no earlier site is kept.",
        hint: "It is a mount point, or holds the working folder, or nothing may be written beside it; "
          + "publish into a folder inside it.")
    }
    guard let spare = try SpareSite(of: place), spare.manifest.paths.count > 0 else { throw place.hasNothingBefore }
    return try place.goBack(to: spare)
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
    if let path = try goingBack({ () throws(SystemFailure) in try spare.missing() }) {
      throw Diagnostic(.error, at: .file(given), "The earlier site is not whole: “\(path)” is missing.")
    }
    let exchange = Exchange(place: self)
    return try goingBack { () throws(SystemFailure) in
      let (then, now) = (try spare.folder.changed(Manifest.name), try live.changed(Manifest.name))
      try spare.folder.mark(OutputPlace.returningMark)
      try exchange.show(spare, insteadOf: old)
      try exchange.finish(old, shown: spare.folder)
      return Rollback(
        published: then / 1_000_000_000, isNewer: then > now, files: spare.manifest.paths.count,
        kept: survey.files.count + survey.folders.count)
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
