import FaultServer
import Foundation
import Testing
import Web

@testable import Boardwalk

@Suite("USAJobs")
struct USAJobsTests {
  private func board(_ api: FakeUSAJobs, searches: [String: String] = [:]) throws -> TestBoard {
    try TestBoard(["Content/board.yml": TestBoard.settings(sources: api.source)].merging(searches) { $1 }, asking: api)
  }

  private func items(_ count: Int) -> [String] { (1...count).map { FakeUSAJobs.item(1000 + $0, "Job number \($0)") } }

  private func jobPages(_ board: TestBoard) -> Int { board.publishedPaths.count { $0.hasPrefix("jobs/") } }

  @Test("All pages are asked for, whatever NumberOfPages says")
  func paging() async throws {
    let api = try FakeUSAJobs(items(60), habit: .fixedPage(25))
    let board = try board(api)
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(report.findings == [])
    #expect(jobPages(board) == 60)
    #expect(api.queries.map { $0["Page"] } == ["1", "2", "3"])
    #expect(api.queries.allSatisfy { $0["ResultsPerPage"] == "500" && $0["Fields"] == "Full" })
  }

  @Test("A total that is too small by a page does not hide the last page's overlap")
  func wrongTotal() async throws {
    let api = try FakeUSAJobs(items(30) + [FakeUSAJobs.item(1001, "Job number 1")], habit: .fixedPage(10))
    let board = try board(api)
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(jobPages(board) == 30)
    #expect(report.deliveries.map(\.count) == [31])
  }

  @Test("The ceiling of 10,000 rows is reported, and nothing may be closed on such an answer")
  func ceiling() async throws {
    let board = try board(try FakeUSAJobs(items(5), habit: .announces(10_000)))
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    let reason =
      "The query for everything reaches the API's ceiling of 10000 rows, so more may be on offer than it shows;"
      + " split it into several queries, for instance one for each JobCategoryCode."
    #expect(report.findings == [Diagnostic(.warning, at: .source("usajobs"), reason)])
    #expect(report.deliveries.map(\.outcome) == [.partial(reason)])
    #expect(jobPages(board) == 5)
  }

  @Test("A saved search asks in the API's own parameters")
  func parameters() async throws {
    let api = try FakeUSAJobs(items(1))
    let search = """
      ---
      title: Everything at once
      keywords: tide -river
      location: Portland, Maine
      radius: 50
      organization: [HE38, Office of Tides]
      category: ["2210", "1315"]
      grade: 9-12
      schedule: [full-time, part-time]
      remote: true
      salary-min: 60000
      salary-max: 120000
      posted-within: 7
      hiring-path: [Veterans, internal to an agency]
      travel: 50% or less
      clearance: Secret
      ---
      """
    let board = try board(api, searches: ["Content/searches/all.md": search])
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(
      api.queries == [
        [
          "Keyword": "tide", "LocationName": "Portland, Maine", "Radius": "50",
          "JobCategoryCode": "2210;1315", "PayGradeLow": "09", "PayGradeHigh": "12", "PositionScheduleTypeCode": "1;2",
          "HiringPath": "fed-internal-nosearch;fed-internal-search;vet", "TravelPercentage": "5",
          "RemoteIndicator": "True", "RemunerationMinimumAmount": "60000", "RemunerationMaximumAmount": "120000",
          "Fields": "Full", "ResultsPerPage": "500", "Page": "1",
        ]
      ])
  }

