import ArgumentParser
import Boardwalk

/// `boardwalk build`
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "build", abstract: "Ask the sources, then write the site.")

  @OptionGroup var common: CommonOptions

  @Flag(help: "Ask nobody; build from what earlier runs kept.")
  var offline = false

  func run() async throws {
    try await BoardwalkCommand.perform(
      common,
      { build in
        var build = build
        build.offline = offline
        return try await build.publish()
      }, summary: summary)
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    let site = report.published
    let jobs = "\(report.open) open: +\(report.new) ~\(report.changed) −\(report.closed) in this run"
    let files = site.map { "\($0.written) files written, \($0.unchanged) unchanged, \($0.removed) removed" } ?? ""
    return """
      Published in \(time.formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 2))))
        jobs   \(jobs)
        site   \(files)
        look   \(common.build().folder.output)/index.html
      """
  }
}
