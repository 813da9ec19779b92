/// A country or territory of ISO 3166-1.
struct Country: Sendable, Hashable {
  /// Two letters: `DE`.
  var code: String
  /// The name as it is shown: `Germany`.
  var name: String
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
