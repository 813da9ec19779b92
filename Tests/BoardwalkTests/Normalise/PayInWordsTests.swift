import Testing

@testable import Boardwalk

@Suite("Pay as people write it")
struct PayInWordsTests {
  @Test(
    "Figures become a range, a currency and a unit",
    arguments: [
      ("$18 - $22/hr", "$18 – $22 an hour"), ("$14/hr", "$14 an hour"),
      ("$45,000 - $50,000", "$45,000 – $50,000 a year"),
      ("$55k - $100k", "$55,000 – $100,000 a year"), ("$140k-$170k", "$140,000 – $170,000 a year"),
      ("€50,000 – €60,000 per year", "€50,000 – €60,000 a year"), ("£400 a day", "£400 a day"),
      ("$50-60k", "$50,000 – $60,000 a year"), ("€70k–90k p.a.", "€70,000 – €90,000 a year"),
      ("50.000 € - 60.000 € brutto pro Jahr", "€50,000 – €60,000 a year"),
      ("CHF 110'000 - 130'000", "CHF 110,000 – 130,000 a year"),
      ("50 000 – 60 000 EUR / year", "€50,000 – €60,000 a year"),
      ("USD 1,500 per month", "$1,500 a month"), ("$18.50 per hour", "$18.50 an hour"),
      ("£30,000 to £35,000 per annum", "£30,000 – £35,000 a year"), ("Up to £65k", "Up to £65,000 a year"),
      ("From $90,000", "From $90,000 a year"), ("$120k+", "From $120,000 a year"), ("A$95k", "AUD 95,000 a year"),
      ("CAD $80,000 - $95,000 annually", "CAD 80,000 – 95,000 a year"),
      ("₹12,00,000 per annum", "INR 1,200,000 a year"),
      ("18 LPA INR per annum", "INR 1,800,000 a year"), ("$211.4K – $290.6K", "$211,400 – $290,600 a year"),
      ("15 € die Stunde", "€15 an hour"), ("3.500 € im Monat", "€3,500 a month"), ("60k EUR DOE", "€60,000 a year"),
      ("$120K—$150K + equity", "$120,000 – $150,000 a year"), ("₹12L – ₹18L", "INR 1,200,000 – 1,800,000 a year"),
      ("₹12-18 LPA", "INR 1,200,000 – 1,800,000 a year"), ("90 000 zł", "PLN 90,000 a year"),
      ("$31,2k- $52k", "$31,200 – $52,000 a year"), ("$120K/yr - $150K/yr", "$120,000 – $150,000 a year"),
      ("USD 100,000 to USD 120,000 annually", "$100,000 – $120,000 a year"), ("18-22 USD/h", "$18 – $22 an hour"),
      ("60 bis 80 Tsd. EUR", "€60,000 – €80,000 a year"), ("£550 - £600 per day (Inside IR35)", "£550 – £600 a day"),
      ("CA$102.8K – CA$137K", "CAD 102,800 – 137,000 a year"), ("5M–8M JPY", "JPY 5,000,000 – 8,000,000 a year"),
      ("R$ 10.000/mês", "BRL 10,000 a month"), ("SEK 45 000 - 55 000/mån", "SEK 45,000 – 55,000 a month"),
      ("25 000 - 30 000 PLN / mies.", "PLN 25,000 – 30,000 a month"), ("CHF 9'500.- / Monat", "CHF 9,500 a month"),
      ("Base salary range of $100k to $120k", "$100,000 – $120,000 a year"), ("£12.21 p/h", "£12.21 an hour"),
      ("$100,000-120,000/year.", "$100,000 – $120,000 a year"),
      ("Salary up to $185,500 + equity", "Up to $185,500 a year"),
      ("Salary: $95,000 - $110,000 (CAD)", "CAD 95,000 – 110,000 a year"),
      ("ZAR 50k - 70k p/m", "ZAR 50,000 – 70,000 a month"),
      ("zwischen 55.000€ und 70.000€", "€55,000 – €70,000 a year"),
      ("$0 - $100,000", "Up to $100,000 a year"), ("0 - 100k USD", "Up to $100,000 a year"),
      ("MXN $25,000 / month", "MXN 25,000 a month"), ("$25,000 MXN mensuales", "MXN 25,000 a month"),
      ("COP $4.000.000 al mes", "COP 4,000,000 a month"), ("$30 NZD per hour", "NZD 30 an hour"),
      ("8-12 LPA", "INR 800,000 – 1,200,000 a year"), ("12 lpa", "INR 1,200,000 a year"),
      ("Unpaid", "Without compensation"), ("Unpaid (volunteer)", "Without compensation"),
      ("unbezahlt", "Without compensation"),
      ("25 - 30 triệu VND / tháng", "VND 25,000,000 – 30,000,000 a month"),
      ("15 - 20 triệu/tháng", "VND 15,000,000 – 20,000,000 a month"),
      ("Rp 10.000.000 - Rp 15.000.000 per month", "IDR 10,000,000 – 15,000,000 a month"),
      ("Rp10.000.000 / bulan", "IDR 10,000,000 a month"),
      ("IDR 10jt - 15jt per bulan", "IDR 10,000,000 – 15,000,000 a month"),
      ("₩50,000,000", "KRW 50,000,000 a year"), ("연봉 5,000만원", "KRW 50,000,000 a year"),
      ("年収500万円〜800万円", "JPY 5,000,000 – 8,000,000 a year"), ("月給25万円", "JPY 250,000 a month"),
      ("時給1,200円", "JPY 1,200 an hour"), ("NT$50,000 per month", "TWD 50,000 a month"),
      ("150 000 руб./мес", "RUB 150,000 a month"), ("от 100 000 до 150 000 ₽ в месяц", "RUB 100,000 – 150,000 a month"),
      ("RM 3,000 - RM 5,000 per month", "MYR 3,000 – 5,000 a month"), ("40 000 Kč / měsíc", "CZK 40,000 a month"),
      ("3.200,50 € mtl.", "€3,200.50 a month"), ("30.000€ - 35.000€ Bruto/año", "€30,000 – €35,000 a year"),
      ("from $20 up to $30 per hour", "$20 – $30 an hour"), ("od 20 do 30 zł/godz.", "PLN 20 – 30 an hour"),
      ("min. 20 € max. 30 € pro Stunde", "€20 – €30 an hour"),
      ("£30k pa pro rata", "£30,000 a year"), ("£24,000 - £26,000 pro rata", "£24,000 – £26,000 a year"),
      ("€3.000 brutto pro Monat (pro-rata)", "€3,000 a month"), ("450 000 Ft / month", "HUF 450,000 a month"),
      ("Entre 35 000 € et 45 000 € brut annuel", "€35,000 – €45,000 a year"),
      ("RAL 30.000 - 35.000 €", "€30,000 – €35,000 a year"),
      ("TJM 500-600€", "€500 – €600 a day"), ("60-70 TEUR", "€60,000 – €70,000 a year"), ("$60/hr W2", "$60 an hour"),
      ("mind. € 3.000,- brutto/Monat", "From €3,000 a month"),
      ("₩40,000,000 ~ ₩60,000,000", "KRW 40,000,000 – 60,000,000 a year"),
      ("od 45 000 Kč/měs.", "From CZK 45,000 a month"), ("ZAR 45,000 pm", "ZAR 45,000 a month"),
      ("base $70k, OTE $140k CAD", "CAD 70,000 a year"), ("€2.400 brutto monatlich", "€2,400 a month"),
      ("1099 - $50/hr", "$50 an hour"), ("$50/hr on 1099", "$50 an hour"), ("$40.00/hr on W2", "$40 an hour"),
      ("$45/hr - 1099", "$45 an hour"), ("$85/hr - 1099/C2C", "$85 an hour"), ("$21/hr to 23", "$21 – $23 an hour"),
      ("$25/hr - 26.50", "$25 – $26.50 an hour"), ("$15/hr - 20/hr", "$15 – $20 an hour"),
      ("$65,000/yr - 75,000", "$65,000 – $75,000 a year"),
      ("$1,099 per week", "$1,099 a week"), ("1099 - 1299 € / Monat", "€1,099 – €1,299 a month"),
      ("$1099 - $1299 weekly", "$1,099 – $1,299 a week"), ("ab € 2.500,– brutto/Monat (14x)", "From €2,500 a month"),
      ("€ 3.000 brutto monatlich, 14x jährlich", "€3,000 a month"), ("14 € pro Stunde", "€14 an hour"),
      ("KV-Mindestgehalt: € 2.800,- brutto monatlich", "From €2,800 a month"),
      ("mindestens € 45.000 brutto p.a. mit Bereitschaft zur Überzahlung", "From €45,000 a year"),
      ("45-50K€ selon profil", "€45,000 – €50,000 a year"), ("De 35K à 45K €", "€35,000 – €45,000 a year"),
      ("Stundenlohn: 17,50 €", "€17.50 an hour"), ("Monatsgehalt 3.000 €", "€3,000 a month"),
      ("€500/dag", "€500 a day"),
      ("Jahresbruttogehalt 60.000 - 70.000 EUR", "€60,000 – €70,000 a year"), ("30.000€ b/a", "€30,000 a year"),
      ("The base salary range for this position is $120,000 to $150,000.", "$120,000 – $150,000 a year"),
    ] as [(String, String)])
  func read(_ words: String, _ text: String) throws {
    #expect(Pay.read(try #require(PayClaim(words: words))).pay?.text == text)
  }

