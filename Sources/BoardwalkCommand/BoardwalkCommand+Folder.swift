import Boardwalk
import Foundation

extension BoardwalkCommand {
  /// Throws a `Diagnostic` when a folder is no board.
  static func requireBoard(in folder: String) throws {
    try requirePlace(of: folder)
    guard !FileManager.default.fileExists(atPath: "\(folder)/Content/board.yml") else { return }
    if let board = boardAbove(folder) {
      throw Diagnostic(
        .error, at: .file(folder), "This folder is in a board and is none itself.",
        hint: "Name the board's own folder: --folder \(board)")
    }
    throw Diagnostic(
      .error, at: .file(BoardFolder.name(of: "Content/board.yml", in: folder)),
      "There is no such file, so this is no board.", hint: "boardwalk init makes a new board.")
  }

  /// Throws a `Diagnostic` when there is no such folder, or what is named is plainly something else than a board.
  ///
  /// - Parameter folder: as it was given.
  static func requireFolder(_ folder: String) throws {
    try requirePlace(of: folder)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
      let board = boardAbove(folder)
      let hint = board.map { "Name the board's own folder: \($0)" }
      if !isFolder.boolValue {
        throw Diagnostic(
          .error, at: .file(folder), "This is a file, and a board is a folder.",
          hint: hint ?? "Name the folder that Content/ is in.")
      }
      if let hint {
        throw Diagnostic(.error, at: .file(folder), "This folder is in a board and is none itself.", hint: hint)
      }
      return
    }
    if folder.contains("://") {
      throw Diagnostic(
        .error, at: folder.contains("@") ? .board : .url(folder), "This is an address, and a board is a folder.",
        hint: "`boardwalk check --max-age 36h` and an address looks at a published site.")
    }
    throw Diagnostic(
      .error, at: .file(folder), "There is no such folder.", hint: "boardwalk init makes a new board.")
  }

  /// Throws a `Diagnostic` when the folder is named from where the command runs, and that was removed meanwhile.
  static func requirePlace(of folder: String) throws {
    guard !folder.hasPrefix("/"), FileManager.default.currentDirectoryPath.isEmpty else { return }
    throw Diagnostic(
      .error, "The folder that this command runs in is gone.", hint: "Go to another one, or name a folder from /.")
  }

  /// The board that a file or a folder lies in; nil where it may be a board itself, or is not there.
  private static func boardAbove(_ path: String) -> String? {
    let files = FileManager.default
    if !files.fileExists(atPath: path) || files.fileExists(atPath: "\(path)/Content") { return nil }
    var place = URL(fileURLWithPath: path).standardizedFileURL
    while place.path != "/" {
      place.deleteLastPathComponent()
      if files.fileExists(atPath: place.appendingPathComponent("Content/board.yml").path) { return place.path }
    }
    return nil
  }
}
