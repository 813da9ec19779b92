/// A point in time as a source writes it: a day, perhaps the time of day, perhaps how far from Greenwich.
///
/// Reads, in every order that services use:
/// `2018-10-31`, `2016-05-16T00:00:00Z`, `2023-09-19T23:59:59.9970`, `2026-08-05 09:41:37 UTC`, `…+02:00`,
/// `9/16/2021` (month first, as in the United States), `31.12.2026`, `31-12-2026`, `Wed, 02 Oct 2002 13:00:00 GMT` (RFC 822),
/// `October 2, 2026`, `15 janvier 2027`, `15. Dezember 2026`, `5 de diciembre de 2026`, `2026年12月5日`, `20261231`,
/// `2026-12-31+01:00`, and seconds or milliseconds since 1970; of a last day also with what introduces it, `bis 31.12.2026`.
/// `5-12-2026` is read only where it is known that the day comes first.
struct WrittenTime: Equatable {
  /// The day as it is written, in whatever zone the writer meant.
  var day: Day
  /// Seconds since that day's midnight by the writer's clock, 0 to 86,400; nil when only a day is written.
  var second: Int?
  /// Seconds east of Greenwich; nil when nothing is said.
  var offset: Int?
  /// Whether it was a count of seconds: such a day is Greenwich's and nobody's own.
  var isCount = false

  /// No date is written longer; what is longer is a text.
  static let longest = 64

  /// Nil for anything that is not surely a date.
  ///
  /// - Parameter dayFirst: whether `5/12/2026` is the fifth of December, as outside the United States.
  init?(_ text: String, dayFirst: Bool = false) {
    guard text.utf8.count <= WrittenTime.longest else { return nil }
    var reader = DateReader(text, dayFirst: dayFirst)
    guard let time = reader.read() else { return nil }
    self = time
  }

  init(day: Day, second: Int? = nil, offset: Int? = nil) {
    self.day = day
    self.second = second
    self.offset = offset
  }

  /// Seconds since 1970, of either sign.
  init?(count: Int64) {
    guard let last = Day(year: 9999, month: 12, day: 31), count.magnitude <= last.instant.magnitude else { return nil }
    day = Day(instant: count)
    second = Int(count - day.instant)
    offset = 0
    isCount = true
  }

  /// The instant, where the offset is known.
  var instant: Int64? {
    guard let second, let offset else { return nil }
    return day.instant + Int64(second - offset)
  }

  /// Whether it says no more than a day: nothing behind it, or a midnight that is nobody's midnight in particular.
  var isWholeDay: Bool {
    second == nil || second == 0 && !isCount && (offset ?? 0) == 0
  }
}
