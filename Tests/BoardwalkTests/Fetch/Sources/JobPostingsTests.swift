import Testing

@testable import Boardwalk

@Suite("Pages with JobPosting")
struct JobPostingsTests {
  private static let page = """
    <!DOCTYPE html><html><head><script>var x = "<p>";</script>
    <SCRIPT type='application/ld+json' nonce="n">{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{"@type":["JobPosting"],
    "title":"Glazier","identifier":{"@type":"PropertyValue","value":9},"datePosted":"2026-07-06","validThrough":"2026-12-01",
    "hiringOrganization":{"name":"Panes"},"employmentType":"Part-time","jobLocationType":"TELECOMMUTE",
    "applicantLocationRequirements":[{"@type":"Country","name":"USA"}],"description":"<p>Line
    end</p>","responsibilities":"Cut","skills":"glass, lead","educationRequirements":{"credentialCategory":"none"},
    "baseSalary":{"currency":"USD","value":{"value":"50000","unitText":"YEAR"}}}]}</SCRIPT>
    <script type="application/ld+json">{"broken":</script></head></html>
    """

  @Test("A posting in a graph, beside scripts of other kinds and broken ones, says what it says")
  func fields() async throws {
    let asked = try await Asked("jobposting: { pages: \"https://panes.example/jobs/9\" }") { _ in (200, Self.page) }
    #expect(asked.addresses == ["https://panes.example/jobs/9"])
    #expect(asked.ending == .complete)
    let job = try #require(asked.jobs().first)
    #expect(job.id.sourceID == "9")
    #expect(job.title == "Glazier")
    #expect(job.organization == "Panes")
    #expect(job.schedule == .partTime)
    #expect(job.workplace == .remote)
    #expect(job.allPlaces.map(\.country) == ["US"])
    #expect(job.pay?.text == "$50,000 a year")
    #expect(job.skills == ["glass", "lead"])
    #expect(job.sections.map(\.kind) == [.summary, .duties, .education])
    #expect(job.sourceURL?.string == "https://panes.example/jobs/9")
  }

