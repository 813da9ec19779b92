import FaultServer
import Testing
import Web

@Suite struct ReplyTests {
  @Test("A good reply comes back whole")
  func good() async throws {
    let server = try FaultServer(
      always: .reply(200, [("Content-Type", "application/json"), ("X-Two", "a, b")], "[1,2]"))
    let response = try await Client().send(.keyed(server.url + "/jobs?page=1"))
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "application/json")
    #expect(response.headers["X-TWO"] == "a, b")
    #expect(response.body == Array("[1,2]".utf8))
    #expect(response.url == server.url + "/jobs?page=1")
    #expect((0..<6).contains(response.seconds))
    #expect("\(response)" == "200, 5 bytes")
    #expect(server.requests.first?["Authorization-Key"] == key)
    #expect(server.requests.first?["Accept-Encoding"]?.contains("gzip") == true)
  }

  @Test(
    "A header may tell a moment, in any of the forms that HTTP has had",
    arguments: [
      ("Wed, 21 Oct 2026 07:28:00 GMT", 1_792_567_680),
      ("Wednesday, 21-Oct-26 07:28:00 GMT", 1_792_567_680),
      ("Wed Oct 21 07:28:00 2026", 1_792_567_680),
      ("today", nil), ("1792567680", nil), ("", nil),
    ] as [(String, Int64?)])
  func moments(value: String, instant: Int64?) {
    let headers: Headers = ["Server": "x", "Last-Modified": value]
    #expect(headers.instant("last-modified") == instant)
    #expect(headers.instant("Date") == nil)
    #expect(headers.lines.map(\.name) == ["Server", "Last-Modified"])
  }

  @Test("What a request says openly leaves its key out")
  func openHeaders() {
    let request = Request(
      url: "https://jobs.example/", headers: [Header("Accept", "text/json"), Header("X-Key", secret: Secret("abc"))])
    #expect(request.openHeaders == ["Accept: text/json"])
  }

  @Test("Every status is an answer, not an error", arguments: [201, 204, 400, 401, 403, 404, 410, 429, 500, 503, 599])
  func statuses(status: Int) async throws {
    let server = try FaultServer(always: [.head(status, [("Content-Length", "0")])])
    #expect(try await Client().send(.keyed(server.url)).status == status)
    #expect(server.requests.count == 1)
  }

  @Test("An empty body is an answer")
  func empty() async throws {
    let server = try FaultServer(always: .reply(200))
    #expect(try await Client().send(.keyed(server.url)).body.isEmpty)
  }

  @Test("A web page with status 200 shows how it begins, without line breaks and control characters")
  func page() async throws {
    let text = "\n\n<!doctype html>\n<title>Maintenance\u{202E}\u{1B}[2J</title>" + String(repeating: "x", count: 100)
    let server = try FaultServer(always: .reply(200, [("Content-Type", "text/html")], text))
    let response = try await Client().send(.keyed(server.url))
    #expect(response.opening.hasPrefix("<!doctype html> <title>Maintenance [2J</title>xxx"))
    #expect(response.opening.count == 80)
  }

  @Test("A compressed body arrives decompressed")
  func gzip() async throws {
    let text = Array(#"{"jobs": []}"#.utf8)
    let server = try FaultServer(always: .reply(200, [("Content-Encoding", "gzip")], Gzip.stored(text)))
    #expect(try await Client().send(.keyed(server.url)).body == text)
  }

  @Test("A body in pieces, with trailers after it, arrives whole")
  func chunked() async throws {
    let server = try FaultServer(always: [
      .head(200, [("Transfer-Encoding", "chunked")]),
      .text("3\r\nabc\r\n"), .pause(.milliseconds(50)), .text("2\r\nde\r\n0\r\nX-Late: 1\r\n\r\n"),
    ])
    let response = try await Client().send(.keyed(server.url))
    #expect(response.body == Array("abcde".utf8))
    #expect(response.headers["X-Late"] == nil)
  }

  @Test("A body that ends with the connection arrives whole")
  func unannounced() async throws {
    let server = try FaultServer(always: [.head(200), .text("{}"), .close])
    #expect(try await Client().send(.keyed(server.url)).body == Array("{}".utf8))
  }

  @Test("Bytes that are not UTF-8 come back as they are, and in headers repaired")
  func bytes() async throws {
    let server = try FaultServer(always: [
      .bytes(Array("HTTP/1.1 200 OK\r\nX-Town: Z".utf8) + [0xFC] + Array("rich\r\nContent-Length: 2\r\n\r\n".utf8)),
      .bytes([0xFC, 0x00]),
    ])
    let response = try await Client().send(.keyed(server.url))
    #expect(response.headers["X-Town"] == "Z\u{FFFD}rich")
    #expect(response.body == [0xFC, 0x00])
  }
}
