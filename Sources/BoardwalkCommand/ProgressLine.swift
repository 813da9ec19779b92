import Boardwalk
import Foundation

/// How far a stage is, in words: `Printing pages ████████░░░░ 48 %  4,811 files, 9,800/s, 5 s left`.
struct ProgressLine {
  private let progress: BuildProgress
  /// Since the stage began.
  private let time: Duration

  private static let width = 20
  /// Before that nothing can be said of what is left.
  private static let shortest = Duration.milliseconds(500)

  init(_ progress: BuildProgress, after time: Duration) {
    self.progress = progress
    self.time = time
  }

  /// While the stage goes on.
  var bar: String {
    guard let total = progress.total, total > 0 else {
      return ([verb + " …"] + [amount].compactMap { $0 }).joined(separator: " ")
    }
    let filled = min(Self.width, progress.done * Self.width / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let rest = [amount, left(of: total)].compactMap { $0 }.joined(separator: ", ")
    return "\(verb) \(bar) \(progress.done * 100 / total) %  \(rest)"
  }

  /// When it is over: `Printing pages: 14,247 files, 9,800/s, 1.5 s`.
  var ended: String { "\(verb): " + [amount, seconds].compactMap { $0 }.joined(separator: ", ") }

  private var verb: String {
    switch progress.stage {
    case .read: "Reading the board"
    case .fetch: "Asking the sources"
    case .select: "Choosing"
    case .render: "Printing pages"
    case .publish: "Publishing"
    }
  }

  /// `4,811 files, 9,800/s`; nil while nothing is done.
  private var amount: String? {
    guard progress.items > 0 else { return nil }
    let unit = progress.stage == .fetch ? ("job", "jobs") : ("file", "files")
    let count = "\(english(progress.items)) \(progress.items == 1 ? unit.0 : unit.1)"
    guard time >= Self.shortest else { return count }
    return "\(count), \(english(Int(Double(progress.items) / (time / .seconds(1)))))/s"
  }

  private func left(of total: Int) -> String? {
    guard time >= Self.shortest, progress.done > 0, progress.done < total else { return nil }
    let left = time / .seconds(1) * Double(total - progress.done) / Double(progress.done)
    return left < 60
      ? "\(Int(left.rounded(.up))) s left" : "\(Int(left) / 60) min \(Int(left) % 60) s left"
  }

  private var seconds: String {
    time.formatted(
      .units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)).locale(Locale(identifier: "en")))
  }

  private func english(_ number: Int) -> String {
    number.formatted(IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en")))
  }
}
