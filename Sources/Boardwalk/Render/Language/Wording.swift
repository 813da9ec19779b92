/// How a language says something: in one sentence, or in one for each form that a number asks for.
struct Wording: Sendable, Hashable {
  /// The sentence, whatever the number.
  var other: Sentence
  /// For the numbers of the language's rule, where it differs.
  var forms: [PluralRule.Form: Sentence] = [:]
  /// For none at all, where it differs from all of them.
  var none: Sentence?

  /// The names of all places in all forms.
  var names: Set<String> { Set(([other, none].compactMap { $0 } + forms.values).flatMap(\.names)) }

  func sentence(for count: Int, by rule: PluralRule) -> Sentence {
    if count == 0, let none { return none }
    return forms.isEmpty ? other : rule.form(of: count).flatMap { forms[$0] } ?? other
  }
}
