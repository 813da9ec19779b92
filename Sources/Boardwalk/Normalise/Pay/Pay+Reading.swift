import Markup

extension Pay {
  /// Pay as we believe it, nil when nothing is known of it, and what is wrong with the claim, as ends of a sentence
  /// that begins with "the pay".
  static func read(_ claim: PayClaim) -> (pay: Pay?, faults: [String]) {
    guard let currency = currencyCode(claim.currency) else {
      return (nil, ["is not shown, because “\(quoted(claim.currency))” is no currency's three letters"])
    }
    let span = PaySpan(claim, in: PayScale(of: currency))
    guard let unit = span.unit else {
      let isKnown = span.ends.contains { $0 != nil }
      return (nil, isKnown ? span.faults + ["is not shown, because \(span.unitFault)"] : span.faults)
    }
    if unit == .unpaid { return (Pay(currency: currency, minimum: nil, maximum: nil, unit: .unpaid), span.faults) }
    // "Piece work", "fee basis" and "stipend" say something without a figure; "a year" does not.
    let pay = Pay(currency: currency, minimum: span.ends[0], maximum: span.ends[1], unit: unit)
    return (span.ends.contains { $0 != nil } || unit.timesAYear == nil ? pay : nil, span.faults)
  }

  /// US dollars where nothing is said, and for a `$` that no place makes another's.
  private static func currencyCode(_ text: String?) -> String? {
    let text = PlainText.clean(text ?? "")
    return text.isEmpty || text == Currency.dollarSign ? "USD" : Currency.named(text)
  }
}

/// The ends of a range of pay, as far as they are believed, and what they are for.
private struct PaySpan {
  /// In hundredths, the lower first; nil where nothing is known.
  private(set) var ends: [Int?]
  private(set) var unit: PayUnit?
  private(set) var faults: [String] = []
  private let writtenUnit: String

  init(_ claim: PayClaim, in scale: PayScale) {
    writtenUnit = PlainText.clean(claim.unit ?? "")
    let unit = PayUnit(written: writtenUnit)
    let isLarge = unit == nil ? writtenUnit.isEmpty : [.year, .month].contains(unit)
    let texts = [claim.minimum, claim.maximum]
    var amounts = texts.map { Amount($0, isLarge: isLarge) }
    // `1.500` a week is fifteen hundred, as nobody is paid one and a half.
    let isBelieved = amounts.allSatisfy { Self.isBelieved($0.hundredths, for: unit, in: scale) }
    if !isLarge, !isBelieved { amounts = texts.map { Amount($0, isLarge: true) } }
    ends = amounts.map(\.hundredths)
    self.unit = unit
    for (amount, text) in zip(amounts, texts) where amount == .refused { leaveOut(text, "is no amount") }
    if writtenUnit.isEmpty { self.unit = scale.unit(of: ends.compactMap { $0.map { Double($0) / 100 } }) }
    if self.unit == .year { leaveOutLittle(texts, of: scale) }
    if let unit, [.hour, .day].contains(unit) { leaveOutMuch(texts, for: unit, of: scale) }
    sort()
  }

  /// `20` a year is an hour's pay under a wrong name, or `20k`.
  private mutating func leaveOutLittle(_ texts: [String?], of scale: PayScale) {
    for (index, text) in texts.enumerated() {
      guard let end = ends[index], Double(end) / 100 < scale.leastBelieved else { continue }
      ends[index] = nil
      leaveOut(text, "is too little for a year")
    }
  }

  /// As much for an hour or a day as others have in a year is a year's.
  private mutating func leaveOutMuch(_ texts: [String?], for unit: PayUnit, of scale: PayScale) {
    for (index, text) in texts.enumerated() {
      guard let end = ends[index], scale.isYears(Double(end) / 100) else { continue }
      ends[index] = nil
      leaveOut(text, "is too much for \(unit == .hour ? "an hour" : "a day")")
    }
  }

  /// Whether what it comes to in a year is not too little for one.
  private static func isBelieved(_ hundredths: Int?, for unit: PayUnit?, in scale: PayScale) -> Bool {
    guard let hundredths, let times = unit?.timesAYear else { return true }
    return Double(hundredths) / 100 * Double(times) >= scale.leastBelieved
  }

  private mutating func leaveOut(_ text: String?, _ why: String) {
    let fault = "holds “\(quoted(text))”, which \(why), and is shown without it"
    if faults.last != fault { faults.append(fault) }
  }

  private mutating func sort() {
    guard let low = ends[0], let high = ends[1], low > high else { return }
    faults.append("had its ends in the wrong order, and they were changed round")
    ends.swapAt(0, 1)
  }

  var unitFault: String {
    writtenUnit.isEmpty
      ? "it does not say for what time it is" : "“\(quoted(writtenUnit))” is no unit of pay that is known"
  }
}
