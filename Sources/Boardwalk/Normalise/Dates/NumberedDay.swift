/// A day of numbers alone with its year behind, `05/11/2026`: people write either the day or the month first.
struct NumberedDay {
  /// Which of the two numbers comes first.
  enum Order: CaseIterable {
    case dayFirst, monthFirst
  }

  private let first, second: Int
  /// From the year on.
  private let rest: Substring
  /// The order that it says by itself: by a number above 12, by the one weekday that fits, or by the language of the words before
  /// it; nil where it can be read both ways, and where it is no date at all.
  let order: Order?
  /// Whether it can be read both ways.
  let isAmbiguous: Bool

  /// Nil for anything written otherwise. A weekday or the like may stand before the numbers.
  init?(_ text: String) {
    // Most days have the year first.
    guard text.utf8.count <= WrittenTime.longest, !text.utf8.prefix(3).allSatisfy(DateReader.isDigit) else {
      return nil
    }
    let text = text.trimmed
    let introduction = DateReader.introduction(of: text)
    let date = text[introduction.end...]
    guard let sign = date.first(where: { "/-".contains($0) }) else { return nil }
    let parts = date.split(separator: sign, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let first = Self.number(parts[0]), let second = Self.number(parts[1]),
      parts[2].prefix(while: { $0.isASCII && $0.isNumber }).count == 4
    else { return nil }
    (self.first, self.second, rest) = (first, second, parts[2])
    let days = Order.allCases.compactMap { order in
      WrittenTime(Self.written(first, second, parts[2], in: order)).map { (order, $0.day) }
    }
    order = first == second ? nil : Self.order(of: days, behind: introduction)
    isAmbiguous = order == nil && first != second && days.count == 2
  }

  /// With the year first, `2026-11-05`, and what follows; nil where that is no date.
  func written(in order: Order) -> String? {
    let text = Self.written(first, second, rest, in: order)
    return WrittenTime(text) == nil ? nil : text
  }

  /// - Parameter days: what it is in each order in which it is a date; what is none decides nothing.
  private static func order(of days: [(Order, Day)], behind introduction: DateReader.Introduction) -> Order? {
    if days.count < 2 { return days.first?.0 }
    if introduction.isForeign { return .dayFirst }
    let fitting = days.filter { $0.1.weekday == introduction.weekday }
    return fitting.count == 1 ? fitting[0].0 : nil
  }

  private static func written(_ first: Int, _ second: Int, _ rest: Substring, in order: Order) -> String {
    let (day, month) = order == .dayFirst ? (first, second) : (second, first)
    return "\(rest.prefix(4))-\(padded(month, 2))-\(padded(day, 2))\(rest.dropFirst(4))"
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy(DateReader.isDigit) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
