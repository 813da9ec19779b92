import Foundation

/// The words of a component of pay, from which what is understood is taken away until only figures are left.
struct PayWords {
  /// What is not understood yet: small letters, blanks between words and signs.
  private(set) var rest: String

  init(_ text: String) {
    var text = text.lowercased()
    for (sign, plain) in Self.signs { text = text.replacingOccurrences(of: sign, with: plain) }
    text = Self.withoutTerms(text)
    rest = " " + text.split { $0.isWhitespace }.joined(separator: " ") + " "
  }

  private static let signs = [
    ("\u{A0}", " "), ("\u{202F}", " "), ("\u{2009}", " "), ("–", "-"), ("—", "-"), ("−", "-"), ("‑", "-"), (" ~ ", "-"),
    ("~", " "),
    ("teur", "k eur"), ("t€", "k€"),
    ("’", "'"), (":", " "), ("(", " "), (")", " "), ("[", " "), ("]", " "), (" / ", "/"), ("/ ", "/"), (" /", "/"),
    ("tsd.", "tsd"), ("l.p.a.", "lpa"), ("inside ir35", " "), ("outside ir35", " "), ("〜", "-"), ("～", "-"),
    // Of what those have who work all of the time.
    ("pro rata'd", " "), ("pro rata", " "), ("pro-rata", " "), ("prorata", " "), ("pro rated", " "), ("pro-rated", " "),
    // Millions, as only Vietnamese and Indonesians call them.
    ("triệu", "m vnd "), ("juta", "m idr "), ("jt", "m idr "),
  ]

  /// `1099 - $50/hr`, `$50/hr on 1099`: an American contractor's form is no figure; nor are `14x` the payments a year, of which
  /// each is what is said.
  private static func withoutTerms(_ text: String) -> String {
    terms.reduce(text) { text, term in
      text.holds(term.sign)
        ? text.replacingOccurrences(of: term.pattern, with: " ", options: .regularExpression) : text
    }
  }

