import Foundation
import Testing

@testable import Boardwalk

@Suite("Smaller files beside each")
struct CompressionTests {
  @Test("gzip is read back by gzip, and has no time in it")
  func gzip() throws {
    let bytes = Array(String(repeating: "tide gauges ", count: 500).utf8)
    let small = try Compression.gzip.compressed(bytes)
    #expect(small.count < bytes.count / 10)
    #expect(Array(small.prefix(2)) == [0x1F, 0x8B])
    #expect(Array(small[4..<8]) == [0, 0, 0, 0])
    let file = NSTemporaryDirectory() + "boardwalk-\(UUID().uuidString).gz"
    try Data(small).write(to: URL(fileURLWithPath: file))
    defer { unlink(file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let read = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(Array(read) == bytes)
  }

  @Test("Nothing at all can be compressed", arguments: Compression.allCases)
  func empty(way: Compression) throws {
    #expect(try !way.compressed([]).isEmpty)
  }

  @Test(
    "Files of text are worth it, pictures are not",
    arguments: [
      ("index.html", true), ("data/a.json", true), ("card.png", false), ("CNAME", false), ("a.html.gz", false),
    ])
  func worthwhile(path: String, isWorthwhile: Bool) {
    #expect(Compression.isWorthwhile(path) == isWorthwhile)
  }

  @Test("A board that asks for them has them beside every file of text, and keeps them when nothing changed")
  func board() async throws {
    let board = try TestBoard.whole()
    func settings(_ outputs: String) -> String {
      "title: T\nbase-url: https://t.example.org/board/\nsources: [usajobs: { replies: replies }]\noutputs: [\(outputs)]\n"
    }
    try board.write(settings("gz"), to: "Content/board.yml")
    _ = try await board.run().publish()
    let texts = board.publishedPaths.filter(Compression.isWorthwhile)
    #expect(texts.allSatisfy { board.site["\($0).gz"] != nil })
    let first = board.site
    let again = try await board.run(now: TestBoard.now + 60).publish()
    let later = board.site
    for path in texts where first[path] == later[path] { #expect(first["\(path).gz"] == later["\(path).gz"]) }
    #expect(again.published?.removed == 0)
    try board.write(settings("br, gz"), to: "Content/board.yml")
    _ = try await board.run(now: TestBoard.now + 120).publish()
    #expect(board.publishedPaths.filter(Compression.isWorthwhile).allSatisfy { board.site["\($0).br"] != nil })
    try board.write(settings(""), to: "Content/board.yml")
    _ = try await board.run(now: TestBoard.now + 180).publish()
    #expect(!board.publishedPaths.contains { $0.hasSuffix(".gz") || $0.hasSuffix(".br") })
  }
}
