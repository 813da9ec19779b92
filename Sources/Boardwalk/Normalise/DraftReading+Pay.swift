import Markup

extension DraftReading {
  /// Nil where nothing is known.
  mutating func pay(at places: [Place]) -> Pay? {
    guard let claim = claim(at: places), !isInUnknownDollars(at: places), !isInUnknownMoney(claim) else { return nil }
    let (pay, faults) = Pay.read(claim)
    // What a sign of several countries stands before may be for any time.
    let isOpen = pay == nil && claim.currency != draft.pay?.currency
    for fault in isOpen ? [] : faults { find("has a pay that \(fault).", in: "pay") }
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
    guard let claim = claim(at: places), !draft.facts.contains(where: { $0.label == "Pay" }) else { return nil }
    let areWords = isInUnknownDollars(at: places) || isInUnknownMoney(claim)
    return (areWords ? claim.words : Pay.words(of: claim)).map { Job.Fact("Pay", $0) }
  }

  /// The claim, in the money of the job's country where it has a sign that several countries write for their own.
  private func claim(at places: [Place]) -> PayClaim? {
    guard var claim = draft.pay, let sign = sign(of: claim),
      let code = CurrencySign.currency(of: sign, in: places.map(\.country))
    else { return draft.pay }
    claim.currency = code
    return claim
  }

  private func sign(of claim: PayClaim) -> String? {
    claim.currency.flatMap { CurrencySign.named(PlainText.clean($0)) }
  }

  /// Whether it has such a sign, and no place tells whose it is.
  private func isInUnknownMoney(_ claim: PayClaim) -> Bool { sign(of: claim) != nil }

  /// Whether it is in a bare `$`, and every place is in a country with dollars or pesos of its own: they may be meant, or
  /// those of the United States.
  private func isInUnknownDollars(at places: [Place]) -> Bool {
    guard let currency = draft.pay?.currency, PlainText.clean(currency) == Currency.dollarSign else { return false }
    return !places.isEmpty && places.allSatisfy { Currency.hasDollarsOfItsOwn($0.country) }
  }
}
