extension String {
  /// The text as names are told apart that are listed: capitals and small letters are one, everything else makes another name.
  ///
  /// By way of capitals, because `ß` and `SS` have the same.
  var withoutCapitals: String { uppercased().lowercased() }
}
