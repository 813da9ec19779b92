/// In which order a file writes days of numbers alone: `05/11/2026` is the fifth of November where another of its days can only
/// begin with the day, `20/11/2026`, and none can only begin with the month; where it is the other way round it is surely the
/// eleventh of May. A file is of one program, and a cell by itself does not say.
struct DayOrder {
  /// Whether the day comes first, and whether the month does; else every cell is read by itself.
  let isDayFirst, isMonthFirst: Bool

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
    isMonthFirst = monthFirst && !dayFirst
  }

  /// A cell, with the year first where this is about it: `2026-11-05`, and what follows.
  func plain(_ cell: String?) -> String? {
    guard isDayFirst || isMonthFirst, let cell, let (first, second, rest) = Self.parts(of: cell) else { return cell }
    let (day, month) = isDayFirst ? (first, second) : (second, first)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let plain = "\(rest.prefix(4))-\(two(month))-\(two(day))\(rest.dropFirst(4))"
    // Who is told that a cell is no date looks for it as it stands in the file.
    return WrittenTime(plain) == nil ? cell : plain
  }

  /// The two numbers before a year of four digits, and what stands from the year on. A weekday or the like may stand before them.
  private static func parts(of cell: String) -> (first: Int, second: Int, rest: Substring)? {
    guard cell.utf8.count <= WrittenTime.longest else { return nil }
    let cell = cell.trimmed
    let date = cell[DateReader.endOfIntroduction(in: cell)...]
    guard let sign = date.first(where: { "/-".contains($0) }) else { return nil }
    let parts = date.split(separator: sign, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let first = number(parts[0]), let second = number(parts[1]) else { return nil }
    let year = parts[2].prefix { $0.isASCII && $0.isNumber }
    return year.count == 4 ? (first, second, parts[2]) : nil
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy(DateReader.isDigit) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
