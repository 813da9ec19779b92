import Testing

@testable import Boardwalk

@Suite("SmartRecruiters")
struct SmartRecruitersTests {
  private static func posting(_ id: Int) -> String {
    """
    {"id":"\(id)","name":"Lock keeper \(id)","refNumber":"REF\(id)","company":{"name":"Canal Trust","identifier":"Canal"},
    "releasedDate":"2026-11-05T11:45:06.679Z","location":{"city":"Ghent","region":"East Flanders","country":"be",
    "remote":false,"hybrid":true,"latitude":"51.05","longitude":"3.72","fullLocation":"Ghent, East Flanders, Belgium"},
    "industry":{"id":"maritime","label":"Maritime"},"department":{"id":3,"label":"Locks"},
    "function":{"id":"ops","label":"Operations"},"typeOfEmployment":{"id":"permanent","label":"Voltijds"},
    "experienceLevel":{"id":"associate","label":"Associate"},
    "customField":[{"fieldId":"COUNTRY","fieldLabel":"Country","valueLabel":"Belgium"},
      {"fieldId":"d","fieldLabel":"Department","valueLabel":"Locks"},
      {"fieldId":"b","fieldLabel":"Brand","valueLabel":"Waterways"}]}
    """
  }

  private static func detail(_ id: Int, active: Bool = true) -> String {
    posting(id).dropLast(1) + """
      ,"compensation":{"min":52000,"max":0,"currency":"EUR","period":"YEARLY"},"postingUrl":"https://jobs.smartrecruiters.com/Canal/\(id)-lock-keeper",
      "applyUrl":"https://jobs.smartrecruiters.com/Canal/\(id)-lock-keeper?oga=true","active":\(active),
      "jobAd":{"sections":{"companyDescription":{"title":"About us","text":"<p>We keep canals.</p>"},
      "jobDescription":{"title":"Job","text":"<p>You open gates.</p>"},
      "qualifications":{"title":"Q","text":"<p>Strong arms.</p>"},"additionalInformation":{"title":"A","text":""}}}}
      """
  }

  /// The service with so many postings; `detail` answers for one of them.
  private static func service(
    _ count: Int, detail: @escaping @Sendable (Int) -> (Int, String) = { (200, Self.detail($0)) }
  ) -> @Sendable (String) -> (Int, String) {
    { address in
      guard let query = address.split(separator: "?").dropFirst().first else {
        return detail(address.split(separator: "/").last.flatMap { Int($0) } ?? 0)
      }
      let offset = query.split(separator: "&").first.flatMap { Int($0.dropFirst(7)) } ?? 0
      let rows = (1...count).dropFirst(offset).prefix(100).map(posting).joined(separator: ",")
      return (200, "{\"offset\":\(offset),\"limit\":100,\"totalFound\":\(count),\"content\":[\(rows)]}")
    }
  }

