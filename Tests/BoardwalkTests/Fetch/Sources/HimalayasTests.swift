import Testing

@testable import Boardwalk

@Suite("Himalayas")
struct HimalayasTests {
  private static func page(_ ids: Range<Int>) -> String {
    let rows = ids.map {
      """
      {"title":"Guide","excerpt":"Short","companyName":"Peak","employmentType":"Contractor","minSalary":50,"maxSalary":50,
      "salaryPeriod":"hourly","seniority":["Senior"],"currency":"USD","locationRestrictions":["Nepal",{"alpha2":"IN","name":"India"}],
      "timezoneRestrictions":[5.75,-3.5],"categories":["Rope-Work"],"parentCategories":["Outdoors"],
      "description":"<p>Up.</p>","pubDate":1791792000,"expiryDate":1796976000000,
      "applicationLink":"https://himalayas.app/jobs/\($0)","guid":"https://himalayas.app/jobs/\($0)"}
      """
    }
    return "{\"offset\":0,\"limit\":20,\"totalCount\":100371,\"jobs\":[\(rows.joined(separator: ","))]}"
  }

  @Test("Where the service gives a sign of the next page, it is asked by that, to the end")
  func cursors() async throws {
    let asked = try await Asked("himalayas: { most: 500 }") { address in
      let page = ["a": 1, "b": 2][address.split(separator: "=").last ?? ""] ?? 0
      let next = ["\"a\"", "\"b\"", "null"][page]
      let body = Self.page(page * 20..<page * 20 + 20)
      return (200, body.replacing("{\"offset\":0,", with: "{\"nextCursor\":\(next),"))
    }
    #expect(asked.addresses.map { $0.split(separator: "&").last } == ["offset=0", "cursor=a", "cursor=b"])
    #expect(asked.drafts.count == 60)
  }

  @Test("As many of the newest jobs are asked for as board.yml says")
  func paging() async throws {
    let asked = try await Asked("himalayas: { most: 50 }") { address in
      let offset = address.split(separator: "=").last.flatMap { Int($0) } ?? 0
      return (200, Self.page(offset..<offset + 20))
    }
    #expect(asked.addresses.map { $0.split(separator: "=").last } == ["0", "20", "40"])
    #expect(
      asked.ending
        == .newest(
          "Himalayas has more than 3 pages, of which the newest were asked for; a job that is missing may still be open."
        ))
  }

  @Test("A job says what the service says of it")
  func fields() async throws {
    let asked = try await Asked("himalayas:") { address in
      (200, address.hasSuffix("offset=0") ? Self.page(0..<1) : "{\"jobs\":[]}")
    }
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "Peak")
    #expect(job.allPlaces.map(\.country) == ["NP", "IN"])
    #expect(job.workplace == .remote)
    #expect(job.schedule == .contract)
    #expect(job.pay?.text == "$50 an hour")
    #expect(job.posted.description == "2026-10-12")
    #expect(job.deadline?.day.description == "2026-12-11")
    #expect(job.categories.map(\.name) == ["Outdoors"])
    #expect(job.skills == ["Rope-Work"])
    #expect(job.facts == [Job.Fact("Level", "Senior"), Job.Fact("Time zones", "UTC+5:45, UTC-3:30")])
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "himalayas", orElse: [page(0..<2)])
  )
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("himalayas:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("jobs")
    asked.expect(
      rows, id: "guid",
      [
        ("title", \.title), ("companyName", \.organization), ("pubDate", \.posted), ("expiryDate", \.closes),
        ("applicationLink", \.applyURL), ("description", \.allText),
        ("minSalary", { $0.pay?.minimum ?? $0.fact("Pay")?.split(separator: " ").first.map(String.init) }),
        ("currency", { $0.pay?.currency }),
        ("employmentType", { $0.employment.first }),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      #expect(job.allPlaces.count == (row["locationRestrictions"] as? [Any])?.count)
      #expect((job.pay != nil) == (row.text("minSalary") != nil && row.text("currency") != nil))
    }
  }
}
