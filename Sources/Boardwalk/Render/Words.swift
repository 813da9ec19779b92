/// Figures and dates as pages say them.
enum Words {
  /// `1,447`
  static func count(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// `1 job`, `1,447 jobs`
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(count(number)) \(number == 1 ? one : many)"
  }

  /// `14 Jan`; with the year when it is not this one.
  static func short(_ day: Day, today: Day) -> String {
    let words = day.shortWords
    return day.civil.year == today.civil.year ? String(words.dropLast(5)) : words
  }

  /// `Today`, `Yesterday`, `18 Nov`
  static func posted(_ day: Day, today: Day) -> String {
    switch today - day {
    case ...0: "Today"
    case 1: "Yesterday"
    default: short(day, today: today)
    }
  }

  /// `today`, `tomorrow`, `in 3 days`
  static func ahead(_ days: Int) -> String {
    switch days {
    case ...0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }

  private static let small: Set = [
    "of", "the", "and", "for", "de", "la", "del", "und", "der", "die", "das", "van", "von", "in", "at",
  ]

  /// Two letters for a tile: `National Office of Tides` is `NO`, `Ada` is `AD`.
  static func monogram(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.filter { !small.contains($0.lowercased()) }
    let letters = words.count > 1 ? words.prefix(2).compactMap(\.first) : Array((words.first ?? "·").prefix(2))
    return String(letters).uppercased()
  }

  /// One of the theme's 24 colours, always the same for a name.
  static func hue(_ name: String) -> Int { Int(StableHash.of(name.utf8) % 24) }
}

extension Listing {
  /// `closes in 2 days`, `closes 14 Jan`, `open until filled`, `closed 3 Dec`.
  func closingWords(today: Day) -> String {
    if case .closed(let day) = state { return "closed \(Words.short(day, today: today))" }
    guard let deadline = summary.deadline else { return "open until filled" }
    let days = deadline.day - today
    return "closes \(days <= Listing.soon ? Words.ahead(days) : Words.short(deadline.day, today: today))"
  }
}

extension SavedSearch {
  /// The filters, each in words: `Remote`, `At least $60,000 a year`.
  var words: [String] {
    var words: [String] = []
    if let keywords { words.append(keywords) }
    if let location { words.append(radius.map { "Within \($0) miles of \(location)" } ?? location) }
    if !organization.isEmpty { words.append(organization.joined(separator: " or ")) }
    if !category.isEmpty { words.append(category.joined(separator: " or ")) }
    if let grade { words.append("Grade \(grade)") }
    if !schedule.isEmpty { words.append(schedule.map(\.text).joined(separator: " or ")) }
    if let remote { words.append(remote ? "Remote" : "Not remote") }
    if let salaryMin { words.append("At least \(Words.count(salaryMin)) a year") }
    if let salaryMax { words.append("At most \(Words.count(salaryMax)) a year") }
    if let postedWithin { words.append("Posted within \(Words.count(postedWithin, "day", "days"))") }
    if let kind { words.append(kind == .job ? "Jobs only" : "Referrals only") }
    if let source { words.append("From \(source)") }
    return words
  }
}
