import Testing

@testable import Boardwalk

@Suite("We Work Remotely")
struct WeWorkRemotelyTests {
  private static let rss = """
    <rss version="2.0"><channel><item><title>Mathmo: Maths Coach: Night</title><region>Anywhere in the World</region><country/>
    <state>London</state><skills/><category>Teaching</category><type>Contract</type><description>&lt;p&gt;Sums&lt;/p&gt;</description>
    <pubDate>Fri, 10 Jul 2026 22:45:30 +0000</pubDate><expires_at>Fri, 25 Dec 2026 22:45:30 +0000</expires_at>
    <guid>https://weworkremotely.com/remote-jobs/m</guid><link>https://weworkremotely.com/remote-jobs/m</link></item></channel></rss>
    """

  @Test("The title holds the employer; the state is where that is, not where the work is")
  func fields() async throws {
    let asked = try await Asked("weworkremotely: { category: remote-programming-jobs }") { _ in (200, Self.rss) }
    #expect(asked.addresses == ["https://weworkremotely.com/categories/remote-programming-jobs.rss"])
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "Mathmo")
    #expect(job.title == "Maths Coach: Night")
    #expect(job.workplace == .remote)
    #expect(job.places.isEmpty)
    #expect(job.schedule == .contract)
    #expect(job.categories.map(\.name) == ["Teaching"])
    #expect(job.deadline?.day.description == "2026-12-25")
    #expect(!WeWorkRemotely.policy.mayIndex)
  }

  @Test(
    "Every item of a feed comes out with what it says",
    arguments: RecordedReply.all(of: "weworkremotely", orElse: [rss]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("weworkremotely:", recorded: ["1.xml": reply.text])
    try asked.expectItems(of: reply) { draft in
      // `Cook at Acme` names the employer too, and stays as it is.
      draft.organization.map { draft.title.hasSuffix(" at \($0)") } == true
        ? draft.title : [draft.organization, draft.title].compactMap { $0 }.joined(separator: ": ")
    }
    for job in asked.jobs() { #expect(job.workplace == .remote) }
  }
}
