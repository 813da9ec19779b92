import ArgumentParser
import Boardwalk

/// `boardwalk build`
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Ask the sources, then write the site.")

  @OptionGroup var common: CommonOptions

  @Flag(help: "Ask nobody; build from what earlier runs kept.")
  var offline = false

  func run() async throws {
    try await BoardwalkCommand.perform(
      common,
      work: { build in
        var build = build
        build.offline = offline
        return try await build.publish()
      }, summary: summary)
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    guard let site = report.published else { return "Nothing was published." }
    let seconds = time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
    let kept = site.kept > 0 ? ", \(site.kept) not ours left alone" : ""
    return """
      Published in \(seconds)
        jobs   \(report.open) open; +\(report.new) new, ~\(report.changed) changed, −\(report.closed) closed in this run
        files  \(site.written) written, \(site.unchanged) unchanged, \(site.removed) removed\(kept)
        look   \(common.build().folder.output)/index.html
      """
  }
}
