/// In which currency a board compares pay: the one that a year's pay of most of its jobs is stated in. Amounts of two currencies
/// cannot be compared without a rate of the day, so pay in another one counts as not stated wherever pay is compared.
public struct PayCurrency: Sendable, Hashable {
  /// ISO 4217; nil where no job states a year's pay.
  public let code: String?
  /// Whether jobs state pay in other currencies as well.
  public let hasOthers: Bool

  init(of jobs: [Listing]) {
    var counts: [String: Int] = [:]
    for job in jobs {
      guard let pay = job.summary.pay, pay.unit != .unpaid, pay.yearlyMaximum != nil else { continue }
      counts[pay.currency, default: 0] += 1
    }
    code = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    hasOthers = counts.count > 1
  }

  init(code: String) { (self.code, hasOthers) = (code, false) }

  /// Pay as far as it can be compared. Nothing is nothing in every currency.
  func comparable(_ pay: Pay?) -> Pay? { pay?.currency == code || pay?.unit == .unpaid ? pay : nil }
}
