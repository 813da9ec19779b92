import ArgumentParser
import Boardwalk
import Foundation

extension BoardwalkCommand {
  /// Runs a command's work, prints what was found and ends with the code of the design.
  static func perform(
    _ options: CommonOptions, work: (Build) async throws -> BuildReport, summary: (BuildReport, Duration) -> String
  ) async throws {
    let printer = FindingPrinter(format: options.format)
    let meter = Meter(isShown: !options.quiet)
    var build = options.build()
    build.progress = { meter.show($0) }
    let start = ContinuousClock.now
    let report: BuildReport
    do {
      report = try await work(build)
    } catch {
      meter.clear()
      let findings = (error as? Findings)?.list ?? [error as? Diagnostic ?? Diagnostic(.error, "\(error)")]
      printer.print(findings.map { named($0, from: build.folder.path) })
      throw ExitCode(1)
    }
    meter.clear()
    printer.print(report.findings.map { named($0, from: build.folder.path) })
    if !options.quiet, options.format == .text { print(summary(report, start.duration(to: .now))) }
    if options.strict, report.findings.contains(where: { $0.severity >= .warning }) { throw ExitCode(2) }
  }
}

/// A finding with its file named from the board's folder, as editors and CI want it.
private func named(_ finding: Diagnostic, from folder: String) -> Diagnostic {
  guard case .file(let path, let line, let column) = finding.spot, path.hasPrefix(folder + "/") else { return finding }
  var finding = finding
  finding.spot = .file(String(path.dropFirst(folder.count + 1)), line: line, column: column)
  return finding
}
