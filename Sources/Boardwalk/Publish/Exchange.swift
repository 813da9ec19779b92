/// Puts a site that was made ready beside the output in the old one's place, in one step.
///
/// A killed run leaves, at every moment, a whole site in the output. What it leaves beside it tells the next run how
/// far it came: a folder with the unfinished mark was never published and is thrown away; one without the mark is
/// either ready or the old site, and `retire` is right for both.
struct Exchange: Sendable {
  var place: OutputPlace
  /// The new site.
  var staging: Folder

  /// Completes the new site with what stays of the old one, and publishes it.
  func publish(_ desk: Desk, _ files: [Int], manifest: [UInt8], over old: OldSite?) throws(SystemFailure) {
    if let old {
      try carry(files.filter { desk.role($0) == .unchanged }, of: desk, from: old.folder)
      try carry(old.survey, from: old.folder)
      try staging.takeRights(of: old.folder)
    }
    try manifest.withBytes { bytes throws(SystemFailure) in try staging.create(Manifest.name, bytes) }
    try staging.remove(OutputPlace.unfinishedMark)
    try staging.settle()
    try exchange(old != nil)
  }

  /// Takes the old site away, file by file that was ours; everything else in it moves into the new one.
  ///
  /// The old site's manifest goes last: until then a run that is killed here can be finished by the next one.
  static func retire(_ old: OldSite, named name: String, in place: OutputPlace) throws(SystemFailure) {
    let output = try Folder(place.output)
    for path in old.survey.folders where try output.kind(of: path) == nil {
      try output.makeFolders(path.parentPath)
      try old.folder.move(path, to: output, path)
    }
    let paths = old.manifest.paths
    try inParallel(paths.count) { slice throws(SystemFailure) in
      for index in slice where old.survey.reaches(paths[index]) {
        _ = try paths.withName(of: index) { path throws(SystemFailure) in try old.folder.remove(path) }
      }
    }
    try old.removeEmptyFolders()
    try sweep(old.folder, into: output)
    try old.folder.remove(Manifest.name)
    try Folder(place.parent).removeFolder(name)
  }
}

extension Exchange {
  private func carry(_ files: [Int], of desk: Desk, from old: Folder) throws(SystemFailure) {
    try inParallel(files.count) { slice throws(SystemFailure) in
      var made: Int?
      for index in files[slice] {
        if let folder = desk.folder(of: index), folder != made {
          try staging.makeFolders(desk.paths[folder])
          made = folder
        }
        try desk.paths.withName(of: index) { path throws(SystemFailure) in try carry(path, from: old) }
      }
    }
  }

  /// Files that are not ours get their second name here; of folders only what is above them is made, since a folder can
  /// have no second name and moves after the exchange.
  private func carry(_ survey: Survey, from old: Folder) throws(SystemFailure) {
    for path in survey.files {
      try staging.makeFolders(path.parentPath)
      try carry(path, from: old)
    }
    for path in survey.folders { try staging.makeFolders(path.parentPath) }
  }

  private func carry(_ path: UnsafePointer<CChar>, from old: Folder) throws(SystemFailure) {
    if try !old.link(path, into: staging) { try old.copy(path, into: staging) }
  }

  private func exchange(_ exists: Bool) throws(SystemFailure) {
    let parent = try Folder(place.parent)
    if !exists { return try parent.move(place.stagingName, to: parent, place.name) }
    if try parent.exchange(place.stagingName, place.name) { return }
    try parent.move(place.name, to: parent, place.retiredName)
    do {
      try parent.move(place.stagingName, to: parent, place.name)
    } catch {
      try parent.move(place.retiredName, to: parent, place.name)
      throw error
    }
  }

  /// Moves whatever is left of the old site to its place in the new one, unless something is there.
  private static func sweep(_ old: Folder, into new: Folder) throws(SystemFailure) {
    var open = [""]
    var emptied: [String] = []
    while let folder = open.popLast() {
      for entry in try old.list(folder.isEmpty ? "." : folder) {
        if folder.isEmpty, OutputPlace.ownNames.contains(entry.name) { continue }
        let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
        let there = try new.kind(of: path)
        if there == nil {
          try old.move(path, to: new, path)
        } else if entry.kind != .folder {
          try old.remove(path)
        } else if there == .folder {
          open.append(path)
        }
      }
      if !folder.isEmpty { emptied.append(folder) }
    }
    for folder in emptied.reversed() { try old.removeFolder(folder) }
  }
}

/// The site that stands: its folder, what of it is ours, and what else is in it.
struct OldSite: Sendable {
  var folder: Folder
  var manifest: Manifest
  var survey: Survey

  /// Takes away the folders of ours that hold nothing more, the innermost first.
  func removeEmptyFolders() throws(SystemFailure) {
    for level in survey.levels.reversed() {
      try inParallel(level.count) { slice throws(SystemFailure) in
        for index in level[slice] {
          _ = try survey.known.withName(of: index) { path throws(SystemFailure) in try folder.removeFolder(path) }
        }
      }
    }
  }
}
