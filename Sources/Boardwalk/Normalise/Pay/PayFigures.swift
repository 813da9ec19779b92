import Foundation

/// The one or two figures of a range, once every word is taken away: ` 18 - 22 `, ` 70k-90k `, ` 50.000 `.
struct PayFigures {
  /// Decimal figures; the lower end first.
  private(set) var amounts: [String] = []
  /// `60,000+`: at least so much.
  private(set) var hasPlus = false
  /// In lakhs or crores.
  private(set) var areIndian = false
  /// `18 LPA`: lakhs a year, which only Indians count in.
  private(set) var areYearly = false

  /// Nil where anything else is left, or more than two figures.
  init?(_ rest: String) {
    var text = rest.trimmed
    while let last = text.last, ".,:".contains(last) { text = String(text.dropLast()).trimmed }
    if text.hasSuffix("+") {
      hasPlus = true
      text = String(text.dropLast()).trimmed
    }
    for word in [" to ", " bis ", " and ", " und ", " et ", " y ", " e ", " à ", " a ", " until "] {
      text = text.replacingOccurrences(of: word, with: "-")
    }
    let ends = text.split(separator: "-").map(\.trimmed).filter { !$0.isEmpty && $0 != "." && $0 != "," }
    guard ends.count <= 2 else { return nil }
    let figures = ends.compactMap(Figure.init)
    guard figures.count == ends.count else { return nil }
    // `18-22k` means thousands twice; `9-12k` does, and `900-1.2k` does not.
    let factor = figures.last?.factor ?? 1
    areIndian = figures.contains(where: \.isIndian)
    areYearly = figures.contains(where: \.isYearly)
    let isShared = figures.count == 2 && figures[0].factor == 1 && figures[0].value < figures[1].value
    amounts = figures.enumerated().map { index, figure in
      Self.decimal(figure.value * (index == 0 && isShared ? factor : figure.factor))
    }
  }

  /// Whether they can be nothing but a year's.
  func areSurelyYearly(in currency: String) -> Bool {
    areYearly || PayScale(of: currency).unit(of: amounts.compactMap(Double.init)) == .year
  }

  private static func decimal(_ value: Decimal) -> String { "\(value)" }

  /// A figure and what it is times: `70k`, `1.2m`.
  private struct Figure {
    var value: Decimal
    var factor: Decimal = 1
    var isIndian = false
    var isYearly = false

    private static let lakh = 100_000
    private static let factors = [
      ("k", 1000), ("tsd", 1000), ("lpa", lakh), ("lakh", lakh), ("lakhs", lakh), ("lacs", lakh), ("lac", lakh),
      ("l", lakh), ("crore", 100 * lakh), ("cr", 100 * lakh), ("mio", 1_000_000), ("m", 1_000_000),
      ("万", 10_000), ("만", 10_000),
    ]

    init?(_ text: String) {
      // A blank parts thousands: `20 30` are two figures.
      let groups = text.split(separator: " ").dropFirst()
      guard groups.allSatisfy({ [0, 3].contains($0.utf8.prefix(while: DateReader.isDigit).count) }) else { return nil }
      var text = text.filter { $0 != " " && $0 != "'" }
      for (suffix, times) in Self.factors where text.hasSuffix(suffix) && text.count > suffix.count {
        text = String(text.dropLast(suffix.count))
        factor = Decimal(times)
        isIndian = suffix.hasPrefix("l") || suffix.hasPrefix("c")
        isYearly = suffix == "lpa"
        break
      }
      // `9'500.-` and `9'500,-` are whole.
      while let last = text.last, ".,".contains(last) { text = String(text.dropLast()) }
      guard text.utf8.count <= Amount.longest,
        text.utf8.allSatisfy({ DateReader.isDigit($0) || $0 == 0x2C || $0 == 0x2E }),
        let value = Self.plain(text)
      else { return nil }
      self.value = value
    }

    /// `50.000`, `50,000`, `1.234,50`, `12,00,000`, `18.50`: three digits behind one sign are thousands.
    private static func plain(_ text: String) -> Decimal? {
      let groups = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
      guard let last = groups.last, !groups.contains(where: \.isEmpty) else { return nil }
      let signs = text.filter { $0 == "," || $0 == "." }
      if groups.count == 1 || last.count == 3 && Set(signs).count == 1 { return Decimal(string: groups.joined()) }
      // One sign before the fraction, and another between thousands.
      guard last.count <= 2, signs.dropLast().allSatisfy({ $0 != signs.last }) else { return nil }
      return Decimal(string: groups.dropLast().joined() + "." + last)
    }
  }
}
