import ArgumentParser
import Boardwalk
import Foundation

extension BoardwalkCommand {
  /// Runs a command's work, prints what was found and ends with the code of the design.
  static func perform(
    _ options: CommonOptions, statistics: RunStatistics? = nil, work: (Build) async throws -> BuildReport,
    summary: (BuildReport, Duration) -> String
  ) async throws {
    try await orExit(in: ".", format: options.format) { try requireFolder(options.folder) }
    let meter = Meter(isShown: !options.quiet)
    var build = options.build()
    let printer = FindingPrinter(format: options.format, folder: build.folder.path)
    build.progress = { meter.show($0) }
    build.statistics = statistics
    let start = ContinuousClock.now
    let report: BuildReport
    do {
      report = try await work(build)
    } catch {
      meter.clear()
      let findings = findings(of: error)
      printer.print(findings.map { $0.named(from: build.folder.path) })
      throw code(of: findings)
    }
    meter.clear()
    let told = report.findings.filter { !options.quiet || !$0.isUsual }
    printer.print(told.map { $0.named(from: build.folder.path) })
    if !options.quiet, options.format == .text { print(summary(report, start.duration(to: .now))) }
    if let statistics {
      let table = "\n" + StatisticsTable(statistics).text
      // A program reads findings from standard output, line by line.
      if options.format == .text { print(table) } else { Output.tell(table + "\n") }
    }
    if options.strict, report.findings.contains(where: { $0.severity >= .warning }) { throw ExitCode(2) }
  }
}

extension BoardwalkCommand {
  /// Gives what a piece of work gives, or prints why it could not and ends with the code of the design.
  static func orExit<Value>(
    in folder: String, format: FindingFormat = .text, _ work: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await work()
    } catch {
      let findings = findings(of: error)
      FindingPrinter(format: format, folder: folder).print(findings.map { $0.named(from: folder) })
      throw code(of: findings)
    }
  }

  private static func findings(of error: any Error) -> [Diagnostic] {
    (error as? Findings)?.list ?? [error as? Diagnostic ?? Diagnostic(.error, "\(error)")]
  }
}

/// The exit code of a run that ended with errors: the first of them that is more than a failure decides.
private func code(of findings: [Diagnostic]) -> ExitCode {
  switch findings.lazy.filter({ $0.severity == .error }).map(\.stop).first(where: { $0 != .failure }) {
  case .refusal: ExitCode(3)
  case .locked: ExitCode(4)
  case .failure, nil: ExitCode(1)
  }
}
