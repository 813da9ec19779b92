extension Deadline {
  /// No deadline lies farther ahead: services write "ten years from now" when they mean that there is none. Standing
  /// registers of the federal service stay open for up to eight.
  static let yearsAhead = 9
  /// Job boards on the web are not older.
  static let earliestYear = 1990

  /// Why a date is no deadline.
  enum Refusal: Error {
    case unreadable, tooEarly, tooLate
  }

  /// Reads a deadline.
  /// - Parameters:
  ///   - text: the date as it was written.
  ///   - dayFirst: whether `5/12/2026` is the fifth of December.
  ///   - zone: where dates without an offset are meant; nil is nowhere in particular.
  ///   - toEndOfDay: whether the time of day beside the date means nothing.
  init(
    _ text: String, dayFirst: Bool = false, zone: Zone?, toEndOfDay: Bool, today: Day
  ) throws(Refusal) {
    guard let time = WrittenTime(text, dayFirst: dayFirst) else { throw .unreadable }
    let day = zone.map { time.day(in: $0) } ?? time.day
    if zone == nil, toEndOfDay, !time.isWholeDay, let known = time.instant, let offset = time.offsetOfDay {
      self.day = Day(instant: known, offset: offset)
      instant = self.day.instant + 86_399 - Int64(offset)
      self.zone = offset == Zone.lastOffsetOnEarth ? nil : Zone.words(forOffset: offset)
    } else if toEndOfDay || time.isWholeDay {
      instant = zone?.instant(of: day, second: 86_399) ?? Zone.lastSecondOnEarth(of: day)
      self.day = day
      self.zone = zone?.words
    } else {
      self = Deadline(time, second: time.second ?? 0, zone: zone)
    }
    if self.day.civil.year < Deadline.earliestYear { throw .tooEarly }
    if self.day - today > Deadline.yearsAhead * 366 { throw .tooLate }
  }

  private init(_ time: WrittenTime, second: Int, zone: Zone?) {
    if let known = time.instant {
      instant = known
      day = Day(instant: known, offset: zone?.offset(at: known) ?? time.offset ?? 0)
      self.zone = zone?.words ?? Zone.words(forOffset: time.offset ?? 0)
    } else {
      day = time.day
      instant = zone?.instant(of: day, second: second) ?? day.instant + Int64(second) + 12 * 3600
      self.zone = zone?.words
    }
  }
}

extension Deadline {
  /// The moment of its day that a source's hour is, `17:00 UTC−5`, as that source could have written it:
  /// `2026-12-01T17:00:00-05:00`. Nil of words that are no such hour, and where it is over in that very minute.
  func moment(at hour: String) -> String? {
    let words = hour.split(separator: " ", maxSplits: 1)
    guard let clock = words.first, clock.utf8.count == 5, let time = WrittenTime("\(day) \(clock)"), time.day == day,
      let second = time.second
    else { return nil }
    let start = "\(day)T\(clock):00"
    guard words.count == 2 else { return start }
    // Of a zone with a name of its own: its day ends as far from Greenwich.
    let end = Int(day.instant + 86_399 - instant)
    let isNamed = String(words[1]) == zone && abs(end) <= 14 * 3600 && end % 900 == 0
    guard let offset = Zone.offset(inWords: String(words[1])) ?? (isNamed ? end : nil) else { return nil }
    guard instant / 60 != (day.instant + Int64(second - offset)) / 60 else { return nil }
    let minutes = abs(offset) / 60
    return start + (offset < 0 ? "-" : "+") + "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }
}

extension WrittenTime {
  /// How far east of Greenwich, in seconds, the day is meant: as it is written, or, of a moment in Greenwich's time, where a day
  /// ends then: `2026-12-25T04:59:59Z` is the end of the 24th five hours west. Nil where neither says it.
  var offsetOfDay: Int? {
    guard let offset, let second else { return nil }
    if offset != 0 { return offset }
    let next = second % 60 == 0 ? second + 60 : second + 1
    guard next % 1800 == 0, next < 86_400 else { return nil }
    return next <= 43_200 ? -next : 86_400 - next
  }

  /// The day on which it was, by `dayOf`, where more than a day is written: many services write a midnight for a day of which they
  /// know no more, and that is the same day everywhere.
  ///
  /// - Parameter zone: where such a day is meant; nil is nowhere in particular.
  func day(by dayOf: (Int64) -> Day, midnightsIn zone: Zone?) -> Day {
    guard let instant, second != 0 else { return zone.map(day(in:)) ?? day }
    return dayOf(instant)
  }

  /// The day it was written for. A count of seconds has none of its own: it falls on a day of the zone. Where a moment of
  /// Greenwich's time is the end of a day elsewhere, that is the day before if it still is in the zone: `2026-12-21T04:59:59Z` is
  /// the end of the 20th in New York. Of all other times beside a day services may write the `Z` without meaning it.
  func day(in zone: Zone) -> Day {
    guard let instant, isCount || offset == 0 && offsetOfDay != nil else { return day }
    let dayThere = Day(instant: instant, offset: zone.offset(at: instant))
    return isCount ? dayThere : min(day, dayThere)
  }
}
