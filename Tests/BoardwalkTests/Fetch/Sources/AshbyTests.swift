import Testing

@testable import Boardwalk

@Suite("Ashby")
struct AshbyTests {
  private static let board = """
    {"apiVersion":"1","jobs":[{"id":"a1","title":" Beekeeper","department":"Hives","team":"North","employmentType":"FullTime",
    "location":"New York, NY (HQ)","secondaryLocations":[{"location":"Remote (Canada)",
      "address":{"postalAddress":{"addressCountry":"Canada"}}}],"publishedAt":"2026-04-07T17:12:35.753+00:00",
    "isListed":true,"isRemote":true,"workplaceType":"Hybrid",
    "address":{"postalAddress":{"addressLocality":"New York City","addressRegion":"NY","addressCountry":"USA"}},
    "jobUrl":"https://jobs.ashbyhq.com/apiary/a1","applyUrl":"https://jobs.ashbyhq.com/apiary/a1/application",
    "descriptionHtml":"<p>You keep bees.</p>","descriptionPlain":"You keep bees.",
    "shouldDisplayCompensationOnJobPostings":true,
    "compensation":{"compensationTierSummary":"$80K – $110K • Offers Honey","summaryComponents":[
      {"compensationType":"EquityCashValue","interval":"NONE","currencyCode":"USD","minValue":1,"maxValue":2},
      {"compensationType":"Salary","interval":"1 YEAR","currencyCode":"USD","minValue":80000,"maxValue":110000}]}},
    {"id":"a2","title":"Ghost","isListed":false},
    {"id":"a3","title":"Queen","location":"Remote","isRemote":true,"isListed":true,
    "shouldDisplayCompensationOnJobPostings":false,"compensation":{"summaryComponents":[
      {"compensationType":"Salary","interval":"1 YEAR","currencyCode":"USD","minValue":5,"maxValue":6}]}}]}
    """

