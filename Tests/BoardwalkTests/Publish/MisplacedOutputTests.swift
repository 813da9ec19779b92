import Foundation
import Testing

@testable import Boardwalk

@Suite("Where a site may not be written")
struct MisplacedOutputTests {
  /// A board at `board`, and links: where each is, and where it leads, from the folder of them all.
  private func fault(_ links: [String: String], board: String, output: String?) throws -> Diagnostic? {
    let site = try TemporarySite()
    let folder = site.folder
    for path in ["board/Content/jobs", "board/Templates", "board/.boardwalk", "elsewhere/site", "store"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
    }
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(path)", withDestinationPath: "\(folder)/\(target)")
    }
    let place = BoardFolder(path: "\(folder)/\(board)", output: output.map { "\(folder)/\($0)" })
    return withExtendedLifetime(site) { place.misplacedOutput }
  }

  @Test(
    "A way into the board's own folders is one whatever it is called",
    arguments: [
      (["lk": "board"], "lk", "board", "the board's own folder"),
      (["lk": "board"], "lk", "board/Content", "own Content/"),
      (["lk": "board"], "lk", "board/Content/new/site", "own Content/"),
      (["lk": "board"], "board", "lk/Templates", "own Templates/"),
      (["lk": "board/Content"], "board", "lk", "own Content/"),
      (["lk": "board/Content"], "board", "lk/new", "own Content/"),
      (["lk": "board"], "lk", "", "above the board"), (["lk": ""], "lk/board", "board/.boardwalk", "own .boardwalk/"),
      (["lk": "board"], "lk", "board/public/new", "in public/"),
      (["board/public": "board/Content"], "board", nil, "own Content/"),
      (["board/public": "board/.boardwalk"], "board", nil, "own .boardwalk/"),
      (["board/public": "board"], "board", nil, "the board's own folder"),
      (["board/public": ""], "board", nil, "above the board"),
      (["board/public": "elsewhere"], "board", "elsewhere/site", "in public/"),
    ] as [([String: String], String, String?, String)])
  func links(links: [String: String], board: String, output: String?, words: String) throws {
    let fault = try #require(try fault(links, board: board, output: output))
    #expect(fault.message.contains(words), "\(fault)")
  }

  @Test(
    "A board, a site or both may be reached through links",
    arguments: [
      (["lk": "board"], "lk", nil), (["lk": "board"], "lk", "board/public"), (["lk": "board"], "board", "lk/public"),
      (["lk": "elsewhere"], "board", "lk"), (["lk": "elsewhere"], "board", "lk/new/site"),
      (["board/public": "elsewhere/site"], "board", nil), (["board/public": "elsewhere/site"], "board", "elsewhere"),
      (["lk": ""], "lk/board", "lk/site"), ([:], "board", "board/Content-site"), ([:], "board", "board/preview"),
      ([:], "board", "elsewhere"),
    ] as [([String: String], String, String?)])
  func ordinary(links: [String: String], board: String, output: String?) throws {
    #expect(try fault(links, board: board, output: output) == nil)
  }

  @Test("The folder of the store may be a link, and no site is written over what it leads to")
  func linkedStore() throws {
    let folder = try TemporarySite()
    let board = "\(folder.folder)/board"
    try FileManager.default.createDirectory(atPath: board, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: "\(folder.folder)/kept/bw", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(board)/.boardwalk", withDestinationPath: "\(folder.folder)/kept/bw")
    for (output, words) in [("kept", "above the board's own .boardwalk/"), ("kept/bw", "own .boardwalk/")] {
      let fault = BoardFolder(path: board, output: "\(folder.folder)/\(output)").misplacedOutput
      #expect(fault?.message.contains(words) == true)
    }
    #expect(BoardFolder(path: board, output: "\(folder.folder)/kept/site").misplacedOutput == nil)
    #expect(BoardFolder(path: board).misplacedOutput == nil)
  }

  @Test("What to do is said of the link that public/ is")
  func hint() throws {
    let fault = try #require(try fault(["board/public": "board/Content"], board: "board", output: nil))
    #expect(fault.hint == "Take away the link that public/ is, or give --output a folder elsewhere.")
    #expect(fault.message.contains("It leads to “"))
  }
}
