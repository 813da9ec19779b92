import Testing

@testable import Preview

@Suite struct HostRuleTests {
  private let rule = HostRule(port: 8000, names: ["Preview.lan"])

  private func head(_ headers: [String: String]) throws -> RequestHead {
    var head = try RequestHead("GET / HTTP/1.1\r\nHost: localhost:8000".utf8)
    head.headers = headers
    return head
  }

  @Test(arguments: [
    "localhost:8000", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "board.localhost:8000", "preview.lan:8000",
  ])
  func itsOwnNamesAreAnswered(host: String) throws {
    try rule.check(head(["host": host]))
    try rule.check(head(["host": host, "origin": "http://\(host)"]))
  }

  @Test(arguments: [
    "evil.example:8000", "localhost", "localhost:80", "localhost:8001", "localhost.evil.example:8000",
    "localhost:8000.evil.example",
    "127.0.0.1.nip.io:8000", "127.0.0.2:8000", "0.0.0.0:8000", "evillocalhost:8000", ".localhost:8000",
    "a..localhost:8000",
    "evil.example/.localhost:8000", "user@localhost:8000", "[::1]", "[::1:8000", "", "localhost:8000:8000", "lan:8000",
  ])
  func everyOtherNameIsRefused(host: String) {
    #expect(throws: RequestFault.forbidden) { try rule.check(head(["host": host])) }
  }

  @Test func aRequestWithoutAHostIsRefused() {
    #expect(throws: RequestFault.malformed) { try rule.check(head([:])) }
  }

  @Test(arguments: [
    "http://evil.example", "null", "http://localhost:8001", "https://localhost:8000", "http://127.0.0.1:8000",
  ])
  func pagesElsewhereAreRefused(origin: String) {
    #expect(throws: RequestFault.forbidden) { try rule.check(head(["host": "localhost:8000", "origin": origin])) }
  }

  @Test(arguments: ["cross-site", "same-site", "none"])
  func theEventStreamIsForItsOwnPagesOnly(site: String) throws {
    let head = try head(["host": "localhost:8000", "sec-fetch-site": site])
    try rule.check(head)
    #expect(throws: RequestFault.forbidden) { try rule.checkOwnPage(head) }
  }
}
