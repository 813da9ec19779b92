import Testing

@testable import Boardwalk

@Suite("Days in files of one's own")
struct FileDaysTests {
  @Test(
    "A file's own clear days decide whether its days or its months come first",
    arguments: [
      (["05/11/2026,05/12/2026", "20/11/2026,31/12/2026"], ["2026-11-05 2026-12-05", "2026-11-20 2026-12-31"]),
      (["5/11/2026,6/1/2027 17:00", ",31/12/2026"], ["2026-11-05 2027-01-06", "2026-11-21 2026-12-31"]),
      (["\"Thu, 05/11/2026\",Saturday 05/12/2026", "Fr. 20/11/2026,"], ["2026-11-05 2026-12-05", "2026-11-20 "]),
      (["10/11/2026,12/05/2026"], ["2026-10-11 2026-12-05"]),
      (["10/11/2026,12/31/2026", "20/11/2026,"], ["2026-10-11 2026-12-31", "2026-11-20 "]),
      (["45/11/2026,", "10/11/2026,12/05/2026"], ["2026-11-21 ", "2026-10-11 2026-12-05"]),
      (["31/02/2026,", "20/11/2026,"], ["2026-11-21 ", "2026-11-20 "]),
      (
        [",12/31/2026", ",12/14/2026", ",09/12/2026"],
        ["2026-11-21 2026-12-31", "2026-11-21 2026-12-14", "2026-11-21 2026-09-12"]
      ),
      ([",06/12/2026"], ["2026-11-21 2026-12-06"]),
      (["2026-11-13,06/12/2026"], ["2026-11-13 2026-12-06"]),
      (["2026-11-13,06/12/2026", ",12/31/2026"], ["2026-11-13 2026-06-12", "2026-11-21 2026-12-31"]),
      ([",31-12-2026", "05-11-2026,06-12-2026"], ["2026-11-21 2026-12-31", "2026-11-05 2026-12-06"]),
      (
        [",bis 31/12/2026", ",spätestens 05/12/2026", ",until 05/12/2026"],
        [
          "2026-11-21 2026-12-31", "2026-11-21 2026-12-05", "2026-11-21 2026-12-05",
        ]
      ),
    ])
  func days(_ rows: [String], _ expected: [String]) async throws {
    let table = rows.enumerated().map { "\($0),Cook,\($1)\n" }.joined()
    let asked = try await Asked("files:", recorded: ["jobs.csv": "id,title,posted,closes\n" + table])
    let jobs = asked.jobs {
      $0.contains("which is no date") && rows.contains { $0.hasPrefix("45/") || $0.hasPrefix("31/") }
    }
    #expect(jobs.map { "\($0.posted) \($0.deadline?.day.description ?? "")" } == expected)
  }

  @Test("A day with hyphens that can be read both ways is none where no other day says which")
  func hyphens() async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": "id,title,closes\n1,Cook,06-12-2026"])
    let jobs = asked.jobs { $0.contains("“06-12-2026”, which is no date") }
    #expect(jobs.map(\.deadline) == [nil])
  }

  @Test(
    "Rows that would be posted in the future, or close before they are posted, decide the order of their file",
    arguments: [
      (["5/11/2026,1/12/2026"], ["2026-11-05 2026-12-01"]),
      (["12/11/2026,12/12/2026", "01/10/2026,05/12/2026"], ["2026-11-12 2026-12-12", "2026-10-01 2026-12-05"]),
      (["11/5/2026,12/1/2026", "10/1/2026,11/12/2026"], ["2026-11-05 2026-12-01", "2026-10-01 2026-11-12"]),
      (["05-11-2026,01-12-2026"], ["2026-11-05 2026-12-01"]),
      (
        ["5/11/2026,2026-12-01", "12/11/2026,", "1/2/2026,3/4/2026"],
        ["2026-11-05 2026-12-01", "2026-11-12 ", "2026-02-01 2026-04-03"]
      ),
      (["\"Thu, 11/05/2026\",", "09/10/2026,12/10/2026"], ["2026-11-05 ", "2026-09-10 2026-12-10"]),
      (["bis 05/11/2026,", "09/10/2026,12/10/2026"], ["2026-11-05 ", "2026-10-09 2026-10-12"]),
    ])
  func votes(_ rows: [String], _ expected: [String]) async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": Self.table(rows)])
    #expect(asked.findings == [])
    #expect(asked.jobs().map(Self.days) == expected)
  }

  @Test(
    "Of days that can be read two ways it is told once for a file, and a row has one order",
    arguments: [
      (["09/10/2026,12/10/2026", "08/10/2026,"], ["2026-09-10 2026-12-10", "2026-08-10 "], "09/10/2026"),
      (["12/11/2026,", "11/12/2026,"], ["2026-11-12 ", "2026-11-12 "], "12/11/2026"),
      (
        ["11/21/2026,05/12/2026", "5/11/2026,1/12/2026", "21/10/2026,03/12/2026", "5/9/2026,"],
        ["2026-11-21 2026-05-12", "2026-11-05 2026-12-01", "2026-10-21 2026-12-03", "2026-05-09 "], "05/12/2026"
      ),
      (["11/20/2026,", "20/11/2026,"], ["2026-11-20 ", "2026-11-20 "], "“11/20/2026” stands beside “20/11/2026”"),
      (["2026-11-20,", ",12/11/2026"], ["2026-11-20 ", "2026-11-21 2026-12-11"], "12/11/2026"),
    ])
  func doubts(_ rows: [String], _ expected: [String], _ cell: String) async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": Self.table(rows)])
    #expect(asked.findings.count == 1)
    #expect(asked.findings.first?.contains("be read two ways") == true && asked.findings.first?.contains(cell) == true)
    #expect(asked.jobs().map(Self.days) == expected)
  }

  @Test("Both days of one offer are read in one order, and what tells it is the one before the other")
  func oneOffer() throws {
    var draft = JobDraft.clerk("1")
    let today = try #require(Day(iso: "2026-11-21"))
    for (posted, closes, days) in [
      ("5/11/2026", "1/12/2026", "2026-11-05 2026-12-01"), ("1/10/2026", "5/12/2026", "2026-01-10 2026-05-12"),
      ("5/5/2026", "1/12/2026", "2026-05-05 2026-12-01"), ("10/11/2026", "9/8/2026", "2026-10-11 2026-09-08"),
    ] {
      (draft.posted, draft.closes) = (posted, closes)
      let (job, findings) = Normaliser(today: today).job(from: draft, source: "feed")
      #expect(job.map(Self.days) == days)
      #expect(findings == [])
    }
  }

  private static func table(_ rows: [String]) -> String {
    "id,title,posted,closes\n" + rows.enumerated().map { "\($0),Cook,\($1)\n" }.joined()
  }

  private static func days(of job: Job) -> String { "\(job.posted) \(job.deadline?.day.description ?? "")" }
}
