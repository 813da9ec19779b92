import Markup

extension DraftReading {
  mutating func fillDates(_ summary: inout JobSummary, firstSeen: () -> Day) {
    let zone = zone()
    let isDayFirst = isDayFirst
    summary.posted = posted(zone: zone, isDayFirst: isDayFirst, firstSeen: firstSeen)
    summary.deadline = deadline(zone: zone, posted: summary.posted, isDayFirst: isDayFirst)
    summary.earlyClose = earlyClose
  }

  /// Whether its source says so, by a field or by words in place of a date; of a last day that nobody names it is not said.
  var isOpenUntilFilled: Bool {
    if draft.openUntilFilled { return true }
    guard let closes = draft.closes, !closes.utf8.contains(where: DateReader.isDigit) else { return false }
    let words = closes.folded
    return words.hasSuffix("until filled") || Self.endless.contains(words)
  }
}

extension DraftReading {
  /// What is written in place of a last day by those who look for people all the time. Folded.
  private static let endless: Set = [
    "ongoing", "rolling", "rolling basis", "on a rolling basis", "continuous", "open continuous", "open ended",
    "until further notice", "no closing date", "no deadline", "bis auf weiteres", "laufend", "fortlaufend",
    "jusqua nouvel ordre", "hasta cubrir la vacante", "hasta cubrir vacante", "fino a copertura", "lopende",
    "lobende", "lopende vurdering",
  ]

  /// Whether it is what services write where nobody said when it closes: no fault that anybody could mend.
  private static func isUnsaid(_ text: String) -> Bool {
    let folded = text.folded
    return ["tbd", "tba", "keine", "aucune", "ninguna", "nessuna", "geen", "no date"].contains(folded)
      || ["0000 00 00", "0001 01 01", "00 00 0000"].contains(where: folded.hasPrefix)
  }

  fileprivate mutating func zone() -> Zone? {
    guard let identifier = draft.timeZone, !identifier.isEmpty else { return nil }
    if let zone = Zone(identifier) { return zone }
    find("has its dates in “\(quoted(identifier))”, which is no time zone that is known.")
    return nil
  }

  /// The day it was published, as it is written, or of a moment the day that it was where the board is; never after today. A job
  /// that says nothing, or nothing that can be, was published on the day it was first seen, as far as can be known here. Of a post
  /// it is the day that its file says: when it is first seen is not known yet. ListedPosts.swift
  fileprivate mutating func posted(zone: Zone?, isDayFirst: Bool, firstSeen: () -> Day) -> Day {
    guard let text = draft.posted, let written = name(text) else { return min(firstSeen(), today) }
    let day = WrittenTime(written, dayFirst: isDayFirst)?.day(by: dayOf, midnightsIn: zone)
    if let day, draft.file != nil || day.civil.year >= Deadline.earliestYear && day <= today { return day }
    let seen = min(firstSeen(), today)
    // Nobody needs to be told of a source's day that is still to come.
    if let day, day > today { return seen }
    let listed = seen == today ? "today" : "on \(seen.words)"
    let fault = day == nil ? "is no date" : "cannot be"
    find("was posted on “\(quoted(written))”, which \(fault); it is listed as posted \(listed).", in: "posted")
    return seen
  }

  /// Whether both days can be read two ways, and only with the day first the job closes behind the day it was posted.
  fileprivate var isDayFirst: Bool {
    guard let posted = draft.posted.flatMap(NumberedDay.init), posted.isAmbiguous else { return false }
    return DayOrder.vote(posted: draft.posted, closes: draft.closes, today: nil) == .dayFirst
  }

  /// Of a deadline before the day it was posted, which no offer has, month and day are read the other way where that mends it,
  /// unless the source begins its other day with the month, or may do so: then it is an offer that is over. Of one that is still
  /// listed and does not say when it was posted the day to come is the likelier one.
  fileprivate mutating func deadline(zone: Zone?, posted: Day, isDayFirst: Bool) -> Deadline? {
    guard !isOpenUntilFilled, let written = name(PlaceReader.field(draft.closes)), !Self.isUnsaid(written) else {
      return nil
    }
    func read(dayFirst: Bool) throws(Deadline.Refusal) -> Deadline {
      try Deadline(written, dayFirst: dayFirst, zone: zone, toEndOfDay: draft.closesAtEndOfDay, today: today)
    }
    do {
      let deadline = try read(dayFirst: isDayFirst)
      let other = draft.posted.flatMap(NumberedDay.init)
      guard deadline.day < posted, other?.order != .monthFirst, other?.isAmbiguous != true else { return deadline }
      let turned = try read(dayFirst: true)
      return turned.day < posted ? deadline : turned
    } catch {
      let why =
        switch error {
        case .unreadable: "which is no date"
        case .tooEarly: "which is before job boards"
        case .tooLate: "more than \(Deadline.yearsAhead) years ahead"
        }
      find("closes on “\(quoted(written))”, \(why); it is listed without a deadline.", in: "closes", "expires")
      return nil
    }
  }

  /// `12:00 UTC−5`: the time of day that is written beside a last day; nil where it is the day's beginning or end. The job is shown
  /// as open until its day is over, because many services write a time that nobody chose.
  var closingHour: String? {
    guard !isOpenUntilFilled, let time = name(draft.closes).flatMap({ WrittenTime($0) }),
      let second = time.second, !time.isCount, (1..<Self.lastMinute).contains(second),
      time.offset != 0 || time.offsetOfDay == nil
    else { return nil }
    let zone = time.offset.map(Zone.words) ?? draft.timeZone.flatMap { Zone($0)?.words }
    return "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2))" + (zone.map { " " + $0 } ?? "")
  }

  /// Seconds of a day.
  private static let lastMinute = 86_340

  /// `May close early, after 500 applications.`
  fileprivate var earlyClose: String? {
    guard let limit = name(draft.applicantLimit), limit.utf8.count <= 9,
      limit.utf8.allSatisfy({ DateReader.isDigit($0) || $0 == 0x2C }),
      let count = Int(limit.filter { $0 != "," }), count > 0
    else { return nil }
    return "May close early, after \(count) \(count == 1 ? "application" : "applications")."
  }
}
