import Markup

extension Pay {
  /// Pay as we believe it, nil when nothing is known of it, and what is wrong with the claim, as ends of a sentence
  /// that begins with "the pay".
  static func read(_ claim: PayClaim) -> (pay: Pay?, faults: [String]) {
    let code = currencyCode(claim.currency)
    let span = PaySpan(claim, in: PayScale(of: code ?? ""))
    let isKnown = span.ends.contains { $0 != nil }
    guard let currency = code else {
      return (nil, span.faults + (isKnown ? ["is shown as it is written, because \(currencyFault(claim))"] : []))
    }
    guard let unit = span.unit else {
      // A half month is a time that is known, and none that is compared with others.
      let isOdd = isKnown && span.times == nil
      return (nil, span.faults + (isOdd ? ["is shown as it is written, because \(span.unitFault)"] : []))
    }
    if unit == .unpaid { return (Pay(currency: currency, minimum: nil, maximum: nil, unit: .unpaid), span.faults) }
    // "Piece work", "fee basis" and "stipend" say something without a figure; "a year" does not.
    let pay = Pay(currency: currency, minimum: span.ends[0], maximum: span.ends[1], unit: unit)
    return (span.ends.contains { $0 != nil } || unit.timesAYear == nil ? pay : nil, span.faults)
  }

  /// A claim in words, `2500 – 3000 USD / semi-month-salary`, whose currency or unit is none of ours, without the figures that
  /// cannot be believed; nil where it has no others, and for claims that can be read.
  static func words(of claim: PayClaim) -> String? {
    let code = currencyCode(claim.currency)
    let span = PaySpan(claim, in: PayScale(of: code ?? ""))
    guard code == nil || span.unit == nil else { return nil }
    var believed = claim
    // Only ends that are both known can have been changed round.
    if span.ends[0] == nil { believed.minimum = nil }
    if span.ends[1] == nil { believed.maximum = nil }
    return believed.words
  }

  private static func currencyFault(_ claim: PayClaim) -> String {
    "“\(quoted(claim.currency))” is no currency's three letters"
  }

  /// US dollars where nothing is said, and for a `$` that no place makes another's.
  private static func currencyCode(_ text: String?) -> String? {
    let text = PlainText.clean(text ?? "")
    if CurrencySign.named(text) != nil { return nil }
    return text.isEmpty || text == Currency.dollarSign ? "USD" : Currency.named(text)
  }
}

/// The ends of a range of pay, as far as they are believed, and what they are for.
private struct PaySpan {
  /// In hundredths, the lower first; nil where nothing is known.
  private(set) var ends: [Int?]
  private(set) var unit: PayUnit?
  /// How many of what they are for make a year; nil where that is not known.
  let times: Double?
  private(set) var faults: [String] = []
  private let writtenUnit: String

  init(_ claim: PayClaim, in scale: PayScale) {
    writtenUnit = PlainText.clean(claim.unit ?? "")
    let unit = PayUnit(written: writtenUnit)
    times = unit.map { $0.timesAYear.map(Double.init) } ?? PayUnit.timesAYear(ofOther: writtenUnit)
    let isOther = unit == nil && times != nil
    let isLarge = unit == nil ? writtenUnit.isEmpty || isOther : [.year, .month].contains(unit)
    let texts = [claim.minimum, claim.maximum]
    var amounts = texts.map { Amount($0, isLarge: isLarge) }
    // `1.500` a week is fifteen hundred, as nobody is paid one and a half.
    let isBelieved = amounts.allSatisfy { Self.isBelieved($0.hundredths, for: unit, in: scale) }
    if !isLarge, !isBelieved { amounts = texts.map { Amount($0, isLarge: true) } }
    ends = amounts.map(\.hundredths)
    self.unit = unit
    for (amount, text) in zip(amounts, texts) where amount == .refused { leaveOut(text, "is no amount") }
    let count = times ?? 1
    leaveOut(texts, "is more than any job pays") { scale.isBeyondPay($0 * count) }
    if writtenUnit.isEmpty { self.unit = scale.unit(of: ends.compactMap { $0.map { Double($0) / 100 } }) }
    if self.unit == .year || unit == .twoWeeks || isOther {
      leaveOutLittle(texts, of: scale, times: times ?? 1)
    }
    if let times, unit.map({ [.hour, .day, .twoWeeks].contains($0) }) ?? (times >= Self.halfMonths) {
      leaveOutMuch(texts, of: scale)
    }
    sort()
  }

  /// As many half months, the longest time in which nobody earns what others do in a year, make one.
  private static let halfMonths = 24.0

  /// `20` a year is an hour's pay under a wrong name, or `20k`.
  private mutating func leaveOutLittle(_ texts: [String?], of scale: PayScale, times: Double) {
    leaveOut(texts, "is too little for \(time)") { $0 < scale.leastBelieved(for: times) }
  }

  /// As much for an hour, a day or two weeks as others have in a year is a year's.
  private mutating func leaveOutMuch(_ texts: [String?], of scale: PayScale) {
    leaveOut(texts, "is too much for \(time)", where: scale.isYears)
  }

  /// Leaves out the ends, in whole units, that cannot be believed.
  private mutating func leaveOut(_ texts: [String?], _ why: String, where isWrong: (Double) -> Bool) {
    for (index, text) in texts.enumerated() {
      guard let end = ends[index], isWrong(Double(end) / 100) else { continue }
      ends[index] = nil
      leaveOut(text, why)
    }
  }

  private var time: String {
    switch unit {
    case .year: "a year"
    case .hour: "an hour"
    case .day: "a day"
    case .twoWeeks: "two weeks"
    default: "“\(quoted(writtenUnit))”"
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
