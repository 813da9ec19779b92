/// Lets jobs that say the same share it: a hundred thousand jobs have a few hundred organizations, places and fields of work.
struct SharedValues {
  private var texts: Set<String> = []
  private var codes: Set<[String]> = []
  private var categories: Set<[Category]> = []
  private var places: Set<[Place]> = []

  /// Puts what an earlier job has in the place of what is equal to it.
  mutating func share(_ summary: inout JobSummary) {
    share(&summary.organization)
    share(&summary.placeText)
    if var department = summary.department {
      share(&department)
      summary.department = department
    }
    summary.organizationCodes = codes.insert(summary.organizationCodes).memberAfterInsert
    summary.categories = categories.insert(summary.categories).memberAfterInsert
    summary.places = places.insert(summary.places).memberAfterInsert
  }

  private mutating func share(_ text: inout String) {
    // Shorter ones lie where the reference to a longer one would.
    if text.utf8.count > 15 { text = texts.insert(text).memberAfterInsert }
  }
}