  @Test(
    "A board may have blanks in its name, in board.yml as in addresses",
    arguments: ["The Honey Co", "The%20Honey%20Co"])
  func blanks(name: String) async throws {
    let reply = Self.board.replacing("ashbyhq.com/apiary/", with: "ashbyhq.com/The%20Honey%20Co/")
    let asked = try await Asked("ashby: { board: \(name) }") { _ in (200, reply) }
    #expect(
      asked.addresses == ["https://api.ashbyhq.com/posting-api/job-board/The%20Honey%20Co?includeCompensation=true"])
    #expect(asked.jobs().first?.organization == "The Honey Co")
    let recorded = try await Asked("ashby: {}", recorded: ["1.json": reply])
    #expect(recorded.jobs().first?.organization == "The Honey Co")
  }

  @Test("A board's jobs say what the board says of them; hybrid is not remote, and what is unlisted stays so")
  func fields() async throws {
    let asked = try await Asked("ashby: { board: apiary }") { _ in (200, Self.board) }
    #expect(asked.addresses == ["https://api.ashbyhq.com/posting-api/job-board/apiary?includeCompensation=true"])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Beekeeper", "Queen"])
    #expect(jobs[0].organization == "apiary")
    #expect(jobs[0].categories.map(\.name) == ["Hives", "North"])
    #expect(jobs[0].allPlaces.map(\.text) == ["New York City, New York", "Canada"])
    #expect(jobs[0].workplace.contains([.telework, .onSite]))
    #expect(jobs[0].schedule == .fullTime)
    #expect(jobs[0].pay?.text == "$80,000 – $110,000 a year")
    #expect(jobs[0].facts == [Job.Fact("Compensation", "$80K – $110K • Offers Honey")])
    #expect(jobs[1].workplace == .remote)
    #expect(jobs[1].pay == nil)
  }

  @Test(
    "A salary for half a month or for several is shown in words",
    arguments: [
      ("0.5 MONTH", "2500 – 3000 USD / 0.5 MONTH"), ("3 MONTH", "2500 – 3000 USD / 3 MONTH"), ("2 WEEK", nil),
      ("NONE", "2500 – 3000 USD"),
    ])
  func intervals(interval: String, words: String?) async throws {
    let salary =
      #"{"compensationType":"Salary","interval":"\#(interval)","currencyCode":"USD","minValue":2500,"maxValue":3000}"#
    let asked = try await Asked("ashby: { board: apiary }") { _ in
      (200, #"{"jobs":[{"id":"1","title":"Keeper","compensation":{"summaryComponents":[\#(salary)]}}]}"#)
    }
    let job = try #require(asked.jobs(mayFind: { interval == "NONE" && $0.contains("for what time") }).first)
    #expect(job.pay?.text == (words == nil ? "$2,500 – $3,000 every two weeks" : nil))
    #expect(job.facts == (words.map { [Job.Fact("Pay", $0)] } ?? []))
  }

  @Test("Pay comes out in whatever shape the compensation is, and a secondary place with its address")
  func compensation() async throws {
    func job(_ id: Int, _ compensation: String) -> String {
      #"{"id":"\#(id)","title":"Keeper","location":"Rome","compensation":\#(compensation),"#
        + #""secondaryLocations":[{"location":"Houston","address":{"addressLocality":"Houston","addressRegion":"Texas","addressCountry":"USA"}}]}"#
    }
    let jobs = [
      job(
        1,
        #"{"scrapeableCompensationSalarySummary":"€110K - €185K","compensationTierSummary":"€110K – €185K • Offers Equity"}"#
      ),
      job(2, #"{"compensationTierSummary":"$81K – $87K • 0.5% – 1.75% • Offers Bonus"}"#),
      job(
        3,
        #"{"compensationComponents":[{"compensationType":"Salary","tiers":[{"tierFloor":150000,"tierCeiling":190000,"currency":"USD","interval":"YEAR"}]}]}"#
      ),
      job(4, #"{"compensationTierSummary":"Offers Equity","summaryComponents":[]}"#),
      job(5, #"{"compensationTierSummary":"$180K – $200K OTE • Offers Commission","summaryComponents":[]}"#),
    ]
    let asked = try await Asked(
      "ashby: { board: apiary }", recorded: ["1.json": #"{"jobs":[\#(jobs.joined(separator: ","))]}"#])
    #expect(
      asked.jobs().map { $0.pay?.text } == [
        "€110,000 – €185,000 a year", "$81,000 – $87,000 a year", "$150,000 – $190,000 a year", nil,
        "$180,000 – $200,000 a year",
      ])
    #expect(asked.jobs().map(\.isPaidOnTarget) == [false, false, false, false, true])
    #expect(asked.drafts.first?.fact("Compensation") == "€110K – €185K • Offers Equity")
    #expect(asked.jobs().first?.allPlaces.map(\.text) == ["Rome, Italy", "Houston, Texas"])
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "ashby", orElse: [board]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("ashby: { organization: Apiary }", recorded: ["1.json": reply.text])
    let rows = try reply.rows("jobs").filter { $0["isListed"] as? Bool != false }
    asked.expect(
      rows,
      [
        ("title", \.title), ("department", \.department), ("departmentName", \.department), ("location", \.placeText),
        ("publishedAt", \.posted), ("publishedDate", \.posted), ("jobUrl", \.sourceURL), ("applyUrl", \.applyURL),
        ("descriptionHtml", \.allText), ("employmentType", { $0.employment.first }),
        ("compensation.compensationTierSummary", { $0.fact("Compensation") }),
        ("address.postalAddress.addressLocality", { $0.places.first?.city }),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      let components = row.value("compensation.summaryComponents") as? [[String: Any]] ?? []
      let isShown = row["shouldDisplayCompensationOnJobPostings"] as? Bool != false
      let salary = !isShown ? nil : components.first { $0.text("compensationType") == "Salary" }
      // Older replies have it in tiers, or in words.
      guard salary != nil || row.value("compensation.compensationComponents") == nil else {
        #expect(job.pay != nil)
        continue
      }
      #expect(job.pay?.minimum.map { "\($0 / 100)" } == salary?.text("minValue"))
      #expect(job.pay?.maximum.map { "\($0 / 100)" } == salary?.text("maxValue"))
      if row.text("workplaceType") == "OnSite" { #expect(job.workplace == .onSite) }
      #expect(!job.placeText.isEmpty)
    }
  }

  @Test("Of tiers that a summary does not add up the pay is from the least to the most")
  func tiers() async throws {
    func tier(_ least: Int, _ most: Int, _ currency: String = "USD") -> String {
      #"{"components":[{"compensationType":"Salary","interval":"1 YEAR","currencyCode":"\#(currency)","minValue":\#(least),"maxValue":\#(most)}]}"#
    }
    let tiers = [tier(110_000, 120_000), tier(150_000, 180_000), tier(90_000, 300_000, "EUR")].joined(separator: ",")
    let asked = try await Asked("ashby: { board: apiary }") { _ in
      (
        200,
        #"{"jobs":[{"id":"1","title":"Keeper","compensation":{"summaryComponents":[],"compensationTiers":[\#(tiers)]}}]}"#
      )
    }
    #expect(asked.jobs().first?.pay?.text == "$110,000 – $180,000 a year")
  }
}
