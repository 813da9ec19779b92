/// What is not ours and was left behind in the old site: it belongs to the site that stands.
struct Stragglers: Sendable {
  /// The site that was replaced.
  var old: OldSite
  /// The one that stands.
  var output: Folder

  /// Brings it there. What has its place taken stays behind, or goes when it is there by a second name.
  func follow() throws(SystemFailure) {
    for path in old.survey.folders + old.survey.files + old.survey.adopted {
      try follow(path)
      try old.folder.removeEmptyFolders(above: path)
    }
  }
}

extension Stragglers {
  /// Whether a file was replaced in the old site after the new one had got its second name.
  private func isNewer(_ path: String) throws(SystemFailure) -> Bool {
    guard let there = try old.folder.facts(of: path), let here = try output.facts(of: path) else { return false }
    return there.inode != here.inode && there.changed > here.changed
  }

  private func follow(_ path: String) throws(SystemFailure) {
    var open = [path]
    var emptied: [String] = []
    while let path = open.popLast() {
      guard let kind = try old.folder.kind(of: path) else { continue }
      switch (kind, try output.kind(of: path)) {
      case (_, nil):
        try output.makeFolders(path.parentPath)
        do throws(SystemFailure) {
          try old.folder.move(path, to: output, path)
        } catch {
          if kind == .folder {
            // Piece by piece then.
            try output.makeFolder(path, like: old.folder)
            open.append(path)
          } else {
            guard try old.folder.link(path, into: output) else { throw error }
            try old.folder.remove(path)
          }
        }
      case (.folder, .folder?):
        open += try old.folder.list(path).map { "\(path)/\($0.name)" }
        emptied.append(path)
      case (.folder, _?): continue
      case (.file, .file?) where try isNewer(path):
        try old.folder.move(path, to: output, path)
      case (_, _?): try old.folder.remove(path)
      }
    }
    for path in emptied.reversed() { try old.folder.removeFolder(path) }
  }
}
