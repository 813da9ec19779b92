/// A day of the Gregorian calendar, without a time and without a zone. A number inside, so that lists sort fast.
public struct Day: Sendable, Hashable, Comparable {
  /// Days since 1 January 1970; negative before.
  public let number: Int32

  public init(number: Int32) { self.number = number }

  /// Nil when there is no such day; years 1 to 9999.
  /// The arithmetic is Howard Hinnant's `days_from_civil`.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Day.length(of: month, in: year)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// The day on which an instant falls, in a zone that is `offset` seconds east of Greenwich.
  public init(instant: Int64, offset: Int = 0) {
    let (local, _) = instant.addingReportingOverflow(Int64(offset))
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    number = Int32(clamping: days)
  }

  /// Year, month 1–12, day 1–31.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// 0 is Sunday.
  public var weekday: Int { ((Int(number) + 4) % 7 + 7) % 7 }

  /// Midnight UTC, in seconds since 1970.
  public var instant: Int64 { Int64(number) * 86_400 }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day that many days later.
  public static func + (day: Day, days: Int) -> Day {
    Day(number: day.number.addingReportingOverflow(Int32(clamping: days)).partialValue)
  }

  /// Days from right to left.
  public static func - (left: Day, right: Day) -> Int { Int(left.number) - Int(right.number) }
}

extension Day: CustomStringConvertible {
  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// ISO 8601: `2026-11-22`.
  public var description: String {
    let (year, month, day) = civil
    guard (0...9999).contains(year) else { return "\(year)-\(padded(month, 2))-\(padded(day, 2))" }
    return String(unsafeUninitializedCapacity: 10) { letters in
      func write(_ number: Int, _ width: Int, at place: Int) {
        var rest = number
        for index in (place..<place + width).reversed() {
          letters.initializeElement(at: index, to: UInt8(ascii: "0") + UInt8(rest % 10))
          rest /= 10
        }
      }
      write(year, 4, at: 0)
      letters.initializeElement(at: 4, to: UInt8(ascii: "-"))
      write(month, 2, at: 5)
      letters.initializeElement(at: 7, to: UInt8(ascii: "-"))
      write(day, 2, at: 8)
      return 10
    }
  }

  /// For findings: `22 November 2026`. Pages say it in their language.
  public var words: String {
    let (year, month, day) = civil
    return "\(day) \(Day.monthNames[month - 1]) \(year)"
  }

  /// Reads `words` back; nil for anything else.
  init?(words text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let day = Int(parts[0]), let month = Day.monthNames.firstIndex(of: String(parts[1])),
      let year = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month + 1, day: day)
  }

  /// Reads `2026-11-22`; nil for anything else.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// A number with leading zeros.
func padded(_ number: Int, _ width: Int) -> String {
  var digits = String(number)
  while digits.utf8.count < width { digits = "0" + digits }
  return digits
}
