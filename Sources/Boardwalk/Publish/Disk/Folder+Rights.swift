import Foundation

extension Folder {
  /// Gives this folder the other's rights and kind of sharing.
  func takeRights(of other: Folder) throws(SystemFailure) {
    var status = stat()
    _ = try retrying(".") { fstat(other.descriptor, &status) }
    _ = try retrying(".") { fchmod(descriptor, status.st_mode & 0o7777) }
  }

  /// Makes a folder with the rights that the one of the same path has in another.
  func makeFolder(_ path: UnsafePointer<CChar>, like other: Folder) throws(SystemFailure) {
    var status = stat()
    _ = try retrying(path) { fstatat(other.descriptor, path, &status, AT_SYMLINK_NOFOLLOW) }
    try makeFolder(path)
    _ = try retrying(path) { fchmodat(descriptor, path, status.st_mode & 0o7777, 0) }
  }
}
