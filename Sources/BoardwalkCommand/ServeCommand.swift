import ArgumentParser
import Boardwalk
import Foundation
import Preview

/// `boardwalk serve`
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Preview the board on this machine; every save is shown at once.",
    discussion: """
      It shows what the last fetch brought and asks nobody; a board that was never fetched shows its posts and what \
      board.yml names recorded replies for. What is wrong stands in the page, with the line it is in. Only this \
      machine can see it, unless --host says otherwise.

        boardwalk serve
        boardwalk serve my-board --port 0
        boardwalk serve --host 0.0.0.0 --name preview.lan
      """)

  @Argument(help: "The board's folder.", completion: .directory)
  var folder = "."

  @Option(help: "The port to listen on, at most 65535; 0 takes any that is free.")
  var port: UInt16 = 8000

  @Option(
    help: "The IPv4 address to listen on. Other machines can read the board then, under the names given by --name.")
  var host = "127.0.0.1"

  @Option(help: "A name this preview goes by, beside localhost. Can be repeated.")
  var name: [String] = []

  @Flag(help: "Ask nobody, as it does anyway.")
  var offline = false

  @Option(help: "Take this for the present moment, such as 2026-11-21T08:00:00Z.")
  var now: String?

  func validate() throws {
    try CommonOptions.validate(now: now)
    try CommonOptions.validate(folder: folder)
    if let odd = name.first(where: { $0.isEmpty || !$0.allSatisfy(Self.isOfHost) }) {
      throw ValidationError("--name takes the name of a host without a port, such as preview.lan, not “\(odd)”.")
    }
    var address = in_addr()
    if inet_pton(AF_INET, host, &address) != 1 {
      throw ValidationError(
        "--host takes an IPv4 address of this machine, such as 0.0.0.0 for all that it has, not “\(host)”.")
    }
    if host != "127.0.0.1", name.isEmpty {
      throw ValidationError("--host lets other machines in; say with --name by which name they call this one.")
    }
  }

  func run() async throws {
    let build = CommonOptions.build(folder: folder, now: now)
    var preview = Preview(build, port: port)
    preview.address = host
    preview.names = name
    preview.followsClock = now == nil
    let folder = build.folder.path
    try await BoardwalkCommand.orExit(in: ".") { try BoardwalkCommand.requireFolder(self.folder) }
    if host != "127.0.0.1" {
      FindingPrinter(format: .text).print([
        Diagnostic(.warning, "Everybody who can reach \(host) can read this board now, drafts included.")
      ])
    }
    try await BoardwalkCommand.orExit(in: folder) { try await preview.run { Self.show($0, of: folder) } }
  }

  /// Whether a letter can stand in a name that a browser asks for.
  private static func isOfHost(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber || "-._".contains(letter))
  }

  private static func show(_ event: Preview.Event, of folder: String) {
    switch event {
    case .listening(let url): print("Look at \(url)   (Ctrl-C ends)")
    case .printed(let report, let files, let time):
      FindingPrinter(format: .text).print(report.findings.map { $0.named(from: folder) })
      let seconds = time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
      print("Printed \(files) files in \(seconds)")
    case .failed(let findings): FindingPrinter(format: .text).print(findings)
    }
    Output.flush()
  }
}