  @Test("A posting has its text from a request of its own")
  func fields() async throws {
    let asked = try await Asked("smartrecruiters: { company: Canal }", reply: Self.service(1))
    #expect(
      asked.addresses == [
        "https://api.smartrecruiters.com/v1/companies/Canal/postings?offset=0&limit=100",
        "https://api.smartrecruiters.com/v1/companies/Canal/postings/1",
      ])
    #expect(asked.ending == .complete)
    let job = try #require(asked.jobs().first)
    #expect(job.title == "Lock keeper 1")
    #expect(job.organization == "Canal Trust")
    #expect(job.department == "Locks")
    #expect(job.categories == [Category(code: "ops", name: "Operations")])
    #expect(job.allPlaces.map(\.text) == ["Ghent, East Flanders, Belgium"])
    #expect(job.workplace == [.telework, .onSite])
    #expect(job.schedule == .fullTime)
    #expect(job.appointment == nil)
    #expect(job.announcement == "REF1")
    #expect(job.pay?.text == "From €52,000 a year")
    #expect(
      job.facts == [
        Job.Fact("Industry", "Maritime"), Job.Fact("Level", "Mid level"), Job.Fact("Brand", "Waterways"),
      ])
    #expect(job.sections.map(\.kind) == [.summary, .qualifications, .other])
    #expect(job.applyURL?.string == "https://jobs.smartrecruiters.com/Canal/1-lock-keeper?oga=true")
  }

  @Test("Pages are asked for by offset until all that was announced is there")
  func paging() async throws {
    let asked = try await Asked("smartrecruiters: { company: Canal, details: 0 }", reply: Self.service(230))
    #expect(asked.addresses.map { $0.split(separator: "?").last } == [0, 100, 200].map { "offset=\($0)&limit=100" })
    #expect(asked.drafts.count == 230)
    #expect(asked.ending == .complete)
  }

  @Test("A posting of the list whose text is missing or cannot be read stays as the list has it")
  func withoutText() async throws {
    let asked = try await Asked(
      "smartrecruiters: { company: Canal }",
      reply: Self.service(3) { id in
        id == 1 ? (404, "") : id == 2 ? (200, "<html>") : (200, Self.detail(id, active: false))
      })
    #expect(asked.drafts.map(\.sourceID) == ["1", "2", "3"])
    #expect(asked.drafts.map(\.title) == ["Lock keeper 1", "Lock keeper 2", "Lock keeper 3"])
    #expect(asked.drafts.map(\.isOnlyListed) == [true, true, false])
    #expect(asked.drafts.map(\.isClosed) == [false, false, true])
    #expect(asked.ending == .complete)
    #expect(
      asked.findings == [
        "The text of the offer 2 cannot be read: The reply is not JSON but begins with “<html>”.",
        "1 offer of the list (1) has no page with a text; what else is known of it stays.",
      ])
  }

  @Test("An internal posting is not shown, whether the list says it or its own reply alone")
  func visibility() async throws {
    func list(_ visibilities: String...) -> String {
      let rows = visibilities.enumerated().map { Self.posting($0 + 1).dropLast(1) + ",\"visibility\":\"\($1)\"}" }
      return "{\"totalFound\":\(rows.count),\"content\":[\(rows.joined(separator: ","))]}"
    }
    let listed = try await Asked("smartrecruiters: {}", recorded: ["1.json": list("PUBLIC", "INTERNAL", "internal")])
    #expect(listed.drafts.map(\.sourceID) == ["1"])
    #expect(listed.ending == .complete)
    let replies = list("PUBLIC", "")
    let detailed = try await Asked("smartrecruiters: { company: Canal }") { address in
      let detail = Self.detail(address.hasSuffix("1") ? 1 : 2).dropLast(1)
      return (
        200,
        address.contains("?")
          ? replies : detail + ",\"visibility\":\"\(address.hasSuffix("1") ? "PUBLIC" : "INTERNAL")\"}"
      )
    }
    #expect(detailed.drafts.map(\.isClosed) == [false, true])
  }

  @Test("A service that refuses the texts has failed: jobs with their texts of yesterday are better than without")
  func refused() async throws {
    let asked = try await Asked("smartrecruiters: { company: Canal }", reply: Self.service(3) { _ in (429, "") })
    #expect(asked.failure?.message == "SmartRecruiters says that we ask too often (HTTP 429).")
  }

  @Test("More texts than a run may ask for are left out, and that is said")
  func tooManyDetails() async throws {
    let asked = try await Asked("smartrecruiters: { company: Canal, details: 2 }", reply: Self.service(5))
    #expect(asked.addresses.count == 3)
    #expect(asked.drafts.map { !$0.sections.isEmpty } == [true, true, false, false, false])
    #expect(
      asked.findings == ["3 offers are without their texts, because more than 2 would have been asked for."])
  }

  @Test("Of recorded replies, a posting's own counts and not its row in the list")
  func recordedDetails() async throws {
    let list = Self.service(3)("a?offset=0").1
    let asked = try await Asked(
      "smartrecruiters: {}",
      recorded: ["1.json": list, "2.json": Self.detail(2), "3.json": Self.detail(3), "4.json": Self.detail(1)])
    #expect(asked.drafts.map(\.sourceID) == ["1", "2", "3"])
    #expect(asked.drafts.allSatisfy { !$0.sections.isEmpty })
    #expect(asked.ending == .complete)
  }

  @Test("A list that does not say who hires does so in its addresses; codes count for more than labels")
  func sparse() async throws {
    let asked = try await Asked(
      "smartrecruiters:",
      recorded: [
        "1.json":
          #"{"totalFound":1,"content":[{"id":"7","name":"Cook","ref":"https://api.smartrecruiters.com/v1/companies/Galley/postings/7","#
          + #""department":{"id":"1","label":"Kuchnia"},"typeOfEmployment":{"id":"part-time","label":"Niepełny etat"},"#
          + #""experienceLevel":{"id":"mid_senior_level","label":"Kadra"},"language":{"code":"pl","label":"polski"}}]}"#
      ])
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "Galley")
    #expect(job.sourceURL?.string == "https://jobs.smartrecruiters.com/Galley/7")
    #expect(job.schedule == .partTime)
    #expect(job.categories.map(\.name) == ["Kuchnia"])
    #expect(job.facts == [Job.Fact("Level", "Mid level, Senior"), Job.Fact("Language", "Polish")])
  }

  @Test(
    "Every posting of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "smartrecruiters", orElse: [detail(7), service(4)("a?offset=0").1]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("smartrecruiters: {}", recorded: ["1.json": reply.text])
    let rows = try reply.has("content") ? reply.rows("content") : [#require(try reply.json() as? [String: Any])]
    asked.expect(
      rows,
      [
        ("name", \.title), ("company.name", \.organization), ("releasedDate", \.posted), ("refNumber", \.announcement),
        ("location.fullLocation", \.placeText), ("department.label", \.department), ("applyUrl", \.applyURL),
        ("location.city", { $0.places.first?.city }), ("location.country", { $0.places.first?.country }),
        ("industry.label", { $0.fact("Industry") }), ("postingUrl", \.sourceURL),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      #expect(job.allPlaces.count == 1)
      #expect(job.workplace.contains(.remote) == (row.value("location.remote") as? Bool ?? false))
    }
  }
}
