import ArgumentParser
import Boardwalk

/// `boardwalk`: words in, exit code out.
@main
struct BoardwalkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "boardwalk",
    abstract: "Makes a website for a job board: from job APIs and Markdown posts to plain files for any host.",
    discussion: """
      Exit codes: 0 done; 1 it could not, and nothing was published; 2 published, but --strict was given and there were \
      warnings; 64 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [BuildCommand.self, CheckCommand.self, FetchCommand.self, InitCommand.self, RenderPostCommand.self])
}