  @Test(
    "Of several components the salary is the salary",
    arguments: [
      ("$110K – $120K • Offers Equity • Offers Commission", "$110,000 – $120,000 a year"),
      ("$60k base + bonus", "$60,000 a year"), ("Bonus $10,000; salary $90,000", "$90,000 a year"),
      ("$70k base, OTE $140k", "$70,000 a year"), ("OTE $140k, $70k base", "$70,000 a year"),
      ("OTE $25k - $35k", "$25,000 – $35,000 a year"), ("OTE $200k (base $100k)", "$100,000 a year"),
      ("$70k base + commission ($140k OTE)", "$70,000 a year"), ("$120k + 10% bonus", "$120,000 a year"),
      ("$81K – $87K • 0.5% – 1.75% • Offers Bonus", "$81,000 – $87,000 a year"),
      ("OTE $140k, base 70k", "$70,000 a year"),
    ] as [(String, String)])
  func components(_ words: String, _ text: String) throws {
    #expect(Pay.read(try #require(PayClaim(words: words))).pay?.text == text)
  }

  @Test(
    "What could be something else is not taken for pay",
    arguments: [
      "$3k - $10k", "", "competitive", "401k", "$1M ARR", "$160k–$180k ($210k for senior band)", "£30k in part",
      "4000€ monthly net", "¥5,000,000 - ¥8,000,000", "$40M Series B", "$50/hr or $100k/yr",
      "150-250k+ + equity + benefits",
      "$12L - $18L", "$", "$1 - $2 - $3", "50k", "$10/job", "$900 + bonus", "Bonus up to $50,000",
      "$100,000 sign-on bonus", "€50k or $60k", "$50k in year 2", "kr 500 000 per year", "series B, $40M raised",
      "$60k, $80k", "0", "$0 - $0", "EUR $60,000", "PHP $60,000", "8-12 L", "8-12 lakhs", "$8-12 LPA", "$25 a year",
      "Variable $60,000", "$60.000.5", "1-2 years", "25-30 triệu", "₦200,000 - ₦300,000", "$20 30 per hour",
      "Rs 30000/month",
    ])
  func refused(_ words: String) {
    let pay = PayClaim(words: words).flatMap { Pay.read($0).pay }
    #expect(pay == nil)
  }

