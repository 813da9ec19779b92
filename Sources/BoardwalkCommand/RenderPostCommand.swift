import ArgumentParser
import Markup

/// The child that turns one post's Markdown into HTML within limits of its own: cmark ends the process it runs in when
/// memory runs out, so it must not be ours.
struct RenderPostCommand: ParsableCommand {
  static let name = "render-post"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  func run() throws { throw ExitCode(MarkdownProcess.serve()) }
}
