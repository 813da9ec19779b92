import Foundation

/// New files of a board: all of them are written, or none when one of them exists or the disk takes one of them not.
public struct NewFiles {
  /// Path in the folder to bytes.
  private let files: [(path: String, bytes: [UInt8])]

  public init(_ files: [String: [UInt8]]) {
    self.files = files.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: $0.value) }
  }

  /// Writes them into a folder, scripts as programs. Throws a `Diagnostic` that names paths as `folder` is written.
  ///
  /// - Parameter hint: what to do when one of them exists.
  public func write(into folder: String, hint: String) throws {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    let taken = files.map(\.path).filter {
      FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
    }
    if let first = taken.first {
      let what = taken.count > 1 ? "This file and \(taken.count - 1) more exist" : "This file exists"
      throw Diagnostic(
        .error, at: .file(BoardFolder.name(of: first, in: folder)), "\(what) already; nothing was written.", hint: hint)
    }
    if let file = Self.file(inTheWayOf: root) {
      let what = file == root ? "This" : file.lastPathComponent
      throw Diagnostic(.error, at: .file(folder), "\(what) is a file, and no folder; nothing was written.", hint: hint)
    }
    // The innermost folder that is there, and the way from there.
    let base = Self.folders(from: root).first { FileManager.default.fileExists(atPath: $0.path) } ?? root
    let way = root.path.dropFirst(base.path.count).drop { $0 == "/" }
    let place = way.isEmpty ? "" : "\(way)/"
    do throws(SystemFailure) {
      var begun = try Begun(in: base.path)
      for file in files { try begun.write(file.bytes, to: place + file.path) }
      try begun.finish()
    } catch {
      throw Self.refusal(error, of: String(error.path.dropFirst(place.count)), in: folder)
    }
  }

  private static func refusal(_ failure: SystemFailure, of path: String, in folder: String) -> Diagnostic {
    let file = BoardFolder.name(of: path, in: folder)
    let hint: String? =
      switch failure.code {
      case ENOSPC, EDQUOT, EFBIG: "Make room on the disk, and give the command again."
      case EACCES, EPERM: "Give this user the right to write in “\(innermostFolder(above: file))”."
      case EROFS: "Choose a folder on a disk that can be written to."
      default: nil
      }
    return Diagnostic(.error, at: .file(file), "\(failure.reason); nothing was written.", hint: hint)
  }

  /// The folder that is there of those that a file is in, named as the file is.
  private static func innermostFolder(above file: String) -> String {
    let folders = sequence(first: file.parentPath) { $0.isEmpty ? nil : $0.parentPath }
    let found = folders.first { FileManager.default.fileExists(atPath: $0) } ?? ""
    return found.isEmpty ? file.hasPrefix("/") ? "/" : "." : found
  }

  /// What is no folder of those that one is in, and of itself.
  private static func file(inTheWayOf folder: URL) -> URL? {
    folders(from: folder).first {
      var isFolder: ObjCBool = true
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// A folder and those it is in, from the inside out.
  private static func folders(from folder: URL) -> some Sequence<URL> {
    sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent().standardizedFileURL }
  }
}

/// Files that lie beside their places, under names that nothing reads, until the last one is written.
private struct Begun {
  private let folder: Folder
  private var files: [String] = []
  /// How many of them have their names.
  private var placed = 0
  /// Those that were not there, the outer ones first.
  private var folders: [String] = []

  init(in path: String) throws(SystemFailure) { folder = try Folder(path) }

  /// Writes a file beside its place; when it cannot, all that was begun goes.
  mutating func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try makeFolders(path.parentPath)
      files.append(path)
      try folder.remove(Self.beside(path))
      try folder.create(Self.beside(path), bytes, rights: path.hasSuffix(".sh") ? 0o777 : 0o666)
    } catch {
      takeAway()
      throw SystemFailure(code: error.code, path: path)
    }
  }

  /// Gives each file its name; when it cannot, all of them go.
  mutating func finish() throws(SystemFailure) {
    do throws(SystemFailure) {
      for path in files {
        try folder.move(Self.beside(path), to: folder, path)
        placed += 1
      }
    } catch {
      takeAway()
      throw error
    }
  }

  private mutating func makeFolders(_ path: String) throws(SystemFailure) {
    guard !path.isEmpty, try folder.kind(of: path) == nil else { return }
    try makeFolders(path.parentPath)
    if try folder.makeFolder(path) { folders.append(path) }
  }

  private func takeAway() {
    for path in files[..<placed] { takeAway(path) { try folder.remove($0) } }
    for path in files[placed...] { takeAway(Self.beside(path)) { try folder.remove($0) } }
    for path in folders.reversed() { takeAway(path) { try folder.removeFolder($0) } }
  }

  private func takeAway(_ path: String, _ remove: (String) throws -> Bool) {
    do {
      _ = try remove(path)
    } catch {
      // The failure that led here is the one to tell of, and what else was begun goes all the same.
    }
  }

  private static func beside(_ path: String) -> String {
    let folder = path.parentPath
    return "\(folder)\(folder.isEmpty ? "" : "/").\(path.lastName).new"
  }
}
