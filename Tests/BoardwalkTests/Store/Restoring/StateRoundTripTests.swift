import Foundation
import Markup
import Testing

@testable import Boardwalk

@Suite("A listing on its way through the published state")
struct StateRoundTripTests {
  @Test("A closed listing with everything set comes back whole")
  func whole() throws {
    let kept = try full()
    #expect(try roundTrip(kept) == kept)
  }

  @Test("An open listing comes back with all that lists show, and without its text")
  func open() throws {
    var kept = try full()
    kept.isWhole = false
    kept.job.sections = []
    kept.job.allPlaces = []
    kept.job.facts = kept.job.facts.filter { Condition($0) != nil }
    #expect(try roundTrip(kept) == kept)
    #expect(kept.job.summary == (try full()).job.summary)
  }

  @Test("Every field of a summary that may be empty is set in the listing that is sent around")
  func nothingForgotten() throws {
    let plain = try Job.plain("42").summary
    let set = try full().job.summary
    func fields(of summary: JobSummary) -> [Mirror.Child] {
      let parts: Set = ["names", "hirer", "workPlace", "terms", "vacancy"]
      return Mirror(reflecting: summary).children.flatMap { child in
        parts.contains(child.label ?? "") ? Array(Mirror(reflecting: child.value).children) : [child]
      }
    }
    #expect(fields(of: set).count > 20)
    for (before, after) in zip(fields(of: plain), fields(of: set))
    where !["id", "kind", "organization", "posted"].contains(before.label) {
      #expect("\(before.value)" != "\(after.value)", "\(before.label ?? "") is not set in the test")
    }
    for (before, after) in zip(
      Mirror(reflecting: try Job.plain("42")).children, Mirror(reflecting: try full().job).children)
    where before.label != "referral" {
      #expect("\(before.value)" != "\(after.value)", "\(before.label ?? "") is not set in the test")
    }
  }

  @Test("A listing with nothing set comes back")
  func plain() throws {
    let kept = KeptListing(
      job: try .plain(), firstSeen: 5, lastSeen: 7, changed: 5, fingerprint: 0, isWhole: false)
    #expect(try roundTrip(kept) == kept)
    #expect(try roundTrip(kept, seen: 7) == kept)
    #expect(!text(of: kept, seen: 7).contains("seen\":7"))
  }

  @Test("Every kind, schedule, unit of pay and part of the text comes back")
  func kinds() throws {
    func comesBack(_ change: (inout Job) -> Void) throws {
      let kept = KeptListing(
        job: try .plain("1", change), firstSeen: 1, lastSeen: 1, changed: 1, fingerprint: 1, isWhole: true)
      #expect(try roundTrip(kept) == kept)
    }
    for kind in JobKind.allCases { try comesBack { $0.summary.kind = kind } }
    for schedule in Schedule.allCases { try comesBack { $0.summary.schedule = schedule } }
    for unit in PayUnit.allCases {
      try comesBack { $0.summary.pay = Pay(currency: "EUR", minimum: nil, maximum: 0, unit: unit) }
    }
    for kind in SectionKind.allCases { try comesBack { $0.sections = [Job.Section(kind, SafeHTML(text: "x"))] } }
    for workplace in 0..<UInt8(8) { try comesBack { $0.summary.workplace = Workplace(rawValue: workplace) } }
  }

  @Test("A source comes back with everything that is known of it")
  func source() throws {
    let source = KeptSource(
      name: "api", firstRun: 1, begun: 2, lastRun: 5, lastComplete: 4, seen: 5, outcome: "suspect",
      reason: "A “third” less.",
      delivered: 17, suspectSince: 2, suspectLast: 3, suspectNights: 2, suspectCount: 9,
      suspectMissing: "0000000a", askedFor: .min,
      question: .max, reissued: ["7": "7~~2"])
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { source.write(to: &$0) }
    #expect(try JSONDecoder().decode(KeptSource.self, from: Data(bytes)) == source)
    for (label, value) in Mirror(reflecting: source).children where "\(value)" == "nil" {
      Issue.record("\(label ?? "") is not set in the test")
    }
  }

