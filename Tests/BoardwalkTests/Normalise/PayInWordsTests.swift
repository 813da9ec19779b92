import Testing

@testable import Boardwalk

@Suite("Pay as people write it")
struct PayInWordsTests {
  @Test(
    "Figures and nothing else are pay",
    arguments: [
      ("$18 - $22/hr", "$18 – $22 an hour"), ("$14/hr", "$14 an hour"),
      ("$45,000 - $50,000", "$45,000 – $50,000 a year"),
      ("$55k - $100k", "$55,000 – $100,000 a year"), ("$140k-$170k", "$140,000 – $170,000 a year"),
      ("€50,000 – €60,000 per year", "€50,000 – €60,000 a year"), ("£400 a day", "£400 a day"),
      ("$50-60k", "$50,000 – $60,000 a year"),
    ])
  func read(_ words: String, _ text: String) throws {
    #expect(Pay.read(try #require(PayClaim(words: words))).pay?.text == text)
  }

  @Test(
    "What could be something else is not taken for pay",
    arguments: [
      "OTE $25k - $35k", "$3k - $10k", "", "competitive", "$", "$1 - $2 - $3", "50k", "$10/job", "$900 + bonus",
    ])
  func refused(_ words: String) { #expect(PayClaim(words: words) == nil) }
}
