/// Which form of a text a number asks for: `1 job`, `2 jobs`; Polish has `1 oferta`, `2 oferty`, `5 ofert`.
/// Source: Unicode CLDR, Language Plural Rules, cardinal numbers, of which only whole ones are said here.
/// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
struct PluralRule: Sendable {
  /// The forms of the CLDR. All numbers that none of them is for take `other`.
  enum Form: String, Sendable, CaseIterable { case zero, one, two, few, many }

  /// As the CLDR writes it: `one n = 1; few n = 2..4`.
  let text: String
  /// At most one of them holds of a number.
  private let conditions: [(form: Form, condition: NumberCondition)]

  private init(_ text: some StringProtocol) {
    self.text = String(text)
    conditions = text.split(separator: "; ").compactMap { part in
      guard let name = part.firstIndex(of: " "), let form = Form(rawValue: String(part[..<name])) else { return nil }
      return (form, NumberCondition(part[part.index(after: name)...]))
    }
  }

  /// The forms that a language has besides `other`.
  var forms: [Form] { conditions.map(\.form) }

  /// The form of a number, not below 0; nil is `other`.
  func form(of count: Int) -> Form? { conditions.first { $0.condition.holds(of: count) }?.form }

  /// When a number takes a form, in JavaScript; nil where none does.
  /// - Parameter count: the variable that has it.
  func script(_ form: Form, of count: String) -> String? {
    conditions.first { $0.form == form }?.condition.script(count)
  }

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension PluralRule {
  static let one = Self("one n = 1")

  /// What the file of a language may call a rule in `plural`, for languages that the table below does not have.
  static let named: [(name: String, rule: Self)] = [
    ("one", one), ("zero-or-one", Self("one n = 0..1")), ("none", Self("")),
  ]

  /// The rule of a language; nil where the CLDR has none.
  /// - Parameter code: BCP 47: `pt-PT`.
  static func of(_ code: String) -> Self? {
    let codes = LanguageFile.codes(of: code)
    return codes.reversed().lazy.compactMap { known[$0] }.first
  }

  /// By the codes of languages.
  private static let known: [String: Self] = {
    var rules: [String: Self] = [:]
    for line in table.split(separator: "\n") {
      guard let end = line.firstIndex(of: ":") else { continue }
      let rule = Self(line[line.index(after: end)...].drop { $0 == " " })
      for code in line[..<end].split(separator: " ") { rules[String(code)] = rule }
    }
    return rules
  }()

  private static let table = """
    bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh:
    af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha haw hu: one n = 1
    ia ie io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny: one n = 1
    nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug: one n = 1
    ur uz ve vo vun wae xh xog yi: one n = 1
    ak am as bho bn csw doi fa ff gu guw hi hy kab kn kok ln mg nso pa pcm si ti wa zu: one n = 0..1
    ca es it lld pt-pt scn vec: one n = 1; many n != 0 and n % 1000000 = 0
    fr pt: one n = 0..1; many n != 0 and n % 1000000 = 0
    he iu naq sat se sma smi smj smn sms: one n = 1; two n = 2
    cs sk: one n = 1; few n = 2..4
    pl: one n = 1; few n % 10 = 2..4 and n % 100 != 12..14; many n != 1 and n % 10 = 0..1 or n % 10 = 5..9 or n % 100 = 12..14
    be ru uk: one n % 10 = 1 and n % 100 != 11; few n % 10 = 2..4 and n % 100 != 12..14; many n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
    bs hr sr: one n % 10 = 1 and n % 100 != 11; few n % 10 = 2..4 and n % 100 != 12..14
    is mk: one n % 10 = 1 and n % 100 != 11
    dsb hsb sl: one n % 100 = 1; two n % 100 = 2; few n % 100 = 3..4
    lt: one n % 10 = 1 and n % 100 != 11..19; few n % 10 = 2..9 and n % 100 != 11..19
    lv prg: zero n % 10 = 0 or n % 100 = 11..19; one n % 10 = 1 and n % 100 != 11
    ro: one n = 1; few n = 0 or n != 1 and n % 100 = 1..19
    ar ars: zero n = 0; one n = 1; two n = 2; few n % 100 = 3..10; many n % 100 = 11..99
    blo cv ksh lag: zero n = 0; one n = 1
    cy: zero n = 0; one n = 1; two n = 2; few n = 3; many n = 6
    ga: one n = 1; two n = 2; few n = 3..6; many n = 7..10
    gd: one n = 1,11; two n = 2,12; few n = 3..10,13..19
    gv: one n % 10 = 1; two n % 10 = 2; few n % 20 = 0
    br: one n % 10 = 1 and n % 100 != 11,71,91; two n % 10 = 2 and n % 100 != 12,72,92; few n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many n != 0 and n % 1000000 = 0
    kw: zero n = 0; one n = 1; two n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few n % 100 = 3,23,43,63,83; many n != 1 and n % 100 = 1,21,41,61,81
    mt: one n = 1; two n = 2; few n = 0 or n % 100 = 3..10; many n % 100 = 11..19
    sgs: one n % 10 = 1 and n % 100 != 11; two n = 2; few n != 2 and n % 10 = 2..9 and n % 100 != 11..19
    ceb fil tl: one n = 1..3 or n % 10 != 4,6,9
    shi: one n = 0..1; few n = 2..10
    tzm: one n = 0..1,11..99
    """
}

/// What the CLDR says of numbers: `n % 10 = 2..4 and n % 100 != 12..14`. `and` binds closer than `or`.
struct NumberCondition: Sendable {
  /// Of one of these all have to hold.
  private let ways: [[Relation]]

