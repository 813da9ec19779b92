import Testing

@testable import Boardwalk

@Suite("Who is hiring?")
struct HackerNewsTests {
  private static let thread = """
    {"id":400,"title":"Ask HN: Who is hiring? (July 2026)","children":[{"id":401,"author":"ann","created_at":"2026-07-01T15:01:52.000Z",
    "text":"Nimbus &amp; Co | Senior Python Engineer | Remote (US) | $140k-$170k | Full-time | https://nimbus.example<p>We fly &amp; land.",
    "children":[{"id":409,"text":"Is it hot?"}]},{"id":402,"author":null,"text":null,"created_at":"2026-07-01T15:02:52.000Z"},
    {"id":403,"author":"bob","created_at":"2026-07-01T15:03:00Z","text":"We look for somebody. Write to us.","children":[]}]}
    """

  @Test("The newest thread is asked for, and its answers are no offers")
  func newest() async throws {
    let hits = """
      {"hits":[{"objectID":"399","title":"Ask HN: Who wants to be hired? (July 2026)"},
      {"objectID":"400","title":"Ask HN: Who is hiring? (July 2026)"},{"objectID":"300","title":"Ask HN: Who is hiring? (June 2026)"}]}
      """
    let asked = try await Asked("hackernews:") { address in (200, address.contains("/search") ? hits : Self.thread) }
    #expect(
      asked.addresses == [
        "https://hn.algolia.com/api/v1/search_by_date?tags=story%2Cauthor_whoishiring&hitsPerPage=10",
        "https://hn.algolia.com/api/v1/items/400",
      ])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.id.sourceID) == ["401", "403"])
    #expect(jobs[0].title == "Senior Python Engineer")
    #expect(jobs[0].organization == "Nimbus & Co")
    #expect(jobs[0].workplace == .remote)
    #expect(jobs[0].allPlaces.map(\.country) == ["US"])
    #expect(jobs[0].pay?.text == "$140,000 – $170,000 a year")
    #expect(jobs[0].schedule == .fullTime)
    #expect(jobs[0].posted.description == "2026-07-01")
    #expect(jobs[0].sections.first?.html.html.contains("We fly &amp; land.") == true)
    #expect(jobs[0].sourceURL?.string == "https://news.ycombinator.com/item?id=401")
    #expect(jobs[1].title == "We look for somebody. Write to us.")
    #expect(jobs[1].organization == "Organization not stated")
  }

  @Test(
    "A first line says in any order what it says",
    arguments: [
      ("Foo | Berlin, Germany | Platform Engineer | ONSITE", "Platform Engineer", "Berlin, Germany", "on-site"),
      ("Foo | Lamplighter | Oslo, Norway | Hybrid", "Lamplighter", "Oslo, Norway", "telework on-site"),
      ("Foo (Remote US) — Full-stack engineer — TypeScript / React / AI", "Full-stack engineer", "Remote US", "remote"),
      (
        "Foo | Engineer, Frontend | New York, NY | Visa possible for exceptional candidates", "Engineer, Frontend",
        "New York", "on-site"
      ),
      ("Foo | Developer advocate | Support specialist | REMOTE", "Developer advocate", "Remote", "remote"),
      ("Foo | Engineer | Remote (UTC+3) | QA", "Engineer", "Remote (UTC+3)", "remote"),
      ("Foo | REMOTE (worldwide) | Contract | Multiple roles", "Multiple roles", "REMOTE (worldwide)", "remote"),
      ("Foo | Engineer | Berlin, Germany | ONSITE or REMOTE", "Engineer", "Berlin, Germany", "remote on-site"),
      ("Foo | Engineer | Berlin, Germany | REMOTE | ONSITE", "Engineer", "Berlin, Germany", "remote on-site"),
      (
        "Foo | Engineer | Berlin, Germany | Remote/Hybrid/Onsite", "Engineer", "Berlin, Germany",
        "remote telework on-site"
      ),
      ("Foo | Senior Engineer (Remote) | Python, Django", "Senior Engineer", "Remote", "remote"),
      (
        "Foo | Python, Django | Multiple roles (Hybrid) | Oslo, Norway", "Multiple roles", "Oslo, Norway",
        "telework on-site"
      ),
      ("Foo | Engineer | Remote/Onsite", "Engineer", "", "remote on-site"),
      ("Foo | Engineer | Berlin, Germany | No remote", "Engineer", "Berlin, Germany", "on-site"),
      ("Foo | Engineer | Berlin, Germany (onsite, no remote)", "Engineer", "Berlin, Germany", "on-site"),
      ("Foo | Engineer (not remote) | Berlin, Germany | Onsite", "Engineer", "Berlin, Germany", "on-site"),
      ("Foo | Engineer | New York, NY (3 days in-office)", "Engineer", "New York", "telework on-site"),
      ("Foo | Engineer | Chicago in office 2 days/week", "Engineer", "Chicago, Illinois", "telework on-site"),
      ("Foo | Engineer | Berlin, Germany, 5 days in the office", "Engineer", "Berlin, Germany", "on-site"),
      ("Foo | Office manager | Berlin, Germany", "Office manager", "Berlin, Germany", "on-site"),
      ("Foo | Site reliability engineer | Berlin, Germany", "Site reliability engineer", "Berlin, Germany", "on-site"),
      ("Foo | Engineer | ONSITE | Non-remote", "Engineer", "", "on-site"),
      ("Foo (no remote) | Engineer | Wien, kein Homeoffice, not remote", "Engineer", "Wien, Austria", "on-site"),
      ("Foo | Engineer, no remote | Berlin, Germany", "Engineer", "Berlin, Germany", "on-site"),
      (
        "Foo | Engineer | San Francisco, CA or Remote (US)", "Engineer", "San Francisco, CA or Remote (US)",
        "remote on-site"
      ),
      (
        "Foo | Engineer | Remote (Canada) or Toronto, ON", "Engineer", "Remote (Canada) or Toronto, ON",
        "remote on-site"
      ),
      (
        "Foo | Engineer | Amsterdam, Netherlands | Remote OK", "Engineer", "Amsterdam, Netherlands; Remote OK",
        "remote on-site"
      ),
      (
        "Foo | Engineer | Berlin, Germany (remote possible)", "Engineer", "Berlin, Germany (remote possible)",
        "remote on-site"
      ),
      ("Foo | Engineer | Remote (US or Canada)", "Engineer", "Remote (US or Canada)", "remote"),
      ("Foo | Engineer | Remote US or Canada", "Engineer", "Remote US or Canada", "remote"),
      ("Foo | Engineer | Remote OK", "Engineer", "Remote OK", "remote"),
      ("Foo | Engineer | Berlin, Germany | Remote (EU)", "Engineer", "Berlin, Germany; Remote (EU)", "remote"),
      ("Foo | Engineer | Oslo, Norway | ONSITE, VISA", "Engineer", "Oslo, Norway", "on-site"),
      (
        "Foo | San Francisco, CA | ONSITE | Full-time", "Foo | San Francisco, CA | ONSITE | Full-time",
        "San Francisco, California", "on-site"
      ),
      ("Foo | Remote (US) | Full-time", "Foo | Remote (US) | Full-time", "Remote (US)", "remote"),
      ("Foo | VISA | Lamplighter | Oslo, Norway", "Lamplighter", "Oslo, Norway", "on-site"),
      ("Foo | Engineer | ONSITE, remote not possible | Sorry, no remote", "Engineer", "", "on-site"),
    ])
  func lines(_ line: String, _ title: String, _ place: String, _ workplace: String) throws {
    var draft = JobDraft(sourceID: "1")
    HiringLine(line).claim(in: &draft)
    let job = try #require(Normaliser(today: Day(number: 20_000)).job(from: draft, source: "test").job)
    #expect(job.title == title)
    #expect(job.organization == "Foo")
    #expect(job.placeText == place)
    #expect(job.workplace.names.joined(separator: " ") == workplace)
  }

  @Test(
    "An employer's address and start-up school are no part of its name",
    arguments: [
      (#"Qux (<a href="https:&#x2F;&#x2F;qux.io" rel="nofollow">https:&#x2F;&#x2F;qux.io</a>)"#, "Qux"),
      ("Acme (acme.io)", "Acme"), ("Bar https://bar.com", "Bar"), ("Bar - https://bar.com/jobs", "Bar"),
      ("Acme Inc (YC S20)", "Acme Inc"), ("Acme (YC S20) (https://acme.io)", "Acme"), ("Acme [acme.io, YCW21]", "Acme"),
      ("Acme (Y Combinator)", "Acme"), ("Acme (YC W2021) (Remote)", "Acme"), ("Acme (Remote) (acme.io)", "Acme"),
      ("Acme acme.io", "Acme"), ("Acme: www.acme.io", "Acme"), ("https://acme.io", "acme.io"),
      ("Booking.com", "Booking.com"), ("Join booking.com", "Join booking.com"), ("Acme (U.S.)", "Acme (U.S.)"),
      ("Acme Inc. (formerly Foo)", "Acme Inc. (formerly Foo)"), ("Prairie (Dublin)", "Prairie (Dublin)"),
      ("Galaxy (S20)", "Galaxy (S20)"), ("Nimbus & Co", "Nimbus & Co"), ("Yahoo!", "Yahoo!"),
      ("(acme.io)", "(acme.io)"),
      ("Acme, Inc.", "Acme, Inc."), ("Foo: Bar", "Foo: Bar"),
    ])
  func employers(part: String, name: String) {
    var draft = JobDraft(sourceID: "1")
    HiringLine("\(part) | Engineer | Berlin").claim(in: &draft)
    #expect(draft.organization == name)
    #expect(draft.title == "Engineer")
  }

  @Test(
    "Help with a visa is what the line says of it and nothing else",
    arguments: [
      ("VISA", true), ("Visa", true), ("visa sponsorship available", true), ("We sponsor visas", true),
      ("ONSITE, VISA", true), ("ONSITE VISA", true), ("ONSITE/VISA", true), ("ONSITE + VISA", true),
      ("Full-time, visa sponsorship", true), ("Berlin, Germany (VISA)", true), ("H1B sponsorship offered", true),
      ("No visa", false), ("no visa sponsorship", false), ("Unable to sponsor visas at this time", false),
      ("Remote, no visa sponsorship", false), ("We can't sponsor visas", false), ("Remote (US, no visa)", false),
      ("Visa possible for exceptional candidates", nil), ("US visa required", nil), ("No visa required", nil),
      ("Product manager, Visa & Mastercard", nil), ("Must have a work visa", nil), ("Advisa", nil),
      ("VISA | No visa", nil),
      ("Berlin, Germany", nil),
    ] as [(String, Bool?)])
  func visas(part: String, isSponsored: Bool?) {
    var draft = JobDraft(sourceID: "1")
    HiringLine("Foo | Engineer | \(part)").claim(in: &draft)
    #expect(draft.fact("Visa sponsorship") == isSponsored.map { $0 ? "Yes" : "No" })
    #expect(draft.title == "Engineer")
    #expect(
      draft.places.allSatisfy {
        $0.name?.lowercased().contains("visa") != true || isSponsored == nil || part.contains("(US")
      })
  }

  @Test(
    "A comment that was taken away is no offer, and one about it is",
    arguments: [
      ("[deleted]", false), ("[dead]", false), ("[flagged]", false), ("[flagged] [dead]", false),
      ("<p>[Deleted]</p>", false),
      ("[deleted] | Engineer", true), ("Foo | Engineer | Berlin", true), ("Flagged", true),
    ])
  func takenAway(text: String, isOffer: Bool) async throws {
    let thread =
      #"{"id":400,"children":[{"id":7,"author":"ann","text":"\#(text)","created_at":"2026-07-01T15:01:52.000Z"}]}"#
    let asked = try await Asked("hackernews:", recorded: ["1.json": thread])
    #expect(asked.drafts.count == (isOffer ? 1 : 0))
    #expect(asked.ending == .complete)
  }

  @Test(
    "Where nobody is hired is no place of the job",
    arguments: [
      ("Mu | Remote (no US) | Python dev", []), ("Mu | REMOTE, non-US | Python dev", []),
      ("Mu | Remote (not US/Canada), Germany | Python dev", ["Germany"]),
      ("Mu | Remote (no US or Canada) | Python dev", []),
    ] as [(String, [String])])
  func nowhere(line: String, places: [String]) throws {
    var draft = JobDraft(sourceID: "1")
    HiringLine(line).claim(in: &draft)
    let job = try #require(Normaliser(today: Day(number: 20_000)).job(from: draft, source: "test").job)
    #expect(job.allPlaces.map(\.text) == places)
    #expect(job.workplace == .remote)
  }

  @Test(
    "Letters and figures are pay only where they are money, and an occupation before that",
    arguments: [
      (
        "Acme | Senior Engineer | Remote | Go, Kafka, S3, k8s | $150k-$180k", "Senior Engineer", "",
        "$150,000 – $180,000 a year"
      ),
      (
        "Beta | Backend Developer | New York, 3 days in office | Full-time | $140,000 - $170,000", "Backend Developer",
        "New York", "$140,000 – $170,000 a year"
      ),
      (
        "Delta | Stockholm, Sweden | REMOTE (EU) | Full-time | Data Engineer (Python 3, Kubernetes)",
        "Data Engineer (Python 3, Kubernetes)", "Stockholm", nil
      ),
      (
        "N | Software Engineer (2 roles, backend) | Zurich | 120k-150k CHF", "Software Engineer (2 roles, backend)",
        "Zurich", "CHF 120,000 – 150,000 a year"
      ),
      ("E | Engineer | Laravel, PHP 8 | Berlin, Germany | €60,000", "Engineer", "Berlin", "€60,000 a year"),
      (
        "F | Engineer | $10M Series A | Berlin, Germany | €60k - €80k", "Engineer", "Berlin", "€60,000 – €80,000 a year"
      ),
      ("G | Engineer | Berlin, Germany | €60,000 | €70,000", "Engineer", "Berlin", "€60,000 a year"),
      ("Q | Contract Manager | Dallas, TX | Onsite", "Contract Manager", "Dallas", nil),
      ("J | Part-time bookkeeper | Leeds, United Kingdom | £15/hr", "Part-time bookkeeper", "Leeds", "£15 an hour"),
      ("O | Intern, Summer 2027 | Austin, TX", "Intern, Summer 2027", "Austin", nil),
      ("P | Internship | Austin, TX", "Internship", "Austin", nil),
    ] as [(String, String, String, String?)])
  func parts(_ line: String, _ title: String, _ city: String, _ pay: String?) throws {
    var draft = JobDraft(sourceID: "1")
    HiringLine(line).claim(in: &draft)
    let job = try #require(Normaliser(today: Day(number: 20_000)).job(from: draft, source: "test").job)
    #expect(job.title == title)
    #expect(job.allPlaces.first?.city ?? "" == city)
    #expect(job.pay?.text == pay)
  }

  @Test(
    "Money that cannot be told in figures is shown as it stands; other figures are not",
    arguments: [
      ("$3k - $10k", true), ("150-250k+ + equity + benefits", true), ("USD 3000-5000 and shares", true),
      ("up to 4.000 € net", true), ("401k", false), ("Go, S3, k8s", false), ("PHP 8", false),
      ("Series B, 50 people", false),
      ("$5M raised", false), ("seed funding of €2M", false),
      ("3 days a week", false), ("Python 3, Kafka", false),
    ])
  func sums(_ part: String, _ isMoney: Bool) {
    var draft = JobDraft(sourceID: "1")
    HiringLine("Foo | Engineer | \(part)").claim(in: &draft)
    #expect(draft.facts == (isMoney ? [Job.Fact("Pay", part)] : []))
  }

  @Test(
    "A part says how one is employed where nothing else stands in it",
    arguments: [
      ("Full-time", .fullTime, nil), ("Full-time or part-time", .multiple, nil),
      ("Contract (6 months)", nil, "Contract (6 months)"),
      ("Contract / Part-time (10–40 hrs/wk)", .partTime, "Contract / Part-time (10–40 hrs/wk)"),
      ("Freelance", .contract, "Freelance"),
      ("Contract Python", nil, nil), ("Permanent resident", nil, nil), ("Part-time bookkeeper", .partTime, nil),
      ("Intern, Summer 2027", nil, "Internship"),
    ] as [(String, Schedule?, String?)])
  func employment(_ part: String, _ schedule: Schedule?, _ appointment: String?) throws {
    var draft = JobDraft(sourceID: "1")
    HiringLine("Foo | Engineer | \(part)").claim(in: &draft)
    let job = try #require(Normaliser(today: Day(number: 20_000)).job(from: draft, source: "test").job)
    #expect(job.schedule == schedule && job.appointment == appointment)
  }

  @Test("What the search gives is read as well, without answers")
  func hits() async throws {
    let asked = try await Asked(
      "hackernews:",
      recorded: [
        "1.json":
          #"{"hits":[{"objectID":"7","author":"ann","created_at":"2026-07-10T14:10:34Z","parent_id":4,"story_id":4,"comment_text":"Foo | Cook | REMOTE<p>Soup"},"#
          + #"{"objectID":"8","parent_id":7,"story_id":4,"comment_text":"Is it hot?"}]}"#
      ])
    #expect(asked.jobs().map { "\($0.id.sourceID) \($0.title) \($0.organization)" } == ["7 Cook Foo"])
  }

  @Test("Every comment of a reply comes out", arguments: RecordedReply.all(of: "hackernews", orElse: [thread]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("hackernews:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("children").filter { $0.text("text") != nil }
    asked.expect(rows, [("text", \.allText), ("created_at", \.posted), ("author", { $0.fact("Posted by") })])
    #expect(asked.jobs().count == rows.count)
  }
}
