import FaultServer
import Testing

@testable import Web

@Suite struct HeaderTests {
  @Test(
    "A value with a line break or another control character is refused before anything is sent",
    arguments: ["a\r\nX-Evil: 1", "a\nb", "a\rb", "a\u{0}b", "\u{7F}"]
  )
  func injection(value: String) async throws {
    let server = try FaultServer(always: .json("{}"))
    let refusal = WebError.badHeader(
      "the value of the header X-Note holds a line break or another control character")
    for header in [Header("X-Note", value), Header("X-Note", secret: Secret(value + key))] {
      var request = Request.plain(server.url)
      request.headers = [header]
      #expect(await failure(of: request) == refusal)
    }
    #expect(server.requests.isEmpty)
  }

  @Test("A user agent with a line break is refused")
  func userAgent() async {
    let request = Request(url: "https://jobs.example/", userAgent: "me\r\nX-Evil: 1")
    #expect(
      await failure(of: request)
        == .badHeader("the value of the header User-Agent holds a line break or another control character"))
  }

  @Test("A name that is not a token is refused", arguments: ["", "X Note", "X:Note", "X\r\nNote", "Ünder"])
  func names(name: String) {
    #expect(throws: WebError.badHeader("a header's name may only hold letters, digits and hyphens")) {
      try Header(name, "1").check()
    }
  }

  @Test(
    "Headers that frame the request are not for callers", arguments: ["Host", "content-length", "Transfer-Encoding"])
  func framing(name: String) {
    #expect(throws: WebError.badHeader("the header \(name) is not ours to set")) { try Header(name, "1").check() }
  }

  @Test("Headers arrive as they were written, empty and non-ASCII values included")
  func sent() async throws {
    let server = try FaultServer(always: .json("{}"))
    let request = Request(
      url: server.url,
      headers: [Header("Accept", "application/json"), Header("X-Empty", ""), Header("X-Town", "Zürich")],
      userAgent: "someone@example.org")
    _ = try await Client().send(request)
    let received = try #require(server.requests.first)
    #expect(received["Accept"] == "application/json")
    #expect(received["X-Empty"] == "")
    #expect(received["X-Town"] == "Zürich")
    #expect(received["User-Agent"] == "someone@example.org")
    #expect(received["Host"] == "127.0.0.1:\(server.port)")
  }

  @Test("A reply's header is found in any case, and the first of several counts")
  func lookUp() {
    var headers: Headers = ["Content-Type": "text/html", "Link": "<a>", "LINK": "<b>"]
    headers.append("X-Last", "1")
    #expect(headers["content-type"] == "text/html")
    #expect(headers["link"] == "<a>")
    #expect(headers.all("Link") == ["<a>", "<b>"])
    #expect(headers["x-last"] == "1")
    #expect(headers["X-Missing"] == nil)
  }

  @Test("Interim replies and trailers leave no headers behind")
  func interim() {
    var reader = HeaderReader()
    let lines = [
      "HTTP/1.1 103 Early Hints\r\n", "Link: </style.css>\r\n", "\r\n",
      "HTTP/1.1 200 OK\r\n", "A:  1 \r\n", "no colon\r\n", "\r\n", "A: 2\r\n", "B: 3\r\n",
    ]
    for line in lines { #expect(Array(line.utf8).withUnsafeBytes { reader.take($0, limit: 1000) }) }
    #expect(reader.headers == ["A": "1"])
  }
}
