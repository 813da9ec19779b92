import Foundation
import Markup
import Testing

@testable import Boardwalk

@Suite("The page of a job")
struct JobPageTests {
  @Test("Of a job that does not say who hires, feeds name nobody, titles are its own, and no list is made")
  func unstatedOrganization() async throws {
    let jobs = [
      try Job.plain(title: "Koch") {
        $0.summary.organization = JobSummary.noOrganization
        $0.summary.placeText = "Bonn"
        let day = try Day.on("2026-12-03")
        $0.summary.deadline = Deadline(day: day, instant: day.instant + 86_399, zone: nil)
      }
    ]
    let site = try await PrintedSite(
      jobs,
      settings: {
        $0.language = "de"
        $0.outputs = [.atom]
      })
    #expect(
      site.pages.filter { $0.value.contains(JobSummary.noOrganization) }.keys.filter { !$0.contains("state") } == [])
    #expect(site.pages.keys.filter { $0.hasPrefix("organizations/organization-not") } == [])
    #expect(!site["feed.xml"].contains("dc:creator>") && !site["feed.json"].contains("\"name\":\"Koch"))
    #expect(site["feed.xml"].between("<title>", "</title>").last == "Koch")
    #expect(site["atom.xml"].contains("<name>\(site.site.board.settings.title)</name>"))
    let page = site[site.site.board.jobs[0].path]
    #expect(page.between("<title>", "</title>").first == "Koch · \(site.site.board.settings.title)")
    #expect(page.contains("Arbeitgeber nicht angegeben"))
  }

  @Test("Of many skills twelve are seen at once, and the others are folded; fifteen are not many")
  func manySkills() async throws {
    func page(_ count: Int) async throws -> String {
      try await self.page { $0.summary.skills = (1...count).map { "Skill \($0)" } }
    }
    let few = try await page(15)
    #expect(few.contains("<span class=\"chip\">Skill 15</span>") && !few.contains("Show more<span"))
    let many = try await page(16)
    let folded = try #require(
      many.between("<details><summary>Show more<span class=\"unseen\">: Skills", "</details>").first)
    #expect(folded.contains(">Skill 13<") && folded.contains(">Skill 16<") && !folded.contains(">Skill 12<"))
    #expect(many.components(separatedBy: ">Skill 12<").count == 2)
  }

  @Test("A button that says where it leads has nothing below it that says so again")
  func applyHost() async throws {
    let post =
      "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-01\napply: https://oven.example.org/1\n---\nBake.\n"
    let page = try await PrintedSite(content: ["Content/jobs/baker.md": post])["jobs/baker/index.html"]
    #expect(page.contains(">Apply at oven.example.org</a>") && !page.contains("leads to"))
  }

  @Test("A table of a text stands in a box that keys reach, named by the part it is in")
  func tables() async throws {
    let post =
      "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-01\n---\n## Duties\n\n| a | b |\n|-|-|\n| c | d |\n"
    let site = try await PrintedSite(content: ["Content/jobs/baker.md": post])
    #expect(
      site["jobs/baker/index.html"].contains(
        "<div class=\"wide\" role=\"group\" tabindex=\"0\" aria-label=\"Duties\"><table><thead>"))
  }

  private func page(_ change: (inout Job) throws -> Void = { _ in }, theme files: [String: String] = [:]) async throws
    -> String
  {
    let job = try Job.plain("1", change)
    return try await PrintedSite([job], content: files)["jobs/\(job.slug)/index.html"]
  }

  private static let own = [Job.Fact("Open to", "Veterans"), Job.Fact("Travel", ""), Job.Fact("Telephone", "555-0163")]

  @Test(
    "A fact that is a web address or a telephone number leads there",
    arguments: [
      (Job.Fact("Contact", "https://www.archive.example.gov/careers"), "https://www.archive.example.gov/careers"),
      (Job.Fact("Contact", "https://you@evil.example/"), nil), (Job.Fact("Contact", "http is what we speak"), nil),
      (Job.Fact("Telephone", "+1 (202) 555-0163"), "tel:+12025550163"),
      (Job.Fact("Telephone", "555-0163"), "tel:5550163"),
      (Job.Fact("Telephone", "ask at the gate"), nil), (Job.Fact("Telephone", "ext. 12"), nil),
      (Job.Fact("Telephone", "555-0163 x12"), nil), (Job.Fact("Travel", "555-0163"), nil),
    ])
  func factLinks(_ fact: Job.Fact, _ address: String?) async throws {
    #expect(fact.href?.string == address)
    let page = try await page { $0.facts = [fact] }
    let link = address.map { "<a href=\"\($0)\" rel=\"noopener noreferrer nofollow ugc\">\(fact.value)</a>" }
    #expect(page.contains(link ?? "<span>\(fact.value)</span>"))
  }

  @Test("A map shows the first place whose coordinates are known, unless one only works from home")
  func map() throws {
    let portland = Place(city: "Portland", country: "US", latitude: 45.52, longitude: -122.68)
    let unknown = Place(city: "Nowhere", country: "US")
    func address(_ places: [Place], _ workplace: Workplace) throws -> String? {
      MapLink.address(
        of: try Job.plain("1") { job in
          job.allPlaces = places
          job.summary.workplace = workplace
        })
    }
    let map = "https://www.openstreetmap.org/?mlat=45.52&mlon=-122.68#map=11/45.52/-122.68"
    #expect(try address([unknown, portland], [.onSite, .remote]) == map)
    #expect(try address([portland], .remote) == nil)
    #expect(try address([portland], [.remote, .telework]) == nil)
    #expect(try address([portland], .telework) == map)
    #expect(try address([unknown, Place(country: "US", latitude: 39, longitude: -98)], .onSite) == nil)
    #expect(MapLink.isOne(map) && !MapLink.isOne("https://www.openstreetmap.org/about"))
  }

  @Test("A post that names somebody to write to says so on its page, until it closes")
  func contact() async throws {
    let front =
      "---\ntitle: Rigger\norganization: Mill\nposted: 2026-11-18\n"
      + "contact: { name: Bo, url: https://bo.example.org/ }\n"
    let site = try await PrintedSite(content: [
      "Content/jobs/rigger.md": front + "---\nRig.", "Content/jobs/old.md": front + "closes: 2026-11-19\n---\nRig.",
    ])
    let pages = site.pages.filter { $0.key.hasPrefix("jobs/") }
    let open = try #require(pages.first { $0.key.hasPrefix("jobs/rigger") }?.value)
    #expect(open.contains("<strong>Bo</strong>") && open.contains("href=\"https://bo.example.org/\""))
    #expect(pages.values.allSatisfy { $0 == open || !$0.contains("bo.example.org") })
  }

  @Test("How to apply is told, and found from above the text, until a job or referral closes")
  func howToApply() async throws {
    func post(_ kind: String, ends: String?, _ text: String) -> String {
      "---\ntitle: Rigger\norganization: Mill\nposted: 2026-11-18\n\(ends.map { "\(kind): 2026-11-\($0)\n" } ?? "")---\n\(text)"
    }
    let part = "## How to apply\nAsk <hr@example.org> or [here](https://port.example.org/apply).\n"
    let whole = "Rig.\n\n## Duties\nHaul.\n\n" + part
    let site = try await PrintedSite(content: [
      "Content/jobs/open.md": post("closes", ends: nil, whole),
      "Content/jobs/old.md": post("closes", ends: "19", whole),
      "Content/jobs/bare.md": post("closes", ends: "19", part),
      "Content/referrals/open.md": post("expires", ends: nil, whole),
      "Content/referrals/old.md": post("expires", ends: "19", whole),
    ])
    for (path, page) in site.pages where path.hasPrefix("jobs/") || path.hasPrefix("referrals/") {
      guard let name = path.split(separator: "/").dropFirst().first, ["open", "old", "bare"].contains(name) else {
        continue
      }
      for text in ["how-to-apply", "How to apply", "port.example.org/apply", "Ask "] {
        #expect(page.contains(text) == (name == "open"), "\(text) in \(path)")
      }
      #expect(page.contains("Haul.") == (name != "bare"), "\(path)")
    }
    #expect(site["jobs/old/index.html"].between("<nav class=\"toc\"", "</nav>").first?.contains("#duties") == true)
    #expect(!site["jobs/bare/index.html"].isEmpty && !site["referrals/old/index.html"].isEmpty)
  }

  @Test("What every job has stands above the way to apply, and what only this one has below it")
  func order() async throws {
    let page = try await page {
      $0.facts = [.openUntilFilled] + Self.own
      $0.applyURL = SafeURL("https://apply.example.gov/1")
    }
    let parts = page.components(separatedBy: "class=\"button apply\"")
    try #require(parts.count == 2)
    let labels = parts.map { $0.between("<dt>", "</dt>") }
    #expect(labels[0].contains("Pay") && labels[0].contains("Posted") && labels[0].contains("Closes"))
    #expect(labels[1] == ["Open to", "Telephone"])
    #expect(Set(labels[0]).isDisjoint(with: labels[1]))
  }

  @Test("That a job is open until filled is said where it says so, and else nothing of a last day")
  func lastDay() async throws {
    #expect(
      try await page { $0.facts = [.openUntilFilled] }.between("<dt>Closes</dt><dd>", "</dd>") == [
        "<span>Open until filled</span>"
      ])
    #expect(try await !page { $0.facts = Self.own }.contains("Closes"))
  }

  @Test("Where its source names a time, the page does not say that a job is open to the end of the day")
  func hour() async throws {
    func until(_ facts: [Job.Fact]) async throws -> [String] {
      let day = try #require(Day(iso: "2027-01-05"))
      let page = try await page {
        $0.summary.deadline = Deadline(day: day, instant: day.instant + 86_399 + 5 * 3600, zone: "UTC−5")
        $0.facts = facts
      }
      return page.between("<dt>Until</dt><dd>", "</dd>")
    }
    #expect(try await until([Job.Fact("Until", "12:00 UTC−5")]) == ["<span>12:00 UTC−5</span>"])
    #expect(try await until([]) == ["<span>11:59 p.m. UTC−5</span>"])
  }

  @Test("Pay that only words tell is not called unknown above them")
  func payInWords() async throws {
    func lines(_ facts: [Job.Fact]) async throws -> [String] {
      let page = try await page {
        $0.summary.pay = nil
        $0.facts = facts
      }
      return page.between("<dt>Pay</dt><dd>", "</dd>")
    }
    #expect(try await lines([Job.Fact("Pay", "3k to 10k")]) == ["<span>3k to 10k</span>"])
    #expect(try await lines([]) == ["<span>Not stated</span>"])
  }

  @Test("A job with nothing of its own has one list of facts")
  func nothingOwn() async throws {
    #expect(try await page().between("<dl>", "</dl>").count == 1)
    #expect(try await page { $0.facts = [Job.Fact("Travel", "")] }.between("<dl>", "</dl>").count == 1)
    #expect(try await page { $0.facts = Self.own }.between("<dl>", "</dl>").count == 2)
  }

  @Test("A theme of one's own can list all facts at once, in the same order")
  func allAtOnce() async throws {
    let template =
      "{{#job}}{{#facts}}<dt>{{label}}</dt>{{/facts}}|{{#keyFacts}}{{#facts}}<dt>{{label}}</dt>{{/facts}}{{/keyFacts}}{{#moreFacts}}{{#facts}}<dt>{{label}}</dt>{{/facts}}{{/moreFacts}}{{/job}}"
    let page = try await page({ $0.facts = Self.own }, theme: ["Templates/job.mustache": template])
    let halves = page.components(separatedBy: "|").map { $0.between("<dt>", "</dt>") }
    try #require(halves.count == 2)
    #expect(halves[0] == halves[1])
    #expect(halves[0].suffix(2) == ["Open to", "Telephone"])
  }

  @Test("The page of a job that closed early tells scripts the day it did, not the one that was announced")
  func closedEarly() async throws {
    let job = try Job.plain("1") {
      $0.summary.deadline = Deadline(day: try .on("2026-12-20"), instant: try Day.on("2026-12-20").instant, zone: nil)
    }
    let open = try await PrintedSite([job])
    #expect(open["jobs/\(job.slug.text)/index.html"].contains("data-state=\"open\" data-closes=\"2026-12-20\""))
    let others = try (2...4).map { try Job.plain("\($0)") }
    let site = try await PrintedSite(nights: [[job] + others, others, others])
    let head = try #require(site["jobs/\(job.slug.text)/index.html"].between("<main ", ">").first)
    let closes = try #require(head.between("data-closes=\"", "\"").first)
    #expect(head.contains("data-state=\"closed\"") && closes <= "2026-11-21" && closes >= "2026-11-18", "\(head)")
  }
}
