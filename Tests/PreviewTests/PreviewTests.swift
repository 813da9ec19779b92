import Foundation
import Testing

@testable import Preview

/// One after the other: they measure time.
@Suite(.serialized) struct PreviewTests {
  @Test func theBoardIsShownWithAScriptThatWaits() async throws {
    let board = try await PreviewedBoard()
    let page = try await board.get("/")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("Pilot"))
    #expect(page.contains("<script type=\"module\" src=\"/-preview/reload.js?"))
    #expect(try await board.get("/-preview/reload.js").contains("EventSource"))
    #expect(try await board.get("/assets/style.css").contains("Content-Type: text/css"))
    #expect(try await board.get("/feed.xml").contains("http://localhost:\(board.port)/"))
    #expect(!FileManager.default.fileExists(atPath: board.folder + "/public"), "a preview publishes nothing")
    #expect(!FileManager.default.fileExists(atPath: board.folder + "/.boardwalk"), "and remembers nothing")
  }

  @Test func aSaveIsShownInWellUnderASecond() async throws {
    let board = try await PreviewedBoard()
    let edits: [(path: String, text: String, page: String, word: String)] = [
      ("Content/jobs/pilot.md", PreviewedBoard.post("Deck hand"), "/", "Deck hand"),
      ("Content/jobs/cook.md", PreviewedBoard.post("Cook"), "/", "Cook"),
      ("Templates/assets/style.css", "body { color: teal }", "/assets/style.css", "teal"),
      ("Templates/partials/foot.mustache", "</body><!-- own foot -->", "/", "own foot"),
    ]
    for edit in edits {
      let tab = try await board.tab().socket
      defer { tab.close() }
      let told = try await board.told(tab) { try board.write(edit.text, to: edit.path) }
      let time = try #require(told, "no news of \(edit.path)")
      #expect(time < .seconds(2), "\(edit.path) took \(time)")
      #expect(try await board.get(edit.page).contains(edit.word))
    }
  }

  @Test func whatIsWrongStandsInThePageWithItsLine() async throws {
    let board = try await PreviewedBoard()
    let tab = try await board.tab().socket
    defer { tab.close() }
    _ = try await board.told(tab) { try board.write("<p>\n  {{headin}}\n</p>", to: "Templates/page.mustache") }
    let page = try await board.get("/")
    #expect(page.hasPrefix("HTTP/1.1 500 "))
    #expect(page.contains("Templates/page.mustache:2"))
    #expect(page.contains("{{headin}}"))
    #expect(page.contains("src=\"/-preview/reload.js?"))
    #expect(try await board.get("/assets/style.css").hasPrefix("HTTP/1.1 200"), "what is no page stays as it was")
    _ = try await board.told(tab) { try board.remove("Templates/page.mustache") }
    #expect(try await board.get("/").hasPrefix("HTTP/1.1 200"))
    _ = try await board.told(tab) { try board.write("---\ntitle: <b>\nsalery: 3\n---\n", to: "Content/jobs/cook.md") }
    let content = try await board.get("/jobs/pilot/")
    #expect(content.contains("Content/jobs/cook.md:3:1"))
    #expect(content.contains("<pre>salery: 3\n^</pre>"))
    _ = try await board.told(tab) { try board.remove("Content/jobs/cook.md") }
    #expect(try await board.get("/").hasPrefix("HTTP/1.1 200"))
  }

  @Test func aKeyThatStandsInTheSettingsIsNotShown() async throws {
    let board = try await PreviewedBoard()
    let tab = try await board.tab().socket
    defer { tab.close() }
    let settings = """
      title: T
      base-url: https://ada:s3cretWord@example.org/
      sources: [usajobs: { key: s3cretWord, kye: s3cretWord, email: $MAIL, endpoint: "ftp://u:s3cretWord@x/" }]
      """
    _ = try await board.told(tab) { try board.write(settings, to: "Content/board.yml") }
    let page = try await board.get("/")
    #expect(page.contains("Content/board.yml:3:") && page.contains("kye"))
    #expect(page.contains("sources: …") && page.contains("base-url: …"))
    #expect(!page.contains("s3cretWord"))
  }

  @Test func aBoardBelowTheRootIsShownWhereItWillBe() async throws {
    let board = try await PreviewedBoard(baseURL: "https://example.org/repo/")
    #expect(try await board.get("/").contains("Location: /repo/\r\n"))
    #expect(try await board.get("/repo").contains("Location: /repo/\r\n"), "as hosts do")
    #expect(try await board.get("/repo/").contains("Pilot"))
    #expect(try await board.get("/jobs/pilot/").hasPrefix("HTTP/1.1 404"))
    #expect(try await board.get("/repo/jobs/pilot").contains("Location: /repo/jobs/pilot/\r\n"))
    #expect(try await board.get("/repo/nothing").contains("href=\"/repo/index.html\""), "404.html works at any depth")
  }

  @Test func aBoardBelowAPathInOtherLettersIsShownThere() async throws {
    let board = try await PreviewedBoard(baseURL: "https://example.org/größe/")
    #expect(try await board.get("/").contains("Location: /gr%C3%B6%C3%9Fe/\r\n"))
    #expect(try await board.get("/gr%C3%B6%C3%9Fe/").contains("Pilot"))
    #expect(try await board.get("/gr%C3%B6%C3%9Fe/jobs/pilot").contains("Location: /gr%C3%B6%C3%9Fe/jobs/pilot/\r\n"))
  }

  @Test func aTabThatWasClosedIsForgotten() async throws {
    let board = try await PreviewedBoard()
    for _ in 0..<3 {
      var tabs: [RawSocket] = []
      for _ in 0..<Stage.mostWatchers {
        let tab = try await board.tab()
        #expect(tab.first.contains("text/event-stream"))
        tabs.append(tab.socket)
      }
      let oneMore = try board.connect()
      oneMore.send("GET /-preview/events HTTP/1.1\r\nHost: localhost:\(board.port)\r\n\r\n")
      #expect(await oneMore.read().hasPrefix("HTTP/1.1 503"))
      for tab in tabs + [oneMore] { tab.close() }
      try await Task.sleep(for: .milliseconds(300))
    }
  }
}
