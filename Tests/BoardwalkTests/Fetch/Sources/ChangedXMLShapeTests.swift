import Testing

@testable import Boardwalk

@Suite("Replies of XML whose elements are of another kind than documented")
struct ChangedXMLShapeTests {
  /// Ways to write something else where a text is due.
  private static let others = ["<a><b>x</b></a>", "<v>1</v><v>2</v>", "<de>Rom</de>"]

  /// A service, an offer of it in the parts that a change is tried on, and what stands around its offers.
  struct Service: Sendable, CustomTestStringConvertible {
    let settings, open, close, item, id: String
    /// Elements that hold a text.
    let texts: [String]

    var testDescription: String { settings }

    func offer(_ number: Int, changing name: String? = nil, to other: String = "") -> String {
      let members = texts.map { $0 == name ? "<\($0)>\(other)</\($0)>" : "<\($0)>\($0) \(number)</\($0)>" }
      return "<\(item)><\(id)>\(number)</\(id)><\(title)>Cook \(number)</\(title)>\(members.joined())</\(item)>"
    }

    private var title: String { item == "position" ? "name" : "title" }
  }

  static let services = [
    Service(
      settings: "personio: { company: acme }", open: "<workzag-jobs>", close: "</workzag-jobs>", item: "position",
      id: "id",
      texts: [
        "subcompany", "office", "department", "recruitingCategory", "occupationCategory", "occupation", "seniority",
        "yearsOfExperience", "schedule", "employmentType", "keywords", "createdAt",
      ]),
    Service(
      settings: "feed: { url: \"https://f.example/feed\" }", open: "<rss><channel>", close: "</channel></rss>",
      item: "item",
      id: "guid",
      texts: [
        "link", "description", "pubDate", "category", "x:company", "location", "job_type", "salary",
        "expires_at", "region",
      ]),
    Service(
      settings: "feed: { url: \"https://f.example/feed\" }", open: "<rss><channel>", close: "</channel></rss>",
      item: "item",
      id: "guid", texts: ["content:encoded", "dc:date"]),
    Service(
      settings: "feed: { url: \"https://f.example/feed\" }", open: "<feed>", close: "</feed>", item: "entry", id: "id",
      texts: ["published", "content", "company", "state"]),
  ]

  @Test("An element that holds others instead of a text is left out, and said with its name", arguments: services)
  func texts(_ service: Service) async throws {
    for name in service.texts {
      for other in Self.others {
        let offers = [service.offer(1), service.offer(2, changing: name, to: other), service.offer(3)].joined()
        let asked = try await Asked(service.settings) { _ in (200, service.open + offers + service.close) }
        #expect(asked.failure == nil && asked.unreadable == 0)
        #expect(asked.drafts.map(\.title) == ["Cook 1", "Cook 2", "Cook 3"])
        #expect(asked.findings == ["`\(name)` of an offer (2) is of another kind than documented, and is left out."])
      }
    }
    let asked = try await Asked(service.settings) { _ in (200, service.open + service.offer(1) + service.close) }
    #expect(asked.findings == [])
  }

  private func personio(_ members: String) async throws -> Asked {
    try await Asked("personio: { company: acme }") { _ in
      (200, "<workzag-jobs><position><id>7</id><name>Cook</name>\(members)</position></workzag-jobs>")
    }
  }

  @Test("A list that is a text, or holds other things, is said; so are the parts of its items, and what is there twice")
  func lists() async throws {
    let asked = try await personio(
      "<office>Rome</office><office>Bari</office><additionalOffices>Turin, Milan</additionalOffices><jobDescriptions>"
        + "<section>Stir</section><jobDescription><name>Tasks</name><value><p>Stir</p></value></jobDescription></jobDescriptions>"
    )
    #expect(asked.drafts.map(\.placeText) == ["Rome"])
    let ending = "of an offer (7) is of another kind than documented, and is left out."
    #expect(
      asked.findings
        == ["additionalOffices", "jobDescriptions", "jobDescriptions.jobDescription.value", "office[2]"].map {
          "`\($0)` \(ending)"
        })
  }

  @Test("A list that is empty, and one that is missing, are nothing new")
  func empty() async throws {
    #expect(try await personio("<additionalOffices/><jobDescriptions></jobDescriptions><office/>").findings == [])
  }

  @Test("An id that cannot be read is named, beside the offer that is lost with it")
  func id() async throws {
    let asked = try await Asked("personio: { company: acme }") { _ in
      (200, "<workzag-jobs><position><id><value>7</value></id><name>Cook</name></position></workzag-jobs>")
    }
    #expect(asked.unreadable == 1)
    #expect(asked.findings.contains("`id` of an offer is of another kind than documented, and is left out."))
  }

  @Test("A reply in which offers have another name fails, and an employer without offers does not")
  func names() async throws {
    let other = try await Asked("personio: { company: acme }") { _ in (200, "<workzag-jobs><job/></workzag-jobs>") }
    #expect(other.failure?.message.contains("has no `position`") == true)
    let none = try await Asked("personio: { company: acme }") { _ in (200, "<workzag-jobs>\n</workzag-jobs>") }
    #expect(none.ending == .complete && none.drafts.isEmpty)
    let feed = try await Asked("feed: { url: \"https://f.example/feed\" }") { _ in (200, "<rss><items/></rss>") }
    #expect(feed.failure?.message.contains("has no `channel`") == true)
  }

  @Test("Links, categories and places that carry nothing where it is due are said")
  func attributes() async throws {
    let atom = try await Asked("feed: { url: \"https://f.example/feed\" }") { _ in
      (
        200,
        "<feed><entry><id>a</id><title>Cook</title><link>https://f.example/a</link><category>food</category></entry></feed>"
      )
    }
    #expect(
      atom.findings
        == ["category", "link"].map { "`\($0)` of an offer (a) is of another kind than documented, and is left out." })
    let rss = try await Asked("feed: { url: \"https://f.example/feed\" }") { _ in
      (
        200,
        "<rss><channel><item><guid>r</guid><title>Cook</title><tt:locations><tt:location>Rome</tt:location></tt:locations></item></channel></rss>"
      )
    }
    #expect(
      rss.findings == [
        "`tt:locations.tt:location` of an offer (r) is of another kind than documented, and is left out."
      ])
  }
}
