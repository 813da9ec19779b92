import Foundation

/// What the files of some folders are at a moment: who they are, how long, and when they were last written.
struct Glimpse: Equatable, Sendable {
  private var files: [String: Mark] = [:]

  private struct Mark: Equatable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// Folders below this are not looked into: a board has three levels.
  private static let deepest = 12

  init(of folders: [String]) {
    for folder in folders { look(into: folder, depth: 0) }
  }

  /// The paths that are new, gone or different.
  func changes(to later: Glimpse) -> [String] {
    let touched = later.files.filter { files[$0.key] != $0.value }.keys
    return (touched + files.keys.filter { later.files[$0] == nil }).sorted()
  }

  var count: Int { files.count }

  private mutating func look(into folder: String, depth: Int) {
    guard depth < Self.deepest, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Editors keep what they are writing in files with a dot.
      guard !name.hasPrefix("."), !name.hasSuffix("~") else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        look(into: path, depth: depth + 1)
      } else if status.st_mode & S_IFMT == S_IFREG {
        #if canImport(Darwin)
          let time = status.st_mtimespec
        #else
          let time = status.st_mtim
        #endif
        files[path] = Mark(
          inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
      }
    }
  }
}
