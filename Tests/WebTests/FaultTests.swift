import FaultServer
import Testing
import Web

@Suite struct FaultTests {
  @Test("A compressed bomb ends at the limit, with the usual limits")
  func bomb() async throws {
    let block = Array(repeatElement(Gzip.bombBody, count: 1000).joined())
    let server = try FaultServer(always: [
      .head(200, [("Content-Encoding", "gzip")]), .bytes(Gzip.bombHead), .forever(block, every: .zero),
    ])
    let error = await failure(of: .keyed(server.url, limits: Limits()), within: .seconds(20))
    #expect(error == .tooLarge(limit: 64 << 20))
  }

  @Test("A compressed body just within the limit arrives, one byte more does not")
  func limit() async throws {
    let text = [UInt8](repeating: 65, count: 5000)
    let server = try FaultServer(always: .reply(200, [("Content-Encoding", "gzip")], Gzip.stored(text)))
    #expect(try await Client().send(.keyed(server.url, limits: Limits(bodyBytes: 5100))).body == text)
    let plain = try FaultServer(always: [.head(200), .bytes(text), .close])
    #expect(try await Client().send(.keyed(plain.url, limits: Limits(bodyBytes: 5000))).body == text)
    #expect(await failure(of: .keyed(plain.url, limits: Limits(bodyBytes: 4999))) == .tooLarge(limit: 4999))
  }

  @Test("A body announced as too large is not even begun")
  func announced() async throws {
    let server = try FaultServer(always: [.head(200, [("Content-Length", "100000000000")]), .pause(.seconds(30))])
    let error = await failure(of: .keyed(server.url), within: .seconds(2))
    #expect(error == .tooLarge(limit: 64 << 20))
  }

  @Test("A reply without end stops at the size limit")
  func endless() async throws {
    let block = [UInt8](repeating: 32, count: 10_000)
    let server = try FaultServer(always: [.head(200), .forever(block, every: .zero)])
    #expect(await failure(of: .keyed(server.url, limits: Limits(bodyBytes: 1 << 20))) == .tooLarge(limit: 1 << 20))
  }

  @Test("A reply that comes fast enough but never ends stops at the time limit")
  func neverEnding() async throws {
    let server = try FaultServer(always: [
      .head(200), .forever([UInt8](repeating: 32, count: 400), every: .milliseconds(20)),
    ])
    let limits = Limits(total: .seconds(1))
    #expect(await failure(of: .keyed(server.url, limits: limits), within: .seconds(3)) == .timedOut(after: .seconds(1)))
  }

  @Test("A reply that drips is given up before the time limit")
  func drip() async throws {
    let server = try FaultServer(always: [.head(200), .forever([32], every: .milliseconds(100))])
    let limits = Limits(total: .seconds(20), slowSpeed: 1000, slowTime: .seconds(1))
    let error = await failure(of: .keyed(server.url, limits: limits), within: .seconds(8))
    #expect(error == .tooSlow(bytesPerSecond: 1000))
  }

  @Test("A server that accepts and then says nothing is given up")
  func silent() async throws {
    let server = try FaultServer(always: [.pause(.seconds(30))])
    let limits = Limits(total: .seconds(20), slowSpeed: 1000, slowTime: .seconds(1))
    let error = await failure(of: .keyed(server.url, limits: limits), within: .seconds(8))
    #expect(error == .tooSlow(bytesPerSecond: 1000))
  }

  @Test("Header lines that drip stop at the time limit")
  func slowHeaders() async throws {
    let server = try FaultServer(always: [
      .text("HTTP/1.1 200 OK\r\n"), .forever(Array("X-More: 1\r\n".utf8), every: .milliseconds(50)),
    ])
    let limits = Limits(total: .seconds(1))
    #expect(await failure(of: .keyed(server.url, limits: limits), within: .seconds(3)) == .timedOut(after: .seconds(1)))
  }

  @Test("Header lines without end stop at the size limit")
  func hugeHeaders() async throws {
    let server = try FaultServer(always: [
      .text("HTTP/1.1 200 OK\r\n"),
      .forever(Array("X-More: \(String(repeating: "x", count: 990))\r\n".utf8), every: .zero),
    ])
    #expect(await failure(of: .keyed(server.url)) == .headersTooLarge(limit: 64 << 10))
  }

