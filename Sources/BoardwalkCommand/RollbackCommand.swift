import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk rollback`
struct RollbackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rollback", abstract: "Bring the site back that was published before.",
    discussion: """
      In one step, without asking any source. Given once more, it returns to the newer site. What Boardwalk did not \
      write stays where it is, and so does the store: the next build publishes what it finds then.

        boardwalk rollback my-board
      """)

  @Argument(help: "The board's folder.", completion: .directory)
  var folder = "."

  @Option(
    help: "The folder the site is published into, instead of public/ in the board's folder.", completion: .directory)
  var output: String?

  @Option(help: "How findings are printed: text, json (one object a line), or github (annotations).")
  var format = FindingFormat.text

  @Flag(help: "Print findings only.")
  var quiet = false

  func validate() throws {
    try CommonOptions.validate(folder: folder)
    try CommonOptions.validate(output: output)
  }

  func run() async throws {
    try await BoardwalkCommand.orExit(in: ".", format: format) { try BoardwalkCommand.requireFolder(folder) }
    let board = BoardFolder(path: Self.absolute(folder), output: output.map(Self.absolute))
    let rollback = try await BoardwalkCommand.orExit(in: board.path, format: format) {
      try board.rollBack()
    }
    if !quiet, format == .text { print(summary(rollback, in: board.output)) }
  }

  private func summary(_ rollback: Rollback, in output: String) -> String {
    let moment = Date(timeIntervalSince1970: Double(rollback.published)).formatted(.iso8601)
    let next = rollback.isNewer ? "goes back to the older one again" : "returns to the newer one"
    let which = "the \(rollback.isNewer ? "newer" : "older") of the two sites that are kept; another rollback \(next)"
    return """
      Back to the site published at \(moment)
        files  \(rollback.files)\(rollback.kept.words)
        look   \(output)/index.html
      This is \(rollback.isOnly ? "the only site that is kept" : which).
      """
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
