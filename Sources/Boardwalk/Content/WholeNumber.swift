/// A whole number within limits.
struct WholeNumber<Limits: NumberLimits>: ScalarSetting, Sendable {
  var value: Int

  static var expectation: String {
    let range = Limits.range
    return range.upperBound == .max
      ? "a whole number from \(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
  }
  static var placeholder: WholeNumber { WholeNumber(value: Limits.range.lowerBound) }

  private init(value: Int) { self.value = value }

  init?(setting text: SettingsTree.Text) {
    guard let number = Int(setting: text), Limits.range.contains(number) else { return nil }
    value = number
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    plainNumber(in: text).flatMap { Int($0).map(Limits.range.contains) == true ? "write \($0)" : nil }
  }
}

/// What a number of the settings may be.
protocol NumberLimits {
  static var range: ClosedRange<Int> { get }
}

/// Jobs on one page of a list: beyond 500 a phone has trouble with it.
enum PageSizes: NumberLimits { static let range = 1...500 }
/// Entries of one folder: a board without a job has some dozens.
enum FolderSizes: NumberLimits { static let range = 100...1_000_000 }
/// Days a closed job keeps its page: a hundred years are for ever.
enum DaysKept: NumberLimits { static let range = 0...36_500 }
/// Days since a job was posted.
enum DaysBack: NumberLimits { static let range = 0...36_500 }
/// Miles: half way round the Earth.
enum Miles: NumberLimits { static let range = 1...12_500 }
/// A year's pay in whole units of a currency.
enum YearsPay: NumberLimits { static let range = 0...1_000_000_000_000 }
/// A rank in the menu.
enum MenuRanks: NumberLimits { static let range = 0...1_000_000 }
