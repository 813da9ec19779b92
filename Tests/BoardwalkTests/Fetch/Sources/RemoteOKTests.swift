import Testing

@testable import Boardwalk

@Suite("Remote OK")
struct RemoteOKTests {
  private static let reply = """
    [{"last_updated":1783733363,"legal":"Please link back."},{"slug":"remote-cook-7","id":"7","epoch":1783650045,
    "date":"2026-07-10T02:20:45+00:00","company":"Galley","company_logo":"","position":"Cook","tags":["food","sea"],
    "description":"Soups<br><br>and stews","location":"Adelaide, South Australia, Australia","salary_min":0,
    "salary_max":0,"apply_url":"https://remoteOK.com/remote-jobs/7","url":"https://remoteOK.com/remote-jobs/7"},
    {"id":8,"position":"Baker","company":"Oven","location":"Remote","salary_min":60000,"salary_max":"80000",
    "url":"https://remoteok.com/remote-jobs/8","epoch":1730956800}]
    """

  @Test("The legal notice is no job, 0 is no pay, and what is missing tomorrow may still be open")
  func fields() async throws {
    let asked = try await Asked("remoteok:") { _ in (200, Self.reply) }
    #expect(asked.addresses == ["https://remoteok.com/api"])
    #expect(asked.ending == .newest("Remote OK shows its newest offers only; a job that is missing may still be open."))
    #expect(asked.unreadable == 0)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Cook", "Baker"])
    #expect(jobs[0].organization == "Galley")
    #expect(jobs[0].skills == ["food", "sea"])
    #expect(jobs[0].workplace == .remote)
    #expect(jobs[0].places.first?.country == "AU")
    #expect(jobs[0].posted.description == "2026-07-10")
    #expect(jobs[0].pay == nil)
    #expect(jobs[1].pay?.text == "$60,000 – $80,000 a year")
    #expect(jobs[1].applyURL?.string == "https://remoteok.com/remote-jobs/8")
  }

  @Test("Another shape is an error")
  func otherShape() async throws {
    let asked = try await Asked("remoteok:") { _ in (200, "{\"jobs\":[]}") }
    #expect(
      asked.failure?.message
        == "Page 1 of the answer cannot be read: The reply is not the JSON it should be: the whole of it is of another kind than documented."
    )
  }

  @Test(
    "Every job of a reply comes out with what it says", arguments: RecordedReply.all(of: "remoteok", orElse: [reply]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("remoteok:", recorded: ["1.json": reply.text])
    let rows = try reply.rows().filter { $0["legal"] == nil }
    asked.expect(
      rows,
      [
        ("position", \.title), ("company", \.organization), ("date", \.posted), ("url", \.sourceURL),
        ("apply_url", \.applyURL), ("location", \.placeText), ("description", \.allText),
      ])
    for (draft, row) in zip(asked.drafts, rows) { #expect(draft.skills == row["tags"] as? [String] ?? []) }
    for job in asked.jobs() { #expect(job.workplace == .remote) }
  }
}
