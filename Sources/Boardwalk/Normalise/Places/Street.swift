/// Words of addresses that are smaller than a town.
enum Street {
  /// Whether it is called as streets and parts of buildings are: `Main Street`, `Floor 3`, `Friedrichstraße`.
  static func isNamed(_ text: String) -> Bool {
    let words = text.folded.split(separator: " ").map(String.init)
    return words.contains { word in endings.contains { word.hasSuffix($0) && word.utf8.count > $0.utf8.count } }
      || words.dropFirst().contains(where: kinds.contains) || parts.contains(words.first ?? "")
  }

  /// Behind the name of a street.
  private static let kinds: Set = [
    "street", "st", "avenue", "ave", "av", "road", "rd", "boulevard", "blvd", "drive", "dr", "lane", "ln", "court",
    "ct",
    "highway", "hwy", "parkway", "pkwy", "way", "terrace", "circle", "broadway", "floor", "suite", "building", "tower",
    "strasse", "str", "platz", "allee", "ring",
  ]
  /// Before the name of a street, or in place of one.
  private static let parts: Set = [
    "suite", "ste", "floor", "building", "bldg", "room", "unit", "apt", "rue", "calle", "avenida", "avenue",
    "boulevard",
    "via", "viale", "rua", "ulica", "broadway", "box", "po",
  ]
  private static let endings = ["strasse", "str", "platz", "allee", "gasse", "straat", "gatan", "gade"]
}
