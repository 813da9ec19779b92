/// What runs that were killed left in an output and beside it. Called with the lock held, before anything else.
struct Leftovers: Sendable {
  var place: OutputPlace

  /// Finishes what was published, throws away what was not, and loses nothing that is not ours.
  func clear() throws(Diagnostic) {
    if place.exists {
      try tidying { () throws(SystemFailure) in
        try Folder(place.output).removeTree(OutputPlace.insideName)
      }
    }
    guard place.way == .exchange else { return }
    try tidying { () throws(SystemFailure) in
      let parent = try Folder(place.parent)
      try putBack(in: parent)
      if try parent.holds(OutputPlace.unfinishedMark, in: place.previousName), try !WayBack.restore(place) {
        try parent.removeTree(place.previousName, mark: OutputPlace.unfinishedMark)
      }
      try clearStaging(in: parent)
    }
    try finish()
  }
}

extension Leftovers {
  /// Killed between the renames of a disk that cannot exchange.
  private func putBack(in parent: Folder) throws(SystemFailure) {
    guard try parent.kind(of: place.retiredName) == .folder else { return }
    if try parent.kind(of: place.name) == nil {
      try parent.move(place.retiredName, to: parent, place.name)
    } else if try parent.kind(of: place.previousName) == nil {
      try parent.move(place.retiredName, to: parent, place.previousName)
    }
  }

  private func clearStaging(in parent: Folder) throws(SystemFailure) {
    if try parent.holds(OutputPlace.unfinishedMark, in: place.stagingName) {
      try parent.removeTree(place.stagingName, mark: OutputPlace.unfinishedMark)
    } else {
      // Killed before the mark was there; with anything else in it, it is not ours.
      try parent.removeFolder(place.stagingName)
    }
  }

  /// The marks of a site that took its place while what is not ours had not yet followed.
  private func finish() throws(Diagnostic) {
    let marked = try tidying { () throws(SystemFailure) -> Bool in
      let parent = try Folder(place.parent)
      for folder in [place.name, place.previousName] {
        for mark in [OutputPlace.unfinishedMark, OutputPlace.returningMark] where try parent.holds(mark, in: folder) {
          return true
        }
      }
      return false
    }
    guard marked else { return }
    let old = try SpareSite(of: place).map { (spare) throws(Diagnostic) in
      OldSite(
        folder: spare.folder, manifest: spare.manifest,
        survey: try Survey(of: spare.folder, spare.manifest, nil, output: place.given))
    }
    try tidying { () throws(SystemFailure) in
      try Exchange(place: place).finish(old)
      try old?.folder.remove(OutputPlace.returningMark)
    }
  }

  private func tidying<Result>(_ work: () throws(SystemFailure) -> Result) throws(Diagnostic) -> Result {
    do throws(SystemFailure) {
      return try work()
    } catch {
      throw error.finding(while: "tidying up after a build that was broken off, at", in: place.given)
    }
  }
}

extension Folder {
  /// Whether a folder in this one has this mark.
  fileprivate func holds(_ mark: String, in folder: String) throws(SystemFailure) -> Bool {
    try kind(of: "\(folder)/\(mark)") != nil
  }
}
