/// How one is employed, read from the words of services: `FullTime`, `CONTRACTOR`, `Regular Full Time (Salary)`.
struct Employment: Equatable {
  private(set) var schedule: Schedule?
  /// What is said beside the schedule; in the source's own words where they are not among the usual ones.
  private(set) var appointment: String?

  init(_ words: [String]) {
    var schedules: [Schedule] = []
    var appointments: [String] = []
    for word in words {
      let text = word.folded
      if let schedule = Self.schedule(in: text), !schedules.contains(schedule) { schedules.append(schedule) }
      if let appointment = Self.appointment(text, as: word), !appointments.contains(appointment) {
        appointments.append(appointment)
      }
    }
    schedule = schedules.count > 1 ? .multiple : schedules.first
    // A contract is a schedule of its own where nothing else is known.
    if schedule == nil, appointments == ["Contract"] || appointments == ["Freelance"] {
      schedule = .contract
      appointments.removeAll { $0 == "Contract" }
    }
    appointment = appointments.isEmpty ? nil : appointments.joined(separator: ", ")
  }
}

extension Employment {
  /// Words of the services, as they are compared.
  private static let fullTime = ["full time", "fulltime", "full", "vollzeit"]
  private static let partTime = ["part time", "parttime", "part", "teilzeit"]

  private static func schedule(in text: String) -> Schedule? {
    if holds(text, fullTime) { return holds(text, partTime) ? .multiple : .fullTime }
    // `full-or-part-time`
    if holds(text, partTime) { return " \(text) ".contains(" full ") ? .multiple : .partTime }
    return text.contains("shift work") ? .shifts : nil
  }

  /// Nil when the words are only about the hours, or about nothing.
  private static func appointment(_ text: String, as written: String) -> String? {
    var rest = " \(text) "
    for phrase in fullTime + partTime { rest = rest.replacing(" \(phrase) ", with: " ") }
    rest = rest.split(separator: " ").joined(separator: " ")
    switch rest {
    case "", "job", "position", "employee", "or", "and", "shift work", "other", "any", "not specified", "n a", "role",
      "employment":
      return nil
    default: return usual(rest) ?? written
    }
  }

  /// The one word for what services call by many; nil for what is none of them.
  private static func usual(_ text: String) -> String? {
    switch text {
    case "contract", "contractor", "contracting", "independent contractor", "b2b": "Contract"
    case "freelance", "freelancer", "freiberuflich": "Freelance"
    case "permanent", "permanent employee", "permanent contract", "permanent position", "permanent employment",
      "festanstellung", "unbefristet":
      "Permanent"
    case "temporary", "temp", "fixed term", "fixed term contract", "temporary contract", "temporary employee",
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
  static func names(_ word: String) -> Bool { schedule(in: word.folded) != nil || usual(word.folded) != nil }

  /// Whether one of the phrases stands in the text as whole words.
  private static func holds(_ text: String, _ phrases: [String]) -> Bool {
    phrases.contains { phrase in
      text == phrase || phrase.contains("time") && text.contains(phrase)
        || phrase.hasSuffix("zeit") && " \(text) ".contains(" \(phrase) ")
    }
  }
}
