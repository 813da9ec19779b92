import Testing

@testable import Boardwalk

@Suite("How old a published site is")
struct PublishedAgeTests {
  private func age(_ sources: String, hoursLater: Int64 = 0) async throws -> PublishedAge {
    let board = try TestBoard([
      "site/data/state.json": #"{"version":1,"count":0,"sources":[\#(sources)],"parts":[]}"#
    ])
    return try await PublishedAge(of: board.path + "/site", in: board.run(now: 1_000_000 + hoursLater * 3_600).world)
  }

  private func source(_ name: String, lastComplete: Int64?) -> String {
    let complete = lastComplete.map { #","lastComplete":\#($0)"# } ?? ""
    return #"{"name":"\#(name)","firstRun":1,"lastRun":1000000,"outcome":"complete","delivered":1\#(complete)}"#
  }

  @Test("A site is as old as the last run that asked its sources")
  func fresh() async throws {
    let age = try await age(source("a", lastComplete: 1_000_000), hoursLater: 36)
    #expect(age.seconds == 36 * 3_600)
    #expect(age.findings(most: 36 * 3_600).isEmpty)
    #expect(
      age.findings(most: 35 * 3_600).map(\.message)
        == ["The site's sources were asked last 36 hours ago; at most 35 hours are wanted."])
    #expect(age.findings(most: 35 * 3_600).allSatisfy { $0.severity == .error })
  }

  @Test("A time of few hours is said in minutes")
  func minutes() async throws {
    let age = try await age(source("a", lastComplete: 1_000_000), hoursLater: 1)
    func said(_ most: Int64) -> String { age.findings(most: most).first?.message ?? "" }
    #expect(said(60) == "The site's sources were asked last 1 hour ago; at most 60 seconds are wanted.")
    #expect(said(1_800) == "The site's sources were asked last 1 hour ago; at most 30 minutes are wanted.")
    let older = try await self.age(source("a", lastComplete: 1_000_000), hoursLater: 30)
    #expect(older.findings(most: 5_400).first?.message.contains("30 hours ago; at most 90 minutes are") == true)
    #expect(older.findings(most: 86_400).first?.message.contains("at most 24 hours are") == true)
  }

  @Test("A source that answers nothing whole is a warning, while others are fresh")
  func stale() async throws {
    let sources = [
      source("a", lastComplete: 1_000_000), source("b", lastComplete: 500_000), source("c", lastComplete: nil),
    ]
    let findings = try await age(sources.joined(separator: ","), hoursLater: 1).findings(most: 36 * 3_600)
    #expect(findings.map(\.severity) == [.warning, .warning])
    #expect(findings.map(\.spot) == [.source("b"), .source("c")])
    #expect(findings.first?.message.contains("139 hours ago") == true)
    #expect(findings.last?.message == "It has not given a complete answer yet.")
  }

  @Test("A site from the future is an error, whatever of it is; what a clock may be wrong by is none")
  func future() async throws {
    let known = source("a", lastComplete: 1_000_000)
    #expect(try await age(known, hoursLater: -12).findings(most: 3_600).isEmpty)
    for (sources, hours) in [(known, -13), (source("a", lastComplete: 1_000_000 + 13 * 3_600), 0)] as [(String, Int64)]
    {
      let findings = try await age(sources, hoursLater: hours).findings(most: 3_600)
      #expect(findings.map(\.severity) == [.error])
      #expect(
        findings.first?.message
          == "The site's state is from the future, 13 hours ahead of this machine's clock: its age is not known.")
    }
  }

  @Test("A site that tells nothing of its age is an error")
  func unknown() async throws {
    await #expect(throws: Diagnostic.self) { try await age("") }
    let board = try TestBoard()
    await #expect(throws: Diagnostic.self) { try await PublishedAge(of: board.path, in: board.run().world) }
  }

  @Test("Of a board without sources it is said that it cannot be watched")
  func posts() async throws {
    let board = try TestBoard(["Content/referrals/welder.md": TestBoard.referral])
    _ = try await board.run().publish()
    let fault = await #expect(throws: Diagnostic.self) {
      try await PublishedAge(of: "\(board.path)/public", in: board.run().world)
    }
    #expect(fault?.message.contains("a board without sources") == true)
  }
}
