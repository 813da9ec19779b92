import Testing

@testable import Boardwalk

@Suite("Pay")
struct PayTests {
  @Test(
    "Figures are read in hundredths",
    arguments: [
      ("26.23", Amount.known(2623)), ("97738.0", .known(9_773_800)), ("77490", .known(7_749_000)),
      ("1,234.50", .known(123_450)), ("1.234,50", .known(123_450)), ("60,000", .known(6_000_000)),
      ("1,234,567", .known(123_456_700)), ("$60,000", .known(6_000_000)), ("€ 9,5", .known(950)),
      ("110K", .known(11_000_000)), ("12.5k", .known(1_250_000)), ("0.005", .known(1)), (".5", .known(50)),
      ("0", .unknown), ("0.0", .unknown), ("", .unknown), (" ", .unknown),
      ("-5", .refused), ("free", .refused), ("1e5", .refused), ("NaN", .refused), ("inf", .refused), ("k", .refused),
      ("12 to 15", .refused),
      ("85'000", .known(8_500_000)), ("85’000.50", .known(8_500_050)), ("85\u{A0}000", .known(8_500_000)),
      ("1\u{202F}250,5", .known(125_050)), ("'", .unknown), ("99999999999999999999", .refused), ("1.2.x", .refused),
      (".", .refused),
      ("999999999999999999999999999999999999", .refused),
    ])
  func figures(_ text: String, _ amount: Amount) {
    #expect(Amount(text) == amount)
  }

  @Test(
    "Codes, old words and plain words name one unit",
    arguments: [
      ("PA", PayUnit.year), ("Per Year", .year), ("per-year-salary", .year), ("annual", .year), ("1 YEAR", .year),
      ("PH", .hour), ("Per Hour", .hour), ("hourly", .hour), ("PD", .day), ("BW", .twoWeeks), ("Bi-weekly", .twoWeeks),
      ("PM", .month), ("Monthly", .month), ("week", .week), ("PW", .piece), ("Piece Work", .piece), ("FB", .fee),
      ("SY", .schoolYear), ("School Year", .schoolYear), ("ST", .stipend), ("Student Stipend Paid", .stipend),
      ("WC", .unpaid), ("Without Compensation", .unpaid), ("ANN", .year), ("HUR", .hour), ("DAY", .day), ("WEE", .week),
      ("MON", .month), ("Jahr", .year), ("jährlich", .year), ("im Jahr", .year), ("Stunde", .hour),
      ("pro Stunde", .hour),
      ("Tag", .day), ("am Tag", .day), ("Woche", .week), ("alle zwei Wochen", .twoWeeks), ("Monat", .month),
      ("monatlich", .month), ("Schuljahr", .schoolYear), ("an", .year), ("par an", .year),
      ("année scolaire", .schoolYear),
      ("heure", .hour), ("de l’heure", .hour), ("jour", .day), ("semaine", .week),
      ("toutes les deux semaines", .twoWeeks),
      ("mois", .month), ("Mensuel", .month), ("mensuales", .month), ("bi-week-salary", .twoWeeks),
      ("per-bi-week-salary", .twoWeeks), ("biweekly wage", .twoWeeks), ("weekly-salary", .week), ("2 WEEKS", .twoWeeks),
    ])
  func units(_ text: String, _ unit: PayUnit) {
    #expect(PayUnit(written: text) == unit)
  }

  @Test(
    "Other words are no unit",
    arguments: [
      "", "per blue moon", "Monday", "Monate lang", "TOTAL", "job", "/", "Mittag", "semi-month-salary",
      "bi-month-salary", "0.5 MONTH", "NONE", "salary", "per",
    ])
  func noUnits(_ text: String) {
    #expect(PayUnit(written: text) == nil)
  }

  struct Case: CustomTestStringConvertible {
    var minimum: String?
    var maximum: String?
    var unit: String?
    var currency: String?
    var text: String?
    var faults = 0
    var testDescription: String { "\(minimum ?? "-") \(maximum ?? "-") \(unit ?? "-") \(currency ?? "-")" }

