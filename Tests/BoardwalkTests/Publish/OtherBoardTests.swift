import Foundation
import Testing

@testable import Boardwalk

@Suite("The site of another board")
struct OtherBoardTests {
  private static func settings(_ title: String, _ address: String) -> String {
    "title: \(title)\nbase-url: \(address)\nsources: []\n"
  }

  private static func board(
    _ title: String, _ address: String, _ posts: [String] = []
  ) throws -> TestBoard {
    let board = try TestBoard(["Content/board.yml": settings(title, address)])
    for post in posts { try write(post, to: board) }
    return board
  }

  private static func write(_ post: String, to board: TestBoard) throws {
    try board.write(
      "---\ntitle: \(post)\norganization: Oven\nposted: 2026-11-17\ncloses: 2026-12-24\n---\nBake.\n",
      to: "Content/jobs/\(post).md")
  }

  /// What a build of a board into another folder says.
  private static func build(
    _ board: TestBoard, into output: String, _ change: (inout Build) -> Void = { _ in }
  ) async -> [Diagnostic] {
    var run = board.run()
    run.folder.output = output
    change(&run)
    return await board.findings(run)
  }

  private static func front(_ output: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(output)/index.html") ?? Data(), as: UTF8.self)
  }

  @Test("It is not exchanged for the one before by another board's rollback")
  func rollback() async throws {
    let other = try Self.board("Bakers", "https://bakers.example/", ["baker"])
    let site = "\(other.path)/public"
    #expect(await Self.build(other, into: site) == [])
    try Self.write("pastry-cook", to: other)
    #expect(await Self.build(other, into: site) == [])
    let board = try Self.board("Welders", "https://welders.example/")
    var folder = board.run().folder
    folder.output = site
    #expect(throws: Diagnostic.self) { try folder.rollBack() }
    #expect(Self.front(site).contains("pastry-cook"))
    _ = try other.run().folder.rollBack()
    #expect(!Self.front(site).contains("pastry-cook") && Self.front(site).contains("baker"))
  }

  @Test("It stands where it was, whatever folder it is in", arguments: ["public", "elsewhere"])
  func stands(name: String) async throws {
    let other = try Self.board("Bakers", "https://bakers.example/", ["baker"])
    let site = "\(other.path)/\(name)"
    #expect(await Self.build(other, into: site) == [])
    let board = try Self.board("Welders", "https://welders.example/", ["welder"])
    let findings = await Self.build(board, into: site)
    #expect(findings.count == 1 && findings.first?.severity == .error)
    #expect(Self.front(site).contains("Bakers") && !Self.front(site).contains("Welders"))
    #expect(!FileManager.default.fileExists(atPath: "\(board.path)/.boardwalk"), "nothing of it is remembered")
    if name == "public" {
      #expect(
        findings.first?.message
          == "The site cannot be written to “\(site)”: that is the site of another board, “\(OutputPlace.real(other.path))”."
      )
    } else {
      #expect(findings.first?.stop == .refusal)
      #expect(
        findings.first?.message
          == "The site of another board stands there, “Bakers” at https://bakers.example/, and nothing on it is of this one."
      )
      #expect(await Self.build(board, into: site) { $0.acceptShrink = ["site"] } == [])
      #expect(Self.front(site).contains("Welders"))
    }
  }

  @Test(
    "A board that got another name, another address or other posts is the same",
    arguments: ["title", "address", "posts", "all"])
  func same(change: String) async throws {
    let place = try TemporarySite()
    let board = try Self.board("Bakers", "https://bakers.example/", ["baker"])
    #expect(await Self.build(board, into: place.output) == [])
    // What a machine that forgets would know, but where all is changed at once.
    if change != "all" { try board.remove(".boardwalk") }
    if change != "posts" {
      let title = change == "address" ? "Bakers" : "Ovens"
      let address = change == "title" ? "bakers" : "ovens"
      try board.write(Self.settings(title, "https://\(address).example/"), to: "Content/board.yml")
    }
    if change != "title" {
      try board.remove("Content/jobs/baker.md")
      try Self.write("cook", to: board)
    }
    let findings = await Self.build(board, into: place.output)
    #expect(findings.filter { $0.severity > .notice } == [])
    #expect(Self.front(place.output).contains(change == "title" ? "baker" : "cook"))
  }

  @Test("Of two copies of a board each may write the other's site, as long as its address is one that it can have")
  func copies() async throws {
    for (address, isCopy) in [("https://bakers.net/", true), ("https://jobs.example.org/", false)] {
      let original = try Self.board("Bakers", address, ["baker"])
      let copy = try Self.board("Bakers", address, ["baker"])
      #expect((await Self.build(copy, into: "\(original.path)/public") == []) == isCopy)
      #expect(await Self.build(copy, into: "\(original.path)/Content/site").count == 1)
      #expect(await Self.build(copy, into: original.path).count == 1)
      #expect(await Self.build(copy, into: "\(original.path)/preview") == [])
    }
  }

  @Test("A board without a store does not remember what another one does")
  func fetched() async throws {
    let other = try Self.board("Bakers", "https://bakers.example/", ["baker"])
    #expect(await other.findings() == [])
    let board = try Self.board("Welders", "https://welders.example/")
    var run = board.run()
    run.folder.output = "\(other.path)/public"
    await #expect(throws: Diagnostic.self) { _ = try await run.fetch() }
    #expect(!FileManager.default.fileExists(atPath: "\(board.path)/.boardwalk"))
  }

  @Test("A board in the folder of another has its own site")
  func nested() async throws {
    let outer = try Self.board("Outer", "https://outer.example/")
    try outer.write(Self.settings("Inner", "https://inner.example/"), to: "boards/inner/Content/board.yml")
    for (output, isRefused) in [
      ("boards/inner/public", false), ("boards/inner/preview", false), ("public", true), ("site", false),
    ] {
      let folder = BoardFolder(path: "\(outer.path)/boards/inner", output: "\(outer.path)/\(output)")
      #expect((folder.placeInOtherBoard(on: .live) != nil) == isRefused, "\(output)")
    }
  }
}
