import Testing

@testable import Preview

@Suite struct RequestHeadTests {
  @Test func aBrowsersRequestIsRead() throws {
    let head = try RequestHead(
      "GET /jobs/?page=2 HTTP/1.1\r\nHost: localhost:8000\r\nAccept:text/html \r\nX: a: b".utf8)
    #expect(head.method == "GET")
    #expect(head.target == "/jobs/?page=2")
    #expect(head.headers["host"] == "localhost:8000")
    #expect(head.headers["x"] == "a: b")
  }

  @Test(arguments: [
    "", "GET /", "GET  / HTTP/1.1", "GET / HTTP/2", "GET / HTTP/1.1 x", "GET\t/ HTTP/1.1", "GET /é HTTP/1.1",
    "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\nHost: a\r\n b", "GET / HTTP/1.1\r\n: a",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "GET / HTTP/1.1\r\nHost", "GET /\0 HTTP/1.1", "GET / HTTP/1.1\rHost: a",
  ])
  func whatIsNotHTTPIsRefused(text: String) {
    #expect(throws: RequestFault.malformed) { try RequestHead(text.utf8) }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get"])
  func onlyLookingIsAllowed(method: String) {
    #expect(throws: RequestFault.notAllowed) { try RequestHead("\(method) / HTTP/1.1\r\nHost: a".utf8) }
  }

  @Test func aRequestLineHasAnEnd() {
    let line = "GET /\(String(repeating: "a", count: RequestHead.longestLine)) HTTP/1.1"
    #expect(throws: RequestFault.tooLong) { try RequestHead(line.utf8) }
  }
}
