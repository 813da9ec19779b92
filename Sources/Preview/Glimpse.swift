import Foundation

/// What the files of some folders are at a moment: who they are, how long, and when they were last written.
struct Glimpse: Sendable {
  private var files: [String: Mark] = [:]

  private struct Mark: Equatable {
    var inode: UInt64
    var size: Int64
    /// When it was written, which a copy may have from its original, and when anything of it changed, which nobody can set.
    var modified, changed: Moment
    /// Whether it changed a moment ago: some disks and networks count in whole seconds, and a file may be saved twice in one.
    var isYoung = false
    /// Of what is in it, where it is young or was; nil of any other, and of what is too large.
    var contents: Int?

    struct Moment: Equatable {
      var seconds: Int
      var nanoseconds: Int
    }

    func isSame(as other: Mark) -> Bool {
      var other = other
      other.isYoung = isYoung
      if contents == nil || other.contents == nil { other.contents = contents }
      return self == other
    }
  }

  /// Folders below this are not looked into: a board has three levels.
  private static let deepest = 12
  /// Seconds in which a file may change again without another time: the coarsest disks count two at once.
  private static let young = 3
  /// Bytes of a file that is read for that.
  private static let largestRead = 1 << 20

  /// - Parameter earlier: of what was young in it the contents are compared once more.
  init(of folders: [String], after earlier: Glimpse? = nil) {
    let now = Int(Date().timeIntervalSince1970)
    for folder in folders { look(into: folder, depth: 0, after: earlier, at: now) }
  }

  /// The paths that are new, gone or different.
  func changes(to later: Glimpse) -> [String] {
    let touched = later.files.filter { path, mark in files[path].map { !$0.isSame(as: mark) } ?? true }.keys
    return (touched + files.keys.filter { later.files[$0] == nil }).sorted()
  }

  private mutating func look(into folder: String, depth: Int, after earlier: Glimpse?, at now: Int) {
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
        look(into: path, depth: depth + 1, after: earlier, at: now)
      } else if status.st_mode & S_IFMT == S_IFREG {
        files[path] = Self.mark(of: path, status, wasYoung: earlier?.files[path]?.isYoung == true, at: now)
      }
    }
  }

  private static func mark(of path: String, _ status: stat, wasYoung: Bool, at now: Int) -> Mark {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    var mark = Mark(
      inode: UInt64(status.st_ino), size: Int64(status.st_size),
      modified: Mark.Moment(seconds: modified.tv_sec, nanoseconds: modified.tv_nsec),
      changed: Mark.Moment(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec))
    mark.isYoung = changed.tv_sec > now - young && mark.size <= largestRead
    if mark.isYoung || wasYoung { mark.contents = FileManager.default.contents(atPath: path).map(hash) }
    return mark
  }

  /// Of all bytes: the hash that data has of its own is of the first ones.
  private static func hash(of bytes: Data) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
