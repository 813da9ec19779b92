extension DateReader {
  /// `23:59:59.9970`, `09:41`, `5:00 PM`, `5pm`, `17 Uhr`, `17h30`, in seconds since midnight; the fraction is dropped. A leap
  /// second is the last second of its minute, and `24:00` the end of the day.
  mutating func readClock() -> Int? {
    if isBeforeSign { return readSignedClock() }
    let start = position
    guard let (hour, _) = readNumber(atMost: 2) else {
      position = start
      return takeWord("noon") ? 12 * 3600 : takeWord("midnight") ? 24 * 3600 : nil
    }
    guard take(":") else {
      if isBeforeSign {
        position = start
        return readSignedClock()
      }
      if let second = readHourAlone(hour) { return second }
      position = start
      return nil
    }
    guard let (minute, minuteDigits) = readNumber(atMost: 2), minuteDigits == 2 else {
      position = start
      return nil
    }
    var second = 0
    if take(":") {
      guard let (number, secondDigits) = readNumber(atMost: 2), secondDigits == 2 else { return nil }
      second = min(number, 59)
      if number > 60 { return nil }
      if take(".") || take(",") { skipDigits() }
    }
    guard hour <= 24, minute < 60, hour < 24 || minute == 0 && second == 0,
      let hourOfDay = readHalfOfDay(hour: hour)
    else { return nil }
    return hourOfDay * 3600 + minute * 60 + second
  }

  /// `klo 16`, `kl. 12.30`, in seconds since midnight; nil, and nothing read, for anything else.
  mutating func readNordicClock() -> Int? {
    let start = position
    guard takeWord("klo") || takeWord("kl") else { return nil }
    _ = take(".")
    skipSpaces()
    if let (hour, _) = readNumber(atMost: 2), hour <= 24 {
      guard take(".") || take(":") else { return hour * 3600 }
      if let (minute, digits) = readNumber(atMost: 2), digits == 2, minute < 60, hour < 24 || minute == 0 {
        return hour * 3600 + minute * 60
      }
    }
    position = start
    return nil
  }

  /// `Z`, `+02:00`, `-0500`, `+02`, `GMT`, `EST`, and, of a known day, `ET`: seconds east of Greenwich.
  mutating func readOffset(on day: Day? = nil, at second: Int = 0) -> Int? {
    if take("+") { return readHoursAndMinutes() }
    if take("-") { return readHoursAndMinutes().map { -$0 } }
    guard let word = readWord(),
      let offset = DateReader.zoneWord(word) ?? day.flatMap({ DateReader.offset(inTime: word, on: $0, at: second) })
    else { return nil }
    if offset == 0, take("+") { return readHoursAndMinutes() }
    if offset == 0, take("-") { return readHoursAndMinutes().map { -$0 } }
    return offset
  }
}

extension DateReader {
  /// The rest of an hour without minutes, or with French ones; nil where no word says that it is one.
  private mutating func readHourAlone(_ hour: Int) -> Int? {
    let start = position
    skipSpaces()
    guard hour < 24 else { return nil }
    switch readWord() {
    case "uhr": return hour * 3600
    case "noon": return hour == 12 ? hour * 3600 : nil
    case "midnight": return hour == 12 ? 24 * 3600 : nil
    case "h":
      guard bytes[safe: position].map(DateReader.isDigit) == true else { return hour * 3600 }
      guard let (minute, digits) = readNumber(atMost: 2), digits == 2, minute < 60 else { return nil }
      return hour * 3600 + minute * 60
    case "am", "a", "pm", "p":
      position = start
      return readHalfOfDay(hour: hour).map { $0 * 3600 }
    default: return nil
    }
  }

  fileprivate mutating func readHalfOfDay(hour: Int) -> Int? {
    let start = position
    skipSpaces()
    let isMorning: Bool
    switch readWord() {
    case "am", "a": isMorning = true
    case "pm", "p": isMorning = false
    case "uhr", "h": return hour
    case "noon" where hour == 12: return hour
    default:
      position = start
      return hour
    }
    // `p.m.`
    if take(".") {
      _ = takeWord("m")
      _ = take(".")
    }
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (isMorning ? 0 : 12)
  }

  fileprivate mutating func readHoursAndMinutes() -> Int? {
    guard let (number, digits) = readNumber(atMost: 4) else { return nil }
    var hours = number
    var minutes = 0
    if digits > 2 {
      hours = number / 100
      minutes = number % 100
    } else if take(":") {
      guard let (read, minuteDigits) = readNumber(atMost: 2), minuteDigits == 2 else { return nil }
      minutes = read
    }
    // No zone is farther from Greenwich than 14 hours (Kiritimati); RFC 3339 allows up to 24.
    guard hours < 24, minutes < 60 else { return nil }
    return hours * 3600 + minutes * 60
  }

  /// The zones that RFC 822, section 5.1, names, and those that services write.
  fileprivate static func zoneWord(_ word: String) -> Int? {
    let hours: Int? =
      switch word {
      case "z", "utc", "gmt", "ut": 0
      case "est": -5
      case "edt": -4
      case "cst": -6
      case "cdt": -5
      case "mst": -7
      case "mdt": -6
      case "pst": -8
      case "pdt": -7
      case "cet": 1
      case "cest": 2
      default: nil
      }
    return hours.map { $0 * 3600 }
  }

  /// The times of the United States by the two letters that stand for winter and summer alike.
  fileprivate static func offset(inTime word: String, on day: Day, at second: Int) -> Int? {
    let zones = [
      "et": "America/New_York", "ct": "America/Chicago", "mt": "America/Denver", "pt": "America/Los_Angeles",
    ]
    return zones[word].flatMap(Zone.init).map { Int(day.instant + Int64(second) - $0.instant(of: day, second: second)) }
  }
}
