import Foundation
import Testing

@testable import Boardwalk

@Suite("Another board")
struct BoardwalkBoardTests {
  /// A board with two jobs, as it is published.
  private static func publishedBoard(settings: String = "") async throws -> TestBoard {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings() + settings,
      "Content/jobs/cook.md": """
      ---
      title: Cook
      organization: Galley
      location: Oslo, Norway
      posted: 2026-11-18
      closes: 2027-01-31
      skills: [soup]
      ---
      You cook.
      """,
      "Content/jobs/stoker.md": """
      ---
      title: Stoker
      organization: Galley
      location: Hull, United Kingdom
      posted: 2026-11-19
      ---
      You stoke.
      """,
    ])
    _ = try await board.run().publish()
    return board
  }

  @Test("The jobs of a published board come with their texts")
  func whole() async throws {
    let board = try await Self.publishedBoard()
    let base = "https://test.example.org/board/"
    let site = board.site
    let asked = try await Asked("boardwalk: { address: \"https://test.example.org/board\" }") { address in
      let path = String(address.dropFirst(base.count))
      let file = site[path.hasSuffix("/") ? path + "index.html" : path] ?? site[path + "/index.html"]
      return file.map { (200, String(decoding: $0, as: UTF8.self)) } ?? (404, "")
    }
    #expect(asked.ending == .complete)
    #expect(asked.findings == [])
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Stoker", "Cook"])
    #expect(jobs[1].organization == "Galley")
    #expect(jobs[1].allPlaces.map(\.country) == ["NO"])
    #expect(jobs[1].posted.description == "2026-11-18")
    #expect(jobs[1].deadline?.day.description == "2027-01-31")
    #expect(jobs[1].skills == ["soup"])
    #expect(jobs[1].sections.first?.html.html.contains("You cook.") == true)
    #expect(jobs[1].sourceURL?.string.hasPrefix("\(base)jobs/cook") == true)
    #expect(jobs[0].sections.first?.html.html.contains("You stoke.") == true)
  }

  @Test(
    "A closing day is the same day on both boards, whichever way and zone it comes",
    arguments: ["UTC", "America/New_York", "Asia/Tokyo", "Asia/Kolkata"], ["boardwalk: { address:", "feed: { url:"])
  func closingDay(zone: String, source: String) async throws {
    let site = try await Self.publishedBoard(settings: "time-zone: \(zone)\n").site
    let base = "https://test.example.org/board/"
    let asked = try await Asked("\(source) \"\(base)\(source.hasPrefix("feed") ? "feed.json" : "")\" }") { address in
      let path = String(address.dropFirst(base.count))
      let file = site[path.hasSuffix("/") ? path + "index.html" : path] ?? site[path + "/index.html"]
      return file.map { (200, String(decoding: $0, as: UTF8.self)) } ?? (404, "")
    }
    let cook = try #require(asked.jobs().first { $0.title.hasPrefix("Cook") })
    #expect(cook.deadline?.day.description == "2027-01-31")
  }

  @Test("Fewer jobs than the index announces are not all, and no path leads away from the board")
  func hostileIndex() async throws {
    let index =
      #"{"version":1,"count":5,"parts":[{"path":"https://evil.example/x"},{"path":"../up"},{"path":"data/1.json"}]}"#
    let asked = try await Asked("boardwalk: { address: \"https://b.example/\", details: 0 }") { address in
      (200, address.hasSuffix("index.json") ? index : #"[{"id":"a:1","title":"T","url":"//evil.example/"}]"#)
    }
    #expect(asked.addresses == ["https://b.example/data/index.json", "https://b.example/data/1.json"])
    #expect(asked.ending == .partial("b.example announced 5 jobs and delivered 1."))
    #expect(asked.drafts.map(\.sourceURL) == [nil])
  }

  @Test("A board that an older Boardwalk published is read, without what is no longer on offer")
  func version2() async throws {
    let index = #"{"version":2,"count":2,"parts":[{"path":"data/jobs.json","first":0,"live":".AB"}]}"#
    let part = """
      {"count":3,"columns":{"number":[2,1,0],"id":["a:3","a:2","a:1"],"title":["Clerk","Cook","Smith"],
      "kind":{"values":["job"],"rows":[0,0,0]},"grade":{"values":[null,"GS-7"],"rows":[1,1,0]}}}
      """
    let asked = try await Asked("boardwalk: { address: \"https://b.example/\", details: 0 }") { address in
      (200, address.hasSuffix("index.json") ? index : part)
    }
    #expect(asked.ending == .complete)
    #expect(asked.drafts.map(\.title) == ["Clerk", "Smith"])
    #expect(asked.drafts.map(\.grade?.text) == ["GS-7", nil])
  }

  @Test("Columns of a board are read in each of their forms")
  func forms() async throws {
    let index = #"{"version":3,"count":2,"parts":[{"path":"data/jobs.json","first":7,"live":"!F"}]}"#
    let part = """
      {"count":3,"columns":{"number":"SBB","id":{"begin":"a:","of":["3","2","1"]},"title":{"of":["Clerk","Cook"],"rows":"ABB"},
      "organization":["Galley"],"payMin":"gTCC","payUnit":["year"],"currency":["EUR"]}}
      """
    let asked = try await Asked("boardwalk: { address: \"https://b.example/\", details: 0 }") { address in
      (200, address.hasSuffix("index.json") ? index : part)
    }
    #expect(asked.ending == .complete)
    #expect(asked.drafts.map(\.title) == ["Clerk", "Cook"])
    #expect(asked.drafts.map(\.organization) == ["Galley", "Galley"])
    #expect(asked.drafts.map { $0.pay?.minimum } == ["304", "306"])
  }

  /// The job that one row of an index, `{"id":"a:1","title":"T"}` with these members added, and its page are read as.
  private static func job(_ members: String, validThrough: String? = nil) async throws -> Job {
    let page = validThrough.map {
      #"<html><script type="application/ld+json">{"@type":"JobPosting","validThrough":"\#($0)"}</script></html>"#
    }
    let asked = try await Asked("boardwalk: { address: \"https://b.example/\" }") { address in
      let index = #"{"version":1,"count":1,"parts":[{"path":"data/1.json"}]}"#
      let part = #"[{"id":"a:1","title":"T","url":"jobs/t/",\#(members)}]"#
      return address.hasSuffix("index.json")
        ? (200, index) : address.hasSuffix("1.json") ? (200, part) : (200, page ?? "")
    }
    return try #require(asked.jobs().first)
  }

  @Test(
    "Places are what the columns beside them say",
    arguments: [
      (#""places":["Georgia"],"countries":["GE"]"#, [" GE"]), (#""places":["Georgia"],"countries":["US"]"#, [" US"]),
      (#""places":["Georgia"]"#, [" "]),
      (#""places":["Tbilisi, Georgia","Georgia"],"countries":["GE"]"#, ["Tbilisi GE", " GE"]),
      (#""places":["Paris, France","Oslo, Norway"],"countries":["FR","NO"]"#, ["Paris FR", "Oslo NO"]),
      (
        #""places":["Portland, Maine","Ontario, Canada"],"countries":["US","CA"],"regions":["Maine","Ontario"]"#,
        ["Portland US", " CA"]
      ),
      (#""places":["New York"],"countries":["US"],"regions":["New York"]"#, ["New York US"]),
      (#""places":["Europe","Oslo, Norway"],"countries":["NO"]"#, [" ", "Oslo NO"]),
      (#""places":["Vancouver","Seattle, Washington"],"countries":["US"]"#, ["Vancouver ", "Seattle US"]),
      (#""places":["Athens","Atlanta, Georgia"],"countries":["US"]"#, ["Athens ", "Atlanta US"]),
      (#""places":["Tbilisi, Georgia","Tbel, Georgia"],"countries":["GE"]"#, ["Tbilisi GE", "Tbel GE"]),
    ])
  func places(members: String, places: [String]) async throws {
    let job = try await Self.job(members)
    #expect(job.allPlaces.map { "\($0.city ?? "") \($0.country ?? "")" } == places)
  }

  @Test("A point of the index is the place's")
  func points() async throws {
    let job = try await Self.job(#""places":["Oslo, Norway"],"countries":["NO"],"at":[59.5,10.25]"#)
    #expect(job.allPlaces.map { [$0.latitude, $0.longitude] } == [[59.5, 10.25]])
  }

  @Test(
    "A part of the world is no city",
    arguments: [
      "EU", "EEA", "EMEA", "LATAM", "APAC", "Americas", "North America", "MENA", "Nordics", "DACH", "Benelux",
    ])
  func areas(name: String) async throws {
    let shown = try #require(Area.name(name))
    let job = try await Self.job(#""places":["\#(shown)"]"#)
    #expect(job.allPlaces == [Place(countryName: shown)])
  }

  @Test(
    "A job is done where the other board says",
    arguments: [
      ["remote", "on-site"], ["remote"], ["remote", "telework"], ["telework", "on-site"], ["on-site"],
      ["remote", "telework", "on-site"],
    ])
  func workplaces(names: [String]) async throws {
    let list = names.map { "\"\($0)\"" }.joined(separator: ",")
    let job = try await Self.job(#""places":["Oslo, Norway"],"countries":["NO"],"workplace":[\#(list)]"#)
    #expect(job.workplace.names == names)
  }

  @Test("A job without a place is not on site unless the other board says so", arguments: ["telework", "on-site"])
  func nowhere(name: String) async throws {
    #expect(try await Self.job(#""workplace":["\#(name)"]"#).workplace.names == [name])
  }

  @Test("A grade is a grade here as well", arguments: ["GS-9/12", "GS-11", "E13", "11", "9/12"])
  func grade(text: String) async throws {
    let job = try await Self.job(#""grade":"\#(text)""#)
    #expect(job.grade?.text == text)
    #expect(job.facts == [])
  }

  @Test("What the other board takes for a referral is a job here, where nobody vouches for it")
  func referral() async throws {
    let job = try await Self.job(#""kind":"referral""#)
    #expect(job.kind == .job && job.referral == nil)
  }

  @Test("Every schedule and every unit of pay comes over")
  func terms() async throws {
    for schedule in Schedule.allCases {
      let job = try await Self.job(#""schedule":"\#(schedule.text)""#)
      #expect(job.schedule == schedule && job.appointment == nil)
    }
    for unit in [PayUnit.unpaid, .stipend, .fee, .piece] {
      let job = try await Self.job(#""currency":"EUR","payUnit":"\#(unit.rawValue)""#)
      #expect(job.pay == Pay(currency: "EUR", minimum: nil, maximum: nil, unit: unit))
    }
  }

  @Test(
    "A closing day ends when the other board says that it does",
    arguments: [
      ("2026-12-10", "2026-12-11T04:59:59Z", "2026-12-11T04:59:59Z"),
      ("2026-12-10", "2026-12-11T11:59:59Z", "2026-12-11T11:59:59Z"),
      ("2026-12-10", "2026-12-10T23:59:59Z", "2026-12-10T23:59:59Z"),
      ("2026-12-10", "2026-12-10T16:00:00Z", "2026-12-10T16:00:00Z"),
      // In New Zealand; nobody can tell that from the moment.
      ("2026-12-11", "2026-12-10T10:59:59Z", "2026-12-12T11:59:59Z"),
    ])
  func closingMoment(day: String, moment: String, end: String) async throws {
    let deadline = try await Self.job("\"closes\":\"\(day)\"", validThrough: moment).deadline
    #expect(deadline?.day.description == day)
    #expect(deadline?.instant == WrittenTime(end)?.instant)
  }

  @Test(
    "A job is over when the index says so, whether its page says it or not",
    arguments: [
      ("2026-12-24", 1740, "2026-12-25T04:59:59Z"), ("2026-12-24", 600, "2026-12-24T09:59:59Z"),
      ("2026-12-24", 1320, "2026-12-24T21:59:59Z"), ("2026-12-24", 1011, "2026-12-24T16:50:59Z"),
      ("2026-12-24", 2130, "2026-12-25T11:29:59Z"), ("2026-12-24", -60, "2026-12-23T22:59:59Z"),
      ("2026-12-24", 0, "2026-12-23T23:59:59Z"), ("2026-12-24", -830, "2026-12-23T10:09:59Z"),
      ("2026-12-24", 660, "2026-12-24T10:59:59Z"),
    ])
  func until(day: String, minutes: Int, end: String) async throws {
    for moment in [nil, end] {
      let deadline = try await Self.job("\"closes\":\"\(day)\",\"until\":\(minutes)", validThrough: moment).deadline
      #expect(deadline?.day.description == day)
      #expect(deadline?.instant == WrittenTime(end)?.instant)
      #expect(deadline?.until == minutes)
    }
  }

  @Test(
    "A short part that would make a long one of its rows is refused",
    arguments: [
      #""title":{"begin":"\#(String(repeating: "t", count: 100_000))","of":["a"]}"#,
      (0...200).map { "\"c\($0)\":[]" }.joined(separator: ","),
    ])
  func longRows(columns: String) async throws {
    let asked = try await Asked("boardwalk: { address: \"https://b.example/\", details: 0 }") { address in
      (
        200,
        address.hasSuffix("index.json")
          ? #"{"version":3,"count":2,"parts":[{"path":"data/jobs.json"}]}"#
          : #"{"count":100000,"columns":{\#(columns)}}"#
      )
    }
    let reason =
      columns.hasPrefix("\"t") ? "its rows would take more than 67108864 bytes" : "it has more than 200 columns"
    #expect(
      asked.failure?.message
        == "A part of the index of the answer cannot be read: The reply is not the JSON it should be: \(reason).")
  }

  @Test("Parts of which nothing may be passed on are no page that came before")
  func nothingOnward() async throws {
    let index =
      #"{"version":1,"count":3,"parts":[{"path":"data/1.json"},{"path":"data/2.json"},{"path":"data/3.json"}]}"#
    let asked = try await Asked("boardwalk: { address: \"https://b.example/\", details: 0 }") { address in
      let number = address.split(separator: "/").last?.first ?? " "
      return (200, address.hasSuffix("index.json") ? index : #"[{"id":"a:\#(number)","title":"T","onward":false}]"#)
    }
    #expect(asked.addresses.count == 4)
    #expect(asked.drafts.isEmpty)
    #expect(asked.ending == .complete)
  }

  @Test("Another site is no board")
  func noBoard() async throws {
    let asked = try await Asked("boardwalk: { address: \"https://b.example/\" }") { _ in (200, "{\"a\":1}") }
    #expect(asked.failure?.message == "The index has no `parts`, so it is no Boardwalk board.")
  }
}
