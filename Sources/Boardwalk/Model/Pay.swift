/// What a job pays, in the currency and the unit it was announced in.
public struct Pay: Sendable, Hashable, Codable {
  /// ISO 4217: `USD`.
  public var currency: String
  /// Hundredths of the currency's unit for one `unit` of time. Nil where the announcement names no such end.
  public var minimum: Int?
  public var maximum: Int?
  public var unit: PayUnit

  public init(currency: String, minimum: Int?, maximum: Int?, unit: PayUnit) {
    self.currency = currency
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }

  /// Whole units of the currency for a year, for comparing; nil where a year makes no sense (piece work, a fee), 0
  /// where it is said that nothing is paid.
  public var yearlyMinimum: Int? { yearly(minimum ?? maximum) }
  /// The end a wanted minimum is compared with: the top of the range.
  public var yearlyMaximum: Int? { yearly(maximum ?? minimum) }

  private func yearly(_ amount: Int?) -> Int? {
    if unit == .unpaid { return 0 }
    guard let amount, let times = unit.timesAYear else { return nil }
    let (cents, overflow) = amount.multipliedReportingOverflow(by: times)
    return overflow ? nil : cents / 100 + (cents % 100 >= 50 ? 1 : 0)
  }
}

/// What a figure of pay is for.
public enum PayUnit: String, Sendable, Hashable, Codable, CaseIterable {
  case hour, day, week, month, year
  case twoWeeks = "two-weeks"
  case schoolYear = "school-year"
  case piece, fee, stipend
  /// Without compensation.
  case unpaid

  /// How many of them make a year, as the federal service counts: 2,087 hours, 260 days, 26 pay periods.
  /// Source: 5 U.S.C. 5504(b).
  public var timesAYear: Int? {
    switch self {
    case .hour: 2087
    case .day: 260
    case .week: 52
    case .twoWeeks: 26
    case .month: 12
    case .year, .schoolYear: 1
    case .piece, .fee, .stipend, .unpaid: nil
    }
  }
}
