/// A sign that several countries write for their own money: `¥`, `Rs`, `kr`. Whose it is, only the place of a job can tell.
enum CurrencySign {
  /// The sign as claims keep it; nil for a currency's letters, and for signs of one currency.
  static func named(_ text: String) -> String? {
    switch text.lowercased() {
    case "¥", "￥": "¥"
    case "元": "元"
    case "rs", "rs.": "Rs"
    case "kr", "kr.": "kr"
    case "r": "R"
    default: nil
    }
  }

  /// The currency that it is for in all of these countries; nil where nobody can say.
  static func currency(of sign: String, in countries: some Collection<String?>) -> String? {
    guard let meanings = meanings[sign] else { return nil }
    let codes = Set(countries.map { $0.flatMap { meanings[$0] } })
    return codes.count == 1 ? codes.first ?? nil : nil
  }

  /// Whether people write it for that currency.
  static func isWritten(_ sign: String, for code: String) -> Bool { meanings[sign]?.values.contains(code) ?? false }

  /// Of each sign the countries in which it is written, and their money.
  private static let meanings = [
    "¥": ["JP": "JPY", "CN": "CNY"],
    "元": ["CN": "CNY", "TW": "TWD"],
    "Rs": ["IN": "INR", "PK": "PKR", "LK": "LKR", "NP": "NPR", "MU": "MUR", "SC": "SCR"],
    "kr": ["SE": "SEK", "NO": "NOK", "DK": "DKK", "IS": "ISK", "FO": "DKK", "GL": "DKK"],
    "R": ["ZA": "ZAR"],
  ]
}