  @Test("A bare $ in a country with dollars of its own is nobody's currency, and is shown as it stands")
  func dollars() async throws {
    func job(in country: String, _ pay: String) async throws -> Job {
      let place = #""jobLocation":{"address":{"addressCountry":"\#(country)"}},"baseSalary":"#
      let asked = try await Asked("jobposting:", recorded: ["1.html": Self.page(place + pay + "}")])
      return try #require(asked.jobs().first)
    }
    let figures = #"{"currency":"$","value":{"minValue":45000,"maxValue":50000,"unitText":"YEAR"}}"#
    let abroad = try await job(in: "CA", figures)
    #expect(abroad.pay == nil && abroad.facts == [Job.Fact("Pay", "45000 – 50000 $ / YEAR")])
    let words = try await job(in: "MX", #""$45,000 - $50,000""#)
    #expect(words.pay == nil && words.facts == [Job.Fact("Pay", "$45,000 - $50,000")])
    let home = try await job(in: "US", figures)
    #expect(home.pay?.text == "$45,000 – $50,000 a year" && home.facts.isEmpty)
    #expect(try await job(in: "DE", figures).pay?.currency == "USD")
    #expect(try await job(in: "CA", figures.replacing("$", with: "CAD")).pay?.currency == "CAD")
  }

  @Test("A map leads to its pages; one that is gone is no job, and other sites are not asked")
  func sitemap() async throws {
    let asked = try await Asked("jobposting: { sitemap: \"https://p.example/map.xml\", within: /jobs/ }") { address in
      switch address {
      case "https://p.example/map.xml":
        (
          200,
          "<sitemapindex><sitemap><loc>https://p.example/a.xml</loc></sitemap><sitemap><loc>https://q.example/b.xml</loc></sitemap></sitemapindex>"
        )
      case "https://p.example/a.xml":
        (
          200,
          "<urlset><url><loc>https://p.example/jobs/1</loc></url><url><loc>https://p.example/about</loc></url><url><loc>https://p.example/jobs/2</loc></url></urlset>"
        )
      case "https://p.example/jobs/1": (410, "")
      default: (200, Self.page.replacing("\"identifier\":{\"@type\":\"PropertyValue\",\"value\":9},", with: ""))
      }
    }
    #expect(
      asked.addresses == [
        "https://p.example/map.xml", "https://p.example/a.xml", "https://p.example/jobs/1", "https://p.example/jobs/2",
      ])
    #expect(asked.drafts.map(\.sourceID) == ["https://p.example/jobs/2"])
    #expect(
      asked.findings == [
        "The map leads to an address outside its own site, and only its own is asked; the first: https://q.example/b.xml."
      ])
  }

  @Test("Of a map only pages of its own site are asked, whatever they look like")
  func ownSite() async throws {
    let places = [
      "https://www.p.example/1", "https://jobs.p.example/2", "http://localhost:8962/", "http://p.example/3",
      "https://q.example/p.example/", "https:/localhost/?x=://www.p.example/", "/4",
    ].map { "<url><loc>\($0)</loc></url>" }.joined()
    let asked = try await Asked("jobposting: { sitemap: \"https://www.p.example/map.xml\" }") { address in
      (200, address.hasSuffix(".xml") ? "<urlset>\(places)</urlset>" : Self.page)
    }
    #expect(
      asked.addresses == ["https://www.p.example/map.xml", "https://www.p.example/1", "https://jobs.p.example/2"])
    #expect(
      asked.findings == [
        "The map leads to 5 addresses outside its own site, and only its own is asked; the first: http://localhost:8962/."
      ])
  }

  @Test("A page that repeats one address for all places is read by their names; its own address is its canonical one")
  func repeatedAddress() async throws {
    func place(_ name: String) -> String {
      #"{"@type":"Place","name":"\#(name)","address":{"addressLocality":"Sunnyvale","addressRegion":"CA","addressCountry":{"name":["USA","USA"]}}}"#
    }
    let page = """
      <html><head><link rel="stylesheet" href="/x.css"><link href="https://p.example/jobs/5?a=1&amp;b=2" rel="canonical">
      <script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","url":"/jobs/5","hiringOrganization":"Panes",
      "jobLocation":[\(place("Sunnyvale, CA")),\(place("Bellevue, WA")),\(place("Remote, US"))],"jobLocationType":"Telecommute",
      "baseSalary":"$100k - $120k","experienceRequirements":{"@type":"OccupationalExperienceRequirements","monthsOfExperience":36}}
      </script></head></html>
      """
    let asked = try await Asked("jobposting:", recorded: ["1.html": page])
    let job = try #require(asked.jobs().first)
    #expect(job.allPlaces.map(\.text) == ["Sunnyvale, California", "Bellevue, Washington", "United States"])
    #expect(job.sourceURL?.string == "https://p.example/jobs/5?a=1&b=2")
    #expect(job.pay?.text == "$100,000 – $120,000 a year")
    #expect(job.facts.contains(Job.Fact("Months of experience", "36")))
    #expect(job.workplace.contains(.remote))
  }

  /// What a site's map leads to: pages with one posting each, with their address, their employer and their identifier.
  private static func ids(_ pages: [(String, String, String)]) async throws -> [String] {
    let places = pages.map { "<url><loc>\($0.0)</loc></url>" }.joined()
    let texts = Dictionary(
      uniqueKeysWithValues: pages.map { address, employer, identifier in
        (
          address,
          #"<script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","hiringOrganization":"#
            + #"{"name":"\#(employer)"},"identifier":\#(identifier)}</script>"#
        )
      })
    let asked = try await Asked("jobposting: { sitemap: \"https://b.example/map.xml\" }") { address in
      (200, texts[address] ?? "<urlset>\(places)</urlset>")
    }
    #expect(asked.ending == .complete)
    return asked.drafts.map(\.sourceID)
  }

  @Test("Employers count for themselves: one number of two of them is two jobs, each night the same")
  func numbersOfEmployers() async throws {
    let first = ("https://b.example/1", "Org 1", #"{"value":"1001"}"#)
    let ids = try await Self.ids([
      first, ("https://b.example/2", "Org 2", #"{"value":1001}"#), ("https://b.example/3", "Org 2", #"{"value":1002}"#),
    ])
    #expect(Set(ids).count == 3 && ids[0].hasPrefix("1001-"))
    #expect(try await Self.ids([first]) == [ids[0]])
    let named = ["Org 1", "Org 2"].map { ("https://b.example/\($0.suffix(1))", $0, #"{"value":"Ref: 7"}"#) }
    #expect(Set(try await Self.ids(named)).count == 2)
    #expect(try await Self.ids([("https://b.example/9", "ORG  1", #""1001""#)]) == [ids[0]])
  }

  @Test(
    "A name in the place of a number is none",
    arguments: [#"{"value":"Acme"}"#, #"{"name":"Acme","value":"ACME GmbH"}"#, #""Acme""#, #"{"name":"Careers"}"#])
  func nameForNumber(_ identifier: String) async throws {
    let ids = try await Self.ids([
      ("https://b.example/1", "Acme GmbH", identifier), ("https://b.example/2", "Acme GmbH", identifier),
    ])
    #expect(ids == ["https://b.example/1", "https://b.example/2"])
  }

  @Test("A number stays alone on the employer's own site, and where it is nobody else's")
  func numbersAlone() async throws {
    let uuid = "6f1c0a52-3c53-4f0e-9d2e-0d8b7a3f5e11"
    #expect(
      try await Self.ids([
        ("https://north-wind.b.example/1", "North Wind", #"{"value":"R-7"}"#),
        ("https://b.example/2", "Acme", #"{"value":"\#(uuid)"}"#),
        ("https://b.example/3", "Acme", #"{"value":"usajobs:793682000"}"#), ("https://b.example/4", "", #""8""#),
      ]) == ["R-7", uuid, "usajobs:793682000", "8"])
  }

  @Test("Two sites in one town are there, whatever they are called")
  func sitesInOneTown() async throws {
    func place(_ name: String, _ town: String) -> String {
      #"{"name":"\#(name)","address":{"addressLocality":"\#(town)","addressRegion":"ON","addressCountry":"CA"}}"#
    }
    for (names, texts) in [
      (["HQ", "Annex"], ["Toronto, Ontario, Canada"]), (["Toronto HQ", "Annex"], ["Toronto, Ontario, Canada"]),
      (["Toronto", "Ottawa"], ["Toronto, Ontario, Canada", "Ottawa, Ontario, Canada"]),
    ] {
      let places = names.map { place($0, "Toronto") }.joined(separator: ",")
      let page = Self.page(#""jobLocation":[\#(places)]}"#)
      let asked = try await Asked("jobposting:", recorded: ["1.html": page])
      #expect(asked.jobs().first?.allPlaces.map(\.text) == texts)
    }
  }

  /// A page with one posting that ends so: `"skills":"glass"}`.
  private static func page(_ end: String) -> String {
    #"<html><script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","hiringOrganization":"Panes","#
      + end + "</script></html>"
  }

  @Test(
    "A posting that cannot be read is no job that is over",
    arguments: [
      page(#""skills":"un"quoted"}"#), page(#""skills":"glass""#), String(page(#""skills":"gl"#).dropLast(16)),
    ])
  func damaged(_ page: String) async throws {
    let asked = try await Asked("jobposting: { sitemap: \"https://p.example/map.xml\" }") { address in
      switch address {
      case "https://p.example/map.xml":
        (
          200,
          "<urlset><url><loc>https://p.example/1</loc></url><url><loc>https://p.example/2</loc></url><url><loc>https://p.example/3</loc></url></urlset>"
        )
      case "https://p.example/1": (200, page)
      case "https://p.example/2": (200, "<html>All about us</html>")
      default: (200, Self.page(#""skills":"glass"}"#))
      }
    }
    #expect(asked.drafts.map(\.sourceID) == ["https://p.example/3"])
    #expect(asked.findings == ["https://p.example/1 has a `JobPosting` that cannot be read: it is cut off or damaged."])
    #expect(asked.ending == .partial("1 of the 3 pages of p.example could not be read whole."))
  }

  @Test("Half a character in a posting takes no more of it than that")
  func halfCharacter() async throws {
    let asked = try await Asked("jobposting: { pages: \"https://p.example/1\" }") { _ in
      (200, Self.page(#""skills":"glass \ud83d"}"#))
    }
    #expect(asked.ending == .complete)
    #expect(asked.drafts.map(\.title) == ["Glazier"])
  }

  @Test("More pages than may be asked for are not all")
  func most() async throws {
    let asked = try await Asked("jobposting: { pages: [\"https://p.example/1\", \"https://p.example/2\"], most: 1 }") {
      _ in
      (200, Self.page)
    }
    #expect(asked.ending == .partial("p.example has 2 pages; 1 were asked for."))
  }

  @Test("A page that settings name and that is not there is said")
  func gone() async throws {
    let asked = try await Asked("jobposting: { pages: [\"https://p.example/1\", \"https://p.example/2\"] }") {
      request in
      request.hasSuffix("1") ? (404, "") : (200, Self.page)
    }
    #expect(asked.ending == .complete)
    #expect(asked.findings == ["https://p.example/1 is not there, so its job is over."])
  }

  @Test("Without pages it says what it needs")
  func nowhere() async throws {
    let asked = try await Asked("jobposting:") { _ in (200, "") }
    #expect(asked.failure?.message == "Job postings needs `pages` in board.yml.")
  }

  @Test(
    "Every posting of a page comes out with what it says", arguments: RecordedReply.all(of: "jsonld", orElse: [page]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("jobposting:", recorded: ["1.html": reply.text])
    let count = reply.text.split(separator: "\"JobPosting\"").count - 1
    #expect(asked.drafts.count == count && count > 0)
    for job in asked.jobs(mayFind: { $0.contains("closes on") }) {
      #expect(reply.text.contains("\"\(job.title)\"") && reply.text.contains("\"\(job.organization)\""))
      #expect(!job.placeText.isEmpty && !job.sections.isEmpty)
      #expect(!job.allPlaces.isEmpty)
    }
  }
}
