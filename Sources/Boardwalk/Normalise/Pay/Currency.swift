/// What sources write for a currency: its code, or a sign.
enum Currency {
  /// The sign of every dollar and of most pesos: whose it is, only a place can tell.
  static let dollarSign = "$"

  /// Upper-case ISO 4217 letters; the bare sign `$` stays what it is, and so do those of ``CurrencySign``. Nil for what is neither
  /// a code nor a sign of a currency.
  static func named(_ text: String) -> String? {
    if let sign = CurrencySign.named(text) { return sign }
    switch text {
    case dollarSign: return dollarSign
    case "US$": return "USD"
    case "€": return "EUR"
    case "£": return "GBP"
    default: break
    }
    guard text.utf8.count == 3, text.utf8.allSatisfy(DateReader.isLetter) else { return nil }
    return text.uppercased()
  }

  /// The one currency that two can mean, `MXN` for `$` beside it; nil where they contradict each other.
  static func agreed(_ one: String, _ other: String) -> String? {
    if one == other || isSign(other, of: one) { return one }
    return isSign(one, of: other) ? other : nil
  }

  /// Whether it is a sign that people write for that currency.
  static func isSign(_ text: String, of code: String) -> Bool {
    text == dollarSign ? isDollar(code) : CurrencySign.isWritten(text, for: code)
  }

  /// Whether people write `$` for it.
  static func isDollar(_ code: String) -> Bool { code == "USD" || ofDollarCountries.values.contains(code) }

  /// Whether `$` in a country may be money of its own, and need not be dollars of the United States.
  static func hasDollarsOfItsOwn(_ country: String?) -> Bool { country.map { ofDollarCountries[$0] != nil } ?? false }

  /// The countries whose own money is written with `$`, and that money.
  private static let ofDollarCountries = [
    "AG": "XCD", "AI": "XCD", "AR": "ARS", "AU": "AUD", "BB": "BBD", "BM": "BMD", "BN": "BND", "BS": "BSD",
    "BZ": "BZD", "CA": "CAD", "CK": "NZD", "CL": "CLP", "CO": "COP", "CU": "CUP", "CX": "AUD", "DM": "XCD",
    "DO": "DOP", "FJ": "FJD", "GD": "XCD", "GY": "GYD", "HK": "HKD", "JM": "JMD", "KI": "AUD", "KN": "XCD",
    "KY": "KYD", "LC": "XCD", "LR": "LRD", "MS": "XCD", "MX": "MXN", "NA": "NAD", "NF": "AUD", "NR": "AUD",
    "NU": "NZD", "NZ": "NZD", "PN": "NZD", "SB": "SBD", "SG": "SGD", "SR": "SRD", "TK": "NZD", "TT": "TTD",
    "TV": "AUD", "TW": "TWD", "UY": "UYU", "VC": "XCD",
  ]
}
