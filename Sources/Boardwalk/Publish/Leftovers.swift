/// What runs that were killed left beside an output. Called with the lock held, before anything else.
struct Leftovers: Sendable {
  var place: OutputPlace
  /// The old site, when this run has just replaced it and knows what is in it.
  var replaced: OldSite?

  /// Finishes what can be finished, throws away what was never published, and loses nothing that is not ours.
  func clear() throws(Diagnostic) {
    if place.exists {
      try tidying { () throws(SystemFailure) in
        try Folder(place.output).removeTree(OutputPlace.insideName)
      }
    }
    guard place.way == .exchange else { return }
    for name in [place.stagingName, place.retiredName] { try clear(name) }
  }
}

extension Leftovers {
  private func clear(_ name: String) throws(Diagnostic) {
    let isDone = try tidying { () throws(SystemFailure) -> Bool in
      let parent = try Folder(place.parent)
      if try parent.kind(of: name) != .folder { return true }
      if try parent.kind(of: "\(name)/\(OutputPlace.unfinishedMark)") != nil {
        try parent.removeTree(name)
        return true
      }
      if try parent.kind(of: place.name) == nil {
        // Killed between the two renames of a disk that cannot exchange, or somebody removed the output since: a whole
        // site is a better output than none.
        try parent.move(name, to: parent, place.name)
        return true
      }
      return false
    }
    if isDone { return }
    let old = if let replaced { replaced } else { try oldSite(at: place.path(beside: name)) }
    try tidying { () throws(SystemFailure) in try Exchange.retire(old, named: name, in: place) }
  }

  private func oldSite(at path: String) throws(Diagnostic) -> OldSite {
    let folder = try tidying { () throws(SystemFailure) in try Folder(path) }
    let manifest = try Manifest(of: folder, in: path)
    return OldSite(
      folder: folder, manifest: manifest, survey: try Survey(of: folder, manifest, nil, output: place.given))
  }

  private func tidying<Result>(_ work: () throws(SystemFailure) -> Result) throws(Diagnostic) -> Result {
    do throws(SystemFailure) {
      return try work()
    } catch {
      throw error.finding(while: "tidying up after a build that was broken off, at", in: place.given)
    }
  }
}
