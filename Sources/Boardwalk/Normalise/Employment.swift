/// How one is employed, read from the words of services: `FullTime`, `CONTRACTOR`, `Regular Full Time (Salary)`, `CDI`.
struct Employment: Equatable {
  private(set) var schedule: Schedule?
  /// What is said beside the schedule; in the source's own words where they are not among the usual ones.
  private(set) var appointment: String?

  init(_ words: [String]) {
    var schedules: [Schedule] = []
    var appointments: [String] = []
    for word in words {
      let text = EmploymentWords.english(word.folded, ifAll: Self.isAbout)
      if let schedule = Self.schedule(in: text), !schedules.contains(schedule) { schedules.append(schedule) }
      if let appointment = Self.appointment(text, as: word), !appointments.contains(appointment) {
        appointments.append(appointment)
      }
    }
    schedule = schedules.count > 1 ? .multiple : schedules.first
    // A contract is a schedule of its own where nothing else is known.
    if schedule == nil, !appointments.isEmpty, appointments.allSatisfy({ $0 == "Contract" || $0 == "Freelance" }) {
      schedule = .contract
      appointments.removeAll { $0 == "Contract" }
    }
    appointment = appointments.isEmpty ? nil : appointments.joined(separator: ", ")
  }
}

extension Employment {
  private static func schedule(in text: String) -> Schedule? {
    let words = text.split(separator: " ")
    let isFullTime = text.holds("full time") || text.holds("fulltime") || text == "full" || words.contains("vollzeit")
    let isPartTime = text.holds("part time") || text.holds("parttime") || text == "part" || words.contains("teilzeit")
    // `full-or-part-time`
    if isPartTime { return isFullTime || words.contains("full") ? .multiple : .partTime }
    if isFullTime { return .fullTime }
    return text.holds("shift work") ? .shifts : named(words.joined(separator: " "))
  }

  /// By the words that posts have for them, those that lists show, and others that services use; nil for any other.
  private static func named(_ text: String) -> Schedule? {
    switch text {
    case "shift", "shifts", "shiftwork", "rotating shifts", "schichtarbeit", "schichtdienst": .shifts
    case "intermittent": .intermittent
    case "job sharing", "jobsharing", "job share": .jobSharing
    case "multiple", "multiple schedules": .multiple
    default: nil
    }
  }

  /// What services say of the hours, longer phrases first.
  private static let hours: [[Substring]] = [
    ["m", "w", "d"], ["w", "m", "d"], ["d", "m", "w"], ["m", "f", "d"], ["f", "m", "d"], ["f", "m", "x"], ["h", "f"],
    ["full", "time"], ["fulltime"], ["full"], ["vollzeit"], ["part", "time"], ["parttime"], ["part"], ["teilzeit"],
  ]

  /// Nil when the words are only about the hours, or about nothing.
  private static func appointment(_ text: String, as written: String) -> String? {
    let rest = withoutHours(text)
    return saysNothing(rest) ? nil : usual(rest) ?? saidTwice(rest) ?? shown(written)
  }

  /// What several words of one meaning say: `Permanent / Unbefristet`, `Contractor (B2B)`.
  private static func saidTwice(_ rest: String) -> String? {
    let meanings = rest.split(separator: " ").map { usual(String($0)) }
    return meanings.count > 1 && Set(meanings).count == 1 ? meanings[0] : nil
  }

  private static func withoutHours(_ text: String) -> String {
    var words = text.split(separator: " ")
    for phrase in hours { words.remove(phrase) }
    return words.joined(separator: " ")
  }

  private static func saysNothing(_ rest: String) -> Bool {
    switch rest {
    case "", "job", "position", "employee", "or", "and", "shift work", "other", "any", "not specified", "n a", "role",
      "employment":
      true
    default: named(rest) != nil
    }
  }

  /// A code is shown as words: `on_call`, `TEMP_TO_HIRE`, `traineeship`.
  private static func shown(_ written: String) -> String {
    let isSmall = written.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x61...0x7A).contains($0) }
    let isLarge = written.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x41...0x5A).contains($0) }
    if isSmall { return written.wordsOfCode }
    return isLarge && written.utf8.contains(UInt8(ascii: "_")) ? written.lowercased().wordsOfCode : written
  }

  /// The one word for what services call by many; nil for what is none of them.
  private static func usual(_ text: String) -> String? {
    switch text {
    case "contract", "contractor", "contracting", "independent contractor", "b2b": "Contract"
    case "freelance", "freelancer", "freiberuflich": "Freelance"
    case "permanent", "perm", "permanent employee", "permanent contract", "permanent position", "permanent employment",
      "festanstellung", "unbefristet":
      "Permanent"
    case "temporary", "temp", "fixed term", "temporary fixed term", "fixed term contract", "temporary contract",
      "temporary employee",
      "contract temporary",
      "befristet", "limited":
      "Temporary"
    case "intern", "internship", "praktikum", "internship student": "Internship"
    case "working student", "werkstudent": "Working student"
    case "apprenticeship", "apprentice", "ausbildung": "Apprenticeship"
    case "volunteer": "Volunteer"
    case "per diem": "Per diem"
    case "seasonal": "Seasonal"
    default: nil
    }
  }

  /// Whether a word is one of those that say how one is employed.
  static func names(_ word: String) -> Bool {
    let text = EmploymentWords.english(word.folded, ifAll: isAbout)
    return schedule(in: text) != nil || usual(text) != nil
  }

  /// Whether all of a text is understood, and says something.
  static func isUsual(_ word: String) -> Bool { isAbout(EmploymentWords.english(word.folded, ifAll: isAbout)) }

  private static func isAbout(_ text: String) -> Bool {
    let rest = withoutHours(text)
    return saysNothing(rest) ? schedule(in: text) != nil : usual(rest) != nil
  }
}
