/// Parts of the world that are no country.
enum Area {
  /// The name as it is shown, which is read as well; nil for anything else.
  static func name(_ text: String) -> String? {
    switch text.folded {
    case "europe", "europa": "Europe"
    case "eu", "european union", "europaische union", "union europeenne", "union europea": "European Union"
    case "eea", "european economic area": "European Economic Area"
    case "emea", "europe middle east and africa": "Europe, Middle East and Africa"
    case "latam", "latin america", "latinoamerica", "america latina", "amerique latine", "lateinamerika":
      "Latin America"
    case "apac", "asia pacific", "asia and pacific": "Asia and Pacific"
    case "amer", "americas", "the americas": "Americas"
    case "north america", "northern america": "North America"
    case "south america": "South America"
    case "central america": "Central America"
    case "asia": "Asia"
    case "southeast asia", "south east asia": "Southeast Asia"
    case "africa": "Africa"
    case "middle east": "Middle East"
    case "mena", "middle east and north africa": "Middle East and North Africa"
    case "oceania": "Oceania"
    case "nordics", "nordic countries", "scandinavia": "Nordic countries"
    case "dach", "dach region", "germany austria and switzerland": "Germany, Austria and Switzerland"
    case "benelux": "Benelux"
    case "eastern europe": "Eastern Europe"
    case "western europe": "Western Europe"
    default: nil
    }
  }
}
