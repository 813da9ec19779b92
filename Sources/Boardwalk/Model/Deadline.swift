/// Until when one can apply: a day as the source means it, and the last second of it.
public struct Deadline: Sendable, Hashable {
  /// The closing day in its own zone, as it is shown.
  public var day: Day
  /// The last second in which an application counts, in seconds since 1970 UTC.
  public var instant: Int64
  /// The zone the day is meant in, in words for people: `Eastern Time`. Nil when the source names none; then the
  /// instant is the end of the day at UTC−12, the last place on Earth where that day ends.
  public var zone: String?

  public init(day: Day, instant: Int64, zone: String?) {
    self.day = day
    self.instant = instant
    self.zone = zone
  }

  /// In how many minutes from the beginning of its day in Greenwich it is over; nil where that is when the day ends at UTC−12.
  var until: Int? {
    let minutes = Int(instant + 1 - day.instant) / 60
    return minutes == 36 * 60 ? nil : minutes
  }
}