  @Test(
    "What cannot be a listing is none",
    arguments: [
      #""source":"api""#: #""source":"referrals""#, #""source":"api" "#: #""source":"../api""#,
      #""id":"1""#: #""id":"""#, #""title":"Clerk""#: #""title":"\u0000""#,
      #""firstSeen":5"#: #""firstSeen":-99999999999999"#, #""changed":6"#: #""changed":999999999999999"#,
      #""posted":"2026-11-02""#: #""posted":"2026-02-30""#,
      #""fingerprint":"0000000000000001""#: #""fingerprint":"1""#,
    ])
  func unbelievable(part: String, wrong: String) throws {
    let kept = KeptListing(job: try .plain(), firstSeen: 5, lastSeen: 7, changed: 6, fingerprint: 1, isWhole: false)
    let text = text(of: kept)
    let part = part.trimmingCharacters(in: .whitespaces)
    #expect(text.contains(part))
    #expect(try believed(text.replacing(part, with: wrong)) == nil)
    #expect(try believed(text) == kept)
  }

  @Test("A post comes back with everything that is known of it", arguments: [5, 6] as [Int64], [true, false])
  func post(changed: Int64, isOpen: Bool) throws {
    let post = KeptPost(
      id: JobID(source: "referrals", sourceID: "welder"), firstSeen: 5, changed: changed,
      fingerprint: Fingerprint("x"), isOpen: isOpen)
    #expect(try believed(post) { $0 } == post)
  }

  @Test(
    "What cannot be a post is none",
    arguments: [
      #""source":"jobs""#: #""source":"api""#, #""id":"baker""#: #""id":"../baker""#,
      #""firstSeen":5"#: #""firstSeen":-99999999999999"#, #""changed":6"#: #""changed":999999999999999"#,
      #""fingerprint":"0000000000000001""#: #""fingerprint":"1""#,
    ])
  func unbelievablePost(part: String, wrong: String) throws {
    let post = KeptPost(
      id: JobID(source: "jobs", sourceID: "baker"), firstSeen: 5, changed: 6, fingerprint: Fingerprint(value: 1))
    #expect(try believed(post) { $0.replacing(part, with: wrong) } == nil)
    #expect(try believed(post) { $0 } == post)
  }

  private func believed(_ post: KeptPost, changing change: (String) -> String) throws -> KeptPost? {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { post.write(to: &$0) }
    let text = change(String(decoding: bytes, as: UTF8.self))
    return try JSONDecoder().decode(StatePost.self, from: Data(text.utf8)).believed(at: 0)
  }

