import Markup

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
  /// - Parameters:
  ///   - shared: the currency that a field beside the text names, or the only one of the whole text.
  ///   - unit: what a field beside it says that the figures are for.
  init?(_ text: String, in shared: String?, for unit: String?) {
    var words = PayWords(text)
    kind = words.takeKind()
    if kind == .other || !words.rest.contains(where: \.isNumber) { return }
    let (saidUnit, saidCurrency) = (words.takeUnit(), words.takeCurrency())
    let end = words.takeOpenEnd()
    words.drop()
    guard let figures = PayFigures(words.rest), !figures.amounts.isEmpty, saidUnit != .unknown,
      let currency = Self.currency(saidCurrency, in: figures, beside: shared)
    else {
      // `Total OTE with 70/30 split` says nothing of the salary beside it.
      if kind == .onTarget { return }
      return nil
    }
    guard let unit = Self.unit(saidUnit, of: figures, in: currency, beside: unit) else { return nil }
    claim = PayClaim(figures, openTo: end ?? (figures.hasPlus ? .from : nil), unit: unit, currency: currency)
  }
}

extension PayComponent {
  /// Nil where none is named, and where two contradict each other.
  private static func currency(_ said: SoughtWord, in figures: PayFigures, beside shared: String?) -> String? {
    let currency: String
    switch said {
    case .known(let code): currency = code
    case .none where shared != nil || figures.areYearly: currency = shared ?? "INR"
    default: return nil
    }
    // Lakhs and crores are rupees, whatever stands before them.
    if figures.areIndian, !["INR", "Rs"].contains(currency) { return nil }
    if figures.areYearly { return Currency.agreed("INR", shared ?? currency) }
    return Currency.agreed(currency, shared ?? currency)
  }

  /// Nil where nobody says it and the figures do not tell, and where two contradict each other. Of a sign that several countries
  /// have it is left open: what figures can be for follows from whose money they are.
  private static func unit(
    _ said: SoughtWord, of figures: PayFigures, in currency: String, beside field: String?
  ) -> String? {
    let written = field.map(PlainText.clean) ?? ""
    guard case .known(let word) = said else {
      if !written.isEmpty { return PayUnit(written: written)?.rawValue }
      if figures.areSurelyYearly(in: currency) { return PayUnit.year.rawValue }
      return CurrencySign.named(currency) == nil ? nil : ""
    }
    return [nil, PayUnit(written: word)].contains(PayUnit(written: written)) ? word : nil
  }
}

extension PayClaim {
  fileprivate init(_ figures: PayFigures, openTo end: PayWords.OpenEnd?, unit: String, currency: String) {
    let ends = figures.amounts
    let open = ends.count == 1 ? end : nil
    self.init(
      minimum: open == .upTo ? nil : ends[0], maximum: open == .from ? nil : ends[ends.count - 1], unit: unit,
      currency: currency)
  }
}

/// A word of a closed list that was looked for in a text.
enum SoughtWord: Equatable {
  case none
  case known(String)
  /// Something stands where it should stand, and is none of the list.
  case unknown
}
