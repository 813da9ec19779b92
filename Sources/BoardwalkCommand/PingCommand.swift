import ArgumentParser
import Boardwalk

/// `boardwalk ping`
struct PingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ping", abstract: "Tell the WebSub hub which feeds changed, once the site is where readers find it.",
    discussion: """
      The hub is the one that board.yml names as hub:. It asks for each feed it is told of, so ping after the site was \
      deployed, not before. Feeds that are as they were the last time are not named.

        deploy/rsync.sh && boardwalk ping
      """)

  @OptionGroup var common: CommonOptions

  func run() async throws {
    try await BoardwalkCommand.orExit(in: ".", format: common.format) {
      try BoardwalkCommand.requireFolder(common.folder)
    }
    let build = common.build()
    let folder = build.folder.path
    let ping = try await BoardwalkCommand.orExit(in: folder, format: common.format) { try await build.ping() }
    FindingPrinter(format: common.format, folder: folder).print(ping.findings.map { $0.named(from: folder) })
    if !common.quiet, common.format == .text {
      for address in ping.told { print(address) }
      print("Told of \(ping.told.count) feeds; \(ping.unchanged) are as they were.")
    }
    if !ping.findings.isEmpty { throw ExitCode(1) }
  }
}
