import Foundation

/// Reads one date from its bytes. Hand-written, because a date formatter takes a hundred times as long and guesses.
struct DateReader {
  let bytes: [UInt8]
  /// Whether the day stands before the month where both are figures with slashes.
  private let dayFirst: Bool
  var position = 0

  init(_ text: String, dayFirst: Bool = false) {
    // `15 août 2026`
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    bytes = Array((isPlain ? text : text.folding(options: .diacriticInsensitive, locale: nil)).utf8)
    self.dayFirst = dayFirst
    skipSpaces()
  }

  /// The whole text as one date; nil if any of it is left over.
  mutating func read() -> WrittenTime? {
    let time = readCount() ?? readTimeBeforeYear() ?? readDateAndTime()
    skipSpaces()
    return position == bytes.count ? time : nil
  }
}

extension DateReader {
  /// `Mon Aug 10 20:44:37 UTC 2015`, as Unix writes it; nil, and nothing read, for anything else.
  fileprivate mutating func readTimeBeforeYear() -> WrittenTime? {
    let start = position
    skipWeekday()
    if let month = readWord().flatMap(DateReader.month) {
      skipSpaces()
      if let (day, _) = readNumber(atMost: 2) {
        skipSpaces()
        if let second = readClock() {
          skipSpaces()
          let offset = bytes[safe: position].map(DateReader.isLetter) == true ? readOffset() : nil
          skipSpaces()
          if let (year, digits) = readNumber(atMost: 4), digits == 4, let day = Day(year: year, month: month, day: day)
          {
            return WrittenTime(day: day, second: second, offset: offset)
          }
        }
      }
    }
    position = start
    return nil
  }

  /// Seconds (9 or 10 digits), milliseconds (12 or 13), or a day in eight digits.
  fileprivate mutating func readCount() -> WrittenTime? {
    let start = position
    guard let (number, digits) = readNumber(atMost: 13) else { return nil }
    let end = position
    if take("."), readNumber(atMost: 9) == nil { position = end }
    let isWhole = position == end
    skipSpaces()
    if position == bytes.count {
      switch digits {
      case 9, 10: return WrittenTime(count: Int64(number))
      case 12, 13: return WrittenTime(count: Int64(number / 1000))
      case 8 where isWhole:
        return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100).map { WrittenTime(day: $0) }
      default: break
      }
    }
    position = start
    return nil
  }

  fileprivate mutating func readDateAndTime() -> WrittenTime? {
    guard let day = readDay() else { return nil }
    var time = WrittenTime(day: day)
    let end = position
    if !take("T"), !take("t") {
      _ = take(",")
      skipSpaces()
      if takeWord("at") { skipSpaces() }
    }
    guard let second = readClock() else {
      position = end
      return time
    }
    time.second = second
    skipSpaces()
    if position < bytes.count {
      guard let offset = readOffset(on: day, at: second) else { return nil }
      time.offset = offset
    }
    return time
  }

  fileprivate mutating func readDay() -> Day? {
    skipWeekday()
    guard let (number, digits) = readNumber(atMost: 4) else { return readMonthFirst() }
    if take("-") { return digits == 4 ? readMonthAndDay(year: number, "-") : readNamedMonth(day: number, "-") }
    if take("/") { return digits == 4 ? readMonthAndDay(year: number, "/") : readDayAndYear(first: number) }
    if take(".") {
      let start = position
      skipSpaces()
      // `30. September 2026`
      if bytes[safe: position].map(DateReader.isLetter) == true { return readNamedMonth(day: number, nil) }
      position = start
      return readMonthAndYear(day: number)
    }
    skipOrdinal()
    skipSpaces()
    return digits <= 2 ? readNamedMonth(day: number, nil) : nil
  }

  fileprivate mutating func skipWeekday() {
    let start = position
    guard let word = readWord(), DateReader.isWeekday(word) else {
      position = start
      return
    }
    _ = take(".")
    _ = take(",")
    skipSpaces()
  }

  /// Where the rest of a date begins that may have a weekday before it: `Thu, 05/11/2026`.
  static func endOfWeekday(in text: String) -> String.Index {
    var reader = DateReader(text)
    reader.skipWeekday()
    return text.utf8.count == reader.bytes.count
      ? text.utf8.index(text.startIndex, offsetBy: reader.position) : text.startIndex
  }

  /// `October 2, 2026`.
  fileprivate mutating func readMonthFirst() -> Day? {
    guard let month = readWord().flatMap(DateReader.month) else { return nil }
    _ = take(".")
    skipSpaces()
    guard let (day, _) = readNumber(atMost: 2) else { return nil }
    skipOrdinal()
    _ = take(",")
    skipSpaces()
    return readYear().flatMap { Day(year: $0, month: month, day: day) }
  }

  /// `1st`, `22nd`, `1er`.
  fileprivate mutating func skipOrdinal() {
    for ending in ["st", "nd", "rd", "th", "er"] where takeWord(ending) { return }
  }

  fileprivate mutating func readMonthAndDay(year: Int, _ sign: Character) -> Day? {
    guard let (month, _) = readNumber(atMost: 2), take(sign), let (day, _) = readNumber(atMost: 2) else { return nil }
    return Day(year: year, month: month, day: day)
  }

  fileprivate mutating func readDayAndYear(first: Int) -> Day? {
    guard let (second, _) = readNumber(atMost: 2), take("/"), let (year, digits) = readNumber(atMost: 4), digits == 4
    else { return nil }
    // No month is above 12: `31/12/2026` can only be the last of December.
    let isDayFirst = dayFirst ? second <= 12 : first > 12
    return isDayFirst ? Day(year: year, month: second, day: first) : Day(year: year, month: first, day: second)
  }

  fileprivate mutating func readMonthAndYear(day: Int) -> Day? {
    guard let (month, _) = readNumber(atMost: 2), take("."), let year = readYear() else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// `02 Oct 2002`, `2-Oct-2002`.
  fileprivate mutating func readNamedMonth(day: Int, _ sign: Character?) -> Day? {
    guard let word = readWord(), let month = DateReader.month(word) else { return nil }
    if let sign {
      guard take(sign) else { return nil }
    } else {
      _ = take(".")
      _ = take(",")
      skipSpaces()
    }
    return readYear().flatMap { Day(year: $0, month: month, day: day) }
  }

  /// Four digits, or the two of RFC 822: below 50 means after 2000 (RFC 2822, section 4.3).
  fileprivate mutating func readYear() -> Int? {
    guard let (year, digits) = readNumber(atMost: 4), digits == 2 || digits == 4 else { return nil }
    return digits == 4 ? year : year < 50 ? 2000 + year : 1900 + year
  }
}