  /// Each with what it is seen by first: a pattern takes a thousand times as long.
  private static let terms: [(sign: StaticString, pattern: String)] = [
    ("1099", #"(?<![\d$.,])1099 ?-? ?(?=\$\d{1,3}(?![\d,k]))"#),
    ("1099", #"(?<=[a-z]) ?[-,]? ?(on )?1099( ?/ ?c2c)?( only)? ?$"#),
    ("14x", #"\b14x\b"#), ("14 x", #"\b14 x\b"#), ("x14", #"\bx14\b"#), ("x 14", #"\bx 14\b"#),
  ]

  /// Takes the words that say what it is pay for.
  mutating func takeKind() -> PayComponent.Kind {
    if take(["ote", "on-target earnings", "on target earnings", "on-target", "on target", "total ote"]) {
      return .onTarget
    }
    let others = [
      "bonus", "bonuses", "equity", "commission", "commissions", "stock", "shares", "options", "rsu", "rsus", "sign-on",
      "signing", "relocation", "benefits", "stipend", "allowance", "offers", "tips", "perks", "superannuation",
      "pension",
      "401k", "holiday", "vacation", "variable", "incentive", "incentives",
    ]
    // `10%` is a share of something.
    return rest.contains("%") || others.contains { rest.contains(" \($0) ") } ? .other : .salary
  }

  /// Whether a figure stands at a sign of money, at a currency's letters or at a `k`: `$3k - $10k`, `150-250k+`, but not
  /// `S3, k8s`, `PHP 8` or `401k`.
  static func areAboutMoney(_ text: String) -> Bool {
    let signs = "(?:[$€£¥₹₪₱₩₺₴₫₽฿₦円원]|zł)"
    let letters = "(?:\(codes.joined(separator: "|")))"
    let pattern =
      #"\#(signs) ?\d|\d ?k?\#(signs)|\b\#(letters) ?\d\d|\d\d ?\#(letters)\b|(?<!401)(?<=\d)k(?![a-z\d])"#
    return PayWords(text).rest.range(of: pattern, options: .regularExpression) != nil
  }

  /// What a text, `Annual bonus`, says that figures are pay for.
  static func kind(of text: String) -> PayComponent.Kind {
    var words = PayWords(text)
    return words.takeKind()
  }

  /// The only currency that a text names; nil where it names none or several.
  static func currency(of text: String) -> String? {
    var words = PayWords(text)
    if case .known(let code) = words.takeCurrency() { return code }
    return nil
  }

  /// Takes what the figures are for: `/hr`, `per year`, `p.a.`, `brutto im Monat`.
  mutating func takeUnit() -> SoughtWord {
    let isBare = endsInBareNumber
    for (unit, phrases) in Self.units {
      let mayBeHours = isBare && phrases.contains { isBeforeBareNumber($0) }
      guard take(phrases) else { continue }
      // `$100K/yr - $120K/yr` says it twice.
      while take(phrases) {}
      return mayBeHours ? .unknown : .known(unit)
    }
    // `/job`, `per project`: for something, and not for a time.
    for joint in ["/", " per ", " pro ", " a ", " an "] where rest.contains(joint) { return .unknown }
    return .none
  }

  /// `- 40` at the end.
  private var endsInBareNumber: Bool {
    guard let dash = rest.lastIndex(of: "-"), case let number = rest[rest.index(after: dash)...].trimmed else {
      return false
    }
    return (1...4).contains(number.utf8.count) && number.utf8.allSatisfy(DateReader.isDigit)
  }

  /// `$22/hr - 40`: what stands bare behind the unit may be hours a week or a year as well as the end of a range.
  private func isBeforeBareNumber(_ unit: String) -> Bool {
    guard let found = Self.range(of: unit, in: rest), rest[..<found.lowerBound].contains(where: \.isNumber) else {
      return false
    }
    let behind = rest[found.upperBound...].trimmed
    return behind.hasPrefix("-") && behind.dropFirst().allSatisfy { $0.isNumber || $0 == " " }
  }

  /// In bytes; no unit's words are longer.
  private static let longestUnit = 40

  /// What a text that is all of a unit says: `Monat`, `pro Stunde`, `/an`.
  static func unit(of text: String) -> String? {
    guard !text.isEmpty, text.utf8.count <= longestUnit else { return nil }
    for text in [text, "/\(text)"] {
      var words = PayWords(text)
      if case .known(let unit) = words.takeUnit(), words.rest.trimmed.isEmpty { return unit }
    }
    return nil
  }

  /// Takes the currency's letters and signs; unknown where two differ.
  mutating func takeCurrency() -> SoughtWord {
    var found: Set<String> = []
    for code in Self.codes where take([code]) {
      found.insert(code.uppercased())
      while take([code]) {}
    }
    for (letters, code) in Self.shortNames where take([letters]) {
      found.insert(code)
      while take([letters]) {}
    }
    for (sign, code) in Self.currencySigns where rest.contains(sign) {
      found.insert(code)
      rest = rest.replacingOccurrences(of: sign, with: " ")
    }
    // Behind `R$`, which is another one.
    if isBeforeFigure("r"), take(["r"]) {
      found.insert("R")
      while isBeforeFigure("r"), take(["r"]) {}
    }
    // `MXN $50k`, `¥5M JPY` say it twice.
    for sign in found where found.contains(where: { Currency.isSign(sign, of: $0) }) { found.remove(sign) }
    guard let code = found.first else { return .none }
    return found.count == 1 ? .known(code) : .unknown
  }

  /// The letters stand alone or at a figure.
  private static let codes = [
    "usd", "eur", "gbp", "chf", "cad", "aud", "nzd", "sgd", "hkd", "inr", "jpy", "cny", "pln", "sek", "nok", "dkk",
    "czk",
    "huf", "ron", "brl", "mxn", "zar", "ils", "aed", "try", "krw", "php", "idr", "thb", "myr", "twd", "uah", "ars",
    "clp",
    "cop", "vnd", "rub", "pkr", "bgn", "isk", "sar", "qar", "egp", "ngn", "kes",
  ]
  /// What people write at a figure in place of the code.
  private static let shortNames = [
    ("rp.", "IDR"), ("rp", "IDR"), ("rm", "MYR"), ("rmb", "CNY"), ("nis", "ILS"), ("vnđ", "VND"), ("đồng", "VND"),
    ("kč", "CZK"), ("kc", "CZK"), ("ft", "HUF"), ("zl", "PLN"), ("tl", "TRY"), ("ksh", "KES"), ("dhs", "AED"),
    ("rs.", "Rs"), ("rs", "Rs"), ("kr.", "kr"), ("kr", "kr"), ("lei", "RON"), ("руб.", "RUB"), ("руб", "RUB"),
    ("грн", "UAH"), ("лв.", "BGN"), ("лв", "BGN"),
  ]
  /// The longer ones first: `a$` is no `$`.
  private static let currencySigns = [
    ("us$", "USD"), ("ca$", "CAD"), ("au$", "AUD"), ("a$", "AUD"), ("c$", "CAD"), ("nz$", "NZD"), ("s$", "SGD"),
    ("hk$", "HKD"), ("r$", "BRL"), ("mx$", "MXN"), ("nt$", "TWD"), (Currency.dollarSign, Currency.dollarSign),
    ("€", "EUR"),
    ("£", "GBP"), ("₹", "INR"),
    ("zł", "PLN"),
    ("₪", "ILS"), ("₱", "PHP"), ("₩", "KRW"), ("₺", "TRY"), ("₴", "UAH"), ("₫", "VND"), ("₽", "RUB"), ("฿", "THB"),
    ("₦", "NGN"), ("円", "JPY"), ("원", "KRW"), ("¥", "¥"), ("￥", "¥"), ("元", "元"), ("fr.", "CHF"), (" euros ", "EUR"),
    (" euro ", "EUR"),
  ]

  /// Takes away the first of the phrases that stands in the text as whole words; says whether one did.
  ///
  /// - Parameter blank: what is left in its place.
  mutating func take(_ phrases: [String], leaving blank: String = " ") -> Bool {
    for phrase in phrases {
      guard let found = Self.range(of: phrase, in: rest) else { continue }
      rest.replaceSubrange(found, with: blank)
      return true
    }
    return false
  }

  /// The end that a range does not name.
  enum OpenEnd { case from, upTo }

  /// Takes the words before a figure that is one end of a range only.
  mutating func takeOpenEnd() -> OpenEnd? {
    let isFrom = take([
      "mind.", "starting at", "starting from", "starting", "from", "ab", "at least", "minimum", "min.", "min", "desde",
      "mindestens", "kv-mindestgehalt", "mindestgehalt", "mindestentgelt", "einstiegsgehalt",
      "à partir de", "od", "vanaf", "от", "以上", "이상",
    ])
    // Of `from 20 up to 30` it is between the two.
    let isUpTo = take(
      ["up to", "upto", "bis zu", "maximum", "max.", "max", "at most", "hasta", "jusqu'à", "tot", "do", "до"],
      leaving: " - ")
    return isUpTo ? .upTo : isFrom ? .from : nil
  }

  /// Takes away what says nothing of how much it is.
  mutating func drop() {
    let phrases = [
      "depending on experience", "based on experience", "base salary", "annual salary", "salary range", "pay range",
      "selon profil et expérience", "selon expérience et profil", "selon l'expérience", "selon expérience",
      "selon le profil",
      "selon profil", "selon exp.", "selon compétences", "je nach erfahrung", "je nach qualifikation", "nach erfahrung",
      "según experiencia", "según valía", "commensurate with experience", "afhankelijk van ervaring",
      "erfaringsavhengig",
      "mit bereitschaft zur überzahlung", "bereitschaft zur überzahlung", "überzahlung möglich", "for this position",
      "for this role", "for the position", "for the role", "on w2",
      "doe", "dependent on experience", "base", "salary", "salaries", "gehalt", "compensation", "remuneration", "wage",
      "the", "salaire", "rémunération",
      "bruttogehalt", "grundgehalt", "lohn", "salario", "sueldo", "stipendio", "salaris", "de", "von",
      "rate", "pay", "range", "gross", "brutto", "bruto", "brutos", "bruts", "brut", "lordi", "bruttó",
      "fixed", "fixum", "competitive", "circa", "ca.", "ca", "approx.", "approx", "approximately", "about", "around",
      "estimated", "expected", "target", "of", "is", "between", "zwischen", "full-time", "full time", "fte",
      "negotiable",
      "vb", "vhb", "exc. super", "package", "entre", "tra", "w2", "c2c", "corp to corp", "vollzeit", "heltid",
      "full-time equivalent",
    ]
    while take(phrases) {}
  }

  private func isBeforeFigure(_ phrase: String) -> Bool {
    guard let found = Self.range(of: phrase, in: rest) else { return false }
    return rest[found.upperBound...].first { $0 != " " }?.isNumber ?? false
  }

  /// Where a phrase stands: not inside a word, though a figure may touch it, `50eur`, `60k/yr`.
  private static func range(of phrase: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while let found = text.range(of: phrase, range: start..<text.endIndex) {
      let before = found.lowerBound > text.startIndex ? text[text.index(before: found.lowerBound)] : " "
      let after = found.upperBound < text.endIndex ? text[found.upperBound] : " "
      // `60kp.a.` is written too: the `k` belongs to the figure.
      if !(before.isLetter && phrase.first?.isLetter == true) && !(after.isLetter && phrase.last?.isLetter == true) {
        return found
      }
      start = found.upperBound
    }
    return nil
  }
}
