import Foundation
import Testing

@Suite("The command that fetches")
struct FetchTests {
  @Test("What is on offer once more is not called new")
  func back() throws {
    let settings = "title: T\nbase-url: https://t.example.org/\n" + "sources:\n  - files: { replies: rows }\n"
    let rows = ["1,Keeper,Piers", "2,Baker,Oven", "3,Cook,Oven"].map { $0 + ",2026-11-18" }
    let folder = try Folder(["Content/board.yml": settings, "Content/rows/jobs.csv": ""])
    let nights = [
      (rows[...1], "+2 new"), (rows[...0], "+0 new"), (rows[...0], "+0 new"), (rows[...], "+2 new or back"),
    ]
    for (night, (rows, said)) in nights.enumerated() {
      try (["id,title,organization,posted"] + rows).joined(separator: "\n").write(
        toFile: folder.path + "/Content/rows/jobs.csv", atomically: true, encoding: .utf8)
      let out = try folder.run(["fetch", "--accept-shrink", "files", "--now", "2026-11-2\(night)T08:00:00Z"]).out
      #expect(out.contains(said + ","), "\(out)")
    }
  }
}
