/// The words that dates are written with, in small letters and without accents.
extension DateReader {
  /// The number of a weekday by its name in English or the first two letters of it and more, 0 for Sunday.
  static func weekday(_ word: String) -> Int? {
    word.utf8.count >= 2 ? weekdays.firstIndex { $0.hasPrefix(word) } : nil
  }

  /// In German, also by its two letters, French or Spanish.
  static func isForeignWeekday(_ word: String) -> Bool { foreignWeekdays.contains(word) }

  /// The number of a month by its name in English, German, French or Spanish, whole or cut to three letters or more, `juil` is
  /// July, and `jui` nobody's month; or by its whole name in another language.
  static func month(_ word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    if let month = MonthNames.number(of: word) { return month }
    var month: Int?
    for index in months.indices where months[index].hasPrefix(word) {
      if let month, month != index % 12 + 1 { return nil }
      month = index % 12 + 1
    }
    return month
  }

  /// In which language a word before a date is one.
  enum Tongue { case english, foreign }

  /// The language of a word that introduces a last day; nil for others: `from`, `before` and `vor` mean another day.
  static func introduction(_ word: String) -> Tongue? {
    if english.contains(word) { return .english }
    return foreign.contains(word) ? .foreign : nil
  }

  private static let english: Set = [
    "until", "till", "by", "on", "the", "through", "no", "later", "than", "open", "apply", "closes", "closing", "ends",
    "date", "deadline", "due", "latest", "applications", "application", "close", "expires",
  ]
  private static let foreign: Set = [
    "bis", "zum", "spatestens", "einschliesslich", "am", "den", "bewerbungsschluss", "bewerbungsfrist", "frist",
    "jusqu", "au", "plus", "tard", "le", "limite", "hasta", "el", "al", "dia", "fecha", "cierre", "plazo",
    "senest", "ansogningsfrist", "soknadsfrist", "ansokningsfrist", "sista", "ansokningsdag", "hakuaika", "paattyy",
    "viimeistaan", "entro", "il", "scadenza", "ate", "prazo", "uiterlijk", "tot", "sluitingsdatum", "termin", "dnia",
    "do",
  ]

  private static let months =
    Day.monthNames.map { $0.lowercased() }
      + """
      januar februar marz april mai juni juli august september oktober november dezember
      janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
      enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
      """.split(whereSeparator: \.isWhitespace).map(String.init)
  private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
  private static let foreignWeekdays = Set(
    """
    mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo
    maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ma ti ke pe la
    mandag tirsdag tisdag onsdag torsdag fredag lordag sondag
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag wo vr za zo
    lunedi martedi mercoledi giovedi venerdi sabato domenica
    poniedzialek wtorek sroda czwartek piatek sobota niedziela
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
