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
}
