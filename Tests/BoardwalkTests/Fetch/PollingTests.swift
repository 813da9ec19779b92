import FaultServer
import Testing

@testable import Boardwalk

@Suite("How often a source is asked")
struct PollingTests {
  @Test("A source that never gives all it has is asked no more often than its terms allow either")
  func newestOnly() async throws {
    let reply = #"{"jobs":[{"id":1,"url":"https://jobicy.com/jobs/1","jobTitle":"Cook","companyName":"Galley"}]}"#
    let server = try FaultServer(always: .json(reply))
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[jobicy: { endpoint: \"\(server.url)/\" }]")
    ])
    for (minutes, requests) in [(0, 1), (59, 1), (60, 2)] {
      let report = try await board.run(now: TestBoard.now + Int64(minutes) * 60).publish()
      #expect(server.requests.count == requests, "after \(minutes) minutes")
      #expect(report.findings.map(\.severity) == [.notice])
      #expect(board.publishedPaths.count { $0.hasPrefix("jobs/cook") } == 1)
    }
  }
}
