/// A country or territory of ISO 3166-1.
struct Country: Sendable, Hashable {
  /// Two letters: `DE`.
  var code: String
  /// The name as it is shown: `Germany`.
  var name: String

  /// Those that are regions of the United States as well, and are read as these.
  static let territories: Set = ["AS", "GU", "MP", "PR", "UM", "VI"]
  /// Those that are one town, which has the country's name.
  static let towns: Set = ["GI", "HK", "MC", "MO", "SG", "VA"]
  /// Those that are no larger than the surroundings of the town of their name.
  static let surroundings: Set = ["LU", "SM"]
}

/// A part of a country: a state, a province.
struct Region: Sendable, Hashable {
  /// The country's two letters.
  var country: String
  /// ISO 3166-2 without the country: `ND`.
  var code: String
  /// `North Dakota`
  var name: String
  /// Whether a city of this name is meant when the name stands alone: `Berlin`, `New York`.
  var isCity: Bool
}
