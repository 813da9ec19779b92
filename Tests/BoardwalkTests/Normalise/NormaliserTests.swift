import Markup
import Testing

@testable import Boardwalk

@Suite("Believing a draft")
struct NormaliserTests {
  let normaliser = Normaliser(today: Day(iso: "2026-03-01") ?? Day(number: 0))

  /// A draft with nothing wrong in it.
  static func draft(_ change: (inout JobDraft) -> Void = { _ in }) -> JobDraft {
    var draft = JobDraft(sourceID: "700100")
    draft.title = "Hydrologist"
    draft.organization = "River Survey"
    draft.posted = "2026-02-20"
    change(&draft)
    return draft
  }

  func believe(_ change: (inout JobDraft) -> Void) throws -> (job: Job, findings: [String]) {
    let (job, findings) = normaliser.job(from: NormaliserTests.draft(change), source: "usajobs")
    return (try #require(job), findings.map(\.message))
  }

  @Test(
    "A title or organization that is cut is said of posts, of referrals by their name, and not of what a source has")
  func cut() throws {
    let long = String(repeating: "a", count: 301)
    let (job, findings) = try believe {
      ($0.title, $0.organization, $0.kind, $0.file) = (
        long, String(long.dropLast()), .referral, "Content/referrals/a.md"
      )
    }
    #expect(job.title.count <= 300 && job.title.hasSuffix("…"))
    let name = String(repeating: "a", count: 58) + "…"
    #expect(
      findings == ["The referral “\(name)” (700100) has 301 letters in `title`; what is beyond 300 is not shown."])
    let other = try believe { ($0.organization, $0.file) = (long, "Content/jobs/a.md") }
    #expect(
      other.findings == [
        "The job “Hydrologist” (700100) has 301 letters in `organization`; what is beyond 300 is not shown."
      ])
    #expect(try believe { ($0.title, $0.organization) = (long, long) }.findings.isEmpty)
  }

  @Test("A plain draft becomes a job without a finding")
  func plain() throws {
    let (job, findings) = try believe { _ in }
    #expect(job.id == JobID(source: "usajobs", sourceID: "700100"))
    #expect(job.title == "Hydrologist")
    #expect(job.posted.description == "2026-02-20")
    #expect(job.slug.text.hasPrefix("hydrologist-"))
    #expect(findings.isEmpty)
  }

  @Test(
    "A bare $ is of the United States, unless every place is in a country with dollars or pesos of its own",
    arguments: [
      (["Toronto, Canada"], nil), (["Toronto, Canada", "Sydney, Australia"], nil), (["Singapore"], nil),
      (["Mexico City, Mexico"], nil), (["Toronto, Canada", "Boston, MA"], "USD"), (["Boston, MA"], "USD"), ([], "USD"),
      (["Berlin, Germany"], "USD"), (["Manila, Philippines"], "USD"), (["San Juan, Puerto Rico"], "USD"),
    ] as [([String], String?)])
  func dollars(_ places: [String], _ currency: String?) throws {
    let (job, findings) = try believe { draft in
      draft.places = places.map { PlaceClaim(name: $0) }
      draft.claim(payInWords: "$25 - $30 per hour")
    }
    #expect(job.pay?.currency == currency)
    #expect(job.facts == [Job.Fact("Pay", "$25 - $30 per hour")])
    #expect(findings.isEmpty)
  }

  @Test(
    "Pay without a currency is in US dollars, and where no place is in the United States that is said",
    arguments: [
      (["Berlin, Germany"], 1), (["Berlin, Germany", "Boston, MA"], 0), (["Boston, MA"], 0), (["Somewhere"], 0),
      ([], 0),
    ] as [([String], Int)])
  func noCurrency(_ places: [String], _ findings: Int) throws {
    let (job, found) = try believe { draft in
      draft.places = places.map { PlaceClaim(name: $0) }
      draft.pay = PayClaim(minimum: "60000", maximum: nil, unit: "year", currency: nil)
    }
    #expect(job.pay?.currency == "USD")
    let end = "names no currency for its pay, which is taken for US dollars; `currency: EUR` says another."
    #expect(found == Array(repeating: "The job “Hydrologist” (700100) \(end)", count: findings))
  }

  @Test("A year's pay that nobody can be paid is left out and said")
  func littlePay() throws {
    let (job, findings) = try believe { $0.claim(payFrom: "18.5", to: "20", unit: "year", currency: "GBP") }
    #expect(job.pay == nil)
    #expect(
      findings
        == ["18.5", "20"].map {
          "The job “Hydrologist” (700100) has a pay that holds “\($0)”, which is too little for a year, and is shown without it."
        })
  }

  @Test(
    "A draft without an id or a title is no job",
    arguments: [
      ("", "Hydrologist", "A job “Hydrologist” has no id that can be used, and is left out."),
      (" \n", "Hydrologist", "A job “Hydrologist” has no id that can be used, and is left out."),
      ("700100", "", "The job 700100 has no title, and is left out."),
      ("700100", "&nbsp; <br>\u{0}", "The job 700100 has no title, and is left out."),
    ])
  func rejected(_ id: String, _ title: String, _ message: String) {
    var draft = JobDraft(sourceID: id)
    draft.title = title
    let (job, findings) = normaliser.job(from: draft, source: "usajobs")
    #expect(job == nil)
    #expect(findings.map(\.message) == [message])
    #expect(findings.first?.spot == .source("usajobs"))
  }

  @Test(
    "Titles and names are plain text of one line",
    arguments: [
      (" Nurse &amp; Midwife\n (Night) ", "Nurse & Midwife (Night)"),
      ("Director&rsquo;s aide", "Director’s aide"),
      ("<strong>Welder</strong>", "Welder"),
      ("C&#43;&#43; &lt; 5 years", "C++ < 5 years"),
      ("Tab\u{202E}bed\u{0}", "Tabbed"),
    ])
  func title(_ written: String, _ title: String) throws {
    #expect(try believe { $0.title = written }.job.title == title)
  }

  @Test(
    "A title that is too long is cut, counted in scalars",
    arguments: [
      String(repeating: "Night nurse ", count: 100_000), "N" + String(repeating: "\u{301}", count: 100_000),
    ])
  func longTitle(_ written: String) throws {
    let title = try believe { $0.title = written }.job.title
    #expect(title.unicodeScalars.count <= 301 && title.hasSuffix("…"))
  }

  @Test(
    "Who hires is the organization; a department alone is no employer",
    arguments: [
      ("River Survey", "Department of Water", "River Survey", "Department of Water"),
      ("", "Department of Water", "Organization not stated", "Department of Water"),
      (nil, nil, "Organization not stated", nil),
      ("River Survey", "Other Agencies and Independent Organizations", "River Survey", nil),
      (nil, "Other Agencies and Independent Organizations", "Organization not stated", nil),
      ("Department of Water", "Department Of Water", "Department of Water", nil),
      ("Amplitude ", "", "Amplitude", nil),
      ("House Of Bread", "Department of Health And Baking", "House Of Bread", "Department of Health and Baking"),
    ] as [(String?, String?, String, String?)])
  func organization(_ written: String?, _ above: String?, _ organization: String, _ department: String?) throws {
    let (job, _) = try believe {
      $0.organization = written
      $0.department = above
    }
    #expect(job.organization == organization)
    #expect(job.department == department)
  }

  @Test(
    "The posting day is the one written, and never after today",
    arguments: [
      ("2016-05-16T00:00:00Z", "2016-05-16", 0), ("2018-10-31", "2018-10-31", 0), ("9/16/2021", "2021-09-16", 0),
      ("10/5/2021", "2021-10-05", 0), ("2023-09-19T23:59:59.9970", "2023-09-19", 0), ("2026-03-04", "2026-03-01", 0),
      (nil, "2026-03-01", 0), ("", "2026-03-01", 0), ("lately", "2026-03-01", 1), ("0001-01-01", "2026-03-01", 1),
      ("1771545600000", "2026-02-19", 0),
    ] as [(String?, String, Int)])
  func posted(_ written: String?, _ day: String, _ count: Int) throws {
    let (job, findings) = try believe {
      $0.posted = written
      $0.timeZone = "America/New_York"
    }
    let later = Normaliser(today: try .on("2026-03-03")).job(
      from: NormaliserTests.draft {
        $0.posted = written
        $0.timeZone = "America/New_York"
      }, source: "usajobs", firstSeen: try Day.on("2026-03-01").instant)
    // Nothing of it becomes younger.
    #expect(later.job?.posted == job.posted)
    #expect(job.posted.description == day)
    #expect(findings.count == count)
  }

  @Test(
    "A closing date that cannot be is a finding, and no deadline",
    arguments: [
      ("2036-12-31", "closes on “2036-12-31”, more than 9 years ahead; it is listed without a deadline."),
      ("when filled", "closes on “when filled”, which is no date; it is listed without a deadline."),
      ("1900-01-01", "closes on “1900-01-01”, which is before job boards; it is listed without a deadline."),
    ])
  func deadline(_ written: String, _ end: String) throws {
    let (job, findings) = try believe { $0.closes = written }
    #expect(job.deadline == nil)
    #expect(findings == ["The job “Hydrologist” (700100) \(end)"])
  }

  @Test("What stays open until filled has no deadline, and says when it is looked at next")
  func openUntilFilled() throws {
    let (job, findings) = try believe {
      $0.openUntilFilled = true
      $0.closes = "2026-06-30T23:59:59.9970"
    }
    #expect(job.deadline == nil)
    #expect(
      job.facts == [
        Job.Fact("Closes", "Open until filled"), Job.Fact("Next review of applications", "30 June 2026"),
      ])
    #expect(findings.isEmpty)
  }

  @Test(
    "Only what its source says is open until filled is called so",
    arguments: [
      ("Open until filled", [Job.Fact("Closes", "Open until filled")], 0), ("until 3rd of Floréal", [], 1),
      (nil, [], 0),
    ] as [(String?, [Job.Fact], Int)])
  func untilFilled(closes: String?, facts: [Job.Fact], findings: Int) throws {
    let believed = try believe { $0.closes = closes }
    #expect(believed.job.deadline == nil)
    #expect(believed.job.facts == facts)
    #expect(believed.findings.count == findings)
  }

  @Test(
    "A limit of applications may close it early",
    arguments: [
      ("500", "May close early, after 500 applications."), ("1", "May close early, after 1 application."),
      ("0", nil), ("", nil), ("many", nil), (nil, nil), ("99999999999999999999", nil),
    ] as [(String?, String?)])
  func earlyClose(_ limit: String?, _ sentence: String?) throws {
    #expect(try believe { $0.applicantLimit = limit }.job.earlyClose == sentence)
  }

  @Test("Wrong pay is a sentence")
  func pay() throws {
    let (job, findings) = try believe {
      $0.pay = PayClaim(minimum: "90000", maximum: "80000", unit: "PA", currency: nil)
    }
    #expect(job.pay?.text == "$80,000 – $90,000 a year")
    #expect(
      findings == [
        "The job “Hydrologist” (700100) has a pay that had its ends in the wrong order, and they were changed round."
      ])
  }

  @Test(
    "Addresses lose their port, and unsafe ones are left out",
    arguments: [
      ("https://www.usajobs.gov:443/job/700100", "https://www.usajobs.gov/job/700100", 0),
      ("https://example.org/apply?PostingChannelID=RESTAPI", "https://example.org/apply?PostingChannelID=RESTAPI", 0),
      ("mailto:jobs@example.org", "mailto:jobs@example.org", 0), ("", nil, 0), ("  ", nil, 0), (nil, nil, 0),
      ("javascript:alert(1)", nil, 1), ("www.example.org", nil, 1), ("data:text/html,x", nil, 1),
    ] as [(String?, String?, Int)])
  func urls(_ written: String?, _ url: String?, _ count: Int) throws {
    let (job, findings) = try believe { $0.applyURL = written }
    #expect(job.applyURL?.string == url)
    #expect(findings.count == count)
  }

  @Test("The source's page must be a page")
  func sourceURL() throws {
    let (job, findings) = try believe { $0.sourceURL = "mailto:jobs@example.org" }
    #expect(job.sourceURL == nil)
    #expect(findings.count == 1)
  }

  @Test("Grades, categories, skills and facts lose what is empty and what is there twice")
  func lists() throws {
    let (job, _) = try believe {
      $0.grade = Grade(plan: " GS", low: "07 ", high: "")
      $0.categories = [
        Category(code: "1315", name: " Hydrology"), Category(code: "0401", name: ""), Category(name: " "),
      ]
      $0.skills = ["Swift", " Swift", "", "SQL"]
      $0.facts = [Job.Fact("Travel", " Occasional"), Job.Fact("Clearance", "")]
    }
    #expect(job.grade == Grade(plan: "GS", low: "07", high: nil))
    #expect(job.categories == [Category(code: "1315", name: "Hydrology"), Category(code: "0401", name: "0401")])
    #expect(job.skills == ["Swift", "SQL"])
    #expect(job.facts == [Job.Fact("Travel", "Occasional")])
  }

  @Test("Names of a job that differ in capitals alone are one, as the first of them is written")
  func capitals() throws {
    let (job, _) = try believe {
      $0.skills = ["Diving", "diving", " DIVING", "C", "c++", "C++", "Öl", "öl", "Ol", "Straße", "STRASSE"]
      $0.categories = [
        Category(name: "Salvage"), Category(name: "salvage"), Category(code: "0401", name: "Salvage"),
        Category(code: "0401", name: "SALVAGE"), Category(code: "0402", name: "Salvage"), Category(name: "Salvage "),
      ]
      $0.referral = ReferralClaim(
        referrer: "ada", positions: ["Diver", "diver", "Welder"], contactName: nil, contactEmail: nil, contactURL: nil)
    }
    #expect(job.skills == ["Diving", "C", "c++", "Öl", "Ol", "Straße"])
    #expect(job.categories == [Category(code: "0401", name: "Salvage"), Category(code: "0402", name: "Salvage")])
    #expect(job.referral?.positions == ["Diver", "Welder"])
  }

  @Test(
    "A referral's contact is checked",
    arguments: [
      ("ada@example.org", true), ("ada", false), ("a@b@c", false), ("ada lovelace@example.org", false),
      ("ada@example.org,eve@example.org", false), ("@", false),
    ])
  func contact(_ email: String, _ isKept: Bool) throws {
    let (job, findings) = try believe {
      $0.kind = .referral
      $0.file = "Content/referrals/river.md"
      $0.referral = ReferralClaim(
        referrer: "ada", positions: ["Hydrologist", ""], contactName: " Ada ", contactEmail: email,
        contactURL: "https://example.org")
    }
    #expect(job.referral?.contact?.email == (isKept ? email : nil))
    #expect(job.referral?.contact?.name == "Ada")
    #expect(job.referral?.positions == ["Hydrologist"])
    #expect(findings.isEmpty == isKept)
  }

  @Test("No draft stops a run")
  func anything() {
    var dice = Dice(seed: 5)
    for _ in 0..<400 {
      var draft = JobDraft(sourceID: dice.text(20))
      draft.title = dice.text(80)
      draft.organization = dice.text(30)
      draft.posted = dice.text(12)
      draft.closes = dice.text(12)
      draft.timeZone = dice.below(2) == 0 ? dice.text(10) : "Europe/Berlin"
      draft.closesAtEndOfDay = dice.below(2) == 0
      draft.applicantLimit = dice.text(5)
      draft.places = (0..<dice.below(4)).map { _ in PlaceClaim(name: dice.text(40), region: dice.text(9)) }
      draft.placeText = dice.text(40)
      draft.pay = PayClaim(minimum: dice.text(8), maximum: dice.text(8), unit: dice.text(5), currency: dice.text(4))
      draft.applyURL = dice.text(30)
      draft.sections = [
        SectionClaim(.summary, .plain(dice.text(400))),
        SectionClaim(.duties, .bullets([dice.text(40), dice.text(40)])),
        SectionClaim(.education, .html(dice.text(400))), SectionClaim(.benefits, .escapedHTML(dice.text(200))),
        SectionClaim(.other, .markdown(dice.text(200), line: Int.max)),
      ]
      let (job, findings) = normaliser.job(from: draft, source: "any")
      #expect(job != nil || findings.count == 1)
      #expect(job.map { $0.excerpt.count <= 200 && !$0.title.isEmpty && $0.posted <= normaliserDay } ?? true)
    }
  }

  private var normaliserDay: Day { Day(iso: "2026-03-01") ?? Day(number: 0) }
}
