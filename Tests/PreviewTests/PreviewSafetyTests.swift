import Foundation
import Testing

@testable import Preview

/// What a preview must not do, whoever asks.
@Suite(.serialized) struct PreviewSafetyTests {
  @Test func nothingOutsideTheSiteIsEverShown() async throws {
    let board = try await PreviewedBoard()
    let secrets = ["root:x:0", "[fonts]", "secret", "base-url:", "SQLite format"]
    let attacks = try Attacks.traversals().flatMap(Attacks.codings).filter { attack in
      attack.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
    for target in attacks + [
      "/.env", "/../.env", "/Content/board.yml", "/../Content/board.yml", board.folder + "/.env",
    ] {
      let answer = try await board.get(target)
      for secret in secrets { #expect(!answer.contains(secret), "\(target) shows \(secret)") }
      let status = answer.split(separator: " ").dropFirst().first
      #expect(
        ["302", "400", "404", "431"].contains(status) || target == "/", "\(target) is answered \(status ?? "not")")
    }
  }

  @Test func noOtherSiteMayRead() async throws {
    let board = try await PreviewedBoard()
    for path in ["/", "/data/index.json", "/-preview/reload.js", "/-preview/events"] {
      #expect(try await board.get(path, host: "evil.example:\(board.port)").hasPrefix("HTTP/1.1 403"))
      #expect(try await board.get(path, headers: ["Origin: http://evil.example"]).hasPrefix("HTTP/1.1 403"))
    }
    #expect(try await board.get("/-preview/events", headers: ["Sec-Fetch-Site: cross-site"]).hasPrefix("HTTP/1.1 403"))
    let answer = try await board.get("/data/index.json", headers: ["Origin: http://localhost:\(board.port)"])
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(!answer.lowercased().contains("access-control-"))
    #expect(answer.contains("Cross-Origin-Resource-Policy: same-origin"))
    #expect(answer.contains("Cache-Control: no-store"))
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n\r\n", "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9\r\nHost: x\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\n folded: yes\r\n\r\n",
  ])
  func whatIsNotARequestIsRefused(text: String) async throws {
    let board = try await PreviewedBoard()
    let socket = try board.connect()
    defer { socket.close() }
    socket.send(text)
    #expect(await socket.read().hasPrefix("HTTP/1.1 400"))
    #expect(try await board.get("/").hasPrefix("HTTP/1.1 200"), "and the next one is answered")
  }

  @Test func aHeadThatNeverEndsIsRefused() async throws {
    let board = try await PreviewedBoard()
    let socket = try board.connect()
    defer { socket.close() }
    socket.send("GET / HTTP/1.1\r\nHost: localhost:\(board.port)\r\nX: " + String(repeating: "a", count: 40_000))
    #expect(await socket.read().hasPrefix("HTTP/1.1 431"))
  }

  @Test func lookingIsAllThereIs() async throws {
    let board = try await PreviewedBoard()
    let answer = try await board.get("/", method: "POST", headers: ["Content-Length: 3"])
    #expect(answer.hasPrefix("HTTP/1.1 405"))
    let head = try await board.get("/", method: "HEAD")
    #expect(head.hasPrefix("HTTP/1.1 200"))
    #expect(head.hasSuffix("\r\n\r\n"), "no body")
  }

  /// Connections that send a letter and wait must not keep a browser from its page.
  @Test func connectionsThatSayNothingKeepNobodyWaiting() async throws {
    let board = try await PreviewedBoard()
    let idle = try (0..<200).map { _ in try board.connect() }
    for socket in idle { socket.send("G") }
    let start = ContinuousClock.now
    #expect(try await board.get("/").hasPrefix("HTTP/1.1 200"))
    #expect(start.duration(to: .now) < .seconds(2))
    for socket in idle { socket.close() }
  }

  @Test func oneTooManyIsToldSoAndLetGo() async throws {
    let board = try await PreviewedBoard()
    let idle = try (0..<Server.Limits().connections).map { _ in try board.connect() }
    for socket in idle { socket.send("G") }
    let socket = try board.connect()
    defer { socket.close() }
    let start = ContinuousClock.now
    #expect(await socket.read().hasPrefix("HTTP/1.1 503"))
    #expect(start.duration(to: .now) < .seconds(2), "nobody waits for what it has to say")
    for socket in idle { socket.close() }
  }

  @Test func whoHasItsAnswerAndStaysMakesRoom() async throws {
    let board = try await PreviewedBoard()
    let staying = try (0..<Server.Limits().connections).map { _ in try board.connect() }
    for socket in staying { socket.send("GET / HTTP/1.1\r\nHost: localhost:\(board.port)\r\n\r\n") }
    try await Task.sleep(for: .seconds(3))
    #expect(try await board.get("/").hasPrefix("HTTP/1.1 200"))
    for socket in staying { socket.close() }
  }

  @Test func aReaderThatIsSlowGetsTheWholePageAllTheSame() async throws {
    let board = try await PreviewedBoard()
    let socket = try board.connect()
    defer { socket.close() }
    socket.send("GET /assets/style.css HTTP/1.1\r\nHost: localhost:\(board.port)\r\n\r\n")
    try await Task.sleep(for: .milliseconds(500))
    let answer = await socket.read()
    let length = answer.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }.flatMap {
      Int($0.dropFirst(16))
    }
    let body = try #require(answer.range(of: "\r\n\r\n")).upperBound
    #expect(answer[body...].utf8.count == length)
  }
}
