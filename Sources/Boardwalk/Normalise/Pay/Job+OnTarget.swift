extension Job {
  /// Whether its pay is what one earns who reaches every target, and no salary: said so in the source's own words.
  var isPaidOnTarget: Bool {
    guard let pay = summary.pay else { return false }
    return facts.contains { fact in
      guard fact.label == "Pay" || fact.label == "Compensation",
        let claim = PayClaim(words: fact.value, unit: pay.unit.rawValue, currency: pay.currency)
      else { return false }
      return Pay.read(claim).pay == pay && PayClaim.isOnTarget(fact.value, as: pay)
    }
  }
}
