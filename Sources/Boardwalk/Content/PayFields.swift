/// `pay:` of a hand-posted job.
struct PayFields: Decodable {
  var min: Figure?
  var max: Figure?
  var unit: PayUnit?
  var currency: CurrencyCode?

  var claim: PayClaim {
    PayClaim(
      minimum: min?.text, maximum: max?.text, unit: (unit ?? .year).rawValue, currency: currency?.text)
  }

  /// An amount that says one thing where thousands are parted by points and another where cents are: `50.000`. Of amounts that
  /// have thousandths, as those of a few currencies, nothing is said.
  var doubtful: Figure? {
    let hasThousandths = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].contains(currency?.text)
    return hasThousandths ? nil : [min, max].compactMap { $0 }.first { $0.text.contains(#/^[0-9]{1,3}\.[0-9]{3}$/#) }
  }

  /// What is wrong with the fields together.
  var fault: String? {
    switch (min, max) {
    case _ where unit == .unpaid && [min, max].contains(where: { $0?.amount ?? 0 > 0 }):
      "`unit: unpaid` is without `min` and `max`"
    case (nil, nil): unit == .unpaid ? nil : "`pay` has neither `min` nor `max`"
    case (let low?, let high?) where high.amount < low.amount: "`max` (\(high.text)) is less than `min` (\(low.text))"
    default: nil
    }
  }
}

/// An amount of money as it was written: `26.23`.
struct Figure: ScalarSetting, Sendable {
  var text: String
  var amount: Double

  static let expectation = "a number such as 60000 or 26.23"
  static let placeholder = Figure(text: "0", amount: 0)

  private init(text: String, amount: Double) {
    self.text = text
    self.amount = amount
  }

  init?(setting text: SettingsTree.Text) {
    // Fifteen digits are exact in a Double, and more than anybody is paid.
    guard text.string.utf8.count <= 15, let amount = Double(setting: text), amount >= 0 else { return nil }
    self.init(text: text.string, amount: amount)
  }

  static func hint(for text: SettingsTree.Text) -> String? { Int.hint(for: text) }
}

/// A currency's code: `USD`. Source: ISO 4217, its shape only.
struct CurrencyCode: ScalarSetting, Sendable {
  var text: String

  static let expectation = "a currency's code such as USD"
  static let placeholder = CurrencyCode(text: "USD")

  private init(text: String) { self.text = text }

  init?(setting text: SettingsTree.Text) {
    guard text.string.utf8.count == 3, text.string.utf8.allSatisfy({ (65...90).contains($0) }) else { return nil }
    self.text = text.string
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    Currency.named(text.string).flatMap { $0.utf8.count == 3 ? "write \($0)" : nil }
  }
}
