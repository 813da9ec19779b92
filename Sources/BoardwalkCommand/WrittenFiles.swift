import Boardwalk
import Foundation

/// New files of a board: all of them are written, or none when one of them exists.
struct WrittenFiles {
  /// Path in the folder to bytes.
  var files: [String: [UInt8]]

  /// Writes them into a folder, scripts as programs. Throws a `Diagnostic` that names paths as `folder` is written.
  func write(into folder: String, hint: String) throws {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    let manager = FileManager.default
    let taken = files.keys.filter { manager.fileExists(atPath: root.appendingPathComponent($0).path) }.sorted()
    func named(_ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }
    if let first = taken.first {
      let what = taken.count > 1 ? "This file and \(taken.count - 1) more exist" : "This file exists"
      throw Diagnostic(.error, at: .file(named(first)), "\(what) already; nothing was written.", hint: hint)
    }
    if let file = Self.file(inTheWayOf: root) {
      let what = file == root ? "This" : file.lastPathComponent
      throw Diagnostic(.error, at: .file(folder), "\(what) is a file, and no folder; nothing was written.", hint: hint)
    }
    do {
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        let file = root.appendingPathComponent(path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        if path.hasSuffix(".sh") { try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
      }
    } catch {
      throw Diagnostic(.error, at: .file(folder), "This cannot be written: \(error.localizedDescription)")
    }
  }

  /// What is no folder of those that one is in, and of itself.
  private static func file(inTheWayOf folder: URL) -> URL? {
    sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent().standardizedFileURL }.first {
      var isFolder: ObjCBool = true
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
