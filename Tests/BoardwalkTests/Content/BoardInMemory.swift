@testable import Boardwalk

/// A board's folder that is only a dictionary of paths and texts.
struct BoardInMemory: Sendable {
  var files: [String: [UInt8]] = [:]
  /// Paths of links and devices.
  var specialFiles: [String] = []

  static let plainSettings = "title: A board\nbase-url: https://jobs.example.org/\n"

  init(_ texts: [String: String], specialFiles: [String] = []) {
    files = texts.mapValues { Array($0.utf8) }
    if files["Content/board.yml"] == nil { files["Content/board.yml"] = Array(Self.plainSettings.utf8) }
    self.specialFiles = specialFiles
  }

  var disk: Disk {
    Disk(
      read: { path, limit in
        guard !specialFiles.contains(path) else {
          throw Diagnostic(.error, at: .file(path), "A special file was opened.")
        }
        guard let bytes = files[path] else { throw Diagnostic(.error, at: .file(path), "no such file") }
        guard bytes.count <= limit else { throw Diagnostic(.error, at: .file(path), "too large") }
        return bytes
      },
      list: { folder in
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var entries: [String: Disk.Entry.Kind] = [:]
        for path in files.keys + specialFiles where path.hasPrefix(folder + "/") {
          let rest = path.dropFirst(folder.count + 1).split(separator: "/", maxSplits: 1)
          guard let name = rest.first.map(String.init) else { continue }
          entries[name] = rest.count > 1 ? .folder : specialFiles.contains(path) ? .other : .file
        }
        return entries.map { Disk.Entry(name: $0.key, kind: $0.value) }.sorted { $0.name < $1.name }
      })
  }

  func read() -> Content { Content.read(folder: "", disk: disk) }

  /// What reading one post in a sound board has to say.
  static func findings(in path: String, _ text: String) -> [Diagnostic] { BoardInMemory([path: text]).read().findings }
}

extension Diagnostic {
  /// `.error("a.md", 3, 9, "…")`: an error in a file, at a line and a column.
  static func error(
    _ file: String, _ line: Int? = nil, _ column: Int? = nil, _ message: String, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, at: .file(file, line: line, column: column), message, hint: hint)
  }

  static func warning(
    _ file: String, _ line: Int? = nil, _ column: Int? = nil, _ message: String, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, at: .file(file, line: line, column: column), message, hint: hint)
  }
}
