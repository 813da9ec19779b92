import Foundation
import Markup
import Testing

@testable import Boardwalk

@Suite("The JSON index")
struct DataIndexTests {
  private func reader(_ jobs: [Job], content: [String: String] = [:]) async throws -> IndexReader {
    try IndexReader(try await PrintedSite(jobs, content: content).pages)
  }

  @Test("An empty board has a manifest without parts")
  func empty() async throws {
    let site = try await PrintedSite()
    let index = try IndexReader(site.pages)
    #expect(index.manifest["version"] as? Int == 3)
    #expect(index.manifest["count"] as? Int == 0)
    #expect(index.parts.isEmpty)
    #expect(try index.jobs().isEmpty)
    #expect(site.pages.keys.filter { $0.hasPrefix("data/") }.sorted() == ["data/index.json", "data/state.json"])
  }

  @Test("A small board has one part for programs, and everything that a search needs in the manifest")
  func small() async throws {
    let site = try await PrintedSite(
      try (0..<1003).map { try Job.plain("\($0)", title: "Clerk “\($0)” é") { $0.summary.skills = ["Excel"] } })
    let index = try IndexReader(site.pages)
    #expect(index.manifest["count"] as? Int == 1003)
    #expect(index.parts.map { $0.text("path") } == ["data/jobs.json"])
    #expect(index.parts.map { $0["count"] as? Int } == [1003])
    #expect(index.parts.map { $0["bytes"] as? Int } == [site["data/jobs.json"].utf8.count])
    #expect(try index.jobs().count == 1003)
    #expect(
      site.pages.keys.filter { $0.hasPrefix("data/") && !$0.contains("state") }.sorted() == [
        "data/index.json", "data/jobs.json",
      ])
    #expect(try index.jobs(with: "excel") == Array(0..<1003))
  }

  @Test("Numbers of a small board are places in its list, so they are others when the list is")
  func places() async throws {
    let (old, new) = (try Job.plain("old"), try Job.plain("new", posted: "2026-11-20"))
    let oldest = try Job.plain("oldest", posted: "2026-10-01")
    let site = try await PrintedSite(nights: [[old, new], [old, new, oldest]])
    let rows = try IndexReader(site.pages).jobs()
    let ids = rows.sorted { ($0["number"] as? Int ?? -1) < ($1["number"] as? Int ?? -1) }.map { $0.text("id") }
    #expect(ids == ["api:oldest", "api:old", "api:new"])
  }

  @Test("The columns of a part are the fields that the manifest names, in their order")
  func fields() async throws {
    let site = try await PrintedSite([try .full()])
    let index = try IndexReader(site.pages)
    let fields = try #require(index.manifest["fields"] as? [String])
    let text = site["data/jobs.json"]
    let positions = fields.map { text.range(of: "\"\($0)\":")?.lowerBound }
    #expect(!positions.contains(nil))
    let known = positions.compactMap { $0 }
    #expect(known == known.sorted())
  }

  @Test("A job says what it is in the index as on its page")
  func values() async throws {
    var job = try Job.full()
    job.summary.pay = Pay(currency: "USD", minimum: 26_50, maximum: nil, unit: .hour)
    let site = try await PrintedSite(
      [job], content: ["Content/searches/light.md": "---\ntitle: Light\nkeywords: lighthouse\n---\n"])
    let index = try IndexReader(site.pages)
    let written = try #require(try index.jobs().first)
    #expect(written.text("id") == "api:42")
    #expect(written.text("url") == "jobs/\(job.slug)/index.html")
    #expect(site.pages[written.text("url") ?? ""] != nil)
    #expect(written["workplace"] as? [String] == ["remote", "telework", "on-site"])
    #expect(written["countries"] as? [String] == ["US", "CA"])
    #expect(written["at"] as? [Double] == [43.66, -70.26])
    #expect(written.text("closes") == "2026-12-18")
    #expect(written["until"] as? Int == 29 * 60)
    #expect(site.pages[written.text("url") ?? ""]?.contains(#"data-closes="2026-12-18" data-until="1740""#) == true)
    #expect(written.text("firstSeen") == "2026-11-02")
    #expect(written["payMin"] as? Double == 26.5)
    #expect(written["payMax"] == nil)
    #expect(written.text("payUnit") == "hour")
    #expect(written["yearlyMax"] as? Int == 55_306)
    #expect(try index.jobs("search", "light") == [0])
    #expect(try index.jobs("pay", "55000") == [0])
    #expect(try index.jobs("closes", "2026-12-18") == [0])
    #expect(try index.jobs("firstSeen", "2026-11-02") == [0])
  }

  @Test("Unpaid work pays nothing, in whatever currency the board compares pay; what a fee pays in a year is unknown")
  func unpaid() async throws {
    let pays: [(id: String, pay: Pay)] = [
      ("1", Pay(currency: "EUR", minimum: 30_000_00, maximum: nil, unit: .year)),
      ("2", Pay(currency: "USD", minimum: nil, maximum: nil, unit: .unpaid)),
      ("3", Pay(currency: "USD", minimum: nil, maximum: nil, unit: .unpaid)),
      ("4", Pay(currency: "EUR", minimum: 500_00, maximum: nil, unit: .fee)),
    ]
    let index = try await reader(try pays.map { id, pay in try Job.plain(id) { $0.summary.pay = pay } })
    let ids = Dictionary(
      uniqueKeysWithValues: try index.jobs().map { ($0["number"] as? Int ?? -1, $0.text("id") ?? "") })
    #expect(index.manifest["payCurrency"] as? String == "EUR")
    for facet in ["pay", "payFrom"] {
      #expect(try index.jobs(facet, "0").compactMap { ids[$0] }.sorted() == ["api:2", "api:3"])
      #expect(try index.jobs(facet, "unknown").compactMap { ids[$0] } == ["api:4"])
    }
    #expect(try index.jobs().filter { $0["yearlyMax"] as? Int == 0 }.count == 2)
  }

  @Test("The conditions of jobs are filters, and the bottom of their pay is one")
  func conditions() async throws {
    let jobs = try [("1", "Veterans, The public", 50_000), ("2", "Veterans", 50_001)].map { id, paths, bottom in
      try Job.plain(id) {
        $0.facts = [Job.Fact("Open to", paths), Job.Fact("Travel", "Not required")]
        $0.summary.pay = Pay(currency: "USD", minimum: bottom * 100, maximum: 70_000_00, unit: .year)
      }
    }
    let index = try await reader(jobs)
    let numbers = Dictionary(
      uniqueKeysWithValues: try index.jobs().map { ($0.text("id") ?? "", $0["number"] as? Int ?? -1) })
    #expect(try index.jobs("hiringPath", "Veterans") == [0, 1])
    #expect(try index.jobs("hiringPath", "The public") == [numbers["api:1"]])
    #expect(try index.jobs("travel", "Not required") == [0, 1])
    #expect(try index.jobs("payFrom", "50000") == [numbers["api:1"]])
    #expect(try index.jobs("payFrom", "55000") == [numbers["api:2"]])
    let written = try index.jobs().first { $0.text("id") == "api:1" }
    #expect(written?["hiringPath"] as? [String] == ["Veterans", "The public"])
    #expect(written?.text("travel") == "Not required")
    #expect(written?["clearance"] == nil)
  }

  @Test("The board's synonyms are in the manifest; a board that wants none has none")
  func synonyms() async throws {
    let own = try await PrintedSite(settings: { $0.synonyms = Synonyms([["RN", "registered nurse"]]) })
    #expect(try IndexReader(own.pages).manifest["synonyms"] as? [[String]] == [["RN", "registered nurse"]])
    let none = try await PrintedSite(settings: { $0.synonyms = .none })
    #expect(try IndexReader(none.pages).manifest["synonyms"] == nil)
  }

  @Test("Pay in another currency than most jobs have is in the index as pay that is not known")
  func currencies() async throws {
    let jobs = try [("1", "EUR", 50_000), ("2", "EUR", 70_000), ("3", "USD", 90_000)].map { id, currency, amount in
      try Job.plain(id) {
        $0.summary.pay = Pay(currency: currency, minimum: amount * 100, maximum: nil, unit: .year)
      }
    }
    let site = try await PrintedSite(jobs)
    let index = try IndexReader(site.pages)
    let numbers = Dictionary(
      uniqueKeysWithValues: try index.jobs().map { ($0.text("id") ?? "", $0["number"] as? Int ?? -1) })
    #expect(index.manifest["payCurrency"] as? String == "EUR")
    for facet in ["pay", "payFrom"] {
      #expect(try index.jobs(facet, "unknown") == [numbers["api:3"]])
      #expect(try index.jobs(facet, "70000") == [numbers["api:2"]])
      let keys = try IndexReader.rows(try index.file("data/keys/0-2-\(facet).json"))
      #expect(
        Set(keys.map { $0["number"] as? Int }) == [numbers["api:1"], numbers["api:2"]])
    }
    #expect(site["index.html"].contains("Compares pay in EUR. Jobs paid in another currency"))
    let same = try await PrintedSite(Array(jobs.prefix(2)))
    #expect(same["index.html"].contains("data-currency=\"EUR\""))
    #expect(!same["index.html"].contains("Compares pay in"))
    #expect(try IndexReader(try await PrintedSite([try .plain("1")]).pages).manifest["payCurrency"] == nil)
  }

  @Test("Words that the page says in the site's language lead to the job, beside those of its source")
  func languages() async throws {
    let jobs = [
      try Job.plain("1", title: "Teilzeit am Tresen") {
        $0.summary.schedule = .partTime
        $0.summary.appointment = "Permanent"
        $0.summary.placeText = "Remote"
        $0.facts = [Job.Fact("Travel", "Not required")]
      },
      try Job.plain("2") { $0.summary.schedule = .fullTime },
    ]
    let index = try IndexReader(try await PrintedSite(jobs, settings: { $0.language = "de" }).pages)
    let numbers = Dictionary(
      uniqueKeysWithValues: try index.jobs().map { ($0.text("id") ?? "", $0["number"] as? Int ?? -1) })
    for word in ["teilzeit", "part", "unbefristet", "homeoffic", "tresen"] {
      #expect(try index.jobs(with: word) == [numbers["api:1"]], "\(word)")
    }
    #expect(try index.jobs(with: "vollzeit") == [numbers["api:2"]])
    #expect(try IndexReader(try await PrintedSite(jobs).pages).jobs(with: "vollzeit") == [])
  }

  @Test("Where work can be done is found by its words, in English and in the site's language, though no text says it")
  func workplaces() async throws {
    let jobs = [
      try Job.plain("1") {
        $0.summary.placeText = "Worldwide"
        $0.summary.workplace = .remote
      },
      try Job.plain("2") { $0.summary.workplace = [.telework, .onSite] },
    ]
    let english = try IndexReader(try await PrintedSite(jobs).pages)
    let numbers = Dictionary(
      uniqueKeysWithValues: try english.jobs().map { ($0.text("id") ?? "", $0["number"] as? Int ?? -1) })
    #expect(try english.jobs(with: "remot") == [numbers["api:1"]])
    #expect(try english.jobs(with: "telework") == [numbers["api:2"]])
    let german = try IndexReader(try await PrintedSite(jobs, settings: { $0.language = "de" }).pages)
    #expect(try german.jobs(with: "remot").count == 1 && german.jobs(with: "telework").count == 1)
    #expect(try german.jobs(with: "homeoffic").count == 2)
  }

  @Test("A card says what a row of a list says")
  func cards() async throws {
    let job = try Job.full()
    let index = try await reader([job])
    let names = try #require((index.manifest["cards"] as? [String: Any])?["fields"] as? [String])
    let row = try #require(try IndexReader.rows(try index.file("data/cards/0/0.json")).first)
    #expect(Set(row.keys).isSubset(of: names))
    #expect(row.text("title") == job.title)
    #expect(row.text("organization") == "City")
    #expect(row.text("placeText") == "673 locations")
    #expect(row.text("schedule") == "Job sharing")
    #expect(row.text("posted") == "2026-11-02")
  }

  @Test("The picture of an organization is on its cards; boards without pictures have no room for them")
  func logos() async throws {
    let job = try Job.plain("1") { $0.summary.organization = "Office of Tides" }
    #expect(try await fields(PrintedSite([job])).contains("logo") == false)
    let site = try await PrintedSite([job], content: ["Templates/assets/logo-office-of-tides.svg": "<svg/>"])
    #expect(try fields(site).contains("logo"))
    let row = try #require(try IndexReader.rows(try IndexReader(site.pages).file("data/cards/0/0.json")).first)
    #expect(row.text("organization") == "Office of Tides")
    #expect(row.text("logo") == "assets/logo-office-of-tides.svg")
  }

  private func fields(_ site: PrintedSite) throws -> [String] {
    let cards = try IndexReader(site.pages).manifest["cards"] as? [String: Any]
    return try #require(cards?["fields"] as? [String])
  }

  @Test("Words of titles and of texts lead to the jobs that have them")
  func words() async throws {
    let index = try await reader([
      try .plain("1", title: "Night nurses", posted: "2026-11-01"),
      try .plain("2", title: "Clerk", posted: "2026-11-02") {
        $0.sections = [Job.Section(.summary, SafeHTML(html: "<p>You help the Nurse by night &amp; day.</p>"))]
      },
    ])
    #expect(try index.jobs(with: "nurs") == [0, 1])
    #expect(try index.jobs(with: "clerk") == [1])
    #expect(try index.jobs(with: "day") == [1])
    #expect(try index.jobs(with: "p") == [])
  }

  @Test("Facets are counted, most frequent first")
  func facets() async throws {
    let index = try await reader(
      try (0..<5).map { number in
        try Job.plain("\(number)") { $0.summary.organization = number < 2 ? "Abbey" : "Zoo" }
      })
    let values = (index.manifest["facets"] as? [String: Any])?["organization"] as? [[String: Any]] ?? []
    #expect(values.map { $0.text("title") } == ["Zoo", "Abbey"])
    #expect(values.map { $0.text("slug") } == ["zoo", "abbey"])
    #expect(values.map { $0["count"] as? Int } == [3, 2])
    let named = Set(try index.jobs().filter { $0.text("organization") == "Abbey" }.map { $0["number"] as? Int })
    #expect(Set(try index.jobs("organization", "Abbey")) == named)
  }

  @Test("No text of a job breaks the JSON")
  func hostile() async throws {
    var dice = Dice(seed: 29)
    let jobs = try (0..<200).map { number in
      try Job.plain("\(number)", title: "x" + dice.text(40)) {
        $0.summary.organization = "o" + dice.text(40)
        $0.summary.skills = [dice.text(20), "\u{2028}\u{0}\u{7F}\\\"</script>"]
        $0.summary.placeText = dice.text(20)
      }
    }
    let index = try await reader(jobs)
    #expect(try index.jobs().count == 200)
    #expect(try index.jobs(with: "script").count == 200)
  }
}
