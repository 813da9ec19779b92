import Testing

@testable import Boardwalk

@Suite("Pay and words of a JobPosting")
struct JobPostingWordsTests {
  /// A page with a posting that says this.
  private static func page(_ members: String) -> String {
    #"<html><script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","hiringOrganization":"Panes","#
      + members + "}</script></html>"
  }

  @Test(
    "Pay that is a text is in the currency and for the time that stand beside it",
    arguments: [
      (
        #""baseSalary":{"currency":"MXN","value":{"value":"$25,000 - $30,000","unitText":"MONTH"}}"#,
        "MXN 25,000 – 30,000 a month"
      ),
      (#""baseSalary":{"currency":"CAD","value":{"value":"$50,000","unitText":"YEAR"}}"#, "CAD 50,000 a year"),
      (#""baseSalary":"$20 per hour","salaryCurrency":"CAD""#, "CAD 20 an hour"),
      (
        #""baseSalary":{"currency":"EUR","value":{"value":"60000-80000","unitText":"YEAR"}}"#,
        "€60,000 – €80,000 a year"
      ),
      (#""baseSalary":{"currency":"USD","value":{"value":"€60,000","unitText":"YEAR"}}"#, nil),
      (
        #""baseSalary":{"currency":"CHF","value":{"minValue":"85'000","maxValue":"95 000","unitText":"YEAR"}}"#,
        "CHF 85,000 – 95,000 a year"
      ),
      (#""baseSalary":{"currency":"USD","value":{"minValue":30,"maxValue":35,"unitCode":"HUR"}}"#, "$30 – $35 an hour"),
      (#""baseSalary":{"currency":"USD","value":{"value":4000,"unitText":"MON"}}"#, "$4,000 a month"),
      (
        #""baseSalary":{"@type":"PriceSpecification","name":"Base","minPrice":50000,"maxPrice":"60000","priceCurrency":"EUR"}"#,
        "€50,000 – €60,000 a year"
      ),
      (
        #""baseSalary":{"@type":"UnitPriceSpecification","price":"25.50","priceCurrency":"USD","unitCode":"HUR"}"#,
        "$25.50 an hour"
      ),
      (#""baseSalary":{"@type":"PriceSpecification","price":"£30,000 per annum"}"#, "£30,000 a year"),
    ] as [(String, String?)])
  func payInWords(_ members: String, _ text: String?) async throws {
    let asked = try await Asked("jobposting:", recorded: ["1.html": Self.page(members)])
    let job = try #require(asked.jobs().first)
    #expect(job.pay?.text == text)
    #expect(asked.findings == [])
  }

  @Test(
    "Skills in one text are parted at its semicolons, or else at its commas",
    arguments: [
      ("a; b; c", ["a", "b", "c"]), ("C#; .NET (Core, Standard)", ["C#", ".NET (Core, Standard)"]),
      ("a, b", ["a", "b"]),
      ("cutting glass", ["cutting glass"]), ("a; ", ["a"]),
    ])
  func skills(text: String, skills: [String]) async throws {
    let asked = try await Asked("jobposting:", recorded: ["1.html": Self.page(#""skills":"\#(text)""#)])
    #expect(asked.jobs().map(\.skills) == [skills])
  }

  @Test("A word of the vocabulary that is written as its address is that word")
  func terms() async throws {
    let types = #""employmentType":["https://schema.org/FULL_TIME","http://schema.org/CONTRACTOR"]"#
    let asked = try await Asked("jobposting:", recorded: ["1.html": Self.page(types)])
    #expect(asked.jobs().map(\.schedule) == [.fullTime])
    #expect(asked.jobs().map(\.appointment) == ["Contract"])
  }
}
