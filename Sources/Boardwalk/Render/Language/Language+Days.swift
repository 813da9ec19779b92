extension Language {
  /// `22 November 2026`
  func day(_ day: Day) -> String { said(day, formats.day, formats.months) }

  /// In narrow columns: `22 Nov 2026`
  func shortDay(_ day: Day) -> String { said(day, formats.shortDayWithYear, formats.shortMonths) }

  /// `14 Jan`; with the year when it is not this one.
  func shortDay(_ day: Day, today: Day) -> String {
    day.civil.year == today.civil.year ? said(day, formats.shortDay, formats.shortMonths) : shortDay(day)
  }

  /// `Today`, `Yesterday`, `18 Nov`
  func posted(_ day: Day, today: Day) -> String {
    switch today - day {
    case ...0: say(.today)
    case 1: say(.yesterday)
    default: shortDay(day, today: today)
    }
  }

  /// `today`, `tomorrow`, `in 3 days`
  func ahead(_ days: Int) -> String {
    switch days {
    case ...0: say(.aheadToday)
    case 1: say(.aheadTomorrow)
    default: say(.aheadDays, days)
    }
  }

  /// `closes in 2 days`, `closes 14 Jan`, `closed 3 Dec`; nil for an open job of which no last day is known.
  func closing(_ listing: Listing, today: Day) -> String? {
    if case .closed(let day) = listing.state { return say(.closedOn, ["day": shortDay(day, today: today)]) }
    guard let deadline = listing.deadline else { return nil }
    let days = deadline.day - today
    return days <= Listing.soon ? say(.closesAhead, ["ahead": ahead(days)]) : closes(deadline.day, today: today)
  }

  /// `closes 14 Jan`; with the year when it is not this one.
  func closes(_ day: Day, today: Day) -> String { say(.closesOn, ["day": shortDay(day, today: today)]) }

  /// `closes 14 Jan 2027`
  func closes(_ day: Day) -> String { say(.closesOn, ["day": shortDay(day)]) }

  private func said(_ day: Day, _ format: Sentence, _ months: [String]) -> String {
    let (year, month, date) = day.civil
    return format.filled([
      "date": date == 1 ? formats.firstOfMonth : String(date), "month": months[month - 1], "year": String(year),
    ])
  }
}
