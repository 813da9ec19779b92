extension Job {
  /// Whether its pay is what one earns who reaches every target, and no salary: said so in the source's own words.
  var isPaidOnTarget: Bool {
    facts.contains { fact in
      guard fact.label == "Pay", let claim = PayClaim(words: fact.value), let pay = Pay.read(claim).pay else {
        return false
      }
      return pay == summary.pay && PayClaim.isOnTarget(fact.value)
    }
  }
}
