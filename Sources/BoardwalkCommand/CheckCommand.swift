import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk check`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Do everything but writing: for pull requests.",
    discussion: """
      Sources are asked only where board.yml names recorded replies, so it needs no key and no network. Beside what would \
      stop a build it finds pages that nothing leads to, pictures without a text, headings out of order, posts whose time \
      is over, and jobs that search engines cannot show and why.

        boardwalk check --strict --format github
        boardwalk check --external
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Ask for every address elsewhere that a page links to, and name those that are gone.")
  var external = false

  func run() async throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: scratch) } catch { print("Left behind: \(scratch.path)") }
    }
    try await BoardwalkCommand.perform(
      common, work: { try await $0.check(scratch: scratch.path, external: external) }, summary: summary)
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    let warnings = report.findings.count { $0.severity == .warning }
    let mend = warnings == 0 ? "nothing to mend" : warnings == 1 ? "1 warning" : "\(warnings) warnings"
    return "Checked \(report.open) open jobs and every template: \(mend)."
  }
}