  fileprivate struct Relation {
    /// What the number is divided by, so that its rest is compared; nil where it is compared itself.
    var divisor: Int?
    var isNot = false
    var ranges: [ClosedRange<Int>] = []
  }

  /// - Parameter text: has to be well-formed.
  init(_ text: some StringProtocol) {
    ways = text.split(separator: " or ").map { way in way.split(separator: " and ").map { Relation($0) } }
  }

  func holds(of number: Int) -> Bool {
    ways.contains { way in
      way.allSatisfy { relation in
        let value = relation.divisor.map { number % $0 } ?? number
        return relation.ranges.contains { $0.contains(value) } != relation.isNot
      }
    }
  }

  /// The same in JavaScript, as short as it goes: every device loads it.
  /// - Parameter number: the variable that has the number.
  func script(_ number: String) -> String {
    ways.map { way in
      way.map { $0.script(number, isAlone: way.count == 1) }.joined(separator: "&&")
    }.joined(separator: "||")
  }
}

extension NumberCondition.Relation {
  fileprivate init(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    if words.count == 5 { divisor = Int(words[2]) }
    isNot = words.dropLast().last == "!="
    ranges = (words.last ?? "").split(separator: ",").compactMap { range in
      let ends = range.split(separator: "..").compactMap { Int($0) }
      return if let first = ends.first, let last = ends.last { first...last } else { nil }
    }
  }

  /// - Parameter isAlone: whether nothing else has to hold, so that no brackets are needed.
  fileprivate func script(_ number: String, isAlone: Bool) -> String {
    let value = divisor.map { "\(number)%\($0)" } ?? number
    let parts = ranges.map { range in
      switch range {
      case let one where one.count == 1: "\(value)\(isNot ? "!" : "=")==\(one.lowerBound)"
      case let first where first.lowerBound == 0: "\(value)\(isNot ? ">" : "<")\(first.upperBound + (isNot ? 0 : 1))"
      case let other where isNot: "(\(value)<\(other.lowerBound)||\(value)>\(other.upperBound))"
      case let other: "\(value)>=\(other.lowerBound)&&\(value)<=\(other.upperBound)"
      }
    }
    if isNot || parts.count == 1 { return parts.joined(separator: "&&") }
    return isAlone ? parts.joined(separator: "||") : "(\(parts.joined(separator: "||")))"
  }
}
