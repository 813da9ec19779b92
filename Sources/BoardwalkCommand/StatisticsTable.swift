import Boardwalk
import Foundation

/// What `--stats` prints.
struct StatisticsTable {
  private let statistics: RunStatistics
  /// Templates and kinds of pages beyond that cost next to nothing.
  private static let most = 8

  init(_ statistics: RunStatistics) { self.statistics = statistics }

  var text: String {
    let stages = statistics.stages.map { stage in
      [stage.stage.rawValue, seconds(stage.time), seconds(stage.processor), megabytes(stage.peakMemory)]
    }
    var tables = [table(["stage", "seconds", "processor", "peak MB"], stages)]
    if !statistics.kinds.isEmpty {
      tables.append(table(["pages", "seconds", "files", "MB", "µs each"], statistics.kinds.prefix(Self.most).map(row)))
      tables.append(
        table(["template", "seconds", "files", "MB", "µs each"], statistics.templates.prefix(Self.most).map(row)))
      tables.append(
        table(["largest file", "KB"], statistics.largest.map { [$0.path, english(($0.bytes + 512) / 1024)] }))
    }
    return tables.joined(separator: "\n\n")
  }

  private func row(_ cost: RunStatistics.Cost) -> [String] {
    let each = cost.files > 0 ? Int((cost.time / .microseconds(1)) / Double(cost.files)) : nil
    return [cost.name, seconds(cost.time), english(cost.files), megabytes(cost.bytes), each.map(english) ?? ""]
  }

  /// The first column to the left, numbers to the right.
  private func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines = [heads] + rows
    let widths = heads.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.enumerated().map { column, text in
        let blank = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + blank : blank + text
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func seconds(_ time: Duration) -> String {
    (time / .seconds(1)).formatted(
      FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
  }

  private func megabytes(_ bytes: Int) -> String {
    (Double(bytes) / 1_048_576).formatted(
      FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)).locale(Locale(identifier: "en")))
  }

  private func english(_ number: Int) -> String {
    number.formatted(IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en")))
  }
}
