import Foundation

/// Dates of China, Japan and Korea, whose figures stand before signs: `2026年12月5日（土）17時30分`, `2026년 12월 5일`.
extension DateReader {
  /// The bytes to read. Figures as wide as signs are those that they stand for, where a sign says that it is a year.
  static func bytes(of text: String) -> [UInt8] {
    if !text.hasBytes(where: { $0 >= 0x80 }) { return Array(text.utf8) }
    if years.contains(where: text.holds) {
      return Array(text.folding(options: .widthInsensitive, locale: nil).utf8)
    }
    // `15 août 2026`, `5 Aralık 2026`, `Ansøgningsfrist`
    let plain = text.folding(options: .diacriticInsensitive, locale: nil).map { lettersOfTheirOwn[$0] ?? $0 }
    return Array(String(plain).utf8)
  }

  /// Whether a sign or a letter beyond ASCII is next.
  var isBeforeSign: Bool { bytes[safe: position].map { $0 >= 0x80 } ?? false }

  /// Leaves out spaces before a sign; false, and nothing left out, where there is none.
  mutating func skipToSign() -> Bool {
    let start = position
    skipSpaces()
    if isBeforeSign { return true }
    position = start
    return false
  }

  /// The day whose year was read, with the signs of the year, the month and the day; nil where one is missing.
  mutating func readSignedDay(year: Int) -> Day? {
    guard takeOne(of: Self.years), let month = readSigned(Self.months), let day = readSigned(Self.days) else {
      return nil
    }
    skipSignedWeekday()
    return Day(year: year, month: month, day: day)
  }

  /// `令和8年12月5日`: in years of the emperor who began in 2019.
  mutating func readDayOfEra() -> Day? {
    guard takeOne(of: ["令和"]) else { return nil }
    if takeOne(of: ["元"]) { return readSignedDay(year: 2019) }
    return readNumber(atMost: 2).flatMap { readSignedDay(year: 2018 + $0.number) }
  }

  /// `17時30分`, `午後5時`, `오후 5시`, in seconds since midnight; nil, and nothing read, for anything else.
  mutating func readSignedClock() -> Int? {
    let start = position
    let isMorning = takeOne(of: ["午前", "上午", "오전"])
    let isEvening = !isMorning && takeOne(of: ["午後", "下午", "오후"])
    skipSpaces()
    guard let hour = readSigned(["時", "时", "点", "點", "시"]), hour <= (isMorning || isEvening ? 12 : 24) else {
      position = start
      return nil
    }
    let end = position
    let minute = readSigned(["分", "분"])
    if minute == nil { position = end }
    guard minute ?? 0 < 60, hour < 24 || minute ?? 0 == 0 else { return nil }
    return (isMorning || isEvening ? hour % 12 + (isEvening ? 12 : 0) : hour) * 3600 + (minute ?? 0) * 60
  }

  /// `締切：`
  mutating func skipSignedIntroduction() {
    guard takeOne(of: Self.introductions) else { return }
    _ = take(":")
    skipSpaces()
  }

  /// `まで`, `까지`: what stands behind a last day.
  mutating func skipSignedEnding() {
    skipSpaces()
    _ = takeOne(of: ["まで", "迄", "必着", "締切", "締め切り", "截止", "止", "까지", "마감"])
  }
}

extension DateReader {
  private static let lettersOfTheirOwn: [Character: Character] = ["ı": "i", "ø": "o", "Ø": "o", "ł": "l", "đ": "d"]
  private static let years: [StaticString] = ["年", "년"]
  private static let months: [StaticString] = ["月", "월"]
  private static let days: [StaticString] = ["日", "号", "일"]
  private static let weekdays: [StaticString] = [
    "月", "火", "水", "木", "金", "土", "日", "一", "二", "三", "四", "五", "六", "天", "월", "화", "수", "목", "금", "토", "일",
  ]
  private static let introductions: [StaticString] = [
    "応募締切日", "応募締切", "締切日", "締切", "募集期限", "応募期限", "截止日期", "截止时间", "截止", "마감일", "마감", "至",
  ]

  /// A number of one or two figures and its sign.
  private mutating func readSigned(_ signs: [StaticString]) -> Int? {
    skipSpaces()
    guard let (number, _) = readNumber(atMost: 2) else { return nil }
    skipSpaces()
    return takeOne(of: signs) ? number : nil
  }

  /// `(土)`, `（星期六）`, ` 토요일`
  private mutating func skipSignedWeekday() {
    let start = position
    skipSpaces()
    let isInBrackets = take("(")
    _ = takeOne(of: ["星期", "周", "週"])
    guard takeOne(of: Self.weekdays) else {
      position = start
      return
    }
    _ = takeOne(of: ["曜日", "曜", "요일"])
    if isInBrackets, !take(")") { position = start }
  }

  private mutating func takeOne(of signs: [StaticString]) -> Bool {
    for sign in signs {
      let count = sign.utf8CodeUnitCount
      let isNext = sign.withUTF8Buffer { bytes[position...].starts(with: $0) }
      guard isNext else { continue }
      position += count
      return true
    }
    return false
  }
}
