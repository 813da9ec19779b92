/// How a language writes days, numbers and amounts.
struct LanguageFormats: Sendable {
  var months: [String]
  var shortMonths: [String]
  /// The first day of a month: `1`, `1er`.
  var firstOfMonth: String
  var day: Sentence
  var shortDay: Sentence
  var shortDayWithYear: Sentence
  /// Between groups of three digits.
  var thousands: String
  var decimals: String
  var money: Sentence
  var moneyByCode: Sentence
  var moneyRange: Sentence
  var moneyRangeByCode: Sentence
  var distance: Distance

  /// What distances are said in.
  enum Distance: String, Sendable, CaseIterable { case miles, kilometres }
}
