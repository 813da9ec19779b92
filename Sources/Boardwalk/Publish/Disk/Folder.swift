import Foundation
import Synchronization

#if canImport(CLinux)
  import CLinux
#endif

/// An open folder. What is in it is named by its path from there, so that the system walks few names a call and a
/// folder that was moved is still the same folder.
final class Folder: Sendable {
  let descriptor: Int32

  /// Opens a folder by its absolute path.
  init(_ path: String) throws(SystemFailure) {
    descriptor = try retrying(path) { Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  deinit { close(descriptor) }

  /// What a name stands for; symbolic links are not followed.
  enum Kind: Sendable, Hashable { case file, folder, other }

  /// Nil when there is nothing of that name.
  func kind(of path: UnsafePointer<CChar>) throws(SystemFailure) -> Kind? {
    try status(of: path).map { Kind(mode: $0.st_mode) }
  }

  /// What tells a file from every other one of this machine; nil when there is none of that name.
  func identity(of path: UnsafePointer<CChar>) throws(SystemFailure) -> FileIdentity? {
    try status(of: path).map { FileIdentity(device: UInt64($0.st_dev), inode: UInt64($0.st_ino)) }
  }

  /// When a file was changed last, in nanoseconds since 1970; 0 when there is none. Two builds may follow within a second.
  func changed(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> Int64 { try facts(of: path)?.changed ?? 0 }

  /// What the disk says of a file; nil when there is none of that name, or something else than a file.
  func facts(of path: UnsafePointer<CChar>) throws(SystemFailure) -> FileFacts? {
    guard let status = try status(of: path), Kind(mode: status.st_mode) == .file else { return nil }
    return FileFacts(status)
  }

  /// When anything in a folder came, went or got another name, or its rights changed, in nanoseconds since 1970: nobody but the
  /// system sets it. Nil when there is none of that name, or something else than a folder.
  func stir(in path: UnsafePointer<CChar>) throws(SystemFailure) -> Int64? {
    guard let status = try status(of: path), Kind(mode: status.st_mode) == .folder else { return nil }
    #if canImport(Darwin)
      return Self.nanoseconds(status.st_ctimespec)
    #else
      return Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// Nil when there is nothing of that name.
  private func status(of path: UnsafePointer<CChar>) throws(SystemFailure) -> stat? {
    var status = stat()
    do {
      _ = try retrying(path) { fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) }
    } catch  where error.isAbsence {
      return nil
    }
    return status
  }

  /// Of the years to 2262; what is from beyond is as new as any can be.
  fileprivate static func nanoseconds(_ time: timespec) -> Int64 {
    let (nanoseconds, isTooLarge) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLarge ? (time.tv_sec < 0 ? .min : .max) : nanoseconds &+ Int64(time.tv_nsec)
  }

  /// Makes one folder; false when there is one already, whatever it is.
  @discardableResult
  func makeFolder(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> Bool {
    do {
      _ = try retrying(path) { mkdirat(descriptor, path, 0o777) }
      return true
    } catch  where error.code == EEXIST {
      return false
    }
  }

  /// Makes the folder and every folder above it that is missing.
  func makeFolders(_ path: String) throws(SystemFailure) {
    guard !path.isEmpty else { return }
    do {
      try makeFolder(path)
    } catch  where error.code == ENOENT {
      try makeFolders(path.parentPath)
      try makeFolder(path)
    }
  }

  /// Takes a name away; false when it was not there.
  @discardableResult
  func remove(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> Bool {
    do {
      _ = try retrying(path) { unlinkat(descriptor, path, 0) }
      return true
    } catch  where error.isAbsence {
      return false
    }
  }

  /// Takes an empty folder away; false when it holds something or was not there.
  @discardableResult
  func removeFolder(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> Bool {
    do {
      _ = try retrying(path) { unlinkat(descriptor, path, Int32(AT_REMOVEDIR)) }
      return true
    } catch  where error.isAbsence || error.code == ENOTEMPTY || error.code == EEXIST {
      return false
    }
  }

  /// Takes away what stands above a path in the place of a folder, such as a symbolic link, through which one would come out
  /// elsewhere.
  /// - Parameter cleared: a path to which the way was cleared a moment ago: what stands above both is not looked at again.
  func clearWay(to path: String, after cleared: String = "") throws(SystemFailure) {
    let common = zip(path.utf8, cleared.utf8).prefix { $0 == $1 }.count
    for end in path.utf8.indices.dropFirst(common) where path.utf8[end] == UInt8(ascii: "/") {
      let above = String(path[..<end])
      switch try kind(of: above) {
      case .folder: continue
      case .file?, nil: return
      case .other:
        do throws(SystemFailure) {
          try remove(above)
        } catch  where error.code == EISDIR || error.code == EPERM {
          // Meanwhile another core has made the folder.
        }
      }
    }
  }

  /// Takes away the folders above a path that hold nothing, from the innermost on.
  func removeEmptyFolders(above path: String) throws(SystemFailure) {
    var folder = path.parentPath
    while !folder.isEmpty, try removeFolder(folder) { folder = folder.parentPath }
  }

  /// Takes a folder away with all that is in it, if it is there; symbolic links go, what they lead to stays.
  /// - Parameter mark: a file in it that goes last, because it says that the folder may be thrown away.
  func removeTree(_ path: String, mark: String = "") throws(SystemFailure) {
    guard try kind(of: path) == .folder else { return }
    var levels = [[path]]
    while let level = levels.last, !level.isEmpty {
      let below = Mutex<[String]>([])
      try inParallel(level.count) { slice throws(SystemFailure) in
        for folder in level[slice] {
          let entries = try list(folder)
          try inParallel(entries.count) { slice throws(SystemFailure) in
            for entry in entries[slice] where folder != path || entry.name != mark {
              let name = "\(folder)/\(entry.name)"
              if entry.kind == .folder { below.withLock { $0.append(name) } } else { try remove(name) }
            }
          }
        }
      }
      levels.append(below.withLock { $0 })
    }
    for level in levels.reversed() {
      if level == [path], !mark.isEmpty { try remove("\(path)/\(mark)") }
      try inParallel(level.count) { slice throws(SystemFailure) in
        for folder in level[slice] { try removeFolder(folder) }
      }
    }
  }

  /// Moves a file or a folder in one step, over a file that is there.
  func move(_ path: UnsafePointer<CChar>, to folder: Folder, _ newPath: UnsafePointer<CChar>) throws(SystemFailure) {
    _ = try retrying(newPath) { renameat(descriptor, path, folder.descriptor, newPath) }
  }

  /// Lets two names of this folder change places in one step; false on disks that cannot.
  func exchange(_ one: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>) throws(SystemFailure) -> Bool {
    do {
      #if canImport(CLinux)
        let exchange: UInt32 = 2
        _ = try retrying(other) { renameat2(descriptor, one, descriptor, other, exchange) }
      #else
        _ = try retrying(other) { renameatx_np(descriptor, one, descriptor, other, UInt32(RENAME_SWAP)) }
      #endif
      return true
    } catch  where [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code) {
      return false
    }
  }

  /// Gives the same file a second name in another folder; false on disks and for files that allow no second name.
  func link(_ path: UnsafePointer<CChar>, into folder: Folder) throws(SystemFailure) -> Bool {
    do {
      _ = try retrying(path) { linkat(descriptor, path, folder.descriptor, path, 0) }
      return true
    } catch  where [EXDEV, EMLINK, EPERM, EOPNOTSUPP, ENOTSUP].contains(error.code) {
      return false
    }
  }

  /// The path a symbolic link holds.
  func target(of path: UnsafePointer<CChar>) throws(SystemFailure) -> String {
    try withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) {
      buffer throws(SystemFailure) -> String in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, case let length = readlinkat(descriptor, path, start, Int(PATH_MAX)),
        length >= 0
      else { throw SystemFailure(code: errno, path: String(cString: path)) }
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<length], as: UTF8.self)
    }
  }

  func makeLink(_ path: UnsafePointer<CChar>, to target: String) throws(SystemFailure) {
    _ = try retrying(path) { symlinkat(target, descriptor, path) }
  }

  /// Waits until the disk holds what was written, so that a power cut after the exchange finds whole files.
  func settle() throws(SystemFailure) {
    #if canImport(CLinux)
      _ = try retrying(".") { syncfs(descriptor) }
    #else
      sync()
    #endif
  }

  /// Opens a file of this folder for `OpenFile`.
  func open(_ path: UnsafePointer<CChar>, _ flags: Int32, rights: mode_t = 0) throws(SystemFailure) -> Int32 {
    try retrying(path) { openat(descriptor, path, flags | O_NOFOLLOW | O_CLOEXEC, rights) }
  }
}

extension Folder.Kind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

extension FileFacts {
  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(inode: UInt64(status.st_ino), changed: Folder.nanoseconds(time), size: Int64(status.st_size))
  }
}

/// The disk a file is on and its number there.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
}

extension SystemFailure {
  /// Nothing of that name is there, or something above it is no folder.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
  /// Something of that name is there.
  var isPresence: Bool { code == EEXIST }
}

extension String {
  /// `jobs/x` of `jobs/x/index.html`; empty at the top.
  var parentPath: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
  }

  /// `index.html` of `jobs/x/index.html`.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}

/// Calls the system again when a signal broke the call off, and throws what it says otherwise.
@inline(__always)
func retrying(_ path: UnsafePointer<CChar>, _ call: () -> Int32) throws(SystemFailure) -> Int32 {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemFailure(code: errno, path: String(cString: path)) }
  }
}
