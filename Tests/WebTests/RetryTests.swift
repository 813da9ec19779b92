import FaultServer
import Synchronization
import Testing
import Web

@Suite struct RetryTests {
  /// Answers by script and notes the waits, without waiting.
  final class Fake: Sendable {
    let outcomes: [Result<Response, WebError>]
    let log = Mutex((sent: 0, waits: [Duration](), limits: [Duration]()))

    init(_ outcomes: [Result<Response, WebError>]) { self.outcomes = outcomes }

    var sent: Int { log.withLock { $0.sent } }
    var waits: [Duration] { log.withLock { $0.waits } }
    var limits: [Duration] { log.withLock { $0.limits } }

    func send(_ policy: Retry = Retry(jitter: 0)) async throws(WebError) -> Response {
      try await policy.send(
        .keyed("https://jobs.example/", limits: Limits()),
        through: { request throws(WebError) in
          let number = self.log.withLock { log in
            log.limits.append(request.limits.total)
            log.sent += 1
            return log.sent - 1
          }
          return try self.outcomes[min(number, self.outcomes.count - 1)].get()
        },
        pause: { wait in self.log.withLock { $0.waits.append(wait) } },
        now: RetryAfterTests.now)
    }
  }

  static func status(_ status: Int, retryAfter: String? = nil) -> Result<Response, WebError> {
    var response = Response(status: status)
    if let retryAfter { response.headers.append("Retry-After", retryAfter) }
    return .success(response)
  }

  @Test("A failure that passes is forgotten")
  func passes() async throws {
    let fake = Fake([Self.status(503), .failure(.connectionLost), Self.status(200)])
    #expect(try await fake.send().status == 200)
    #expect(fake.waits == [.seconds(1), .seconds(2)])
  }

  @Test(
    "Statuses that may pass are tried three times, and the last answer is given",
    arguments: [408, 429, 500, 502, 503, 504, 522, 524])
  func transient(status: Int) async throws {
    let fake = Fake([Self.status(status)])
    #expect(try await fake.send().status == status)
    #expect(fake.sent == 3)
    #expect(fake.waits == [.seconds(1), .seconds(2)])
  }

  @Test("Other statuses are tried once", arguments: [200, 204, 301, 400, 401, 403, 404, 410, 501, 505, 520])
  func final(status: Int) async throws {
    let fake = Fake([Self.status(status)])
    #expect(try await fake.send().status == status)
    #expect(fake.sent == 1)
    #expect(fake.waits.isEmpty)
  }

  @Test(
    "Connections that failed are tried three times, and the last error is thrown",
    arguments: [
      .refused(host: "a"), .nameNotFound(host: "a"), .connectTimedOut(after: .seconds(1)),
      .timedOut(after: .seconds(1)), .tooSlow(bytesPerSecond: 1), .truncated, .emptyReply, .connectionLost,
    ] as [WebError])
  func transient(error: WebError) async {
    let fake = Fake([.failure(error)])
    await #expect(throws: error) { try await fake.send() }
    #expect(fake.sent == 3)
  }

  @Test(
    "Other errors are thrown at once",
    arguments: [
      .badURL("x"), .badHeader("x"), .schemeRefused("ftp"), .addressRefused(host: "a"), .tls(host: "a", reason: "b"),
      .tooLarge(limit: 1), .headersTooLarge(limit: 1), .redirectRefused(to: "a", because: .secret),
      .tooManyRedirects(limit: 3), .badResponse("x"), .cancelled, .failed("x"),
    ] as [WebError])
  func final(error: WebError) async {
    let fake = Fake([.failure(error)])
    await #expect(throws: error) { try await fake.send() }
    #expect(fake.sent == 1)
  }

  @Test("Four tries wait 1, 2 and 4 seconds")
  func doubling() async throws {
    let fake = Fake([Self.status(500)])
    _ = try await fake.send(Retry(tries: 4, jitter: 0))
    #expect(fake.waits == [.seconds(1), .seconds(2), .seconds(4)])
  }

  @Test("Chance lengthens a wait by a quarter at most, and not always the same")
  func jitter() async throws {
    var first: Set<Duration> = []
    for _ in 0..<20 {
      let fake = Fake([Self.status(500)])
      _ = try await fake.send(Retry())
      #expect((.seconds(1) ... .milliseconds(1250)).contains(try #require(fake.waits.first)))
      first.formUnion(fake.waits.prefix(1))
    }
    #expect(first.count > 1)
  }

  @Test(
    "A wait the server asks for is obeyed up to two minutes; nonsense counts as nothing",
    arguments: [
      ("30", [.seconds(30), .seconds(30)]),
      ("120", [.seconds(120), .seconds(120)]),
      ("121", []),
      ("86400", []),
      ("1", [.seconds(1), .seconds(2)]),
      ("0", [.seconds(1), .seconds(2)]),
      ("-5", [.seconds(1), .seconds(2)]),
      ("soon", [.seconds(1), .seconds(2)]),
      ("Wed, 21 Oct 2026 07:28:10 GMT", [.seconds(10), .seconds(10)]),
      ("Tue, 20 Oct 2026 07:28:10 GMT", [.seconds(1), .seconds(2)]),
    ] as [(String, [Duration])])
  func retryAfter(value: String, waits: [Duration]) async throws {
    let fake = Fake([Self.status(429, retryAfter: value)])
    #expect(try await fake.send().status == 429)
    #expect(fake.waits == waits)
    #expect(fake.sent == waits.count + 1)
  }

  @Test("All tries and our own waits share one time limit, which later tries feel")
  func total() async throws {
    let fake = Fake([Self.status(500)])
    _ = try await fake.send(Retry(tries: 10, jitter: 0, total: .seconds(8)))
    #expect(fake.waits == [.seconds(1), .seconds(2), .seconds(4)])
    #expect(fake.limits.first == .seconds(8))
    #expect(try #require(fake.limits.last) <= .seconds(1))
  }

  @Test("A wait that is cancelled ends it")
  func cancelled() async {
    await #expect(throws: WebError.cancelled) {
      try await Retry.standard.send(
        .keyed("https://jobs.example/"), through: { _ in Response(status: 500) },
        pause: { _ in throw CancellationError() }, now: 0)
    }
  }

  @Test("A real server that recovers is asked until it does")
  func real() async throws {
    let server = try FaultServer(replies: [[.close], .reply(503, [("Retry-After", "7")]), .json("[]")])
    let waits = Mutex<[Duration]>([])
    let response = try await Retry(jitter: 0).send(
      .keyed(server.url), through: Client().send, pause: { wait in waits.withLock { $0.append(wait) } }, now: 0)
    #expect(response.status == 200)
    #expect(waits.withLock { $0 } == [.seconds(1), .seconds(7)])
    #expect(server.requests.count == 3)
  }
}