  @Test(
    "The service is asked for no word that a search excludes, and for grades of its own schedule alone",
    arguments: [
      (#"nurse -"night shift" -weekend"#, "9", ["Keyword": "nurse", "PayGradeLow": "09", "PayGradeHigh": "09"]),
      ("pilot,-night", "GS-11", ["Keyword": "pilot", "PayGradeLow": "11", "PayGradeHigh": "11"]),
      (#"“charge nurse”, ward -x"#, "E13", ["Keyword": #""charge nurse" ward"#]), ("-x", "D", [:]),
    ])
  func wanted(keywords: String, grade: String, asked: [String: String]) {
    let search = SavedSearch.that { ($0.keywords, $0.grades) = (keywords, [grade]) }
    let pairs = USAJobs.Parameters(asking: search).pairs
    #expect(Dictionary(uniqueKeysWithValues: pairs.map { ($0.name, $0.value) }) == asked)
  }

  @Test("Queries in the API's own names are sent as they are, with the parameters of the source added")
  func ownQueries() async throws {
    let api = try FakeUSAJobs(items(1))
    let source = """
      - usajobs:
          key: $USAJOBS_API_KEY
          email: $USAJOBS_EMAIL
          endpoint: "\(api.endpoint)"
          parameters: { HiringPath: public }
          results-per-page: 100
          queries:
            - { Keyword: nurse, JobCategoryCode: "0610" }
            - { SecurityClearanceRequired: 2, HiringPath: vet }
      """
    let settings = "title: T\nbase-url: https://t.example.org/\nsources:\n" + source
    let board = try TestBoard(["Content/board.yml": settings])
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    let common = ["Fields": "Full", "ResultsPerPage": "100", "Page": "1"]
    #expect(
      api.queries == [
        ["Keyword": "nurse", "JobCategoryCode": "0610", "HiringPath": "public"].merging(common) { $1 },
        ["SecurityClearanceRequired": "2", "HiringPath": "vet"].merging(common) { $1 },
      ])
  }

  @Test("Who asks for some days only does not say that everything was in the answer")
  func someDays() async throws {
    let api = try FakeUSAJobs(items(1))
    let source = """
      - usajobs:
          key: $USAJOBS_API_KEY
          email: $USAJOBS_EMAIL
          endpoint: "\(api.endpoint)"
          queries:
            - { Keyword: nurse, DatePosted: 14 }
            - { Keyword: pilot, DatePosted: 3 }
            - { Keyword: clerk }
      """
    let settings = "title: T\nbase-url: https://t.example.org/\nsources:\n" + source
    let board = try TestBoard(["Content/board.yml": settings])
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    let reason = "USAJOBS was asked only for what was posted within 3 days; a job that is missing may still be open."
    #expect(report.deliveries.map(\.outcome) == [.partial(reason)])
    #expect(report.deliveries.map(\.wholeDays) == [3])
    #expect(report.findings == [.usual(at: .source("usajobs"), reason)])
  }

  @Test("An unknown parameter is an error with its place and the nearest known one")
  func unknownParameter() async throws {
    let settings = """
      title: T
      base-url: https://t.example.org/
      sources:
        - usajobs:
            queries:
              - Keywords: nurse
      """
    let findings = await (try TestBoard(["Content/board.yml": settings])).findings()
    #expect(
      findings.contains {
        $0.spot == .file("Content/board.yml", line: 6, column: 11) && ($0.hint ?? "").contains("`Keyword`")
      })
  }

  @Test("A first source that fails does not keep back the posts of a board that stands; a store that was lost does")
  func posts() async throws {
    let api = try FakeUSAJobs(items(3), habit: .page(1, .reply(500)))
    let board = try board(api, searches: ["Content/referrals/welder.md": TestBoard.referral])
    let run = board.run(environment: FakeUSAJobs.environment, timeout: .seconds(1))
    let isAlone = "nothing is kept from earlier runs"
    #expect(await board.findings(run).contains { $0.message.contains(isAlone) })
    #expect(board.publishedPaths == [])

    try board.write(TestBoard.settings(), to: "Content/board.yml")
    _ = try await board.run().publish()
    try board.write(TestBoard.settings(sources: api.source), to: "Content/board.yml")
    let findings = await board.findings(run)
    #expect(findings.contains { $0.message == "USAJOBS answered page 1 with HTTP 500." && $0.severity == .warning })
    #expect(findings.allSatisfy { $0.severity < .error })
    #expect(board.publishedPaths.contains { $0.hasPrefix("referrals/welder") })
  }

  @Test("A first build that is refused is refused however often it is tried, until a source answers")
  func refusedAgain() async throws {
    let board = try board(
      try FakeUSAJobs(items(3), habit: .page(1, .reply(500))),
      searches: ["Content/referrals/welder.md": TestBoard.referral])
    for night in 0...2 as ClosedRange<Int64> {
      let now = TestBoard.now + night * 86_400
      let run = board.run(now: now, environment: FakeUSAJobs.environment, timeout: .seconds(1))
      #expect(await board.findings(run).last?.message.hasPrefix("No source answered and nothing is kept") == true)
      #expect(board.publishedPaths == [])
    }
    // One that answers without a job has answered, and may fail then.
    let empty = try FakeUSAJobs([])
    try board.write(TestBoard.settings(sources: empty.source), to: "Content/board.yml")
    let run = board.run(now: TestBoard.now + 3 * 86_400, environment: FakeUSAJobs.environment)
    #expect(try await run.publish().findings.allSatisfy { $0.severity < .error })
    try board.remove("public")
    let down = try FakeUSAJobs(items(3), habit: .page(1, .reply(500)))
    try board.write(TestBoard.settings(sources: down.source), to: "Content/board.yml")
    let later = board.run(now: TestBoard.now + 4 * 86_400, environment: FakeUSAJobs.environment)
    #expect(await board.findings(later).allSatisfy { $0.severity < .error })
    #expect(board.publishedPaths.contains { $0.hasPrefix("referrals/welder") })
  }

