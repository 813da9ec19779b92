extension PayUnit {
  /// Reads the codes of USAJobs (code list `remunerationrateintervalcodes`), the words it wrote before 2023, the words of
  /// other services and those of pay in words, `Monat`, and the codes that schema.org takes from UN/CEFACT, `HUR`. Nil
  /// for others.
  init?(written text: String) {
    switch text.folded {
    case "pa", "per year", "year", "years", "yr", "yearly", "annual", "annually", "annum", "per annum", "1 year",
      "per year salary", "a year", "y", "p a", "ann":
      self = .year
    case "ph", "per hour", "hour", "hours", "hr", "hourly", "1 hour", "per hour wage", "an hour", "h",
      "per hour salary", "hur":
      self = .hour
    case "pd", "per day", "day", "days", "daily", "1 day", "a day", "d", "per day wage": self = .day
    case "week", "weeks", "weekly", "per week", "1 week", "a week", "wk", "per week salary", "wee":
      self = .week
    case "bw", "bi weekly", "biweekly", "two weeks", "every two weeks", "2 week", "fortnight", "fortnightly",
      "per two weeks", "bi week":
      self = .twoWeeks
    case "pm", "per month", "month", "months", "monthly", "1 month", "a month", "mo", "per month salary", "mon":
      self = .month
    case "sy", "school year", "per school year", "academic year", "schuljahr", "annee scolaire": self = .schoolYear
    case "pw", "piece work", "piece", "per piece": self = .piece
    case "fb", "fee basis", "fee", "one time", "onetime", "project": self = .fee
    case "st", "student stipend paid", "student stipend", "stipend": self = .stipend
    case "wc", "without compensation", "unpaid", "volunteer", "voluntary", "unpaid volunteer", "volunteer unpaid",
      "unpaid work",
      "unpaid position", "unpaid internship", "no pay", "unbezahlt", "unentgeltlich", "ehrenamtlich", "benevole",
      "non remunere":
      self = .unpaid
    default:
      guard let unit = PayWords.unit(of: text) else { return nil }
      self.init(written: unit)
    }
  }
}
