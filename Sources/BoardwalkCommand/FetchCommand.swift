import ArgumentParser
import Boardwalk

/// `boardwalk fetch`
struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Ask the sources and keep the answers, without writing the site.")

  @OptionGroup var common: CommonOptions

  func run() async throws {
    try await BoardwalkCommand.perform(common, work: { try await $0.fetch() }, summary: summary)
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    let sources = report.deliveries.map { "\($0.source): \($0.count) jobs, \($0.outcome.summary)" }
    let counts = "+\(report.new) new, ~\(report.changed) changed, −\(report.closed) closed"
    return (sources.isEmpty ? ["No source is named in board.yml."] : sources + [counts]).joined(separator: "\n")
  }
}
