extension USAJobs {
  /// What is asked for.
  enum Queries: Decodable, Sendable {
    /// One query for each saved search.
    case savedSearches
    case listed([Parameters])

    init(from decoder: any Decoder) throws {
      if let list = try? decoder.singleValueContainer().decode([Parameters].self) {
        self = .listed(list)
        return
      }
      let container = try decoder.singleValueContainer()
      guard try container.decode(String.self) == "saved-searches" else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "`queries` must be the word saved-searches or a list of maps of the API's parameters")
      }
      self = .savedSearches
    }
  }
}
