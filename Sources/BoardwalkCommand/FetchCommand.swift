import ArgumentParser
import Boardwalk

/// `boardwalk fetch`
struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Ask the sources and keep the answers, without writing the site.",
    discussion: """
        boardwalk fetch && boardwalk list --new
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var nightly: NightlyOptions

  func run() async throws {
    try await BoardwalkCommand.perform(
      common, statistics: nightly.stats ? RunStatistics() : nil,
      work: { try await nightly.applied(to: $0).fetch() }, summary: summary)
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    let sources = report.deliveries.map { delivery in
      let traffic = delivery.traffic.requests > 0 ? " (\(delivery.traffic))" : ""
      return "\(delivery.source): \(delivery.count) jobs\(traffic), \(delivery.outcome.summary)"
    }
    let arrived = report.back == 0 ? "new" : "new or back"
    let counts = "+\(report.new) \(arrived), ~\(report.changed) changed, −\(report.gone) gone"
    var lines = sources.isEmpty ? ["No source is named in board.yml."] : sources + [counts]
    let posts = report.posts
    if posts != PostFigures() {
      lines.append("posts: +\(posts.new) new, ~\(posts.changed) changed, −\(posts.ended) ended")
    }
    return lines.joined(separator: "\n")
  }
}
