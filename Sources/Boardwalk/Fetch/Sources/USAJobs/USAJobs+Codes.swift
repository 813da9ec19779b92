/// Copies of the API's code lists, so that a board needs no further requests and texts that came empty can be filled.
/// Source: https://data.usajobs.gov/api/codelist/<name>
extension USAJobs {
  /// `positionscheduletypes`
  static let schedules: [String: Schedule] = [
    "1": .fullTime, "2": .partTime, "3": .shifts, "4": .intermittent, "5": .jobSharing, "6": .multiple,
  ]

  /// `positionofferingtypes`
  static let offeringTypes = [
    "15317": "Permanent", "15318": "Temporary", "15319": "Term", "15320": "Detail", "15321": "Temporary promotion",
    "15322": "Seasonal", "15323": "Summer", "15324": "Presidential Management Fellows", "15326": "Recent graduates",
    "15327": "Multiple appointment types", "15328": "Internship", "15522": "Intermittent", "15667": "ICTAP only",
    "15668": "Agency employees only", "15669": "Telework",
  ]

  /// `travelpercentages`; codes beyond the list, such as the -1 in recordings, say nothing.
  static let travel = [
    "0": "Not required", "1": "Occasional travel", "2": "25% or less", "3": "50% or greater", "5": "50% or less",
    "7": "75% or less", "8": "76% or greater",
  ]

  /// `servicetypes`
  static let services = ["01": "Competitive", "02": "Excepted", "03": "Senior Executive"]

  /// `hiringpaths`; results spell the codes in small letters, the list in capitals.
  static let hiringPaths = [
    "disability": "Individuals with disabilities", "fed": "Federal employees",
    "fed-competitive": "Federal employees, competitive service", "fed-excepted": "Federal employees, excepted service",
    "fed-internal-search": "Internal to an agency", "fed-internal-nosearch": "Internal to an agency",
    "fed-transition": "Career transition (CTAP, ICTAP, RPL)", "graduates": "Recent graduates",
    "land": "Land and base management", "mspouse": "Military spouses", "native": "Native Americans",
    "nguard": "National Guard and Reserves", "nopublic": "Custom announcement",
    "overseas": "Family of overseas employees", "peace": "Peace Corps and AmeriCorps VISTA", "public": "The public",
    "se-other": "Senior executives", "ses": "Senior executives", "special-authorities": "Special authorities",
    "student": "Students", "vet": "Veterans",
  ]
}
