import Testing

@testable import Boardwalk

@Suite("Whom to ask about jobs of files")
struct FileContactsTests {
  @Test("The page of a job says whom to ask, on the nights without its source as well, until the job closes")
  func pages() async throws {
    let rows = """
      [{"id":1,"title":"Rigger","company":"Mill","contact-name":"Bo","contact-email":"bo@mill.example"},
      {"id":2,"title":"Cook","company":"Mill","contact":"https://mill.example/people","closes":"2026-11-21"},
      {"id":3,"title":"Page","company":"Mill","contact":"Ask at the door"},
      {"id":4,"title":"Maid","company":"Mill","url":"https://mill.example/4"}]
      """
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: rows }]"), "Content/rows/1.json": rows,
    ])
    func contact(_ title: String) throws -> String {
      let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/\(title)") })
      return board.text(of: path).between("<div class=\"contact\">", "</div>").joined()
    }
    #expect(await board.findings().filter { $0.severity != .notice } == [])
    let first = board.site
    #expect(try contact("rigger").contains("<strong>Bo</strong>"))
    #expect(try contact("rigger").contains("&#98;&#111;&#64;&#109;"))
    #expect(try contact("cook").contains("href=\"https://mill.example/people\""))
    #expect(try contact("page").contains("<strong>Ask at the door</strong>"))
    #expect(try contact("maid").isEmpty)
    #expect(try !first.contains { try #require(String(bytes: $0.value, encoding: .isoLatin1)).contains("bo@mill") })
    var again = board.run()
    again.offline = true
    _ = await board.findings(again)
    #expect(board.site == first)
    _ = await board.findings(board.run(now: TestBoard.now + 2 * 86_400))
    #expect(try contact("rigger").contains("Bo") && contact("cook").isEmpty)
  }

  @Test(
    "A contact that comes or changes is a change of the job, and a job without one lies in the store as it did before")
  func stored() throws {
    let plain = try Job.plain()
    var job = plain
    job.referral = Referral(referrer: nil, positions: [], contact: Contact(name: "Bo", email: "bo@mill.example"))
    func details(_ job: Job) -> [UInt8] {
      var row = RowWriter()
      job.writeDetails(to: &row)
      return row.bytes
    }
    let (short, long) = (details(plain), details(job))
    #expect(long.starts(with: short) && long.count > short.count)
    for count in short.count...long.count {
      let read = Result { try self.read(Array(long[..<count]), as: plain.summary) }
      switch count {
      case short.count: #expect(try read.get().referral == nil)
      case long.count: #expect(try read.get().referral == job.referral)
      default: #expect(throws: RowFault.self) { try read.get() }
      }
    }
    #expect(JobEntry(plain).fingerprint != JobEntry(job).fingerprint)
  }

  private func read(_ bytes: [UInt8], as summary: JobSummary) throws -> Job {
    try bytes.withUnsafeBytes { bytes in
      var row = RowReader(bytes)
      return try Job(summary: summary, detailsFrom: &row)
    }
  }
}
