import Markup

extension Language {
  /// The place of a job, as it is stored, for lists: `Portland, Maine`, `Fargo, North Dakota + 3 places`, `Remote`.
  func place(_ stored: String) -> String { PlaceText(stored: stored).map(words) ?? names(stored) }

  /// Where it is done if not, or not only, at its place; nil where the place, as this language says it, says so already.
  /// - Parameters:
  ///   - stored: the place as it is stored.
  ///   - telework: how a part at home is said. All of it leaves no part.
  func workplace(_ workplace: Workplace, at stored: String, telework: Phrase) -> String? {
    if workplace.contains(.remote) { return place(stored).mentions(say(.remote)) ? nil : say(.remote) }
    guard workplace.contains(.telework) else { return nil }
    return place(stored).mentions(say(.telework)) ? nil : say(telework)
  }

  /// `May close early, after 500 applications.`
  func earlyClose(_ job: JobSummary) -> String? {
    job.earlyClose.map { stored in
      stored.split(separator: " ").compactMap { Int($0) }.first.map { say(.closesEarly, $0) } ?? stored
    }
  }

  /// `Eastern Time`, `Berlin time`
  func zone(_ stored: String) -> String {
    guard stored.hasSuffix(Self.zoneEnding), ownWord(for: stored) == nil else { return word(stored) }
    let city = String(stored.dropLast(Self.zoneEnding.count))
    return vocabulary["time"]?.replacingBytes(of: "{{city}}", with: city) ?? stored
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
    case .remoteIn(let place): say(.remoteIn, ["place": self.place(place)])
    case .locations(let count): say(.locations, count)
    case .and(let place, let count): say(.andPlaces, count, "place", names(place))
    case .multiple: say(.multipleLocations)
    case .negotiable: say(.locationNegotiable)
    }
  }
}

extension String {
  /// Whether words stand in it, in letters of any size.
  fileprivate func mentions(_ words: String) -> Bool {
    let (letters, words) = (Array(lowercased().utf8), Array(words.lowercased().utf8))
    return letters.indices.contains { letters[$0...].starts(with: words) }
  }
}