    init(_ minimum: String?, _ maximum: String?, _ unit: String?, _ currency: String?, _ text: String?, faults: Int = 0)
    {
      (self.minimum, self.maximum, self.unit, self.currency) = (minimum, maximum, unit, currency)
      (self.text, self.faults) = (text, faults)
    }
  }

  @Test(
    "Pay in words",
    arguments: [
      Case("84156.0", "109408.0", "PA", nil, "$84,156 – $109,408 a year"),
      Case("46.2", "58.10", "Per Hour", nil, "$46.20 – $58.10 an hour"),
      Case("20", nil, "hour", "usd", "From $20 an hour"),
      Case("0", "65000", "year", "USD", "Up to $65,000 a year"),
      Case("50000", "50000", "annual", "EUR", "€50,000 a year"),
      Case("80000", "90000", "yearly", "CHF", "CHF 80,000 – 90,000 a year"),
      Case("1200", "1300", "BW", "", "$1,200 – $1,300 every two weeks"),
      Case("0", "0", "Without Compensation", nil, "Without compensation"),
      Case("0.0", "0.0", "WC", nil, "Without compensation"),
      Case("0", "0", "ST", nil, "Student stipend"),
      Case("500", nil, "FB", nil, "From $500 as a fee"),
      Case("1000000", nil, "month", "£", "From £1,000,000 a month"),
      Case("0", "0", "PA", nil, nil),
      Case(nil, nil, nil, nil, nil),
      Case("90000", "80000", "PA", nil, "$80,000 – $90,000 a year", faults: 1),
      Case("-1", "80000", "PA", nil, "Up to $80,000 a year", faults: 1),
      Case("much", "more", "PA", nil, nil, faults: 2),
      Case("90000", "95000", nil, nil, "$90,000 – $95,000 a year"),
      Case("21.50", nil, "", nil, "From $21.50 an hour"),
      Case("3000", nil, nil, nil, nil, faults: 1),
      Case("15000", nil, nil, nil, nil, faults: 1),
      Case("0", "90000", nil, "CAD", "Up to CAD 90,000 a year"),
      Case("45000", "50000", nil, "CZK", nil, faults: 1),
      Case("600000", "700000", nil, "CZK", "CZK 600,000 – 700,000 a year"),
      Case("25000", nil, "", "INR", nil, faults: 1),
      Case("250000", nil, nil, "JPY", nil, faults: 1),
      Case("150", nil, nil, "JPY", nil, faults: 1),
      Case("500000", nil, nil, "HUF", nil, faults: 1),
      Case("30000", nil, nil, "PHP", nil, faults: 1),
      Case("300", "400", nil, "MXN", nil, faults: 1),
      Case("30", "35", nil, "EUR", "€30 – €35 an hour"),
      Case("100", "60000", nil, "USD", nil, faults: 1),
      Case("18.5", "20", "year", "GBP", nil, faults: 2),
      Case("60", "60", "annual", "USD", nil, faults: 1),
      Case("1", "60000", "year", "USD", "Up to $60,000 a year", faults: 1),
      Case("60000", "80", "year", "USD", "From $60,000 a year", faults: 1),
      Case("20000", nil, "year", "INR", nil, faults: 1),
      Case("5000", "6000", "year", "EUR", "€5,000 – €6,000 a year"),
      Case("150", nil, "year", "KWD", nil, faults: 1),
      Case("18.5", "20", "month", "GBP", "£18.50 – £20 a month"),
      Case("1.500", "25.000", "week", "EUR", "€1,500 – €25,000 a week"),
      Case("1.200", "1.300", "hour", "JPY", "JPY 1,200 – 1,300 an hour"),
      Case("50000", "60000", "hour", "EUR", nil, faults: 2), Case("95000", nil, "day", "USD", nil, faults: 1),
      Case("50", "60000", "hour", "USD", "From $50 an hour", faults: 1),
      Case("500000", nil, "hour", "VND", "From VND 500,000 an hour"),
      Case("45000", "50000", "year", "$", "$45,000 – $50,000 a year"),
      Case("1200", "1300", "bi-week-salary", "USD", "$1,200 – $1,300 every two weeks"),
      Case("22.4", "26", "bi-week-salary", "USD", nil, faults: 2),
      Case("1", "1900", "BW", "USD", "Up to $1,900 every two weeks", faults: 1),
      Case("60000", nil, "2 WEEK", "USD", nil, faults: 1),
      Case("2500", "3000", "semi-month-salary", "EUR", nil), Case("9000", nil, "3 MONTH", "USD", nil),
      Case("22.4", "26", "semi-month-salary", "USD", nil, faults: 2),
      Case("60000", nil, "0.5 MONTH", "USD", nil, faults: 1),
      Case("22", nil, "per-quarter-salary", "EUR", nil, faults: 1),
      Case("10", "20", "per blue moon", nil, nil, faults: 1),
      Case("10", "20", "hour", "dollars", nil, faults: 1),
    ])
  func words(_ expected: Case) {
    let (pay, faults) = Pay.read(
      PayClaim(minimum: expected.minimum, maximum: expected.maximum, unit: expected.unit, currency: expected.currency))
    #expect(pay?.text == expected.text)
    #expect(faults.count == expected.faults)
  }

