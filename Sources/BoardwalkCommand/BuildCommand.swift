import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk build`
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Ask the sources, then write the site.",
    discussion: """
      The new site is verified and takes the old one's place in one step; when anything is wrong the old one stands.

        boardwalk build my-board --strict
        boardwalk build --offline --now 2026-11-21T08:00:00Z
        boardwalk build --restore-from https://jobs.example.org/board/
        boardwalk build --shard 2/7 --output parts/2
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var nightly: NightlyOptions

  @Flag(help: "Ask nobody; build from what earlier runs kept.")
  var offline = false

  @Option(
    help: ArgumentHelp(
      "Make one of several parts of the site, from what earlier runs kept, into an output of its own. With “7” alone JOB_COMPLETION_INDEX says which of the seven.",
      valueName: "i/n"))
  var shard: String?

  func validate() throws {
    if let shard, part == nil {
      if let count = Int(shard), Shard(1, of: count) != nil {
        let index = ProcessInfo.processInfo.environment["JOB_COMPLETION_INDEX"]
        throw ValidationError(
          "Which of the \(count) it is says JOB_COMPLETION_INDEX, from 0 on, which is \(index.map { "“\($0)”" } ?? "not set")."
            + " Set it, or write --shard 1/\(count).")
      }
      throw ValidationError(
        "--shard takes a number and how many there are, at most \(Shard.most), such as 2/7, not “\(shard)”.")
    }
  }

  private var part: Shard? {
    shard.flatMap { Shard($0, environment: ProcessInfo.processInfo.environment) }
  }

  func run() async throws {
    try await BoardwalkCommand.perform(
      common, statistics: nightly.stats ? RunStatistics() : nil,
      work: { build in
        var build = nightly.applied(to: build)
        build.offline = offline
        build.shard = part
        return try await build.publish()
      }, summary: summary)
  }

  /// `+12 ~40 −9 = 9,951 open`: those on offer since this run, changed, ended; and what stands now. First of the sources' jobs, then
  /// of posts; a board that has no sources, or no posts, says nothing of them.
  private func figures(_ report: BuildReport) -> [String] {
    let english = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en"))
    let stored = report.open - report.openPosts
    let copies = report.duplicates
    var jobs = "jobs   +\(report.new) ~\(report.changed) −\(report.ended) = \(stored.formatted(english)) open"
    if copies > 0 { jobs += ", \(copies.formatted(english)) \(copies == 1 ? "duplicate" : "duplicates")" }
    let posts = report.posts
    guard report.openPosts > 0 || posts != PostFigures() else { return [jobs] }
    let hasJobs =
      !report.deliveries.isEmpty || [report.new, report.changed, report.ended, stored, copies].contains { $0 > 0 }
    return (hasJobs ? [jobs] : [])
      + ["posts  +\(posts.new) ~\(posts.changed) −\(posts.ended) = \(report.openPosts.formatted(english)) open"]
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    guard let site = report.published else { return "Nothing was published." }
    let seconds = time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
    let look = part?.isFirst ?? true ? "\n  look   \(common.build().folder.output)/index.html" : ""
    return """
      Published in \(seconds)
        \(figures(report).joined(separator: "\n  "))
        files  \(site.written) written, \(site.unchanged) unchanged, \(site.removed) removed\(site.kept.words)\(look)
      """
  }
}
