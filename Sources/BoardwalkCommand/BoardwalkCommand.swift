import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk`: words in, exit code out.
@main
struct BoardwalkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "boardwalk",
    abstract: "Makes a website for a job board: from job APIs and Markdown posts to plain files for any host.",
    discussion: """
      Exit codes: 0 done; 1 it could not, and nothing was published, or what it prints could not be written; 2 published, \
      but --strict was given and there were warnings; 3 a guard refused (the site would lose too much, show a secret, or \
      not fit its host), and the old site stands; 4 another run holds the lock; 64 wrong usage.

        boardwalk init my-board       a new board, ready to build
        boardwalk serve my-board      look at it, and at every change as it is saved
        boardwalk build my-board      ask the sources, then write my-board/public/
      """,
    version: Version.line,
    subcommands: [
      BuildCommand.self, CheckCommand.self, DoctorCommand.self, FetchCommand.self, InitCommand.self,
      ListCommand.self, ManualCommand.self, NewCommand.self, PingCommand.self, RenderPostCommand.self,
      RollbackCommand.self,
      ServeCommand.self, ThemeCommand.self,
    ])

  static func main() async {
    Output.reserveChannels()
    // Whoever closes a pipe has read enough: writing to it fails then, and ends no run in the middle.
    signal(SIGPIPE, SIG_IGN)
    if HelpWidth.matters(to: CommandLine.arguments.dropFirst()) { HelpWidth.ensure() }
    var code = ExitCode.success
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      try requireKnownCommand(words.first == "help" ? words.dropFirst().first : words.first)
      if words.first == NewCommand.configuration.commandName { try NewCommand.requirePlainTitle(words.dropFirst()) }
      var command = try await asyncParseAsRoot()
      if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
    } catch {
      code = exitCode(for: error)
      HelpWidth.ensure()
      let text = fullMessage(for: error)
      if !text.isEmpty { code.isSuccess ? print(text) : Output.tell(text + "\n") }
    }
    Foundation.exit(Output.end(with: code).rawValue)
  }

  /// Throws when a word, the first one or the first behind `help`, is no command, and names the one that is meant.
  private static func requireKnownCommand(_ word: String?) throws {
    let all = configuration.subcommands.map { $0.configuration }
    guard let word, !word.isEmpty, !word.hasPrefix("-") else { return }
    if word == "help" || all.contains(where: { $0.commandName == word }) { return }
    let shown = all.filter { $0.shouldDisplay }.compactMap { $0.commandName }
    let isBoard = FileManager.default.fileExists(atPath: "\(word)/Content/board.yml")
    let meant =
      isBoard ? "It is a board: boardwalk build \(word)" : nearest(word, in: shown).map { "Did you mean \($0)?" }
    throw ValidationError(
      "There is no command “\(word)”. \(meant ?? "The commands are \(shown.joined(separator: ", ")).")")
  }
}
