/// In which order a file writes days of numbers alone: `05/11/2026` is the fifth of November where another of its days can only
/// begin with the day, `20/11/2026`, and none can only begin with the month. A file is of one program, and a cell by itself
/// does not say.
struct DayOrder {
  /// Whether the day comes first; else every cell is read by itself.
  private let isDayFirst: Bool

  /// - Parameter cells: of all columns with days.
  init(of cells: some Sequence<String>) {
    var (dayFirst, monthFirst) = (false, false)
    for cell in cells {
      // What is no date decides nothing.
      guard let (first, second, _) = Self.parts(of: cell), WrittenTime(cell.trimmed) != nil else { continue }
      if first > 12 { dayFirst = true }
      if second > 12 { monthFirst = true }
    }
    isDayFirst = dayFirst && !monthFirst
  }

  /// A cell, with the year first where this is about it: `2026-11-05`, and what follows.
  func plain(_ cell: String?) -> String? {
    guard isDayFirst, let cell, let (day, month, rest) = Self.parts(of: cell) else { return cell }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let plain = "\(rest.prefix(4))-\(two(month))-\(two(day))\(rest.dropFirst(4))"
    // Who is told that a cell is no date looks for it as it stands in the file.
    return WrittenTime(plain) == nil ? cell : plain
  }

  /// The two numbers before a year of four digits, and what stands from the year on. A weekday may stand before them.
  private static func parts(of cell: String) -> (first: Int, second: Int, rest: Substring)? {
    let cell = cell.trimmed
    let parts = cell[DateReader.endOfWeekday(in: cell)...]
      .split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let first = number(parts[0]), let second = number(parts[1]) else { return nil }
    let year = parts[2].prefix { $0.isASCII && $0.isNumber }
    return year.count == 4 ? (first, second, parts[2]) : nil
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy(DateReader.isDigit) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