  @Test(
    "What fields beside the words say goes before the words",
    arguments: [
      ("$25,000 - $30,000", "MONTH", "MXN", "MXN 25,000 – 30,000 a month"),
      ("$50,000", "YEAR", "CAD", "CAD 50,000 a year"),
      ("$20 per hour", nil, "CAD", "CAD 20 an hour"), ("60000-80000", "YEAR", "EUR", "€60,000 – €80,000 a year"),
      ("60,000 - 70,000", "year", "eur", "€60,000 – €70,000 a year"),
      ("60,000 - 70,000", nil, "EUR", "€60,000 – €70,000 a year"),
      ("from 3 500", "Monat", "€", "From €3,500 a month"), ("$50,000", "", "", "$50,000 a year"),
      ("$50,000", "ANN", "$", "$50,000 a year"), ("85'000", "YEAR", "CHF", "CHF 85,000 a year"),
      ("85\u{A0}000", "YEAR", "CHF", "CHF 85,000 a year"), ("$30/hr", "Hourly rate", "USD", "$30 an hour"),
      ("$30/hr", "HOUR", "USD", "$30 an hour"), ("OTE 60000, base 40000", "year", "GBP", "£40,000 a year"),
      ("$45,000 plus $5,000 bonus", "YEAR", "AUD", "AUD 45,000 a year"),
    ] as [(String, String?, String?, String)])
  func fields(_ words: String, _ unit: String?, _ currency: String?, _ text: String) throws {
    #expect(Pay.read(try #require(PayClaim(words: words, unit: unit, currency: currency))).pay?.text == text)
  }

  @Test(
    "Words that contradict the fields, and fields that nobody understands, are left to people",
    arguments: [
      ("€50,000", "YEAR", "USD"), ("$50,000", "YEAR", "EUR"), ("CAD 50,000", "YEAR", "USD"), ("£400", "DAY", "CAD"),
      ("$20 per hour", "YEAR", "USD"), ("$50,000 a year", "MONTH", "USD"), ("50,000", "YEAR", "dollars"),
      ("$50,000", "per blue moon", "USD"), ("50,000", "YEAR", nil), ("30,000", nil, "MXN"),
      ("$40M raised", "YEAR", "USD"),
      ("8-12 LPA", "YEAR", "PKR"),
    ] as [(String, String?, String?)])
  func contradictions(_ words: String, _ unit: String?, _ currency: String?) {
    #expect(PayClaim(words: words, unit: unit, currency: currency) == nil)
  }

  @Test("No text stops the reader")
  func anything() {
    var dice = Dice(seed: 5)
    for _ in 0..<3000 {
      let words = dice.text(40) + ["$", "€", "k", "/hr", "-", "1.", ",0"][dice.below(7)] + dice.text(20)
      if let claim = PayClaim(words: words) { #expect(claim.currency != nil) }
    }
  }

  @Test(
    "A bare number behind the unit may be hours a week, a year or anything: then the words stand",
    arguments: ["$22/hr - 40", "$22/hr - 2026", "£15 per hour - 37", "$30/hr - 1"])
  func bareNumber(words: String) {
    #expect(PayClaim(words: words).flatMap { Pay.read($0).pay } == nil)
  }
}
