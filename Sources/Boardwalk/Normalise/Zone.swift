import Foundation

/// A time zone of the IANA database, for turning a day into the instant at which it ends.
///
/// Foundation answers in less than a microsecond, so nothing is kept from one question to the next.
struct Zone: Sendable {
  private let zone: TimeZone

  /// Nil when there is no such zone.
  init?(_ identifier: String) {
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    self.zone = zone
  }

  /// Seconds east of Greenwich at an instant.
  func offset(at instant: Int64) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
  }

  /// The instant at which clocks there show a day and a second of it. Of two such instants, when clocks are set back,
  /// the later; when they are set forward over it, the instant that many seconds after the change.
  func instant(of day: Day, second: Int) -> Int64 {
    let local = day.instant + Int64(second)
    // No zone is farther from Greenwich than a day, so the offsets on both sides are all there can be.
    let before = offset(at: local - 86_400)
    let after = offset(at: local + 86_400)
    let candidates = [local - Int64(before), local - Int64(after)]
    let matches = candidates.filter { $0 + Int64(offset(at: $0)) == local }
    return matches.max() ?? local - Int64(before)
  }

  /// Seconds east of Greenwich, from an instant on.
  struct Offset: Hashable, Sendable {
    let instant: Int64
    let seconds: Int
  }

  /// How its clocks are set from the beginning of a year and whenever they are changed in it and the two years after; the
  /// latest first.
  func offsets(from year: Int) -> [Offset] {
    guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year + 3, month: 1, day: 1) else {
      return []
    }
    var offsets = [Offset(instant: first.instant, seconds: offset(at: first.instant))]
    // Clocks stay as they are for a week at least.
    for week in stride(from: first.instant, to: last.instant, by: 7 * 86_400) {
      var (before, after) = (week, min(week + 7 * 86_400, last.instant))
      let new = offset(at: after)
      guard new != offsets[0].seconds else { continue }
      while after - before > 1 {
        let middle = (before + after) / 2
        if offset(at: middle) == new { after = middle } else { before = middle }
      }
      offsets.insert(Offset(instant: after, seconds: new), at: 0)
    }
    return offsets
  }

  /// The zone's name for people: `Eastern Time`, `Berlin time`.
  var words: String { Zone.words(for: zone.identifier) }

  /// The name of a fixed distance from Greenwich: `UTC`, `UTC+5:30`.
  static func words(forOffset offset: Int) -> String {
    let minutes = abs(offset) / 60
    let hours = minutes % 60 == 0 ? "\(minutes / 60)" : "\(minutes / 60):\(padded(minutes % 60, 2))"
    return offset == 0 ? "UTC" : "UTC\(offset < 0 ? "−" : "+")\(hours)"
  }

  /// The distance that such a name says, in seconds east of Greenwich; nil of any other name.
  static func offset(inWords words: String) -> Int? {
    guard words.hasPrefix("UTC") else { return nil }
    guard let sign = words.dropFirst(3).first else { return 0 }
    let parts = words.dropFirst(4).split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    // Figures of any size may stand there.
    guard "+−".contains(sign), (1...2).contains(parts.count), let hours = parts[0], (0...14).contains(hours),
      let minutes = parts.count == 2 ? parts[1] : 0, (0...59).contains(minutes)
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return Zone.words(forOffset: sign == "+" ? seconds : -seconds) == words ? (sign == "+" ? seconds : -seconds) : nil
  }

  /// Seconds east of Greenwich of UTC−12, the last place on Earth where a day ends: what is meant when nobody says where.
  static let lastOffsetOnEarth = -12 * 3600

  /// The end of a day there.
  static func lastSecondOnEarth(of day: Day) -> Int64 { (day + 1).instant - 1 - Int64(lastOffsetOnEarth) }
}

extension Zone {
  fileprivate static func words(for identifier: String) -> String {
    switch identifier {
    case "America/New_York", "America/Detroit", "America/Toronto", "US/Eastern", "EST5EDT": "Eastern Time"
    case "America/Chicago", "America/Winnipeg", "US/Central", "CST6CDT": "Central Time"
    case "America/Denver", "America/Boise", "America/Edmonton", "US/Mountain", "MST7MDT": "Mountain Time"
    case "America/Los_Angeles", "America/Vancouver", "US/Pacific", "PST8PDT": "Pacific Time"
    case "America/Anchorage", "US/Alaska": "Alaska Time"
    case "Pacific/Honolulu", "US/Hawaii": "Hawaii Time"
    case "America/Halifax": "Atlantic Time"
    case "Europe/London": "UK time"
    case "UTC", "GMT", "Etc/UTC", "Etc/GMT", "Zulu": "UTC"
    default: "\(identifier.split(separator: "/").last.map(city) ?? identifier) time"
    }
  }

  fileprivate static func city(_ part: Substring) -> String {
    String(part.map { $0 == "_" ? " " : $0 })
  }
}
