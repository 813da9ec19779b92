import ArgumentParser
import Boardwalk

/// `boardwalk fetch`
struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Ask the sources and keep the answers, without writing the site.")

  @OptionGroup var common: CommonOptions

  func run() async throws {
    try await BoardwalkCommand.perform(common, { try await $0.fetch() }) { report, _ in
      report.deliveries.map { "\($0.source): \($0.count) jobs, \($0.outcome.summary)" }.joined(separator: "\n")
        + "\n+\(report.new) new, ~\(report.changed) changed, −\(report.closed) closed"
    }
  }
}