  @Test("A board of posts that stands is published with a first source that fails")
  func firstSource() async throws {
    let board = try TestBoard(["Content/referrals/welder.md": TestBoard.referral])
    _ = try await board.run().publish()
    let down = try FakeUSAJobs(items(3), habit: .page(1, .reply(500)))
    try board.write(TestBoard.settings(sources: down.source), to: "Content/board.yml")
    let findings = await board.findings(board.run(environment: FakeUSAJobs.environment))
    #expect(findings.allSatisfy { $0.severity < .error }, "\(findings)")
  }

  @Test(
    "Each way the API can fail is one plain sentence, and never holds the key",
    arguments: [
      ("refused", [Step].reply(403), "USAJOBS refused the key or the e-mail address (HTTP 403)."),
      ("not there", .reply(404), "There is no API at this address (HTTP 404)."),
      ("too often", .reply(429, [("Retry-After", "86400")]), "USAJOBS says that we ask too often (HTTP 429)."),
      ("broken", .reply(500, [], "boom"), "USAJOBS answered page 1 with HTTP 500."),
      (
        "web page", .reply(200, [("Content-Type", "text/html")], "<!doctype html><title>Maintenance</title>"),
        "Page 1 of the answer cannot be read: The reply is not JSON but begins with “<!doctype html><title>Maintenance</title>”."
      ),
      (
        "cut", .json("{\"SearchResult\":{\"SearchResultItems\":[{\"MatchedObjectId\":\"1\""),
        "Page 1 of the answer cannot be read: The reply is not the JSON it should be: it is cut off or damaged."
      ),
      (
        "other JSON", .json("{\"jobs\":[]}"),
        "Page 1 of the answer cannot be read: The reply is JSON, but has no `SearchResult`."
      ),
      ("nothing", .json(""), "Page 1 of the answer cannot be read: The reply is empty."),
      (
        "short", [.head(200, [("Content-Length", "1000")]), .text("{}"), .close],
        "USAJOBS cannot be reached: The reply ended too early."
      ),
      ("slow", [.pause(.seconds(30))], "USAJOBS cannot be reached: No complete reply within 1 s."),
    ])
  func faults(name: String, script: [Step], sentence: String) async throws {
    let api = try FakeUSAJobs(items(3), habit: .page(1, script))
    let board = try board(api)
    let findings = await board.findings(board.run(environment: FakeUSAJobs.environment, timeout: .seconds(1)))
    #expect(findings.map(\.message).first == sentence)
    #expect(findings.allSatisfy { !$0.description.contains("right-key") })
    #expect(
      findings.last?.message
        == "No source answered and nothing is kept from earlier runs, so there is nothing to publish.")
    #expect(board.publishedPaths == [])
  }

  @Test("A reply with a wrong content type is read all the same when it is the reply")
  func wrongContentType() async throws {
    let reply = FakeUSAJobs.reply(items(2), total: 2)
    let board = try board(try FakeUSAJobs([], habit: .page(1, .reply(200, [("Content-Type", "text/plain")], reply))))
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(jobPages(board) == 2)
  }

  @Test(
    "Every schedule of an announcement counts",
    arguments: [(["1"], Schedule.fullTime), (["1", "2"], .multiple), (["2", "2", ""], .partTime), (["6"], .multiple)])
  func schedules(codes: [String], schedule: Schedule) async throws {
    let list = codes.map { #"{"Name":"","Code":"\#($0)"}"# }.joined(separator: ",")
    let item = FakeUSAJobs.item(1, changes: "\"PositionSchedule\":[\(list)]")
    let asked = try await Asked("usajobs:", recorded: ["1.json": FakeUSAJobs.reply([item], total: 1)])
    #expect(asked.jobs().map(\.schedule) == [schedule])
  }

  @Test("An empty answer publishes an empty board that says so")
  func empty() async throws {
    let board = try board(try FakeUSAJobs([]))
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(report.findings == [])
    #expect(board.published("index.html")?.contains("No job is open today.") == true)
  }

  @Test("An answer without a single job closes nothing until it came on three nights")
  func suddenlyEmpty() async throws {
    let full = try FakeUSAJobs(items(12))
    let board = try board(full)
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    let empty = try FakeUSAJobs([])
    try board.write(TestBoard.settings(sources: empty.source), to: "Content/board.yml")
    for night in 1...2 {
      let now = TestBoard.now + Int64(night) * 86_400
      let report = try await board.run(now: now, environment: FakeUSAJobs.environment).publish()
      #expect(
        report.findings == [
          Diagnostic(
            .warning, at: .source("usajobs"), "It answered without a single job, though 12 were open; they stay.",
            hint: "It is believed after 3 nights with the same answer (this is night \(night) of 3), or with "
              + "--accept-shrink usajobs.")
        ])
      #expect(report.open == 12)
      #expect(report.ended == 0)
      let said = board.published("sources/index.html") ?? ""
      #expect(said.contains("Its answer is hard to believe and closes nothing yet."))
    }
    let report = try await board.run(now: TestBoard.now + 3 * 86_400, environment: FakeUSAJobs.environment).publish()
    #expect(report.findings.map(\.severity) == [.notice])
    #expect(report.open == 0)
    #expect(report.ended == 12)
    #expect(jobPages(board) == 12)
  }

  @Test("A failure on a later page keeps the pages before it and closes nothing")
  func laterPage() async throws {
    let whole = try FakeUSAJobs(items(30), habit: .fixedPage(10))
    let board = try board(whole)
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    let broken = try FakeUSAJobs(items(30), habit: .page(1, .reply(503)))
    try board.write(TestBoard.settings(sources: broken.source), to: "Content/board.yml")
    let tomorrow = TestBoard.now + 86_400
    let report = try await board.run(now: tomorrow, environment: FakeUSAJobs.environment).publish()
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(jobPages(board) == 30)
    #expect(
      board.published("sources/index.html")?.contains(
        "It did not answer; its jobs are shown as they were on 21 November 2026.") == true)
  }

  @Test("A busy server is asked again after the time it names")
  func retry() async throws {
    let good = FakeUSAJobs.reply(items(2), total: 2)
    let server = try FaultServer(replies: [.reply(503, [("Retry-After", "0")]), .reply(200, [], good)])
    let source = "[usajobs: { key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL, endpoint: \"\(server.url)/api/search\" }]"
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: source)])
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(report.findings == [])
    #expect(server.requests.count == 2)
    #expect(jobPages(board) == 2)
  }

  @Test("Without a key the sentence names the variable")
  func noKey() async throws {
    let api = try FakeUSAJobs(items(1))
    let findings = await (try board(api)).findings()
    #expect(findings.first?.message == "USAJOBS needs a key: the environment variable USAJOBS_API_KEY is not set.")
    #expect(api.queries.isEmpty)
  }

  @Test("A key is only sent over https, or to this machine")
  func plainHTTP() async throws {
    let source =
      "[usajobs: { key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL, endpoint: \"http://api.example.org/search\" }]"
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: source)])
    let findings = await board.findings(board.run(environment: FakeUSAJobs.environment))
    #expect(findings.first?.hint == "write https://; without the s only this machine is asked")
  }

  @Test("A redirect is not followed with the key")
  func redirect() async throws {
    let other = try FaultServer(always: .json("{}"))
    let api = try FakeUSAJobs(items(1), habit: .page(1, .reply(302, [("Location", other.url)])))
    let board = try board(api)
    let findings = await board.findings(board.run(environment: FakeUSAJobs.environment))
    #expect(findings.first?.severity == .warning)
    #expect(other.requests.isEmpty)
  }

  @Test("A board builds from recorded replies without key and network")
  func replies() async throws {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[usajobs: { replies: replies/usajobs }]"),
      "Content/replies/usajobs/2.json": FakeUSAJobs.reply([FakeUSAJobs.item(2)], total: 3),
      "Content/replies/usajobs/10.json": FakeUSAJobs.reply([FakeUSAJobs.item(3)], total: 3),
      "Content/replies/usajobs/1.json": FakeUSAJobs.reply([FakeUSAJobs.item(1), FakeUSAJobs.item(2)], total: 3),
    ])
    let report = try await board.run().publish()
    #expect(report.findings == [])
    #expect(jobPages(board) == 3)
  }

  @Test("An item that cannot be read is a warning and takes no other with it")
  func badItem() async throws {
    let unreadable = "{\"MatchedObjectId\":\"7\",\"MatchedObjectDescriptor\":\"x\"}"
    let board = try board(try FakeUSAJobs(items(1) + [unreadable] + (2...20).map { FakeUSAJobs.item($0) }))
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(
      report.findings.map(\.message) == [
        "An item (7) was left out: it has no MatchedObjectDescriptor.",
        "`MatchedObjectDescriptor` of an offer (7) is of another kind than documented, and is left out.",
        "The query for everything announced 21 jobs and delivered 20.",
      ])
    #expect(report.deliveries.map(\.rejected) == [1])
    #expect(jobPages(board) == 20)
  }
}
