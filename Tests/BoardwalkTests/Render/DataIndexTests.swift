import Foundation
import Markup
import Testing

@testable import Boardwalk

@Suite("The JSON index")
struct DataIndexTests {
  private struct Manifest: Decodable {
    struct Part: Decodable {
      var path: String
      var count, bytes: Int
    }
    struct Value: Decodable, Equatable {
      var title, slug: String
      var count: Int
    }
    var version, count: Int
    var updated: String
    var fields: [String]
    var facets: [String: [Value]]
    var parts: [Part]
  }

  private func manifest(_ site: PrintedSite) throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(site["data/index.json"].utf8))
  }

  private func jobs(_ text: String) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  @Test("An empty board has a manifest without parts")
  func empty() async throws {
    let site = try await PrintedSite()
    let manifest = try manifest(site)
    #expect(manifest.version == 1)
    #expect(manifest.count == 0)
    #expect(manifest.parts.isEmpty)
    #expect(manifest.facets == ["organization": [], "location": [], "category": []])
    #expect(site.pages.keys.filter { $0.hasPrefix("data/") }.sorted() == ["data/index.json", "data/state.json"])
  }

  @Test("The manifest counts the jobs and the bytes of each part")
  func parts() async throws {
    let site = try await PrintedSite(try (0..<1003).map { try Job.plain("\($0)", title: "Clerk “\($0)” é") })
    let manifest = try manifest(site)
    #expect(manifest.count == 1003)
    #expect(manifest.parts.map(\.path) == ["data/jobs-1.json", "data/jobs-2.json"])
    #expect(manifest.parts.map(\.count) == [1000, 3])
    for part in manifest.parts {
      #expect(site[part.path].utf8.count == part.bytes)
      #expect(try jobs(site[part.path]).count == part.count)
    }
  }

  @Test("The fields the manifest names are those that jobs have, in their order")
  func fields() async throws {
    var full = try Job.full()
    full.summary.pay = Pay(currency: "USD", minimum: 26_50, maximum: 30_00, unit: .hour)
    let site = try await PrintedSite([full], content: ["Content/searches/all.md": "---\ntitle: All\n---\n"])
    let manifest = try manifest(site)
    let job = try #require(try jobs(site["data/jobs-1.json"]).first)
    #expect(Set(job.keys) == Set(manifest.fields))
    let line = try #require(site["data/jobs-1.json"].split(separator: "\n").dropFirst().first).description
    let positions = manifest.fields.map { line.range(of: "\"\($0)\":")?.lowerBound }
    #expect(!positions.contains(nil))
    let known = positions.compactMap { $0 }
    #expect(known == known.sorted())
  }

  @Test("A job says what it is in the index as on its page")
  func values() async throws {
    var job = try Job.full()
    job.summary.pay = Pay(currency: "USD", minimum: 26_50, maximum: nil, unit: .hour)
    let site = try await PrintedSite(
      [job], content: ["Content/searches/light.md": "---\ntitle: Light\nkeywords: lighthouse\n---\n"])
    let written = try #require(try jobs(site["data/jobs-1.json"]).first)
    #expect(written["id"] as? String == "api:42")
    #expect(written["url"] as? String == "jobs/\(job.slug)/index.html")
    #expect(site.pages[written["url"] as? String ?? ""] != nil)
    #expect(written["searches"] as? [String] == ["light"])
    #expect(written["workplace"] as? [String] == ["remote", "telework", "on-site"])
    #expect(written["countries"] as? [String] == ["US", "CA"])
    #expect(written["closes"] as? String == "2026-12-18")
    #expect(written["firstSeen"] as? String == "2026-11-02")
    let pay = try #require(written["pay"] as? [String: Any])
    #expect(pay["min"] as? Double == 26.5)
    #expect(pay["max"] == nil)
    #expect(pay["yearlyMin"] as? Int == 55_306)
  }

  @Test("Facets are counted, most frequent first")
  func facets() async throws {
    let site = try await PrintedSite(
      try (0..<5).map { number in
        try Job.plain("\(number)") { $0.summary.organization = number < 2 ? "Abbey" : "Zoo" }
      })
    #expect(
      try manifest(site).facets["organization"] == [
        .init(title: "Zoo", slug: "zoo", count: 3), .init(title: "Abbey", slug: "abbey", count: 2),
      ])
  }

  @Test("No text of a job breaks the JSON")
  func hostile() async throws {
    var dice = Dice(seed: 29)
    let jobs = try (0..<200).map { number in
      try Job.plain("\(number)", title: "x" + dice.text(40)) {
        $0.summary.organization = "o" + dice.text(40)
        $0.summary.skills = [dice.text(20), "\u{2028}\u{0}\u{7F}\\\"</script>"]
        $0.summary.placeText = dice.text(20)
      }
    }
    let site = try await PrintedSite(jobs)
    #expect(try self.jobs(site["data/jobs-1.json"]).count == 200)
    #expect(site["data/jobs-1.json"].split(separator: "\n").count == 202)
  }
}
