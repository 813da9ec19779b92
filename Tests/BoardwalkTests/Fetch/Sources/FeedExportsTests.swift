import Markup
import Testing

@testable import Boardwalk

@Suite("Feeds that are exports of whole sites")
struct FeedExportsTests {
  private static func read(_ text: String) async throws -> Asked {
    try await Asked("feed: { url: \"https://a.example/feed\" }") { _ in (200, text) }
  }

  @Test("Of an export of WordPress only what is public and may be an offer is one")
  func wordPress() async throws {
    let items = [
      ("publish", "job_listing"), ("publish", "post"), ("draft", "job_listing"), ("private", "post"), ("trash", "post"),
      ("inherit", "attachment"), ("publish", "page"), ("publish", "nav_menu_item"), ("publish", "wp_navigation"),
      ("expired", "job_listing"), ("pending", "job"), ("future", "job"),
    ].enumerated().map { number, item in
      "<item><title>Job \(number)</title><guid>\(number)</guid><wp:status>\(item.0)</wp:status>"
        + "<wp:post_type><![CDATA[\(item.1)]]></wp:post_type></item>"
    }
    let asked = try await Self.read(
      "<rss version=\"2.0\" xmlns:wp=\"http://wordpress.org/export/1.2/\"><channel><wp:wxr_version>1.2</wp:wxr_version>"
        + items.joined() + "<item><title>Plain</title><guid>p</guid></item></channel></rss>")
    #expect(asked.drafts.map(\.title) == ["Job 0", "Job 1", "Plain"])
    #expect(asked.findings == [] && asked.unreadable == 0)
  }

  @Test("RSS 1.0, whose items stand beside the channel, is a feed")
  func rdf() async throws {
    let asked = try await Self.read(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://a.example/feed"><title>Jobs</title>
      <link>https://a.example/</link><items><rdf:Seq><rdf:li resource="https://a.example/1"/></rdf:Seq></items></channel>
      <item rdf:about="https://a.example/1"><title>Cook, Acme</title><link>/1</link><description>Fire</description>
      <dc:creator>Acme</dc:creator><dc:date>2026-11-02T08:00:00Z</dc:date><dc:subject>Kitchen</dc:subject></item></rdf:RDF>
      """)
    #expect(asked.findings == [] && asked.failure == nil)
    let job = try #require(asked.jobs().first)
    #expect(job.id.sourceID == "https://a.example/1" && job.title == "Cook" && job.organization == "Acme")
    #expect(job.sourceURL?.string == "https://a.example/1" && job.posted.description == "2026-11-02")
    #expect(job.categories.map(\.name) == ["Kitchen"] && job.sections.map(\.html.html) == ["<p>Fire</p>"])
  }

  @Test("What Boardwalk writes for aggregators it reads back")
  func aggregators() async throws {
    let reader = PlaceReader()
    let jobs = try [
      ("Portland, Maine", "$50,000 – $60,000 a year", Workplace.onSite), ("Berlin, Germany", "€20 an hour", .telework),
      ("London, United Kingdom", "£400 a day", .remote), ("Vancouver, British Columbia, Canada", "", .onSite),
    ].enumerated().map { number, job in
      try Job.plain("\(number)", title: "Cook & <baker> \(number)") {
        $0.allPlaces = reader.read(PlaceClaim(name: job.0)).places
        $0.summary.places = $0.allPlaces
        $0.summary.workplace = job.2
        $0.summary.pay = PayClaim(words: job.1, unit: nil, currency: nil).flatMap { Pay.read($0).pay }
        $0.summary.schedule = .partTime
        $0.summary.deadline = try Deadline("2026-12-24", zone: nil, toEndOfDay: true, today: .on("2026-11-20"))
        $0.sections = [Job.Section(.summary, SafeHTML(html: "<p>Fire &amp; <b>iron</b> \(number)</p>"))]
        $0.announcement = "AB-\(number)"
      }
    }
    var feed = AggregatorFeed(publisher: "P", publisherURL: "https://x.example/", newest: 7, language: english)
    for job in jobs {
      feed.add(job, at: "https://x.example/jobs/\(job.id.sourceID)/", id: "\(job.id)", today: try .on("2026-11-20"))
    }
    let asked = try await Self.read(String(decoding: feed.finish(), as: UTF8.self))
    #expect(asked.findings == [] && asked.failure == nil)
    let read = asked.jobs()
    try #require(read.count == jobs.count)
    for (read, job) in zip(read, jobs) {
      #expect(read.id.sourceID == "\(job.id)" && read.title == job.title && read.organization == job.organization)
      #expect(read.allPlaces == job.allPlaces && read.pay == job.pay && read.schedule == job.schedule)
      #expect(read.workplace.contains(.remote) == job.workplace.contains(.remote))
      #expect(read.workplace.contains(.telework) == job.workplace.contains(.telework))
      #expect(read.posted == job.posted && read.deadline?.day == job.deadline?.day)
      #expect(read.sourceURL?.string == "https://x.example/jobs/\(job.id.sourceID)/")
      #expect(read.sections.last?.html.html.hasSuffix(job.sections[0].html.html) == true)
      #expect(read.announcement == job.announcement)
    }
  }

  @Test("A feed for aggregators may have no jobs, and is told from other lists that are called so")
  func none() async throws {
    let empty = try await Self.read("<source><publisher>P</publisher></source>")
    #expect(empty.failure == nil && empty.drafts == [])
    let jobs = try await Self.read("<jobs><job><referencenumber>1</referencenumber><title>Cook</title></job></jobs>")
    #expect(jobs.drafts.map(\.title) == ["Cook"])
    for other in ["<source><file>a</file></source>", "<jobs/>"] {
      #expect(try await Self.read(other).failure?.message.contains("has no `channel`") == true)
    }
  }
}
