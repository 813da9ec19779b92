extension Language {
  /// The place of a job, as it is stored, for lists: `Portland, Maine`, `Fargo, North Dakota + 3 places`, `Remote`.
  func place(_ stored: String) -> String { PlaceText(stored: stored).map(words) ?? stored }

  /// Where it is done if not, or not only, at its place; nil where the place says so already.
  /// - Parameter telework: how a part at home is said, if it is.
  func workplace(_ workplace: Workplace, at placeText: String, telework: Phrase?) -> String? {
    if workplace.contains(.remote), !placeText.mentions("remote") { return say(.remote) }
    guard let telework, workplace.contains(.telework) else { return nil }
    return placeText.mentions("telework") ? nil : say(telework)
  }

  /// `May close early, after 500 applications.`
  func earlyClose(_ job: JobSummary) -> String? {
    job.earlyClose.map { stored in
      stored.split(separator: " ").compactMap { Int($0) }.first.map { say(.closesEarly, $0) } ?? stored
    }
  }

  /// `Eastern Time`, `Berlin time`
  func zone(_ stored: String) -> String {
    guard stored.hasSuffix(Self.zoneEnding), vocabulary[stored] == nil else { return word(stored) }
    return vocabulary["time"].map { $0.replacing("{{city}}", with: stored.dropLast(Self.zoneEnding.count)) } ?? stored
  }

  private static let zoneEnding = " time"

  func title(of schedule: Schedule) -> String {
    switch schedule {
    case .fullTime: say(.scheduleFullTime)
    case .partTime: say(.schedulePartTime)
    case .shifts: say(.scheduleShifts)
    case .intermittent: say(.scheduleIntermittent)
    case .jobSharing: say(.scheduleJobSharing)
    case .multiple: say(.scheduleMultiple)
    case .contract: say(.scheduleContract)
    }
  }

  func title(of section: SectionKind) -> String {
    switch section {
    case .summary: say(.sectionSummary)
    case .duties: say(.sectionDuties)
    case .requirements: say(.sectionRequirements)
    case .qualifications: say(.sectionQualifications)
    case .education: say(.sectionEducation)
    case .skills: say(.sectionSkills)
    case .evaluation: say(.sectionEvaluation)
    case .howToApply: say(.sectionHowToApply)
    case .whatNext: say(.sectionWhatNext)
    case .documents: say(.sectionDocuments)
    case .benefits: say(.sectionBenefits)
    case .other: say(.sectionOther)
    }
  }

  private func words(_ place: PlaceText) -> String {
    switch place {
    case .remote: say(.remote)
    case .remoteIn(let place): say(.remoteIn, ["place": place])
    case .locations(let count): say(.locations, count)
    case .and(let place, let count): say(.andPlaces, count, "place", place)
    case .multiple: say(.multipleLocations)
    case .negotiable: say(.locationNegotiable)
    }
  }
}

extension String {
  /// Whether a word of small Latin letters stands in it, in letters of any size.
  fileprivate func mentions(_ word: String) -> Bool {
    let (letters, word) = (Array(utf8), Array(word.utf8))
    return letters.indices.dropLast(word.count - 1).contains { start in
      word.indices.allSatisfy { letters[start + $0] | 0x20 == word[$0] }
    }
  }
}
