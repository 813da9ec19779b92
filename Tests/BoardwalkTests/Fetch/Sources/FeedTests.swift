import Testing

@testable import Boardwalk

@Suite("Feeds")
struct FeedTests {
  private static let rss = """
    <?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:job_listing="urn:j"><channel><title>Crafts</title>
    <item><title>Weaver at the Mill</title><link>https://crafts.example/1</link><guid isPermaLink="false">crafts-1</guid>
    <description>Short</description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded>
    <pubDate>Wed, 15 Jul 2026 08:00:00 +0000</pubDate><category>Cloth</category><job_listing:company>Mill</job_listing:company>
    <job_listing:location>Leeds, England, United Kingdom</job_listing:location><job_listing:job_type>Full Time</job_listing:job_type>
    <expires_at>Sun, 20 Dec 2026 22:45:30 +0000</expires_at><salary>£400 a day</salary></item>
    <item><title>Dyer</title><guid>https://crafts.example/2</guid><description>&lt;p&gt;Dye.&lt;/p&gt;</description></item>
    </channel></rss>
    """

  private static let atom = """
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0"><fh:complete/><entry>
    <id>tag:x,1</id><title type="html">Potter &amp;amp; son</title><link rel="self" href="https://a.example/self"/>
    <link href="https://a.example/1"/><updated>2026-08-02T00:00:00Z</updated><category term="clay" label="Clay"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Throw <b>pots</b>.</div></content></entry></feed>
    """

  private static func jsonFeed(_ id: Int, next: String?) -> String {
    """
    {"version":"https://jsonfeed.org/version/1.1","title":"T",\(next.map { "\"next_url\":\"\($0)\"," } ?? "")
    "items":[{"id":\(id),"url":"https://j.example/\(id)","external_url":"https://apply.example/\(id)","title":"Item \(id)",
    "content_html":"<p>Plain.</p>","date_published":"2026-02-04T09:26:20+01:00","tags":["t"],"_jobposting":{"@type":"JobPosting",
    "title":"Roofer \(id)","datePosted":"2026-02-03","validThrough":"2026-12-24T23:59:00Z","employmentType":["FULL_TIME","INTERN"],
    "hiringOrganization":{"@type":"Organization","name":"Roofs"},"jobLocation":[{"@type":"Place","address":{
    "addressLocality":"Graz","addressRegion":"Styria","addressCountry":{"@type":"Country","name":["AT","AT"]}}}],
    "baseSalary":{"@type":"MonetaryAmount","currency":"EUR","value":{"minValue":20,"maxValue":25.5,"unitText":"HOUR"}},
    "description":"<p>Roofs.</p>","qualifications":"No fear"}},{"title":"without id"}]}
    """
  }

  @Test(
    "Who hires stands behind the title and beside it, as in Boardwalk's own feeds",
    arguments: [
      ("Clerk, Lodz, Inc.", "Lodz, Inc.", "Clerk", "Lodz, Inc."), ("Clerk, Inc.", "Lodz", "Clerk, Inc.", nil),
      (", Lodz", "Lodz", ", Lodz", nil), ("Clerk at Mill", "Lodz", "Clerk at Mill", "Mill"),
      ("Clerk at Mill, Lodz", "Lodz", "Clerk at Mill", "Lodz"),
    ])
  func authors(title: String, author: String, shown: String, organization: String?) async throws {
    let feeds = [
      "<rss version=\"2.0\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><channel><item><guid>1</guid><title>\(title)</title>"
        + "<dc:creator>\(author)</dc:creator></item></channel></rss>",
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><id>1</id><title>\(title)</title><author><name>\(author)</name>"
        + "</author></entry></feed>",
      #"{"items":[{"id":"1","title":"\#(title)","authors":[{"name":"\#(author)"}]}]}"#,
    ]
    for feed in feeds {
      let asked = try await Asked("feed: { url: \"https://a.example/feed\" }") { _ in (200, feed) }
      #expect(asked.drafts.map(\.title) == [shown])
      #expect(asked.drafts.map(\.organization) == [organization])
      #expect(asked.findings == [])
    }
  }

