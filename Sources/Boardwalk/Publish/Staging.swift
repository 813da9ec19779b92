import Foundation

/// Where the files that differ from the site that stands wait until all of them are there.
struct Staging: Sendable {
  let folder: Folder
  /// With no site before it, the new one grows here as it is to be. Otherwise files wait under numbers, without the
  /// folders they will be in: those are there already, in the folder that becomes the new site.
  let isTree: Bool

  /// One folder would be the bottleneck: the system lets one file at a time be made in each.
  static let shelves = 16

  /// Makes the folder, with the mark that says that it may be thrown away.
  init(at path: String, isTree: Bool) throws(SystemFailure) {
    // What lies there now was not thrown away, so it is not ours.
    guard try Folder("/").makeFolder(path) else { throw SystemFailure(code: EEXIST, path: path) }
    folder = try Folder(path)
    self.isTree = isTree
    try folder.mark(OutputPlace.unfinishedMark)
    if !isTree {
      for shelf in 0..<Staging.shelves { try folder.makeFolder("\(shelf)") }
    }
  }

  /// Takes a file's bytes.
  /// - Parameter folderIsNew: nobody has put a file into its folder before.
  /// - Returns: what the disk says of the file, here and where it is moved to.
  func put(
    _ path: String, at index: Int, _ bytes: UnsafeRawBufferPointer, folderIsNew: Bool
  ) throws(SystemFailure) -> FileFacts {
    guard isTree else { return try folder.create(name(of: path, at: index), bytes) }
    if folderIsNew { try folder.makeFolders(path.parentPath) }
    do throws(SystemFailure) {
      return try folder.create(path, bytes)
    } catch  where error.isAbsence {
      // Another thread was the first in this folder and has not made it yet.
      try folder.makeFolders(path.parentPath)
      return try folder.create(path, bytes)
    }
  }

  /// What a file is called here.
  func name(of path: String, at index: Int) -> String {
    isTree ? path : "\(index % Staging.shelves)/\(index)"
  }
}

extension Folder {
  /// Leaves an empty file that says something about this folder; one that is there says it already.
  func mark(_ name: String) throws(SystemFailure) {
    do {
      try create(name, [])
    } catch  where error.isPresence {}
  }
}
