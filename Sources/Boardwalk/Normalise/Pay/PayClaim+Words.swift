import Markup

extension PayClaim {
  /// Reads pay as people write it: `$18 - $22/hr`, `€70k–90k p.a.`, `50.000 € brutto pro Jahr`, `OTE $25k - $35k`. Nil where no
  /// figures in a known currency can be told, and where words stand beside them that could change what they mean.
  ///
  /// Of several components the salary is the salary: a bonus, commission or equity never is, and what one may earn on target
  /// counts only where no salary is named. Figures without a unit are believed only when they can be nothing but a
  /// year's.
  ///
  /// - Parameters:
  ///   - unit: what a field beside the words says that the figures are for.
  ///   - currency: what such a field says of the currency. Words that contradict a field are not believed.
  init?(words: String, unit: String? = nil, currency: String? = nil) {
    guard words.utf8.count <= Self.longestWords else { return nil }
    // `Unpaid` needs no figures.
    if PayUnit(written: words) == .unpaid {
      self.init(minimum: nil, maximum: nil, unit: PayUnit.unpaid.rawValue, currency: currency.filled)
      return
    }
    var salary: PayComponent?
    var onTarget: PayComponent?
    // `OTE $140k, base 70k`: the one currency of the text is that of all its parts.
    var shared = PayWords.currency(of: words)
    if let field = currency.map(PlainText.clean), !field.isEmpty {
      guard let named = Currency.named(field) else { return nil }
      shared = Currency.agreed(named, shared ?? named)
      if shared == nil { return nil }
    }
    for part in Self.components(of: words) {
      guard let component = PayComponent(part, in: shared, for: unit) else { return nil }
      switch component.kind {
      case .salary where component.claim != nil:
        // Two salaries are one too many to choose from.
        guard salary == nil else { return nil }
        salary = component
      case .onTarget: onTarget = onTarget ?? component
      case .salary, .other: break
      }
    }
    guard let claim = (salary ?? onTarget)?.claim else { return nil }
    self = claim
  }

  /// Whether the only figures are of what one may earn on target.
  static func isOnTarget(_ words: String, as pay: Pay) -> Bool {
    let found = components(of: words).compactMap { PayComponent($0, in: pay.currency, for: pay.unit.rawValue) }
    let kinds = found.filter { $0.claim != nil }.map(\.kind)
    return kinds.contains(.onTarget) && !kinds.contains(.salary)
  }

  /// What is longer is a text about pay.
  private static let longestWords = 160

  /// `$110K – $120K • Offers Equity`, `$60k base + bonus`: parts that stand for themselves.
  private static func components(of words: String) -> [String] {
    var parts = [words]
    for separator in ["•", ";", "|", " + ", " plus ", ", ", "\n"] {
      parts = parts.flatMap { $0.components(separatedBy: separator) }
    }
    // `$140k (base $70k)`, but not `€50k (gross)`.
    parts = parts.flatMap { part in
      let pieces = part.split { "()[]".contains($0) }.map(String.init)
      let areApart = pieces.count { $0.contains(where: \.isNumber) || PayWords.kind(of: $0) != .salary } > 1
      return areApart ? pieces : [part]
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}
