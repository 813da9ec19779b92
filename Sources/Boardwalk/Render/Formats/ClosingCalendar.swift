/// The closing dates of a list as an iCalendar file: an all-day event for each. RFC 5545.
public struct ClosingCalendar: Sendable {
  /// What calendar programs call it.
  public var title: String
  /// RFC 5646: `en`.
  public var language: String
  public var events: [Event]

  /// No more bytes than these, as in a feed: programs fetch a calendar again and again, and give up on large ones.
  public static let mostBytes = RSSFeed.mostBytes
  /// Bytes of what stands behind the last event.
  private static let room = 20

  /// One closing date.
  public struct Event: Sendable, Hashable {
    /// Who the event is, for ever; the feed's `guid` does.
    public var id: String
    /// The last day on which one can apply, as the source means it.
    public var day: Day
    public var title: String
    /// Plain text.
    public var description: String
    /// The job's page.
    public var url: String
    public var place: String?
    /// When the job last changed, in seconds since 1970. Data, not the time of the build: the same jobs give the same
    /// file.
    public var changed: Int64

    public init(
      id: String, day: Day, title: String, description: String, url: String, place: String? = nil, changed: Int64
    ) {
      self.id = id
      self.day = day
      self.title = title
      self.description = description
      self.url = url
      self.place = place
      self.changed = changed
    }

    /// Larger after every change of the job, so that a calendar takes the newer one: the seconds from the first day that a job
    /// can be known from. Since when this one is known may become another day; posts are mended within the hour; and the format
    /// has room for 2³¹, which is until 2058.
    var sequence: Int { Int(min(max(0, changed - Self.firstMoment), Int64(Int32.max))) }

    private static let firstMoment = Day(year: Deadline.earliestYear, month: 1, day: 1)?.instant ?? 0
  }

  public init(title: String, language: String, events: [Event]) {
    self.title = title
    self.language = language
    self.events = events
  }

  /// Appends the whole document, the earliest day first; what has no room is left out.
  public func append(to out: inout [UInt8]) {
    ContentLines.append(to: &out) { file in
      let most = file.count + Self.mostBytes - Self.room
      file.line("BEGIN", "VCALENDAR")
      file.line("VERSION", "2.0")
      file.line("PRODID", "-//Boardwalk//Closing dates//EN")
      file.line("CALSCALE", "GREGORIAN")
      file.line("METHOD", "PUBLISH")
      // RFC 7986 names it, Apple's and Google's programs read the older name.
      file.text("NAME;LANGUAGE=", parameter: language, title)
      file.text("X-WR-CALNAME", title)
      file.line("REFRESH-INTERVAL;VALUE=DURATION", "PT12H")
      file.line("X-PUBLISHED-TTL", "PT12H")
      if events.isEmpty { ClosingCalendar.appendZone(to: &file) }
      events.withUnsafeBufferPointer { events in
        for index in Self.order(of: events) {
          let start = file.count
          events[index].append(to: &file)
          if file.count > most { return file.cut(to: start) }
        }
      }
      file.line("END", "VCALENDAR")
    }
  }
}

extension ClosingCalendar {
  /// The places of the events, the earliest day first: thousands are not moved about for it, each with its texts.
  private static func order(of events: UnsafeBufferPointer<Event>) -> [Int] {
    events.indices.sorted { one, other in
      events[one].day == events[other].day ? events[one].id < events[other].id : events[one].day < events[other].day
    }
  }

  /// A calendar must have at least one component (RFC 5545, 3.6); one without events has a time zone.
  private static func appendZone(to file: inout ContentLines) {
    file.line("BEGIN", "VTIMEZONE")
    file.line("TZID", "Etc/UTC")
    file.line("BEGIN", "STANDARD")
    file.line("DTSTART", "19700101T000000")
    file.line("TZOFFSETFROM", "+0000")
    file.line("TZOFFSETTO", "+0000")
    file.line("END", "STANDARD")
    file.line("END", "VTIMEZONE")
  }
}

extension ClosingCalendar.Event {
  fileprivate func append(to file: inout ContentLines) {
    file.line("BEGIN", "VEVENT")
    file.text("UID", id)
    file.line("DTSTAMP", Timestamp(changed))
    file.line("SEQUENCE", sequence)
    file.line("DTSTART;VALUE=DATE", day)
    file.line("DTEND;VALUE=DATE", day + 1)
    file.text("SUMMARY", title)
    if !description.isEmpty { file.text("DESCRIPTION", description) }
    if let place, !place.isEmpty { file.text("LOCATION", place) }
    file.line("URL", url)
    // A closing date keeps nobody busy.
    file.line("TRANSP", "TRANSPARENT")
    // Two days are enough to apply in; RFC 5545, 3.6.6.
    file.line("BEGIN", "VALARM")
    file.line("ACTION", "DISPLAY")
    file.text("DESCRIPTION", title)
    file.line("TRIGGER", "-P2D")
    file.line("END", "VALARM")
    file.line("END", "VEVENT")
  }
}
