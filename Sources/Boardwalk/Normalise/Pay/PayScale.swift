/// What pay comes to in a currency, as far as it is known: enough to tell a year's from an hour's where no unit is written,
/// and a figure that nobody can be paid.
struct PayScale {
  /// What nobody is paid in a month, and nobody beyond all doubt in a year, in whole units; nil where nothing is known.
  private let leastOfAYear: Double?

  init(of currency: String) {
    leastOfAYear = Self.leastOfAYear[currency == Currency.dollarSign ? "USD" : currency]
  }

  /// The unit that figures without one, in whole units of the currency, can only be meant for; nil where nobody can
  /// tell.
  func unit(of amounts: [Double]) -> PayUnit? {
    // `0 - 100,000` is what services write for `up to 100,000`.
    let amounts = amounts.filter { $0 > 0 }
    guard let least = leastOfAYear, !amounts.isEmpty else { return nil }
    if amounts.allSatisfy((least...least * 100).contains) { return .year }
    // Where money is worth less, what is paid for a day lies as low.
    let isHourly = least == Self.leastOfDollars && amounts.allSatisfy((5..<200).contains)
    return isHourly ? .hour : nil
  }

  /// A year's pay below it, in whole units, is an hour's figure or one in thousands.
  var leastBelieved: Double { leastOfAYear.map { $0 / 20 } ?? 200 }

  /// The same of something that so many of make a year: what lies below is an hour's figure.
  func leastBelieved(for times: Double) -> Double {
    max(leastBelieved / times, times > 1 ? (leastOfAYear ?? 0) / 100 : 0)
  }

  /// Whether an amount, in whole units, is as much as people have in a year.
  func isYears(_ amount: Double) -> Bool { leastOfAYear.map { amount >= $0 } ?? false }

  /// Whether a year's pay, in whole units, is more than any job that is announced has: 20 million dollars. Where nothing is known
  /// of a currency, a figure of eleven digits may be one of rials.
  func isBeyondPay(_ amount: Double) -> Bool { leastOfAYear.map { amount > $0 * 1000 } ?? false }

  private static let leastOfDollars = 20_000.0
  private static let leastOfAYear = [
    "USD": leastOfDollars, "EUR": leastOfDollars, "GBP": leastOfDollars, "CHF": leastOfDollars, "CAD": leastOfDollars,
    "AUD": leastOfDollars, "NZD": leastOfDollars, "SGD": leastOfDollars, "PLN": 60_000, "BRL": 80_000, "ILS": 120_000,
    "AED": 150_000, "ZAR": 200_000, "SEK": 250_000, "NOK": 250_000, "DKK": 250_000, "HKD": 250_000, "MXN": 300_000,
    "INR": 500_000, "CZK": 500_000, "JPY": 3_000_000, "CNY": 120_000, "RON": 90_000, "SAR": 150_000, "TWD": 600_000,
    "THB": 600_000, "MYR": 80_000, "PHP": 800_000, "HUF": 6_000_000, "RUB": 1_500_000, "UAH": 800_000,
    "ISK": 3_000_000, "CLP": 18_000_000, "KRW": 25_000_000, "COP": 60_000_000, "IDR": 250_000_000, "VND": 400_000_000,
  ]
}
