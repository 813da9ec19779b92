import Foundation

/// The folder beside an output: the site before the one that stands, to which one can go back, and of which the next one
/// is made.
struct SpareSite: Sendable {
  let folder: Folder
  /// Empty when no site is in it.
  let manifest: Manifest
  /// This run made the folder: nothing is in it but what this run puts there.
  private var isNew = false
  /// Where files of the site before go that the next one needs the names of; nil where nobody can want it back.
  private var wayBack: WayBack?
  /// Of each file of the manifest whether it is the very file of the site that stands, as it was written.
  private var linked: [Bool] = []

  /// Nil when there is no such folder.
  init?(of place: OutputPlace) throws(Diagnostic) {
    let known: Folder?
    do throws(SystemFailure) {
      let isThere = try Folder(place.parent).kind(of: place.previousName) == .folder
      known = isThere ? try Folder(place.previousPath) : nil
    } catch {
      throw error.finding(while: "opening", in: place.given)
    }
    guard let known else { return nil }
    folder = known
    manifest = try Manifest(of: known, in: place.previousPath)
  }

  /// The folder of an output, made when it is missing.
  init(making place: OutputPlace) throws(Diagnostic) {
    let isNew: Bool
    do throws(SystemFailure) {
      isNew = try Folder(place.parent).makeFolder(place.previousName)
    } catch {
      throw error.finding(while: "making", in: place.given)
    }
    guard var spare = try SpareSite(of: place) else {
      throw Diagnostic(
        .error, at: .file(place.previousPath), "This is not a folder, and the next site is made ready there.",
        hint: "Move it away, or publish into another folder.")
    }
    spare.isNew = isNew
    self = spare
  }

  /// The folder that was begun earlier in this run: with all files of the site that stands, or some.
  init(_ headstart: Headstart, of old: OldSite, at place: OutputPlace) throws(Diagnostic) {
    folder = headstart.folder
    if headstart.isNew {
      manifest = old.manifest
    } else if let former = headstart.manifest {
      manifest = former
    } else {
      // To say what is wrong.
      manifest = try Manifest(of: folder, in: place.previousPath)
    }
    linked = headstart.finish()
  }

  /// Keeps from now on what is taken away, so that a run that is broken off leaves the site before to go back to.
  mutating func keep(in staging: Staging) throws(SystemFailure) {
    // A folder that was begun in this run has no list of its own.
    guard manifest.paths.count > 0, try folder.kind(of: Manifest.name) == .file else { return }
    wayBack = try WayBack(from: folder, to: staging)
  }

  /// Brings the files up to date: those that were made lie in `staging`, all others in the site that stands.
  func become(_ desk: Desk, _ files: [Int], from staging: Staging, with old: OldSite) throws(SystemFailure) {
    try drop { path in !desk.hasFile(path) }
    try inParallel(files.count) { slice throws(SystemFailure) in
      var made: Int?
      var cleared = ""
      for index in files[slice] {
        if !linked.isEmpty, desk.role(index) == .unchanged, let known = desk.known(index), linked[known] { continue }
        if isNew, let above = desk.folder(of: index), above != made {
          try desk.paths.withName(of: above) { path throws(SystemFailure) in try makeNew(path) }
          made = above
        }
        try desk.paths.withName(of: index) { path throws(SystemFailure) in
          guard desk.role(index) == .written else {
            let known = desk.known(index).map { old.entries[$0].file }
            return try take(path, of: old.folder, knownAs: known)
          }
          let own = desk.paths[index]
          let name = staging.name(of: own, at: index)
          if !isNew { try folder.clearWay(to: own, after: cleared) }
          cleared = own
          if let wayBack, let place = manifest.paths.find(own) { try wayBack.take(own, at: place) }
          try making(path) { () throws(SystemFailure) in try staging.folder.move(name, to: folder, path) }
        }
      }
    }
  }

  /// Gives a file of the site that stands a second name here, unless it has one.
  /// - Parameter known: what that file was found to be in this run.
  func take(_ path: UnsafePointer<CChar>, of live: Folder, knownAs known: FileFacts? = nil) throws(SystemFailure) {
    if !isNew, let known, try folder.facts(of: path) == known { return }
    if !isNew {
      let mine = try folder.identity(of: path)
      if let mine, try mine == live.identity(of: path) { return }
      let own = String(cString: path)
      try folder.clearWay(to: own)
      if mine != nil { try takeAway(own, at: manifest.paths.find(own)) }
    }
    try making(path) { () throws(SystemFailure) in
      if try !live.link(path, into: folder) { try live.copy(path, into: folder) }
    }
  }
}

extension SpareSite {
  /// Takes a file away, to where it can be had back from while somebody may want it.
  /// - Parameter place: in the manifest; nil where it is in none.
  private func takeAway(_ path: String, at place: Int?) throws(SystemFailure) {
    if let wayBack, let place { try wayBack.take(path, at: place) } else { try folder.remove(path) }
  }

  /// Takes files of the manifest away, and the folders that hold nothing more then.
  private func drop(where isGone: @Sendable (UnsafeRawBufferPointer) -> Bool) throws(SystemFailure) {
    try inParallel(manifest.paths.count) { slice throws(SystemFailure) in
      for index in slice where manifest.paths.withBytes(of: index, isGone) {
        let path = manifest.paths[index]
        try folder.clearWay(to: path)
        try takeAway(path, at: index)
        try folder.removeEmptyFolders(above: path)
      }
    }
  }

  /// Makes a folder of a site that has none yet: asking for each file first whether it lacks one costs as much again.
  private func makeNew(_ path: UnsafePointer<CChar>) throws(SystemFailure) {
    do throws(SystemFailure) {
      try folder.makeFolder(path)
    } catch  where error.code == ENOENT {
      try folder.makeFolders(String(cString: path))
    }
  }

  /// Does it again when a folder on the way was missing.
  private func making(
    _ path: UnsafePointer<CChar>, _ work: () throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try work()
    } catch  where error.code == ENOENT {
      try folder.makeFolders(String(cString: path).parentPath)
      try work()
    }
  }
}
