extension Language {
  /// What pages say of a job in this language where the store has other words for it: `Teilzeit` for `Part-time`.
  func ownWords(of job: Listing) -> [String] {
    let summary = job.summary
    var own: [String] = []
    func add(_ stored: String, _ said: String) { if said != stored { own.append(said) } }
    if let schedule = summary.schedule { add(schedule.text, title(of: schedule)) }
    if let appointment = summary.appointment { add(appointment, words(appointment)) }
    add(summary.placeText, place(summary.placeText))
    if !countries.isEmpty { for place in summary.places { add(place.text, names(place.text)) } }
    if summary.workplace.contains(.remote) { add(PlaceText.remote.english, say(.remote)) }
    if summary.workplace.contains(.telework) {
      add("Telework", say(.telework))
      add("Telework possible", say(.teleworkPossible))
    }
    for condition in Condition.allCases {
      for value in job.conditions[condition] { add(value, word(value)) }
    }
    return own
  }

  /// Of everything that such words can be.
  var ownWords: Fingerprint {
    var fingerprint = Fingerprint()
    for text in Workplace([.remote, .telework]).searchTexts { fingerprint.add(text) }
    for phrase in [Phrase.remote, .telework, .teleworkPossible] { fingerprint.add(say(phrase)) }
    for schedule in Schedule.allCases { fingerprint.add(title(of: schedule)) }
    for text in ["Remote", "Remote (x)", "2 locations", "x + 1 place", "x + 2 places"] { fingerprint.add(place(text)) }
    for text in ["Multiple locations", "Location negotiable"] { fingerprint.add(place(text)) }
    for (stored, word) in countries.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(stored)
      fingerprint.add(word)
    }
    for (stored, word) in vocabulary.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(stored)
      fingerprint.add(word)
    }
    return fingerprint
  }
}

extension [Language] {
  /// What pages say of a job in any of them. Searches find the same jobs in each.
  var ownWords: @Sendable (Listing) -> [String] {
    { [self] job in flatMap { $0.ownWords(of: job) } }
  }
}
