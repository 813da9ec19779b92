extension Language {
  /// The place of a job, for lists: `Portland, Maine`, `Fargo, North Dakota + 3 places`, `Remote`.
  func place(_ job: JobSummary) -> String { PlaceText(stored: job.placeText).map(words) ?? job.placeText }

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
