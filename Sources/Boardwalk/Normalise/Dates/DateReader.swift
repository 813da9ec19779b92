/// Reads one date from its bytes. Hand-written, because a date formatter takes a hundred times as long and guesses.
struct DateReader {
  let bytes: [UInt8]
  /// Whether the day is known to stand before the month where both are figures with slashes or hyphens.
  private var dayFirst: Bool
  /// The weekday written before the date, 0 for Sunday; nil where none is, or none in English.
  private var weekday: Int?
  var position = 0

  init(_ text: String, dayFirst: Bool = false) {
    bytes = Self.bytes(of: text)
    self.dayFirst = dayFirst
    skipSpaces()
  }

  /// The whole text as one date; nil if any of it is left over.
  mutating func read() -> WrittenTime? {
    skipIntroduction()
    let time = readCount() ?? readTimeBeforeYear() ?? readTimeFirst() ?? readDateAndTime()
    if isBeforeSign { skipSignedEnding() }
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

  /// `11:59pm on 31 December 2026`, `Midnight, 6 December 2026`.
  fileprivate mutating func readTimeFirst() -> WrittenTime? {
    let start = position
    guard let second = readClock() else {
      position = start
      return nil
    }
    skipSpaces()
    _ = take(",")
    skipSpaces()
    if ["on", "am", "den", "le", "el"].contains(where: { takeWord($0) }) { skipSpaces() }
    guard let day = readDay() else {
      position = start
      return nil
    }
    return WrittenTime(day: day, second: second)
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
    if takesOffsetOfDay() {
      // Of `2026-12-31+01:00`, a date of XML Schema, the zone is that in which the day begins.
      if let offset = readOffset(), position == bytes.count { return WrittenTime(day: day, second: 0, offset: offset) }
      position = end
    }
    var isInBrackets = false
    if !take("T"), !take("t") {
      _ = take(",")
      skipSpaces()
      isInBrackets = take("(")
      if ["at", "um", "a"].contains(where: { takeWord($0) }) { skipSpaces() }
    }
    guard let second = readNordicClock() ?? readClock(), !isInBrackets || take(")") else {
      position = end
      skipPolishYear()
      return time
    }
    time.second = second
    skipSpaces()
    if position < bytes.count, !isBeforeSign {
      guard let offset = readOffset(on: day, at: second) else { return nil }
      time.offset = offset
    }
    return time
  }

  fileprivate mutating func readDay() -> Day? {
    skipWeekday()
    if isBeforeSign { return readDayOfEra() }
    guard let (number, digits) = readNumber(atMost: 4) else { return readMonthFirst() }
    if skipToSign() { return digits == 4 ? readSignedDay(year: number) : nil }
    if take("-") {
      if digits == 4 { return readMonthAndDay(year: number, "-") }
      let isFigure = bytes[safe: position].map(DateReader.isDigit) == true
      return isFigure ? readDayAndYear(first: number, "-") : readNamedMonth(day: number, "-")
    }
    if take("/") { return digits == 4 ? readMonthAndDay(year: number, "/") : readDayAndYear(first: number, "/") }
    if take(".") {
      if digits == 4 { return readYearFirst(number) }
      skipSpaces()
      // `30. September 2026`
      if bytes[safe: position].map(DateReader.isLetter) == true { return readNamedMonth(day: number, nil) }
      return readMonthAndYear(day: number)
    }
    skipOrdinal()
    skipSpaces()
    skipOf()
    return digits <= 2 ? readNamedMonth(day: number, nil) : nil
  }

  /// `Fri,`, `samedi`: a weekday. Who writes it in another language than English does not begin with the month.
  fileprivate mutating func skipWeekday() {
    let start = position
    guard let word = readWord(), DateReader.weekday(word) != nil || DateReader.isForeignWeekday(word) else {
      position = start
      return
    }
    weekday = DateReader.weekday(word)
    if weekday == nil { dayFirst = true }
    _ = take(".")
    _ = take(",")
    skipSpaces()
  }

  /// `until`, `bis zum`, `Deadline:`, `le`: what introduces a last day and is no part of it.
  fileprivate mutating func skipIntroduction() {
    let start = position
    var isForeign = false
    while let byte = bytes[safe: position], DateReader.isLetter(byte) {
      let word = position
      guard let said = readWord(), let tongue = DateReader.introduction(said) else {
        position = word
        break
      }
      isForeign = isForeign || tongue == .foreign
      if !takeApostrophe() { _ = take(":") }
      skipSpaces()
    }
    if position > start, isForeign { dayFirst = true }
    if isBeforeSign { skipSignedIntroduction() }
  }

  /// What stands before a date: `Thu,`, `bis`.
  struct Introduction {
    /// Where the date begins.
    var end: String.Index
    /// The weekday, 0 for Sunday; nil where none is, or none in English.
    var weekday: Int?
    /// Whether it is in a language in which the day comes first.
    var isForeign: Bool
  }

  /// What stands before a date: `Thu, 05/11/2026`, `bis 05.12.2026`.
  static func introduction(of text: String) -> Introduction {
    var reader = DateReader(text)
    reader.skipIntroduction()
    reader.skipWeekday()
    // Letters with accents are more bytes in the text; the date behind them has none.
    let rest = reader.bytes[reader.position...]
    let isFound = text.utf8.suffix(rest.count).elementsEqual(rest)
    let end = isFound ? text.utf8.index(text.endIndex, offsetBy: -rest.count) : text.startIndex
    return Introduction(end: end, weekday: reader.weekday, isForeign: reader.dayFirst)
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

  /// `5 de diciembre de 2026`, `5th of December`.
  fileprivate mutating func skipOf() {
    if ["de", "del", "of"].contains(where: { takeWord($0) }) { skipSpaces() }
  }

  /// Whether a sign of a zone stands right behind a day: `Z`, or `+01:00` with all its figures.
  fileprivate func takesOffsetOfDay() -> Bool {
    switch bytes[safe: position] {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): position + 1 == bytes.count
    case UInt8(ascii: "+"), UInt8(ascii: "-"): bytes.count - position == 6 && bytes[position + 3] == UInt8(ascii: ":")
    default: false
    }
  }

  fileprivate mutating func readMonthAndDay(year: Int, _ sign: Character) -> Day? {
    guard let (month, _) = readNumber(atMost: 2), take(sign), let (day, _) = readNumber(atMost: 2) else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// `2026.12.31`, `2026. 12. 31.`, `2026. december 31.`
  fileprivate mutating func readYearFirst(_ year: Int) -> Day? {
    skipSpaces()
    var month: Int?
    if let word = readWord() { month = DateReader.month(word) } else { month = readNumber(atMost: 2)?.number }
    _ = take(".")
    skipSpaces()
    guard let month, let (day, _) = readNumber(atMost: 2) else { return nil }
    _ = take(".")
    return Day(year: year, month: month, day: day)
  }

  /// `31.12.2026 r.`
  fileprivate mutating func skipPolishYear() {
    let start = position
    skipSpaces()
    if takeWord("r") { _ = take(".") } else { position = start }
  }

  fileprivate mutating func readDayAndYear(first: Int, _ sign: Character) -> Day? {
    guard let (second, _) = readNumber(atMost: 2), take(sign), let (year, digits) = readNumber(atMost: 4), digits == 4
    else { return nil }
    if !dayFirst, let day = dayOnWeekday(first, second, year: year) { return day }
    // With hyphens half of the world begins with the day and some with the month: what can be read both ways is not.
    if sign == "-", !dayFirst, first <= 12, second <= 12, first != second { return nil }
    // No month is above 12: `31/12/2026` can only be the last of December.
    let isDayFirst = dayFirst ? second <= 12 : first > 12
    return isDayFirst ? Day(year: year, month: second, day: first) : Day(year: year, month: first, day: second)
  }

  /// Of the two days that `6/10/2026` can be, the one on the weekday before it; nil where that is neither or both.
  private func dayOnWeekday(_ first: Int, _ second: Int, year: Int) -> Day? {
    guard let weekday else { return nil }
    let days = [Day(year: year, month: first, day: second), Day(year: year, month: second, day: first)]
    let fitting = Set(days.compactMap(\.self).filter { $0.weekday == weekday })
    return fitting.count == 1 ? fitting.first : nil
  }

  /// `12.2026`, `12. 2026`
  fileprivate mutating func readMonthAndYear(day: Int) -> Day? {
    guard let (month, _) = readNumber(atMost: 2), take(".") else { return nil }
    skipSpaces()
    return readYear().flatMap { Day(year: $0, month: month, day: day) }
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
      skipOf()
    }
    return readYear().flatMap { Day(year: $0, month: month, day: day) }
  }

  /// Four digits, or the two of RFC 822: below 50 means after 2000 (RFC 2822, section 4.3).
  fileprivate mutating func readYear() -> Int? {
    guard let (year, digits) = readNumber(atMost: 4), digits == 2 || digits == 4 else { return nil }
    return digits == 4 ? year : year < 50 ? 2000 + year : 1900 + year
  }
}
