import FaultServer
import Testing
import Web

@Suite struct QueryTests {
  @Test(
    "Names and values are encoded by RFC 3986",
    arguments: [
      (["a": "b", "c": "d"], "?a=b&c=d"),
      (["q": "registered nurse"], "?q=registered%20nurse"),
      (["codes": "0610;2210"], "?codes=0610%3B2210"),
      (["q": "R&D = 50% + #1 / ?"], "?q=R%26D%20%3D%2050%25%20%2B%20%231%20%2F%20%3F"),
      (["Stadt": "Zürich", "q": "日本 🦆"], "?Stadt=Z%C3%BCrich&q=%E6%97%A5%E6%9C%AC%20%F0%9F%A6%86"),
      (["a-b._~": "A-Z._~09"], "?a-b._~=A-Z._~09"),
      (["ids[]": "1", "ids[] ": "2"], "?ids%5B%5D=1&ids%5B%5D%20=2"),
      (["x": "", "y": "\r\n\u{0}"], "?x=&y=%0D%0A%00"),
      ([:], ""),
    ] as [(Query, String)]
  )
  func encodes(query: Query, text: String) {
    #expect(query.text == text)
    #expect("\(query)" == text)
  }

  @Test(
    "A query joins what an address asks already",
    arguments: [
      ("https://jobs.example/search", "https://jobs.example/search?a=1&a=2"),
      ("https://jobs.example/search?", "https://jobs.example/search?a=1&a=2"),
      ("https://jobs.example/search?v=3", "https://jobs.example/search?v=3&a=1&a=2"),
      ("https://jobs.example/search?v=3&", "https://jobs.example/search?v=3&a=1&a=2"),
      ("https://jobs.example/search#top", "https://jobs.example/search?a=1&a=2"),
    ]
  )
  func appends(address: String, text: String) {
    var query = Query([("a", "1")])
    query.append("a", "2")
    #expect(query.appended(to: address) == text)
  }

  @Test("An empty query changes no address")
  func appendsNothing() {
    #expect(Query().appended(to: "https://jobs.example/?a=1") == "https://jobs.example/?a=1")
  }

  @Test("What is asked is what arrives")
  func arrives() async throws {
    let server = try FaultServer(always: .json("{}"))
    let query: Query = ["Keyword": "nurse & midwife", "Codes": "a;b"]
    _ = try await Client().send(.plain(query.appended(to: server.url + "/api")))
    let received = try #require(server.requests.first)
    #expect(received.target == "/api?Keyword=nurse%20%26%20midwife&Codes=a%3Bb")
    #expect(received.query == ["Keyword": "nurse & midwife", "Codes": "a;b"])
  }
}
