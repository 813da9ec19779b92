/// How a language says something: in one sentence, or in one for each form that a number asks for.
struct Wording: Sendable, Hashable {
  /// The sentence, whatever the number.
  var other: Sentence
  /// For the numbers of the language's rule, where it differs.
  var one: Sentence?
  /// For none at all, where it differs from both.
  var zero: Sentence?

  /// The names of all places in all forms.
  var names: Set<String> { Set([other, one, zero].compactMap { $0?.names }.joined()) }

  func sentence(for count: Int, by rule: PluralRule) -> Sentence {
    if count == 0, let zero { return zero }
    return rule.isOne(count) ? one ?? other : other
  }
}

/// Which numbers take the form `one`. Source: Unicode CLDR, Language Plural Rules, cardinal numbers.
/// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
enum PluralRule: String, Sendable, CaseIterable {
  /// English, German, Dutch, Italian, Spanish.
  case one
  /// French, Portuguese.
  case zeroOrOne = "zero-or-one"
  /// Japanese, Chinese, Korean.
  case none

  func isOne(_ count: Int) -> Bool {
    switch self {
    case .one: count == 1
    case .zeroOrOne: count == 0 || count == 1
    case .none: false
    }
  }

  /// The same in JavaScript.
  var condition: String {
    switch self {
    case .one: "count === 1"
    case .zeroOrOne: "count < 2"
    case .none: "false"
    }
  }
}
