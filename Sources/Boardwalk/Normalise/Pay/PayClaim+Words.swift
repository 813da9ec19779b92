extension PayClaim {
  /// Reads pay as people write it: `$18 - $22/hr`, `€50,000 – €60,000 per year`, `$140k-$170k`. Nil for everything that is not
  /// such a figure and nothing else: `OTE $25k`, `competitive`.
  ///
  /// Figures without a unit are believed only when they can be nothing but a year's.
  init?(words: String) {
    let text = words.trimmed
    guard text.utf8.count <= 60, let currency = Self.currency(of: text) else { return nil }
    let parts = text.split(maxSplits: 1) { $0 == "/" }.map(String.init)
    var figures = parts[0]
    var unit = parts.count > 1 ? parts[1] : nil
    for joint in [" per ", " a ", " an "] where unit == nil {
      guard let found = figures.firstRange(of: joint) else { continue }
      unit = String(figures[found.upperBound...])
      figures = String(figures[..<found.lowerBound])
    }
    if let unit, PayUnit(written: unit) == nil { return nil }
    var ends = figures.split { "-–—".contains($0) }.map(\.trimmed)
    guard (1...2).contains(ends.count) else { return nil }
    // `$18-22k` means thousands twice.
    if ends.count == 2, ends[1].hasSuffix("k"), !ends[0].hasSuffix("k") { ends[0] += "k" }
    let amounts = ends.compactMap { Amount($0).hundredths }
    guard amounts.count == ends.count, unit != nil || amounts.allSatisfy({ $0 >= Self.surelyYearly }) else {
      return nil
    }
    self.init(minimum: ends[0], maximum: ends.last, unit: unit ?? "year", currency: currency)
  }

  /// In hundredths: what nobody is paid in a month.
  private static let surelyYearly = 20_000_00

  private static func currency(of text: String) -> String? {
    switch text.first {
    case "$": "USD"
    case "€": "EUR"
    case "£": "GBP"
    default: nil
    }
  }
}
