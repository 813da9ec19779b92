import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk check`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Do everything but writing: for pull requests.",
    discussion: """
      Sources are asked only where board.yml names recorded replies, so it needs no key and no network; the jobs of the \
      others are those that the last fetch brought here. Beside what would stop a build it finds pages that nothing leads \
      to, pictures without a text, headings out of order, posts whose time is over, and jobs that search engines cannot \
      show and why.

        boardwalk check --strict --format github
        boardwalk check --external

      With --max-age it looks at a published site instead, at its address or in its folder, and ends with code 1 when its \
      sources were asked longer ago: for a second machine that watches the nightly one.

        boardwalk check --max-age 36h https://jobs.example.org/
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Ask for every address elsewhere that a page links to, and name those that are gone.")
  var external = false

  @Flag(help: "Ask nobody, as it does without --external and --max-age.")
  var offline = false

  @Option(
    name: .customLong("max-age"),
    help: ArgumentHelp("How old a published site may be: 36h, 2d, 90m.", valueName: "time"))
  var maxAge: Seconds?

  func validate() throws {
    if offline, external || maxAge != nil && common.folder.contains("://") {
      let asking = external ? "--external asks for addresses elsewhere" : "--max-age asks for this address"
      throw ValidationError("\(asking), and --offline asks nobody.")
    }
    if maxAge != nil { try CommonOptions.validate(site: common.folder, of: "--max-age") }
  }

  func run() async throws {
    if let maxAge { return try await watch(atMost: maxAge) }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-\(UUID().uuidString)")
    Scratch.shared.add(scratch.path)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer {
      do { try Scratch.shared.remove(scratch.path) } catch { print("Left behind: \(scratch.path)") }
    }
    try await BoardwalkCommand.perform(
      common, work: { try await $0.check(scratch: scratch.path, external: external) }, summary: summary)
  }

  /// Tells how old the site is that the first word names.
  private func watch(atMost most: Seconds) async throws {
    let world = common.build().world
    let place = FileManager.default.currentDirectoryPath
    let (age, findings) = try await BoardwalkCommand.orExit(in: place, format: common.format) {
      let age = try await PublishedAge(of: common.folder, in: world)
      let findings = age.findings(most: most.count)
      if findings.contains(where: { $0.severity == .error }) { throw Findings(findings) }
      return (age.seconds, findings)
    }
    FindingPrinter(format: common.format).print(findings)
    if !common.quiet, common.format == .text {
      print("The site's sources were asked \(age / 3600) h \(age / 60 % 60) min ago.")
    }
    if common.strict, !findings.isEmpty { throw ExitCode(2) }
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    let warnings = report.findings.count { $0.severity == .warning }
    let mend = warnings == 0 ? "nothing to mend" : warnings == 1 ? "1 warning" : "\(warnings) warnings"
    let offers = report.open == 1 ? "1 open job or referral" : "\(report.open) open jobs and referrals"
    return "Checked \(offers), and every template: \(mend)."
  }
}
