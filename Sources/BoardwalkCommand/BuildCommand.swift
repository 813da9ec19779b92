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

  /// `+12 ~40 −9 = 9,951 open`: of the sources' jobs those on offer since this run, changed, ended; and what stands now.
  private func jobs(_ report: BuildReport) -> String {
    let english = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en"))
    let stored = (report.open - report.openPosts).formatted(english)
    let posts = report.openPosts > 0 ? "\n  posts  \(report.openPosts.formatted(english)) open" : ""
    return "+\(report.new) ~\(report.changed) −\(report.ended) = \(stored) open\(posts)"
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    guard let site = report.published else { return "Nothing was published." }
    let seconds = time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
    let kept = site.kept > 0 ? ", \(site.kept) not ours left alone" : ""
    return """
      Published in \(seconds)
        jobs   \(jobs(report))
        files  \(site.written) written, \(site.unchanged) unchanged, \(site.removed) removed\(kept)
        look   \(common.build().folder.output)/index.html
      """
  }
}
