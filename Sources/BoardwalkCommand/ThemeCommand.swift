import ArgumentParser
import Boardwalk
import DefaultTheme
import Foundation

/// `boardwalk theme`
struct ThemeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Copy files of the built-in theme into a board, to be changed.",
    discussion: """
      A file in Templates/ takes the place of the built-in one; all others stay built in. Without a file it names them all, \
      those a board has its own of with a star.

        boardwalk theme
        boardwalk theme job.mustache assets/style.css
        boardwalk theme --all --folder my-board
        boardwalk theme --names | less
      """)

  @Argument(
    help: "Files to copy, such as job.mustache or assets/style.css.",
    completion: .list(DefaultTheme.files.keys.sorted()))
  var files: [String] = []

  @Option(help: "The board's folder.", completion: .directory)
  var folder = "."

  @Flag(help: "Copy every file.")
  var all = false

  @Flag(help: "Copy nothing, and print what each template is given, and what scripts look for.")
  var names = false

  func validate() throws { try CommonOptions.validate(folder: folder) }

  func run() async throws {
    if names { return print(String(decoding: DefaultTheme.views, as: UTF8.self), terminator: "") }
    let known = DefaultTheme.files.keys.sorted()
    let wanted = all ? known : files
    guard !wanted.isEmpty else {
      for file in known { print("\(FileManager.default.fileExists(atPath: path(of: file)) ? "*" : " ") \(file)") }
      return
    }
    try await BoardwalkCommand.orExit(in: ".") {
      try BoardwalkCommand.requireBoard(in: folder)
      var copies: [String: [UInt8]] = [:]
      for file in wanted {
        guard let bytes = DefaultTheme.files[file] else {
          // Who leaves out the folder means the file, and not one that is spelled alike.
          let meant =
            known.first { "/\($0)".hasSuffix("/\(file)") || "/\($0)".hasSuffix("/\(file).mustache") }
            ?? nearest(file, in: known)
          let hint = meant.map { "Did you mean \($0)?" } ?? "boardwalk theme names them all."
          throw Diagnostic(.error, at: .file(file), "The built-in theme has no such file.", hint: hint)
        }
        copies["Templates/\(file)"] = bytes
      }
      try NewFiles(copies).write(
        into: folder, hint: "Remove it first, if it is to be the built-in one again.")
    }
    for file in wanted { print(path(of: file)) }
  }

  private func path(of file: String) -> String { BoardFolder.name(of: "Templates/\(file)", in: folder) }
}
