import Foundation
import Testing

@testable import Boardwalk

@Suite("A board's content")
struct ContentTests {
  @Test(
    "What is written otherwise than it was meant is said with what to write",
    arguments: [
      (
        "remote: \"true\"", "`remote` must be true or false, not `true`",
        "write true without quotation marks: in them it is a text"
      ),
      ("remote: 'Yes'", "`remote` must be true or false, not `Yes`", "write true"),
      (
        "location: { city: Hamburg }", "`location` must be one text or a list of them, not a map",
        "write it as one text, `Hamburg, Germany`, or several on lines of their own after `- `"
      ),
      (
        "apply: Send your CV to j@example.org",
        "`apply` must be a web address or an e-mail address, not `Send your CV to j@example.org`",
        "write the address alone: j@example.org"
      ),
      (
        "contact: mailto:j@example.org",
        "`contact` must be an e-mail address, a web address, or a map of name, email and url, not `mailto:j@example.org`",
        "write the address alone: j@example.org"
      ),
      (
        "contact: www.example.org",
        "`contact` must be an e-mail address, a web address, or a map of name, email and url, not `www.example.org`",
        "write https:// in front"
      ),
      ("pay: { min: 5, currency: € }", "`currency` must be a currency's code such as USD, not `€`", "write EUR"),
      ("pay: { min: 5, currency: eur }", "`currency` must be a currency's code such as USD, not `eur`", "write EUR"),
      (
        "pay: { min: 50,000 }", "unknown field `000`",
        "a figure between braces is written without commas: 50000"
      ),
      (
        "pay: { min: 50,000, max: 60,000 }", "`000` is written more than once",
        "a figure between braces is written without commas: 50000"
      ),
    ])
  func meant(field: String, message: String, hint: String) {
    let text = "---\ntitle: Baker\norganization: Bakery\nposted: 2026-11-01\n\(field)\n---\n"
    let found = BoardInMemory(["Content/jobs/baker.md": text]).read().findings
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.hint) == [hint])
  }

  @Test("A referral with every field")
  func referral() throws {
    let content = BoardInMemory([
      "Content/people/ada.md": "---\nname: Ada\n---\n",
      "Content/referrals/bakery-nights.md": """
      ---
      title: Night baker
      organization: Corner Bakery
      positions: [Baker, Baker's helper]
      skills: [Sourdough]
      qualifications:
        - Two years at an oven
        - Early riser
      contact: { name: Bo, email: bo@example.org, url: https://example.org/bo }
      referrer: ada
      posted: 2026-11-01
      expires: 2026-12-01
      updated: 2026-11-05
      location: [Fargo, Minot]
      remote: false
      telework: true
      category: Food
      ---

      A bakery.

      ## Duties
      Bake.
      """,
    ]).read()
    #expect(content.findings == [])
    var draft = JobDraft(sourceID: "bakery-nights")
    draft.kind = .referral
    draft.file = "Content/referrals/bakery-nights.md"
    draft.title = "Night baker"
    draft.organization = "Corner Bakery"
    draft.categories = [Category(name: "Food")]
    draft.places = [PlaceClaim(name: "Fargo"), PlaceClaim(name: "Minot")]
    draft.remote = false
    draft.telework = true
    draft.posted = "2026-11-01"
    draft.closes = "2026-12-01"
    draft.timeZone = "GMT"
    draft.skills = ["Sourdough"]
    draft.lines = [
      "title": 2, "organization": 3, "positions": 4, "skills": 5, "qualifications": 6, "contact": 9, "referrer": 10,
      "posted": 11, "expires": 12, "updated": 13, "location": 14, "remote": 15, "telework": 16, "category": 17,
    ]
    draft.facts = [Job.Fact("Updated", "5 November 2026")]
    draft.sections = [
      SectionClaim(.summary, .markdown("A bakery.\n", line: 20)), SectionClaim(.duties, .markdown("Bake.", line: 23)),
      SectionClaim(.qualifications, .bullets(["Two years at an oven", "Early riser"])),
    ]
    draft.referral = ReferralClaim(
      referrer: "ada", positions: ["Baker", "Baker's helper"], contactName: "Bo", contactEmail: "bo@example.org",
      contactURL: "https://example.org/bo", updated: Day(iso: "2026-11-05"))
    #expect(content.drafts == [draft])
  }

  @Test("A hand-posted job with every field")
  func job() {
    let content = BoardInMemory([
      "Content/jobs/2026/welder.md": """
      ---
      title: Welder
      organization: Shipyard
      posted: 2026-11-01
      department: Port
      category: Crafts
      location: Portland, Maine
      schedule: shifts
      appointment: Permanent
      grade: WG-08/10
      pay: { min: 26.50, max: 31, unit: hour, currency: USD }
      closes: 2026-12-01
      openings: 3
      skills: [MIG, TIG]
      apply: apply@example.org
      url: https://example.org/jobs/1
      contact: https://example.org/people
      announcement: 0042
      ---
      Weld.
      """
    ]).read()
    #expect(content.findings == [])
    var draft = JobDraft(sourceID: "welder")
    draft.file = "Content/jobs/2026/welder.md"
    draft.title = "Welder"
    draft.organization = "Shipyard"
    draft.department = "Port"
    draft.categories = [Category(name: "Crafts")]
    draft.places = [PlaceClaim(name: "Portland, Maine")]
    draft.schedule = .shifts
    draft.appointment = "Permanent"
    draft.grade = Grade(plan: "WG", low: "08", high: "10")
    draft.pay = PayClaim(minimum: "26.50", maximum: "31", unit: "hour", currency: "USD")
    draft.posted = "2026-11-01"
    draft.closes = "2026-12-01"
    draft.timeZone = "GMT"
    draft.openings = "3"
    draft.skills = ["MIG", "TIG"]
    draft.applyURL = "mailto:apply@example.org"
    draft.sourceURL = "https://example.org/jobs/1"
    draft.announcement = "0042"
    draft.lines = [
      "title": 2, "organization": 3, "posted": 4, "department": 5, "category": 6, "location": 7, "schedule": 8,
      "appointment": 9, "grade": 10, "pay": 11, "closes": 12, "openings": 13, "skills": 14, "apply": 15, "url": 16,
      "contact": 17, "announcement": 18,
    ]
    draft.sections = [SectionClaim(.summary, .markdown("Weld.", line: 20))]
    draft.referral = ReferralClaim(
      referrer: nil, positions: [], contactName: nil, contactEmail: nil, contactURL: "https://example.org/people")
    #expect(content.drafts == [draft])
  }

  @Test("A job with a last day is not open until filled: of the two one has to go")
  func lastDayOrNone() {
    let file = "Content/jobs/welder.md"
    func read(_ fields: String) -> Content {
      BoardInMemory([file: "---\ntitle: Welder\norganization: Port\nposted: 2026-11-01\n\(fields)\n---\n"]).read()
    }
    let both = read("closes: 2026-12-01\nopen-until-filled: true")
    #expect(
      both.findings == [
        .error(
          file, 5, 9, "`closes` is a last day, and `open-until-filled: true` says that there is none",
          hint: "keep one of the two")
      ])
    #expect(both.drafts == [])
    #expect(read("closes: 2026-12-01\nopen-until-filled: false").drafts.map(\.openUntilFilled) == [false])
    #expect(read("open-until-filled: true").drafts.map(\.openUntilFilled) == [true])
  }

  static let job = "title: A\norganization: B\nposted: 2026-02-01\n"

  @Test(
    "A wrong field of a job has its place",
    arguments: [
      ("closes: 2026-01-01", 9, "`closes` (2026-01-01) is before `posted` (2026-02-01)", nil),
      ("pay: { min: 9, max: 8 }", 6, "`max` (8) is less than `min` (9)", nil),
      ("pay: { unit: hour }", 6, "`pay` has neither `min` nor `max`", nil),
      ("pay: { max: 10, unit: unpaid }", 6, "`unit: unpaid` is without `min` and `max`", nil),
      ("pay: { min: \"$60,000\" }", 13, "`min` must be a number such as 60000 or 26.23, not `$60,000`", "write 60000"),
      (
        "pay: { min: 1, currency: dollars }", 26, "`currency` must be a currency's code such as USD, not `dollars`", nil
      ),
      (
        "pay: { min: 1, unit: years }", 22,
        "`unit` must be one of hour, day, week, month, year, two-weeks, school-year, piece, fee, stipend, unpaid, "
          + "not `years`",
        "did you mean `year`?"
      ),
      (
        "apply: example.org/apply", 8, "`apply` must be a web address or an e-mail address, not `example.org/apply`",
        "write https:// in front"
      ),
      (
        "url: \"javascript:alert(1)\"", 6,
        "`url` must be a web address such as https://example.org/, not `javascript:alert(1)`", nil
      ),
      (
        "contact: Bo", 10,
        "`contact` must be an e-mail address, a web address, or a map of name, email and url, not `Bo`", nil
      ),
      (
        "contact: { email: bo@localhost }", 19,
        "`email` must be an e-mail address such as ada@example.org, not `bo@localhost`", nil
      ),
      ("contact: { mail: bo@example.org }", 12, "unknown field `mail`", "did you mean `email`?"),
    ] as [(String, Int, String, String?)])
  func wrongJob(field: String, column: Int, message: String, hint: String?) {
    #expect(
      BoardInMemory.findings(in: "Content/jobs/a.md", "---\n\(Self.job)\(field)\n---\n")
        == [.error("Content/jobs/a.md", 5, column, message, hint: hint)])
  }

  @Test(
    "An e-mail address has the shape of one",
    arguments: [
      "a@b", "@example.org", "a@", "a b@example.org", "a@@example.org", "a@example..org", ".a@example.org",
      "a@-example.org", "<a@example.org>", "a@example.org?subject=x", "a@example.org,b@example.org",
    ])
  func email(address: String) {
    #expect(EmailAddress(setting: SettingsTree.Text(string: address, style: .plain)) == nil)
    #expect(EmailAddress(setting: SettingsTree.Text(string: "ada.l+jobs@mail.example.org", style: .plain)) != nil)
  }

  @Test("A referral that expires before it was posted")
  func expired() {
    #expect(
      BoardInMemory.findings(in: "Content/referrals/a.md", "---\n\(Self.job)expires: 2026-01-31\n---\n")
        == [.error("Content/referrals/a.md", 5, 10, "`expires` (2026-01-31) is before `posted` (2026-02-01)")])
  }

  @Test("A referrer nobody knows is doubted, and the referral is kept")
  func referrer() {
    let board = BoardInMemory([
      "Content/people/ada.md": "---\nnmae: Ada\n---\n",
      "Content/referrals/a.md": "---\n\(Self.job)referrer: adda\n---\n",
      "Content/referrals/b.md": "---\n\(Self.job)referrer: Grace H.\n---\n",
      "Content/referrals/c.md": "---\n\(Self.job)referrer: ada\n---\n",
    ])
    let content = board.read()
    #expect(
      content.findings == [
        .error("Content/people/ada.md", 2, 1, "`name` is missing"),
        .error("Content/people/ada.md", 2, 1, "unknown field `nmae`", hint: "did you mean `name`?"),
        .warning(
          "Content/referrals/a.md", 5, 11, "there is no person `adda` in Content/people", hint: "did you mean `ada`?"),
        .warning(
          "Content/referrals/b.md", 5, 11, "there is no person `Grace H.` in Content/people",
          hint: "write Content/people/grace-h.md"),
      ])
    #expect(content.drafts.map(\.sourceID) == ["a", "b", "c"])
  }

  @Test("Zones are brought to one spelling, and what is none is refused where it stands")
  func zones() {
    let (job, search) = ("Content/jobs/a.md", "Content/searches/a.md")
    let sentence = "`time-zone` must be a distance from UTC such as UTC-5 or UTC+5:30, not"
    let content = BoardInMemory([
      job: "---\n\(Self.job)time-zone: [UTC, utc+5:30, UTC−5]\n---\n",
      search: "---\ntitle: A\ntime-zone: UTC+05:30\n---\n",
    ]).read()
    #expect(content.findings == [])
    #expect(content.drafts.map { $0.fact("Time zones") } == ["UTC+0, UTC+5:30, UTC-5"])
    #expect(content.searches.map(\.conditions) == [[.timeZone: ["UTC+5:30"]]])
    #expect(
      BoardInMemory.findings(in: job, "---\ntime-zone: [UTC, Europe/Berlin]\n\(Self.job)---\n")
        .map(\.description) == ["\(job):2:18: error: item 2 of \(sentence) `Europe/Berlin`"])
    #expect(
      BoardInMemory.findings(in: search, "---\ntitle: A\ntime-zone: nonsense\n---\n")
        == [.error(search, 3, 12, "\(sentence) `nonsense`")])
  }

  @Test("What is wrong with one post hides no other")
  func separate() {
    let content = BoardInMemory([
      "Content/jobs/a.md": "no fields",
      "Content/jobs/b.md": "---\n\(Self.job)---\n",
      "Content/jobs/c.md": "---\n\(Self.job)closes: soon\n---\n",
      "Content/pages/d.md": "---\ntitle: \"\n---\n",
      "Content/people/e.md": "---\nname: ' '\n---\n",
    ]).read()
    #expect(
      content.findings == [
        .error(
          "Content/jobs/a.md", 1, 1, "there are no fields at the top of this file",
          hint: "begin it with a line of `---`, the fields (`title: …`), and another line of `---`"),
        .error("Content/jobs/c.md", 5, 9, "`closes` must be a day such as 2026-11-20, not `soon`"),
        .error("Content/pages/d.md", 2, 8, "what is opened here is never closed", hint: "a quote is missing"),
        .error("Content/people/e.md", 2, 7, "`name` has only blanks in it", hint: "write a text"),
      ])
    #expect(content.drafts.map(\.sourceID) == ["b"])
    #expect(content.settings != nil)
  }
}