  @Test(
    "A figure that no job pays is left out, and said",
    arguments: [
      Case("60000", "99999999999", "year", "USD", "From $60,000 a year", faults: 1),
      Case("100000000000", nil, "year", "EUR", nil, faults: 1),
      Case("20000000", nil, "PA", nil, "From $20,000,000 a year"),
      Case("20000001", nil, "PA", nil, nil, faults: 1),
      Case("5000", "2000000", "month", "USD", "From $5,000 a month", faults: 1),
      Case("70000", "99999999999", nil, "USD", "From $70,000 a year", faults: 1),
      Case("900", "9999999", "week", "GBP", "From £900 a week", faults: 1),
      Case("99999999999", nil, "fee", "USD", "Fee basis", faults: 1),
      Case("99999999999", nil, nil, "USD", nil, faults: 1),
      Case("99999999999", nil, "semi-month-salary", "USD", nil, faults: 1),
      Case("3000000000", nil, "year", "JPY", "From JPY 3,000,000,000 a year"),
      Case("99999999999", nil, "month", "VND", nil, faults: 1),
      Case("25000000", "30000000", "month", "VND", "VND 25,000,000 – 30,000,000 a month"),
      Case("300000000", nil, "hour", "IDR", nil, faults: 1), Case("50", "70", "year", "KRW", nil, faults: 2),
      Case("50000000", "70000000", nil, "KRW", "KRW 50,000,000 – 70,000,000 a year"),
      Case("15000000", nil, nil, "VND", nil, faults: 1),
      Case("90000000000", nil, "month", "IRR", "From IRR 90,000,000,000 a month"),
    ])
  func beyondPay(_ expected: Case) {
    words(expected)
  }

  @Test(
    "A point with three digits behind it parts the thousands of a month's and a year's pay, and of less where nobody is paid as little",
    arguments: [
      ("70.000", "year", 7_000_000), ("70.000", nil, 7_000_000), ("3.500", "month", 350_000),
      ("€4.250", "Monat", 425_000), ("€4.250", "Mond", nil),
      ("26.500", "hour", 2650), ("70.00", "month", 7000), ("0.500", "month", 50), ("1234.500", "year", 123_450),
      ("1.234.500", "year", 123_450_000), ("70.000k", "year", 7_000_000), ("70.5", "month", 7050),
      ("1.500", "week", 150_000), ("1.500", "Woche", 150_000), ("2.500", "two weeks", 250_000),
      ("1.500", "day", 150_000),
      ("18.500", "day", 1850), ("1.500", "hour", 150), ("0.500", "day", 50), ("1.50", "week", 150),
    ] as [(String, String?, Int?)])
  func points(_ written: String, _ unit: String?, _ hundredths: Int?) {
    #expect(Pay.read(PayClaim(minimum: written, maximum: nil, unit: unit, currency: "EUR")).pay?.minimum == hundredths)
  }

  @Test("A year's pay is what the federal service counts")
  func yearly() {
    let (pay, _) = Pay.read(PayClaim(minimum: "26.23", maximum: "30", unit: "PH", currency: nil))
    #expect(pay?.yearlyMinimum == 54_742)
    #expect(pay?.yearlyMaximum == 62_610)
  }
}
