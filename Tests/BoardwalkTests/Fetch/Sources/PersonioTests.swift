import Foundation
import Testing

@testable import Boardwalk

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Personio")
struct PersonioTests {
  private static let positions = """
    <?xml version="1.0" encoding="UTF-8"?>
    <workzag-jobs><position><id>41</id><subcompany>Uhr SE &amp; Co. KG</subcompany><office>Munich, Germany</office>
    <additionalOffices><office>Berlin, Germany</office></additionalOffices><department>Time</department>
    <recruitingCategory>Craft</recruitingCategory><name>Clockmaker (m/f/d)</name><jobDescriptions>
    <jobDescription><name>Your tasks</name><value><![CDATA[<ul><li>Wind</li></ul>]]></value></jobDescription>
    <jobDescription><name>About us</name><value><![CDATA[<p>We tick.</p>]]></value></jobDescription></jobDescriptions>
    <employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>part-time</schedule>
    <yearsOfExperience>7-10</yearsOfExperience><keywords>gears,oil</keywords><occupation>watch_making</occupation>
    <occupationCategory>production</occupationCategory><createdAt>2026-08-15T08:00:00+0200</createdAt>
    <salaryInformation><min>3200</min><max>4100.50</max><currencyCode>EUR</currencyCode><type>monthly</type></salaryInformation></position>
    <position><name>Nobody</name></position></workzag-jobs>
    """

  @Test("A position says what the service says of it, and one without an id is said to be left out")
  func fields() async throws {
    let asked = try await Asked("personio: { company: uhr, language: en, domain: com }") { _ in (200, Self.positions) }
    #expect(asked.addresses == ["https://uhr.jobs.personio.com/xml?language=en"])
    #expect(asked.ending == .partial("1 offer of Personio could not be read."))
    #expect(asked.unreadable == 1)
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "Uhr SE & Co. KG")
    #expect(job.department == "Time")
    #expect(job.categories.map(\.name) == ["Time", "Craft", "Production"])
    #expect(job.allPlaces.map(\.country) == ["DE", "DE"])
    #expect(job.schedule == .partTime)
    #expect(job.appointment == "Permanent")
    #expect(job.skills == ["gears", "oil"])
    #expect(job.posted.description == "2026-08-15")
    #expect(job.pay?.text == "€3,200 – €4,100.50 a month")
    #expect(
      job.facts == [
        Job.Fact("Occupation", "Watch making"), Job.Fact("Level", "Mid level"),
        Job.Fact("Years of experience", "7-10"),
      ])
    #expect(job.sections.map(\.kind) == [.summary, .duties])
    #expect(job.applyURL?.string == "https://uhr.jobs.personio.com/job/41")
  }

  @Test(
    "Codes for years of experience are words",
    arguments: [
      ("lt-1", "Less than 1"), ("ht15", "More than 15"), ("2-5", "2-5"), ("10-15", "10-15"), ("lots", "lots"),
    ])
  func years(code: String, words: String) async throws {
    let xml = Self.positions.replacing("7-10", with: code)
    let asked = try await Asked("personio: { company: uhr }", recorded: ["1.xml": xml])
    #expect(asked.drafts.first?.fact("Years of experience") == words)
  }

  @Test("Another root is another format")
  func otherRoot() async throws {
    let asked = try await Asked("personio: { company: uhr }") { _ in (200, "<rss/>") }
    #expect(
      asked.failure?.message
        == "Page 1 of the answer cannot be read: The reply is XML, but has no `workzag-jobs`.")
  }

  @Test(
    "Every position of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "personio", orElse: [positions]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("personio: {}", recorded: ["1.xml": reply.text])
    let document = try XMLDocument(data: Data(reply.text.utf8))
    let rows = try document.nodes(forXPath: "//position[id]")
    #expect(asked.drafts.count == rows.count)
    func said(_ path: String, _ row: XMLNode) throws -> String? {
      try row.nodes(forXPath: path).first?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
    }
    for (draft, row) in zip(asked.drafts, rows) {
      #expect(draft.sourceID == (try said("id", row)))
      #expect(draft.title == (try said("name", row)))
      #expect(draft.organization == (try said("subcompany", row)))
      #expect(draft.department == (try said("department", row)))
      #expect(draft.places.map(\.name) == (try row.nodes(forXPath: ".//office").map(\.stringValue)))
      #expect(draft.posted == (try said("createdAt", row)))
      for value in try row.nodes(forXPath: ".//value") {
        #expect(draft.allText.contains(value.stringValue ?? "?"))
      }
    }
    for job in asked.jobs() { #expect(job.schedule != nil && !job.placeText.isEmpty) }
  }
}
