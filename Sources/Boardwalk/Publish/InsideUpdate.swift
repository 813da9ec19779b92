/// Brings an output up to date file by file, where it cannot be exchanged: a mount point, the working folder, or a
/// folder beside which nothing may be written.
///
/// Not one step: who reads the output meanwhile may find new pages beside old ones. First what pages need (styles,
/// scripts, data), then pages, then feeds and the sitemap that lead to them; what is gone goes last. A run that is
/// killed here leaves a mixture that the next run mends, since the manifest names the old and the new files until all
/// is done.
struct InsideUpdate: Sendable {
  var output: Folder
  /// The files that differ.
  var staging: Staging
  var old: OldSite

  /// Throws when something could not be moved; the site is a mixture then.
  func publish(_ desk: Desk, _ files: [Int], manifest: [UInt8], _ removed: [Int]) throws(SystemFailure) {
    let written = files.filter { desk.role($0) == .written }
    try staging.folder.settle()
    try put(union(desk, files))
    try remove(removed.filter { standsInTheWay(old.manifest.paths[$0], desk) })
    for rank in Rank.allCases {
      for index in written where Rank(desk.paths[index]) == rank {
        let path = desk.paths[index]
        try output.makeFolders(path.parentPath)
        try staging.folder.move(staging.name(of: path, at: index), to: output, path)
      }
    }
    try remove(removed.filter { !standsInTheWay(old.manifest.paths[$0], desk) })
    try put(manifest)
    try output.settle()
  }
}

extension InsideUpdate {
  private enum Rank: CaseIterable {
    case needed, page, list

    init(_ path: String) {
      if path.hasSuffix(".html") {
        self = .page
      } else if [".xml", ".ics", "feed.json", "index.json", "state.json"].contains(where: path.hasSuffix) {
        self = .list
      } else {
        self = .needed
      }
    }
  }

  private func put(_ manifest: [UInt8]) throws(SystemFailure) {
    try staging.folder.remove(Manifest.name)
    try staging.folder.create(Manifest.name, manifest)
    try staging.folder.move(Manifest.name, to: output, Manifest.name)
  }

  private func union(_ desk: Desk, _ files: [Int]) -> [UInt8] {
    var both = old.manifest.paths
    for index in files { desk.paths.withBytes(of: index) { _ = both.insert($0) } }
    return Manifest.bytes(of: both, both.sorted(Array(0..<both.count)))
  }

  /// Whether an old file is where a folder is to be, or is in a folder where a file is to be.
  private func standsInTheWay(_ path: String, _ desk: Desk) -> Bool {
    var name = path
    while !name.isEmpty {
      if desk.role(of: name) != nil { return name == path || desk.role(of: name) != .folder }
      name = name.parentPath
    }
    return false
  }

  /// Removes files, and the folders that are empty then.
  private func remove(_ removed: [Int]) throws(SystemFailure) {
    for index in removed where old.survey.reaches(old.manifest.paths[index]) {
      let path = old.manifest.paths[index]
      try output.remove(path)
      try output.removeEmptyFolders(above: path)
    }
  }
}
