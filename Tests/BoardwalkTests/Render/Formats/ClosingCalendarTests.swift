import Testing

@testable import Boardwalk

@Suite("Calendars of closing dates")
struct ClosingCalendarTests {
  @Test("A closing date is an all-day event that keeps nobody busy")
  func whole() throws {
    let event = ClosingCalendar.Event(
      id: "tag:jobs.example.org,2026:a:1", day: try #require(Day(year: 2026, month: 12, day: 31)),
      title: "Closes: Clerk, GS-5; \\ Portland", description: "Apply\nby \"mail\"",
      url: "https://jobs.example.org/jobs/clerk/index.html", place: "Portland, Maine", changed: 1_709_251_199)
    #expect(
      text(ClosingCalendar(title: "Jobs: closing", language: "en", events: [event]))
        == [
          "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Boardwalk//Closing dates//EN", "CALSCALE:GREGORIAN",
          "METHOD:PUBLISH",
          "NAME;LANGUAGE=en:Jobs: closing", "X-WR-CALNAME:Jobs: closing", "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
          "X-PUBLISHED-TTL:PT12H", "BEGIN:VEVENT", "UID:tag:jobs.example.org\\,2026:a:1", "DTSTAMP:20240229T235959Z",
          "SEQUENCE:1078099199",
          "DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101",
          #"SUMMARY:Closes: Clerk\, GS-5\; \\ Portland"#, #"DESCRIPTION:Apply\nby "mail""#,
          #"LOCATION:Portland\, Maine"#,
          "URL:https://jobs.example.org/jobs/clerk/index.html", "TRANSP:TRANSPARENT", "BEGIN:VALARM",
          "ACTION:DISPLAY", #"DESCRIPTION:Closes: Clerk\, GS-5\; \\ Portland"#, "TRIGGER:-P2D",
          "END:VALARM", "END:VEVENT",
          "END:VCALENDAR", "",
        ].joined(separator: "\r\n"))
  }

  @Test(
    "The number of a change is that of the seconds since 1990, as far as the format has room",
    arguments: [(0, 0), (631_152_007, 7), (2_778_635_647, 2_147_483_647), (.max, 2_147_483_647)] as [(Int64, Int)])
  func sequence(changed: Int64, number: Int) {
    var event = event("Clerk", day: 0)
    event.changed = changed
    #expect(event.sequence == number)
  }

  @Test("Events are sorted by day, whatever order they come in")
  func order() {
    let events = (0..<20).map { event("job-\($0)", day: Int32($0 / 2)) }
    let calendar = ClosingCalendar(title: "", language: "en", events: events)
    #expect(text(calendar) == text(ClosingCalendar(title: "", language: "en", events: events.shuffled())))
  }

  @Test("Of more events than a megabyte holds the next ones are there, whole")
  func bounded() {
    let events = (0..<6_000).map { event("\($0)", day: Int32(6_000 - $0)) }
    let text = text(ClosingCalendar(title: "", language: "en", events: events))
    #expect(text.utf8.count <= ClosingCalendar.mostBytes && text.utf8.count > ClosingCalendar.mostBytes - 300)
    #expect(text.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
    let days = text.split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY:") }.map { Int($0.dropFirst(8)) }
    #expect(days == (0..<days.count).map { 5_999 - $0 })
  }

  @Test("A calendar without events has the one component that the format asks for")
  func empty() {
    let text = text(ClosingCalendar(title: "None", language: "en", events: []))
    #expect(text.contains("BEGIN:VTIMEZONE\r\n") && !text.contains("VEVENT"))
  }

  @Test("Lines are folded at 75 bytes, never inside a letter", arguments: ["a", "é", "東", "😀", "\\", "a東😀,"])
  func folded(letter: String) {
    for length in 60..<90 {
      let title = String(repeating: "x", count: length % 4) + String(repeating: letter, count: length)
      let text = text(ClosingCalendar(title: "", language: "en", events: [event(title, day: 0)]))
      for line in text.components("\r\n") { #expect(line.utf8.count <= 75) }
      let unfolded = text.components("\r\n ").joined()
      let escaped = title.components("\\").joined(separator: "\\\\").components(",").joined(separator: "\\,")
      #expect(unfolded.contains("SUMMARY:\(escaped)\r\n"))
    }
  }

  @Test("A text cannot make a line of its own, and controls are left out")
  func injection() {
    let text = text(
      ClosingCalendar(
        title: "a\r\nX-EVIL:1", language: "en\r\nX:1",
        events: [
          ClosingCalendar.Event(
            id: "x\rATTACH:evil", day: Day(number: 0), title: "t\u{2028}BEGIN:VALARM\u{0}\u{7}\u{85}",
            description: "a\tb\n\nc",
            url: "https://x.example/\r\nATTACH:y", changed: 0)
        ]))
    let lines = text.components("\r\n")
    #expect(lines.allSatisfy { !$0.hasPrefix("ATTACH") && !$0.hasPrefix("X-EVIL") })
    #expect(lines.filter { $0.hasPrefix("BEGIN:VALARM") } == ["BEGIN:VALARM"], "the event's own")
    #expect(lines.contains("X-WR-CALNAME:a\\nX-EVIL:1") && lines.contains("NAME;LANGUAGE=enX1:a\\nX-EVIL:1"))
    #expect(lines.contains("SUMMARY:t\\nBEGIN:VALARM") && lines.contains("DESCRIPTION:a b\\n\\nc"))
    #expect(lines.contains("UID:x\\nATTACH:evil") && lines.contains("URL:https://x.example/ATTACH:y"))
  }

  private func event(_ title: String, day: Int32) -> ClosingCalendar.Event {
    ClosingCalendar.Event(
      id: title, day: Day(number: day), title: title, description: "", url: "https://x.example/", changed: 0)
  }

  private func text(_ calendar: ClosingCalendar) -> String {
    var out: [UInt8] = []
    calendar.append(to: &out)
    return String(decoding: out, as: UTF8.self)
  }
}

extension String {
  /// Split as bytes: CRLF is one letter to Swift.
  func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = Array(utf8)[...]
    let mark = Array(separator.utf8)
    var part: [UInt8] = []
    while !rest.isEmpty {
      if rest.starts(with: mark) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(mark.count)
      } else {
        part.append(rest.removeFirst())
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
