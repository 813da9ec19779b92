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
      ("zwischen 55.000€ und 70.000€", "€55,000 – €70,000 a year"),
    ])
  func read(_ words: String, _ text: String) throws {
    #expect(Pay.read(try #require(PayClaim(words: words))).pay?.text == text)
  }

  @Test(
    "Of several components the salary is the salary",
    arguments: [
      ("$110K – $120K • Offers Equity • Offers Commission", "$110,000 – $120,000 a year"),
      ("$60k base + bonus", "$60,000 a year"), ("Bonus $10,000; salary $90,000", "$90,000 a year"),
      ("$70k base, OTE $140k", "$70,000 a year"), ("OTE $140k, $70k base", "$70,000 a year"),
      ("OTE $25k - $35k", "$25,000 – $35,000 a year"),
    ])
  func components(_ words: String, _ text: String) throws {
    #expect(Pay.read(try #require(PayClaim(words: words))).pay?.text == text)
  }

  @Test(
    "What could be something else is not taken for pay",
    arguments: [
      "$3k - $10k", "", "competitive", "$", "$1 - $2 - $3", "50k", "$10/job", "$900 + bonus", "Bonus up to $50,000",
      "$100,000 sign-on bonus", "€50k or $60k", "$50k in year 2", "kr 500 000 per year", "series B, $40M raised",
      "$60k, $80k", "0", "$0 - $0", "$60.000.5", "1-2 years",
    ])
  func refused(_ words: String) {
    let pay = PayClaim(words: words).flatMap { Pay.read($0).pay }
    #expect(pay == nil)
  }

  @Test("No text stops the reader")
  func anything() {
    var dice = Dice(seed: 5)
    for _ in 0..<3000 {
      let words = dice.text(40) + ["$", "€", "k", "/hr", "-", "1.", ",0"][dice.below(7)] + dice.text(20)
      if let claim = PayClaim(words: words) { #expect(claim.currency != nil) }
    }
  }
}
