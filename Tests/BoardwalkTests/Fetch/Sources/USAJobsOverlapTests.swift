import Testing

@testable import Boardwalk

@Suite("Pages of USAJobs that overlap")
struct USAJobsOverlapTests {
  @Test(
    "They leave out what they took the place of; a row that a page has twice counts twice",
    arguments: [(9, false), (4, true)])
  func overlap(repeated: Int, isWhole: Bool) async throws {
    let rows = (1...30).map { FakeUSAJobs.item(1000 + $0, "Job number \($0)") }
    let api = try FakeUSAJobs(Array(rows[...repeated] + rows[repeated...]), habit: .fixedPage(10))
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: api.source)], asking: api)
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(report.open == 30)
    let doubt = SourceOutcome.partial("The query for everything announced 31 jobs and delivered 30.")
    #expect(report.deliveries.map(\.outcome) == [isWhole ? .complete : doubt])
  }
}
