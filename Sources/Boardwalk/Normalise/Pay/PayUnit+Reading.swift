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
    case "bw", "bi weekly", "biweekly", "two weeks", "every two weeks", "2 week", "2 weeks", "fortnight", "fortnightly",
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
      if let unit = PayWords.unit(of: text) {
        self.init(written: unit)
      } else if let bare = Self.bare(text.folded) {
        self.init(written: bare)
      } else {
        return nil
      }
    }
  }

  /// How many of a time that is no unit of ours make a year: of `semi-month-salary`, `0.5 MONTH`, `per quarter`. Nil for what
  /// is no time.
  static func timesAYear(ofOther text: String) -> Double? {
    let folded = text.folded
    switch bare(folded) ?? folded {
    case "semi month", "semimonth", "semi monthly", "semimonthly", "half month", "half monthly", "twice a month",
      "twice monthly":
      return 24
    // Two months, and to some half a month: in words either is right.
    case "bi month", "bimonth", "bi monthly", "bimonthly": return 6
    case "quarter", "quarterly": return 4
    case "half year", "half yearly", "semi annual", "semiannual", "semi annually", "semiannually", "semi year",
      "biannual", "biannually":
      return 2
    default: break
    }
    let words = text.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    let parts = words.filter { !["per", "every", "salary", "wage", "pay"].contains($0) }
    guard parts.count == 2, let count = Double(parts[0]), count > 0, count <= 100,
      let unit = PayUnit(written: String(parts[1])), let times = unit.timesAYear
    else { return nil }
    return Double(times) / count
  }

  /// `bi week` of `per bi week salary`; nil where nothing is to be taken away.
  private static func bare(_ folded: String) -> String? {
    var bare = folded[...]
    for start in ["per ", "every "] where bare.hasPrefix(start) { bare = bare.dropFirst(start.count) }
    for end in [" salary", " wage", " pay"] where bare.hasSuffix(end) { bare = bare.dropLast(end.count) }
    return bare.count < folded.count ? String(bare) : nil
  }
}
