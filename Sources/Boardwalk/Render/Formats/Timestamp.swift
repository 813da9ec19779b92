/// A moment in the spellings of feeds and calendars: always UTC, always English, by arithmetic.
struct Timestamp: Hashable {
  /// Seconds since 1970, within the years 1 to 9999 that all these spellings can hold.
  let seconds: Int64

  init(_ seconds: Int64) {
    self.seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
  }

  /// RFC 822 with the four-digit year of RSS: `Sat, 07 Sep 2002 00:00:01 GMT`.
  var rfc822: String {
    let (year, month, dayOfMonth) = day.civil
    let date = padded(dayOfMonth, 2) + " " + Day.monthNames[month - 1].prefix(3) + " " + padded(year, 4)
    return Day.weekdayNames[day.weekday] + ", " + date + " " + time(":") + " GMT"
  }

  /// RFC 3339: `2002-09-07T00:00:01Z`.
  var rfc3339: String { "\(day)T\(time(":"))Z" }

  /// RFC 5545: `20020907T000001Z`.
  var rfc5545: String { "\(day.digits)T\(time(""))Z" }

  var day: Day { Day(instant: seconds) }

  /// On that day.
  var time: (hour: Int, minute: Int, second: Int) {
    let second = Int(seconds - day.instant)
    return (second / 3600, second / 60 % 60, second % 60)
  }
}

extension Timestamp {
  private func time(_ separator: String) -> String {
    let (hour, minute, second) = time
    return padded(hour, 2) + separator + padded(minute, 2) + separator + padded(second, 2)
  }
}

extension Day {
  /// `20261122`
  var digits: String {
    let (year, month, day) = civil
    return padded(year, 4) + padded(month, 2) + padded(day, 2)
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits, with zeros before it where it has fewer than so many.
  mutating func append(digits number: Int, atLeast width: Int = 1) {
    guard number >= 0, width <= Self.mostDigits else { return append(contentsOf: padded(number, width).utf8) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.mostDigits) { digits in
      var first = digits.count
      var rest = number
      // The last digit comes first.
      repeat {
        first -= 1
        digits.initializeElement(at: first, to: UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0 || digits.count - first < width
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }

  /// Of a number in 64 bits.
  private static var mostDigits: Int { 20 }
}
