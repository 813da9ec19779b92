import Foundation

/// One component of what a job pays, as people write it: `$110K – $120K`, `OTE $25k`, `Offers Equity`.
struct PayComponent {
  /// What it is pay for.
  enum Kind {
    case salary
    /// What one earns who reaches every target.
    case onTarget
    /// A bonus, equity, a commission, or no money at all.
    case other
  }

  private(set) var kind = Kind.salary
  /// The figures; nil where it has none.
  private(set) var claim: PayClaim?

  /// Nil where it holds figures that cannot be told to be pay.
  ///
  /// - Parameter shared: the currency of figures without one, where the whole text has only one.
  init?(_ text: String, in shared: String?) {
    var words = PayWords(text)
    kind = words.takeKind()
    if kind == .other || !words.rest.contains(where: \.isNumber) { return }
    let unit = words.takeUnit()
    var currency = words.takeCurrency()
    if currency == .none, let shared { currency = .known(shared) }
    let isFrom = words.take([
      "starting at", "starting from", "starting", "from", "ab", "at least", "minimum", "min.", "min", "desde",
      "mindestens",
      "à partir de", "od", "vanaf",
    ])
    let isUpTo = words.take([
      "up to", "upto", "bis zu", "maximum", "max.", "max", "at most", "hasta", "jusqu'à", "tot", "do",
    ])
    words.drop()
    guard let figures = PayFigures(words.rest), !figures.amounts.isEmpty, case .known(let currency) = currency,
      unit != .unknown
    else {
      // `Total OTE with 70/30 split` says nothing of the salary beside it.
      if kind == .onTarget { return }
      return nil
    }
    var word: String?
    if case .known(let written) = unit { word = written }
    guard let unit = word ?? (figures.areSurelyYearly(in: currency) ? "year" : nil) else { return nil }
    // Lakhs and crores are rupees, whatever stands before them.
    if figures.areIndian, currency != "INR" { return nil }
    let ends = figures.amounts
    let isOpenEnded = ends.count == 1 && (isFrom || isUpTo || figures.hasPlus)
    claim = PayClaim(
      minimum: isOpenEnded && isUpTo ? nil : ends[0], maximum: isOpenEnded && !isUpTo ? nil : ends[ends.count - 1],
      unit: unit, currency: currency)
  }
}

/// A word of a closed list that was looked for in a text.
enum SoughtWord: Equatable {
  case none
  case known(String)
  /// Something stands where it should stand, and is none of the list.
  case unknown
}