  @Test(
    "A source whose figures nobody can have counted is none",
    arguments: [
      (#""delivered":-1"#, false), (#""delivered":10000001"#, false), (#""delivered":10000000"#, true),
      (#""delivered":1,"suspectNights":9223372036854775807,\#(suspicion),"suspectCount":0"#, false),
      (#""delivered":1,"suspectNights":1,\#(suspicion),"suspectCount":-9223372036854775808"#, false),
      (#""delivered":1,"suspectNights":1001,\#(suspicion),"suspectCount":1"#, false),
      (#""delivered":1,"suspectNights":2,\#(suspicion),"suspectCount":9"#, true),
      (#""delivered":1,"suspectNights":2,\#(suspicion)"#, false), (#""delivered":1,"suspectNights":2"#, false),
      (#""delivered":1,"suspectNights":0"#, true), (#""delivered":1,"seen":999999999999999"#, false),
    ])
  func figures(figures: String, isBelieved: Bool) throws {
    let source = #"{"name":"api","firstRun":1,"lastRun":5,"outcome":"suspect","reason":"x",\#(figures)}"#
    let manifest = try JSONDecoder().decode(
      StateManifest.self, from: Data(#"{"sources":[\#(source)],"parts":[]}"#.utf8))
    #expect(manifest.believedSources.isEmpty != isBelieved)
  }

  private static let suspicion = #""suspectSince":1795520000,"suspectLast":1795520000"#

  @Test("What is still to come, of a source or a listing, is taken for now; what a clock may be wrong by stays")
  func future() throws {
    let now = TestBoard.now
    let (soon, late) = (now + 43_200, now + 43_201)
    var source = KeptSource(
      name: "api", firstRun: 1, lastRun: late, lastComplete: late, seen: late, outcome: "complete", delivered: 1,
      suspectSince: late, suspectLast: late)
    #expect(source.past(at: now).times == [1, now, now, now, now, now])
    #expect(source.past(at: 0) == source, "a clock before this was written says nothing")
    source.lastRun = soon
    #expect(source.past(at: now).lastRun == soon)
    let kept = KeptListing(
      job: try .plain(), firstSeen: late, lastSeen: late, changed: late, missingSince: late, closed: late,
      fingerprint: 1, isWhole: false)
    let listing = try #require(
      try JSONDecoder().decode(StateListing.self, from: Data(text(of: kept).utf8)).believed(seen: late, at: now))
    #expect(
      [listing.firstSeen, listing.lastSeen, listing.changed, listing.missingSince, listing.closed]
        == .init(repeating: now, count: 5))
  }

  @Test("What is unsafe in a listing is made safe")
  func hostile() throws {
    let listing = try #require(
      try believed(
        """
        {"source":"api","id":"1\\u0000","firstSeen":5,"fingerprint":"0000000000000001","formerSlugs":["../../x","a-b"],
        "kind":"king","slug":"../../etc/passwd","title":"Cl\\u202eerk\\n","organization":"<script>City","places":[{"city":"X",
        "latitude":1e300,"longitude":-200}],"placeCount":-7,"workplace":["remote","moon"],"pay":{"currency":"EUR","minimum":-5,
        "maximum":9223372036854775807,"unit":"year"},"schedule":"never","posted":"2026-11-02","deadline":{"day":"soon",
        "instant":1},"apply":"javascript:alert(1)","page":"mailto:a@example.org","excerpt":"\(String(repeating: "e", count: 5000))",
        "text":{"sections":[{"kind":"duties","html":"<p onclick=x>Hi<script>alert(1)</script>"}],"facts":[{"label":"",
        "value":"x"}],"places":[{}]}}
        """))
    let job = listing.job
    #expect(job.id == .api("1"))
    #expect(job.title == "Clerk")
    #expect(job.slug == Slug(title: "Clerk", id: .api("1")))
    #expect(listing.formerSlugs == ["a-b"])
    #expect(job.organization == "<script>City")
    #expect(job.places == [Place(city: "X")])
    #expect(job.placeCount == 0)
    #expect(job.workplace == .remote)
    #expect(job.pay == Pay(currency: "EUR", minimum: nil, maximum: nil, unit: .year))
    #expect(job.schedule == nil && job.deadline == nil && job.applyURL == nil && job.sourceURL == nil)
    #expect(job.excerpt.count == 2000)
    #expect(job.sections == [Job.Section(.duties, SafeHTML(html: "<p>Hi</p>"))])
    #expect(job.facts.isEmpty)
  }

  @Test("A slug that was given by other rules stays behind as a redirect")
  func foreignSlug() throws {
    let kept = KeptListing(job: try .plain(), firstSeen: 5, lastSeen: 7, changed: 6, fingerprint: 1, isWhole: false)
    let listing = try #require(
      try believed(text(of: kept).replacing(kept.job.slug.text, with: "clerk-by-other-rules")))
    #expect(listing.job.slug == kept.job.slug)
    #expect(listing.formerSlugs == ["clerk-by-other-rules"])
  }

  /// A listing in which everything that can be set is, as Normalise would leave it.
  private func full() throws -> KeptListing {
    var job = try Job.full()
    job.summary.pay = Pay(currency: "USD", minimum: 2650, maximum: 1_000_000_000, unit: .twoWeeks)
    job.summary.skills = ["Semaphore", "“Quotes” \\ and / slashes"]
    job.excerpt = "You keep the light. & 1 < 2 &amp; <b>"
    job.allPlaces.removeLast(2)
    job.sections.removeLast()
    job.facts.removeLast()
    return KeptListing(
      job: job, firstSeen: 1_795_000_000, knownSince: 1_794_000_000, lastSeen: 1_795_100_000, changed: 1_795_050_000,
      missingSince: 1_795_200_000, closed: 1_795_300_000, isUnasked: true, fingerprint: .max - 1, isWhole: true,
      formerSlugs: ["light-9mp8b17", "lamp-9mp8b17"])
  }

  private func roundTrip(_ kept: KeptListing, seen: Int64? = nil) throws -> KeptListing? {
    try believed(text(of: kept, seen: seen), seen: seen)
  }

  private func text(of kept: KeptListing, seen: Int64? = nil) -> String {
    var bytes: [UInt8] = []
    var written = WrittenParts()
    JSONWriter.append(to: &bytes) { kept.write(to: &$0, seen: seen, with: &written) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func believed(_ text: String, seen: Int64? = nil) throws -> KeptListing? {
    try JSONDecoder().decode(StateListing.self, from: Data(text.utf8)).believed(seen: seen, at: TestBoard.now + 86_400)
  }
}
