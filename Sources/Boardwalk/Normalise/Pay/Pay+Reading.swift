import Markup

extension Pay {
  /// Pay as we believe it, nil when nothing is known of it, and what is wrong with the claim, as ends of a sentence
  /// that begins with "the pay".
  static func read(_ claim: PayClaim) -> (pay: Pay?, faults: [String]) {
    let written = PlainText.clean(claim.unit ?? "")
    let said = PayUnit(written: written)
    let isLarge = said == nil ? written.isEmpty : [.year, .month].contains(said)
    let minimum = Amount(claim.minimum, isLarge: isLarge)
    let maximum = Amount(claim.maximum, isLarge: isLarge)
    var faults: [String] = []
    for (amount, text) in [(minimum, claim.minimum), (maximum, claim.maximum)] where amount == .refused {
      faults.append("holds “\(quoted(text))”, which is no amount, and is shown without it")
    }
    guard let currency = currencyCode(claim.currency) else {
      return (nil, ["is not shown, because “\(quoted(claim.currency))” is no currency's three letters"])
    }
    var ends = [minimum.hundredths, maximum.hundredths]
    if let low = ends[0], let high = ends[1], low > high {
      faults.append("had its ends in the wrong order, and they were changed round")
      ends.swapAt(0, 1)
    }
    guard let unit = said ?? (written.isEmpty ? likelyUnit(ends) : nil) else {
      let isKnown = ends.contains { $0 != nil }
      return (nil, isKnown ? faults + ["is not shown, because \(unitFault(written))"] : faults)
    }
    if unit == .unpaid { return (Pay(currency: currency, minimum: nil, maximum: nil, unit: .unpaid), faults) }
    // "Piece work", "fee basis" and "stipend" say something without a figure; "a year" does not.
    let pay = Pay(currency: currency, minimum: ends[0], maximum: ends[1], unit: unit)
    return (ends.contains { $0 != nil } || unit.timesAYear == nil ? pay : nil, faults)
  }
}

extension Pay {
  /// Upper-case ISO 4217 letters; US dollars where nothing is said.
  fileprivate static func currencyCode(_ text: String?) -> String? {
    let text = PlainText.clean(text ?? "")
    switch text {
    case "", "$", "US$": return "USD"
    case "€": return "EUR"
    case "£": return "GBP"
    default: break
    }
    guard text.utf8.count == 3, text.utf8.allSatisfy(DateReader.isLetter) else { return nil }
    return text.uppercased()
  }

  /// Where no unit is written: figures of five digits are a year's, figures below 200 an hour's, between them nobody
  /// can tell.
  fileprivate static func likelyUnit(_ ends: [Int?]) -> PayUnit? {
    guard let highest = ends.compactMap({ $0 }).max() else { return nil }
    if highest >= 10_000_00 { return .year }
    return highest < 200_00 ? .hour : nil
  }

  fileprivate static func unitFault(_ written: String) -> String {
    written.isEmpty ? "it does not say for what time it is" : "“\(quoted(written))” is no unit of pay that is known"
  }
}
