import Markup

extension DraftReading {
  /// Nil where nothing is known.
  mutating func pay(at places: [Place]) -> Pay? {
    guard let claim = draft.pay, !isInUnknownDollars(at: places) else { return nil }
    let (pay, faults) = Pay.read(claim)
    for fault in faults { find("has a pay that \(fault).", in: "pay") }
    if let pay, pay.unit != .unpaid, claim.currency == nil, isAbroad(places) {
      find("names no currency for its pay, which is taken for US dollars; `currency: EUR` says another.", in: "pay")
    }
    return pay
  }

  /// Whether there are places, and each is known to lie outside the United States.
  private func isAbroad(_ places: [Place]) -> Bool {
    !places.isEmpty && places.allSatisfy { $0.country.map { $0 != "US" } ?? false }
  }

  /// A pay that cannot be understood here, though it has figures, in its own words.
  func payInWords(at places: [Place]) -> Job.Fact? {
    guard let claim = draft.pay, !draft.facts.contains(where: { $0.label == "Pay" }) else { return nil }
    return (isInUnknownDollars(at: places) ? claim.words : Pay.words(of: claim)).map { Job.Fact("Pay", $0) }
  }

  /// Whether it is in a bare `$`, and every place is in a country with dollars or pesos of its own: they may be meant, or
  /// those of the United States.
  private func isInUnknownDollars(at places: [Place]) -> Bool {
    guard let currency = draft.pay?.currency, PlainText.clean(currency) == Currency.dollarSign else { return false }
    return !places.isEmpty && places.allSatisfy { Currency.hasDollarsOfItsOwn($0.country) }
  }
}
