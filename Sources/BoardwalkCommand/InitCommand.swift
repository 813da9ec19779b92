import ArgumentParser
import Boardwalk
import DefaultTheme
import Foundation

/// `boardwalk init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Make a new board, ready to build: content, theme, nightly workflow.")

  @Argument(help: "The folder to make. It may exist, as long as no file of the new board does.")
  var folder: String

  func run() throws {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    var files = Starter.files(today: Day(instant: Int64(Date().timeIntervalSince1970))).mapValues { Array($0.utf8) }
    for (path, bytes) in DefaultTheme.files { files["Templates/\(path)"] = bytes }
    let taken = files.keys.filter { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }
      .sorted()
    guard taken.isEmpty else {
      let what = taken.count > 1 ? "This file and \(taken.count - 1) more exist" : "This file exists"
      FindingPrinter(format: .text).print([
        Diagnostic(
          .error, at: .file("\(folder)/\(taken[0])"), "\(what) already; nothing was written.",
          hint: "Choose a folder without a board.")
      ])
      throw ExitCode(1)
    }
    do {
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
    } catch {
      FindingPrinter(format: .text).print([
        Diagnostic(.error, at: .file(folder), "The board cannot be written: \(error.localizedDescription)")
      ])
      throw ExitCode(1)
    }
    print(
      """
      A new board is in \(folder): \(files.count) files.
        boardwalk build \(folder)     writes \(folder)/public/index.html
        \(folder)/Content/board.yml   is where its name, address and sources are set
      """)
  }
}
