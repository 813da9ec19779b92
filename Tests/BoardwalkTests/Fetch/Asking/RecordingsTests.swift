import Foundation
import Testing

@testable import Boardwalk

@Suite("Recorded replies")
struct RecordingsTests {
  private static func rows(_ ids: ClosedRange<Int>) -> String {
    "[" + ids.map { "{\"id\":\"\($0)\",\"title\":\"Clerk \($0)\",\"organization\":\"O\"}" }.joined(separator: ",") + "]"
  }

  @Test("A link or a FIFO among them is not opened, is said, and closes nothing", arguments: [false, true])
  func special(isPipe: Bool) async throws {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: r }]"),
      "Content/r/1.json": Self.rows(1...30), "Content/r/2.json": Self.rows(31...40), "Content/r/notes.txt": "Mine.",
    ])
    _ = try await board.run().publish()
    let file = "\(board.path)/Content/r/2.json"
    try FileManager.default.moveItem(atPath: file, toPath: "\(board.path)/other.json")
    if isPipe {
      #expect(mkfifo(file, 0o600) == 0)
    } else {
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "\(board.path)/other.json")
    }
    for night in 1...3 as ClosedRange<Int64> {
      let report = try await board.run(now: TestBoard.now + night * 86_400).publish()
      #expect(report.open == 40 && report.ended == 0)
      #expect(
        report.findings.map(\.message) == [
          "This is a link or a special file, and is not opened.", "1 recorded reply was not read.",
        ])
      #expect(report.findings.first?.spot == .file(file))
    }
  }

  @Test("A folder with nothing else in it has failed; what is not called like a reply is about them")
  func alone() async throws {
    let board = BoardInMemory([:], specialFiles: ["r/1.json"])
    await #expect(throws: Diagnostic.self) {
      _ = try await Recordings(folder: "r", disk: board.disk).forEach(\.self) { _ in }
    }
    let some = BoardInMemory(["r/1.json": "[]"], specialFiles: ["r/2.json", "r/about"])
    let unread = try await Recordings(folder: "r", disk: some.disk).forEach(\.self) { _ in }
    #expect(unread == ["r/2.json"])
  }
}
