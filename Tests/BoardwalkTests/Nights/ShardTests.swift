import Foundation
import Testing

@testable import Boardwalk

@Suite("A site made in parts")
struct ShardTests {
  @Test("The parts are disjoint and together the site, to the byte", arguments: [1, 2, 3, 7])
  func union(count: Int) async throws {
    let settings = "title: T\nbase-url: https://t.example.org/board/\nsources: [usajobs: { replies: replies }]\n"
    let board = try TestBoard.whole((0..<40).map { FakeUSAJobs.item($0) })
    try board.write(settings + "outputs: [pictures]\n", to: "Content/board.yml")
    _ = try await board.run().publish()
    var union: [String: Data] = [:]
    for number in 1...count {
      var run = board.run()
      run.shard = Shard(number, of: count)
      run.folder = BoardFolder(path: board.path, output: "\(board.path)/parts/\(number)")
      let report = try await run.publish()
      let part = Self.files(in: run.folder.output)
      #expect(Set(part.keys).isDisjoint(with: union.keys))
      #expect(report.published?.written == part.count - (number == 1 ? 1 : 0))
      #expect(part.keys.contains { $0.hasPrefix("jobs/") } || count == 7)
      union.merge(part) { $1 }
    }
    let site = Self.files(in: "\(board.path)/public")
    #expect(union.keys.sorted() == site.keys.sorted())
    #expect(site.keys.sorted().filter { union[$0] != site[$0] } == [])
  }

  @Test("What the parts make together is a site that the next build goes on from")
  func next() async throws {
    let board = try TestBoard.whole((0..<10).map { FakeUSAJobs.item($0) })
    _ = try await board.run().fetch()
    for number in 1...2 {
      var run = board.run()
      run.shard = Shard(number, of: 2)
      run.folder = BoardFolder(path: board.path, output: "\(board.path)/parts/\(number)")
      _ = try await run.publish()
      for (path, bytes) in Self.files(in: run.folder.output) {
        try board.write(String(decoding: bytes, as: UTF8.self), to: "public/" + path)
      }
    }
    var run = board.run()
    run.offline = true
    let report = try await run.publish()
    #expect(report.published?.removed == 0)
    #expect(report.published?.kept.count == 0)
  }

  @Test("A machine that does not have the store makes no part without listings")
  func withoutStore() async throws {
    let board = try TestBoard.whole()
    var run = board.run()
    run.shard = Shard(2, of: 2)
    run.folder = BoardFolder(path: board.path, output: "\(board.path)/part")
    let findings = await board.findings(run)
    #expect(findings.contains { $0.severity == .error && $0.message.hasPrefix("No source was ever asked") })
    #expect(!FileManager.default.fileExists(atPath: "\(board.path)/part"))
  }

  @Test("A part is not written over anything")
  func occupied() async throws {
    let board = try TestBoard.whole()
    _ = try await board.run().publish()
    var run = board.run()
    run.shard = Shard(1, of: 2)
    let findings = await board.findings(run)
    #expect(findings.contains { $0.message.hasPrefix("A part of a site is written into a folder of its own") })
  }

  @Test(
    "Which part is said by two numbers, or by one and Kubernetes",
    arguments: [
      ("1/1", nil, 1, 1), ("7/7", nil, 7, 7), ("7", "0", 1, 7), ("7", "6", 7, 7), ("2/3", "0", 2, 3),
    ] as [(String, String?, Int, Int)])
  func words(text: String, index: String?, number: Int, count: Int) throws {
    let shard = try #require(Shard(text, environment: index.map { ["JOB_COMPLETION_INDEX": $0] } ?? [:]))
    #expect((shard.number, shard.count) == (number, count))
  }

  @Test(
    "Anything else is refused",
    arguments: [
      ("", nil), ("7", nil), ("0/7", nil), ("8/7", nil), ("1/0", nil), ("1/2/3", nil), ("7", "7"), ("7", "-1"),
      ("1/1001", nil), ("a/b", nil),
    ]
      as [(String, String?)])
  func wrongWords(text: String, index: String?) {
    #expect(Shard(text, environment: index.map { ["JOB_COMPLETION_INDEX": $0] } ?? [:]) == nil)
  }

  private static func files(in folder: String) -> [String: Data] {
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder), !isFolder.boolValue
        else { return nil }
        return (path, FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data())
      })
  }
}
