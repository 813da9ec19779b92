extension USAJobs {
  /// What is asked for.
  enum Queries: Decodable, Sendable {
    /// One query for each saved search.
    case savedSearches
    case listed([Parameters])

    /// The word `saved-searches`, or a list of maps.
    init(from decoder: any Decoder) throws {
      let word: String?
      do {
        word = try decoder.singleValueContainer().decode(String.self)
      } catch is Complaint {
        word = nil
      }
      guard let word else {
        self = .listed(try [Parameters](from: decoder))
        return
      }
      guard word == "saved-searches" else {
        throw Complaint("`queries` must be the word saved-searches, or a list of maps of the API's parameters")
      }
      self = .savedSearches
    }
  }
}