  @Test(
    "One line of the headers that is too long stops at the same limit",
    arguments: [
      ("HTTP/1.1 200 OK\r\nX-Big: ", 70_000), ("HTTP/1.1 200 OK\r\nX-Big: ", 300_000), ("HTTP/1.1 200 ", 300_000),
    ])
  func hugeHeader(start: String, length: Int) async throws {
    let server = try FaultServer(always: [
      .text("\(start)\(String(repeating: "x", count: length))\r\nContent-Length: 2\r\n\r\n{}"), .close,
    ])
    #expect(await failure(of: .keyed(server.url)) == .headersTooLarge(limit: 64 << 10))
  }

  @Test("A body shorter than announced is truncated")
  func short() async throws {
    let server = try FaultServer(always: [.head(200, [("Content-Length", "1000")]), .text(#"{"jobs": []}"#), .close])
    #expect(await failure(of: .keyed(server.url)) == .truncated)
  }

  @Test("A body in pieces without its last piece is truncated")
  func shortChunks() async throws {
    let server = try FaultServer(always: [
      .head(200, [("Transfer-Encoding", "chunked")]), .text("3\r\nabc\r\n"), .close,
    ])
    #expect(await failure(of: .keyed(server.url)) == .truncated)
  }

  @Test("A connection reset in the middle is lost")
  func reset() async throws {
    let server = try FaultServer(always: [
      .head(200, [("Content-Length", "1000")]), .text("{"), .pause(.milliseconds(100)), .reset,
    ])
    #expect(await failure(of: .keyed(server.url)) == .connectionLost)
  }

  @Test("A connection reset before the reply is lost")
  func earlyReset() async throws {
    let server = try FaultServer(always: [.reset])
    #expect(await failure(of: .keyed(server.url)) == .connectionLost)
  }

  @Test("A connection closed without a word is an empty reply")
  func empty() async throws {
    let server = try FaultServer(always: [.close])
    #expect(await failure(of: .keyed(server.url)) == .emptyReply)
  }

  @Test("Something else than HTTP is a bad reply", arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "{\"jobs\": []}\n"])
  func notHTTP(text: String) async throws {
    let server = try FaultServer(always: [.text(text), .close])
    #expect(await failure(of: .keyed(server.url)) == .badResponse("it is not HTTP"))
  }

  @Test("A body that is not compressed as announced is a bad reply")
  func damaged() async throws {
    let server = try FaultServer(always: .reply(200, [("Content-Encoding", "gzip")], "this is not gzip, is it?"))
    #expect(await failure(of: .keyed(server.url)) == .badResponse("its compression is damaged"))
  }

  @Test("Nobody listens")
  func refused() async throws {
    let port = try FaultServer(always: [.close]).port
    try await Task.sleep(for: .milliseconds(200))
    #expect(await failure(of: .keyed("http://127.0.0.1:\(port)/")) == .refused(host: "127.0.0.1"))
  }

  @Test("A server that does not speak TLS is not trusted, and nothing is sent to it in the clear")
  func tls() async throws {
    let server = try FaultServer(always: .json("{}"))
    let error = await failure(of: .keyed("https://127.0.0.1:\(server.port)/"))
    guard case .tls(host: "127.0.0.1", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(server.requests.isEmpty)
  }

  @Test("A name that cannot exist is not found")
  func unknownName() async {
    #expect(
      await failure(of: .keyed("https://no-such-host.invalid/"), within: .seconds(12))
        == .nameNotFound(host: "no-such-host.invalid"))
  }

  @Test("A name in any script is looked up, unless no host can have it")
  func foreignName() async {
    #expect(
      await failure(of: .keyed("https://bücher.invalid/"), within: .seconds(12))
        == .nameNotFound(host: "bücher.invalid"))
    #expect(await failure(of: .keyed("https://a…b.invalid/")) == .badURL("its host has no valid name"))
  }

  @Test(
    "A name that only looks like this machine's is found out when it connects", arguments: ["ｌocalhost", "１２７.0.0.1"])
  func lookAlike(host: String) async throws {
    let server = try FaultServer(always: .json("{}"))
    #expect(await failure(of: .keyed("https://\(host):\(server.port)/")) == .addressRefused(host: host))
  }

  @Test("Names below localhost lead to this machine")
  func localNames() async throws {
    let server = try FaultServer(always: .json("{}"))
    #expect(try await Client().send(.keyed("http://api.localhost:\(server.port)/")).status == 200)
  }
}
