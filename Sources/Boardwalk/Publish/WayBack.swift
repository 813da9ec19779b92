import Markup

/// What is needed to put the site before together again while its folder becomes the next site: its list of files, and the files
/// whose names went to others, in the folder where the next site's files wait. All of it goes with that folder when the
/// next site is shown.
struct WayBack: Sendable {
  private let site: Folder
  private let staging: Folder

  /// - Throws: when the list of files cannot be kept.
  /// - Returns: nil on disks without second names, where the list cannot be in both folders.
  init?(from site: Folder, to staging: Staging) throws(SystemFailure) {
    guard !staging.isTree, try site.link(Manifest.name, into: staging.folder) else { return nil }
    (self.site, self.staging) = (site, staging.folder)
  }

  /// Takes a file away from the site before; nothing where it has none of that name.
  /// - Parameter place: in the manifest.
  func take(_ path: String, at place: Int) throws(SystemFailure) {
    guard let name = WayBack.name(of: path) else {
      // Without this one the site is not whole, and there is no way back.
      try staging.remove(Manifest.name)
      try site.remove(path)
      return
    }
    do throws(SystemFailure) {
      try site.move(path, to: staging, "\(place % Staging.shelves)/\(name)")
    } catch  where error.isAbsence {}
  }

  /// A path of a site as one name that no file which waits has; nil when it is too long for a name.
  private static func name(of path: String) -> String? {
    path.utf8.count < 255 ? "-" + path.replacingBytes(of: "/", with: ",") : nil
  }

  private static func path(of name: String) -> String? {
    name.hasPrefix("-") ? String(name.dropFirst()).replacingBytes(of: ",", with: "/") : nil
  }
}

extension WayBack {
  /// Puts the site before together again in a folder that was to become the next one, and takes the mark away that says so.
  /// Can be broken off and done again.
  ///
  /// - Returns: whether it is there as it was; it is not when a run was broken off that had no way back.
  static func restore(_ place: OutputPlace) throws(SystemFailure) -> Bool {
    let parent = try Folder(place.parent)
    guard try parent.kind(of: place.stagingName) == .folder, try parent.kind(of: place.previousName) == .folder else {
      return false
    }
    let (staging, site) = (try Folder(place.stagingPath), try Folder(place.previousPath))
    let manifest: Manifest
    do throws(Diagnostic) {
      manifest = try Manifest(of: staging, in: place.stagingPath)
    } catch {
      // Of another version of Boardwalk, say: the folder goes as one without a way back does.
      return false
    }
    guard manifest.paths.count > 0 else { return false }
    try site.removeFiles { !manifest.paths.contains($0) }
    for shelf in 0..<Staging.shelves where try staging.kind(of: "\(shelf)") == .folder {
      for entry in try staging.list("\(shelf)") {
        guard entry.kind == .file, let path = path(of: entry.name), manifest.paths.contains(path) else { continue }
        try site.makeFolders(path.parentPath)
        try staging.move("\(shelf)/\(entry.name)", to: site, path)
      }
    }
    guard try manifest.missing(in: site) == nil, try staging.link(Manifest.name, into: site) else { return false }
    try site.settle()
    try site.remove(OutputPlace.unfinishedMark)
    return true
  }
}

extension Folder {
  /// Takes files away, however deep, and the folders that hold nothing more then; but for the mark that says that this may be
  /// done.
  fileprivate func removeFiles(where isGone: (String) -> Bool) throws(SystemFailure) {
    var open = ["."]
    var folders: [String] = []
    while let folder = open.popLast() {
      for entry in try list(folder) {
        let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
        if entry.kind == .folder {
          open.append(path)
          folders.append(path)
        } else if path != OutputPlace.unfinishedMark, isGone(path) {
          try remove(path)
        }
      }
    }
    for folder in folders.reversed() { try removeFolder(folder) }
  }
}