  @Test("RSS items say what they say, and with them what job boards add")
  func rssFields() async throws {
    let asked = try await Asked("feed: { url: \"https://crafts.example/jobs.rss\" }") { _ in (200, Self.rss) }
    #expect(
      asked.ending
        == .newest("crafts.example may show its newest offers only; a job that is missing may still be open."))
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Weaver at the Mill", "Dyer"])
    #expect(jobs.map(\.id.sourceID) == ["crafts-1", "https://crafts.example/2"])
    #expect(jobs[0].organization == "Mill")
    #expect(jobs[0].places.first?.country == "GB")
    #expect(jobs[0].schedule == .fullTime)
    #expect(jobs[0].deadline?.day.description == "2026-12-20")
    #expect(jobs[0].pay?.text == "£400 a day")
    #expect(jobs[0].categories.map(\.name) == ["Cloth"])
    #expect(jobs[0].sections.map(\.html.html) == ["<p>Long</p>"])
    #expect(jobs[1].sections.map(\.html.html) == ["<p>Dye.</p>"])
    #expect(jobs[1].sourceURL?.string == "https://crafts.example/2")
  }

  @Test("A feed is whole when it says so, or when board.yml says so")
  func whole() async throws {
    let said = try await Asked("feed: { url: \"https://a.example/f\" }") { _ in (200, Self.atom) }
    #expect(said.ending == .complete)
    let told = try await Asked("feed: { url: \"https://a.example/f\", complete: true }") { _ in (200, Self.rss) }
    #expect(told.ending == .complete)
  }

  @Test("Atom entries say what they say")
  func atomFields() async throws {
    let asked = try await Asked("feed: { url: \"https://a.example/f\", organization: Kiln }") { _ in (200, Self.atom) }
    let job = try #require(asked.jobs().first)
    #expect(job.title == "Potter & son")
    #expect(job.organization == "Kiln")
    #expect(job.sourceURL?.string == "https://a.example/1")
    #expect(job.posted.description == "2026-08-02")
    #expect(job.categories.map(\.name) == ["Clay"])
    #expect(job.sections.first?.html.html.contains("Throw <b>pots</b>.") == true)
  }

  @Test("JSON Feed goes on at its own host only, and a posting in it says more than the item")
  func jsonFields() async throws {
    let asked = try await Asked("feed: { url: \"https://j.example/feed.json\" }") { address in
      switch address {
      case "https://j.example/feed.json": (200, Self.jsonFeed(1, next: "https://j.example/2.json"))
      default: (200, Self.jsonFeed(2, next: "https://elsewhere.example/3.json"))
      }
    }
    #expect(asked.addresses == ["https://j.example/feed.json", "https://j.example/2.json"])
    #expect(asked.unreadable == 2)
    #expect(asked.ending == .partial("2 offers of j.example could not be read."))
    let job = try #require(asked.jobs().first)
    #expect(job.title == "Roofer 1")
    #expect(job.organization == "Roofs")
    #expect(job.allPlaces.map(\.text) == ["Graz, Styria, Austria"])
    #expect(job.pay?.text == "€20 – €25.50 an hour")
    #expect(job.schedule == .fullTime)
    #expect(job.appointment == "Internship")
    #expect(job.deadline?.day.description == "2026-12-24")
    #expect(job.sections.map(\.kind) == [.summary, .qualifications])
    #expect(job.applyURL?.string == "https://apply.example/1")
  }

  private static func linked(_ format: String, to next: String?) -> String {
    switch format {
    case "atom":
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><link rel=\"self\" href=\"/x\"/>"
        + (next.map { "<link rel=\"next\" href=\"\($0)\"/><entry><id>1</id><title>A</title></entry></feed>" }
          ?? "<entry><id>2</id><title>B</title></entry></feed>")
    case "rss":
      "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel><link>https://a.example/</link>"
        + (next.map {
          "<atom:link rel=\"next\" href=\"\($0)\"/><item><guid>1</guid><title>A</title></item></channel></rss>"
        }
          ?? "<item><guid>2</guid><title>B</title></item></channel></rss>")
    default:
      next.map { #"{"items":[{"id":1,"title":"A"}],"next_url":"\#($0)"}"# } ?? #"{"items":[{"id":2,"title":"B"}]}"#
    }
  }

  @Test(
    "Every format goes on at the page it names, by its path as well", arguments: ["json", "atom", "rss"],
    [
      ("/jobs?page=2", "/jobs?page=2"), ("?page=2", "/feeds/jobs?page=2"), ("https://a.example/2", "/2"),
      ("2", "/feeds/2"),
    ])
  func nextPages(format: String, named: (String, String)) async throws {
    let asked = try await Asked("feed: { url: \"https://a.example/feeds/jobs\", complete: true }") { address in
      (200, Self.linked(format, to: address.hasSuffix("/feeds/jobs") ? named.0 : nil))
    }
    #expect(asked.addresses == ["https://a.example/feeds/jobs", "https://a.example" + named.1])
    #expect(asked.drafts.map(\.title) == ["A", "B"])
    #expect(asked.ending == .complete)
  }

  @Test("A feed whose next page is elsewhere is not all", arguments: ["json", "atom", "rss"])
  func nextPageElsewhere(format: String) async throws {
    let asked = try await Asked("feed: { url: \"https://a.example/jobs\", complete: true }") { _ in
      (200, Self.linked(format, to: "https://b.example/2"))
    }
    #expect(asked.addresses.count == 1)
    #expect(asked.ending == .partial("a.example goes on at b.example, which was not asked."))
  }

  @Test(
    "A location lies where the elements beside it say",
    arguments: [
      ("<location>Ghent</location><country>BE</country>", "Ghent", "BE"),
      ("<location>Cambridge</location><state>MA</state><country>US</country>", "Cambridge", "US"),
      ("<location>Cambridge</location><country>GB</country>", "Cambridge", "GB"),
      ("<location>Ghent, Belgium</location>", "Ghent", "BE"),
      ("<city>Ghent</city><country>BE</country>", "Ghent", "BE"),
    ])
  func locations(elements: String, city: String, country: String) async throws {
    let item = "<item><guid isPermaLink=\"false\">1</guid><title>Cook</title>\(elements)</item>"
    let asked = try await Asked(
      "feed: {}", recorded: ["1.rss": "<rss version=\"2.0\"><channel>\(item)</channel></rss>"])
    #expect(asked.jobs().first?.allPlaces.map { [$0.city, $0.country] } == [[city, country]])
  }

  @Test(
    "Plain text is HTML only where it has a tag of HTML",
    arguments: [
      ("Use List<String> and Map<K,V>.\\n- one\\n- two\\nMail Jane <jane@acme.com>", "List&lt;String&gt;"),
      ("Use List<String>.", "List&lt;String&gt;"), ("<p>Use <b>it</b>.</p>", "<p>Use <b>it</b>.</p>"),
    ])
  func plainTexts(text: String, html: String) async throws {
    let feed = #"{"items":[{"id":1,"title":"A","content_text":"\#(text)"}]}"#
    let atom =
      "<feed><entry><id>1</id><title>A</title><content type=\"text\">\(text.replacing("\\n", with: "\n").escapedForHTML)</content></entry></feed>"
    for (name, reply) in [("1.json", feed), ("1.xml", atom)] {
      let asked = try await Asked("feed: {}", recorded: [name: reply])
      let section = try #require(asked.jobs().first?.sections.first)
      #expect(section.html.html.contains(html))
      #expect(section.html.html.contains("<li>two") == text.contains("- two"))
      #expect(section.html.html.contains("jane@acme.com") == text.contains("jane@acme.com"))
    }
  }

  @Test(
    "A feed goes on by no address that only looks like its own",
    arguments: [
      "http:/localhost:8972/latest?x=://j.example/", "http://j.example/2", "https://j.example:8443/2",
      "https://j.example@localhost/2", "https:/localhost/?://j.example/",
    ])
  func hostileNext(_ next: String) async throws {
    let asked = try await Asked("feed: { url: \"https://j.example/feed.json\" }") { _ in
      (200, Self.jsonFeed(1, next: next))
    }
    #expect(asked.addresses == ["https://j.example/feed.json"])
  }

  @Test("A feed is named after its host, and kept from search engines unless board.yml says otherwise")
  func policies() throws {
    func policy(_ settings: String) throws -> SourcePolicy {
      let entry = SettingsDecoder(file: "board.yml").decode(SourceEntry.self, from: settings).value
      return try #require(entry).policy
    }
    #expect(
      try policy("feed: { url: \"https://Jobs.example.org/x.rss\" }")
        == SourcePolicy(
          title: "jobs.example.org", home: "https://jobs.example.org/", mayIndex: false, standing: .community))
    #expect(try policy("feed: { url: \"https://j.example/\", may-index: true }").mayIndex)
    #expect(try policy("teamtailor: { site: a.teamtailor.com }") == Teamtailor.policy)
  }

  @Test("Neither page nor other XML is a feed")
  func noFeed() async throws {
    for (body, sentence) in [
      ("<html>", "The reply is not XML but begins with “<html>”."),
      ("<jobs/>", "The reply is XML, but has no `channel`."), ("{}", "The reply is JSON, but has no `items`."),
    ] {
      let asked = try await Asked("feed: { url: \"https://a.example/f\" }") { _ in (200, body) }
      #expect(asked.failure?.message == "Page 1 of the answer cannot be read: \(sentence)")
    }
  }

  @Test("An employer at the end of a title is one, and places that are elements are places")
  func titlesAndElements() async throws {
    let rss = """
      <rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel>
      <item><title>Django developer at Riverbend Software</title><link>https://f.example/1</link></item>
      <item><title>Nurse at night</title><link>https://f.example/2</link><remoteStatus>hybrid</remoteStatus>
      <tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>Oslo</tt:city><tt:country>Norway</tt:country></tt:location>
      <tt:location><tt:city>Bergen</tt:city><tt:country>Norway</tt:country></tt:location></tt:locations></item>
      <item><title>Engineer at Scale: how we work — a talk</title><link>https://f.example/3</link></item>
      <item><title>Work at Home Agent</title><link>https://f.example/4</link></item>
      <item><title>Nurse at Night</title><link>https://f.example/5</link></item>
      <item><title>Director at Large, Europe</title><link>https://f.example/6</link></item>
      <item><title>Engineer at ACME, Remote</title><link>https://f.example/7</link></item>
      <item><title>Head of Sales at Riverbend in Berlin</title><link>https://f.example/8</link></item></channel></rss>
      """
    let asked = try await Asked("feed: { url: \"https://f.example/rss\" }") { _ in (200, rss) }
    #expect(
      asked.drafts.map(\.organization) == ["Riverbend Software", nil, nil, nil, nil, nil, "ACME", "Riverbend"])
    #expect(asked.jobs()[0].title == "Django developer at Riverbend Software")
    #expect(asked.jobs()[1].allPlaces.map(\.text) == ["Oslo, Norway", "Bergen, Norway"])
    #expect(asked.jobs()[1].workplace == [.telework, .onSite])
  }

  @Test("Every item of a feed comes out with what it says", arguments: RecordedReply.all(of: "rss", orElse: [rss]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("feed: {}", recorded: ["1.rss": reply.text])
    try asked.expectItems(of: reply) { $0.title }
  }
}
