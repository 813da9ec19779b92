import FaultServer
import Foundation
import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("Asking a source", .timeLimit(.minutes(5)))
struct VisitTests {
  private let url = "https://api.example.org/jobs"

  private func world(_ reply: @escaping @Sendable (Int) throws(WebError) -> Response) -> World {
    let count = Mutex(0)
    return .asking { (_) async throws(WebError) in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return try reply(number)
    }
  }

  @Test(
    "A source that is slow is given up after its time: what it delivered is a part, else it failed", arguments: [0, 3])
  func time(delivered: Int) async throws {
    let plan = FetchPlan(searches: [], limits: SourceLimits(time: .milliseconds(200)))
    let delivery = try await ScriptedSource.delivery(plan, in: world { _ in Response(status: 200) }) { _, page in
      if delivered > 0 { try await page(.of(delivered)) }
      try await Task.sleep(for: .seconds(86_400))
      return .complete
    }
    let sentence = "It was given up after 0 s, the most that one source may take in a run."
    #expect(delivery?.outcome == (delivered > 0 ? .partial(sentence) : .failed(sentence)))
    #expect(delivery?.count == delivered)
    #expect(delivery?.findings.map(\.message) == [sentence])
  }

  @Test("A source that takes no notice of its end can neither ask nor deliver any more, and is not complete")
  func deaf() async throws {
    let plan = FetchPlan(searches: [], limits: SourceLimits(time: .milliseconds(100)))
    let sent = Mutex(0)
    let world = world { _ in
      sent.withLock { $0 += 1 }
      return Response(status: 200)
    }
    let delivery = try await ScriptedSource.delivery(plan, in: world) { world, page in
      try await page(.of(1))
      do { try await Task.sleep(for: .seconds(86_400)) } catch {}
      do { _ = try await world.send(Request(url: "https://api.example.org/jobs")) } catch {}
      do { try await page(.of(5)) } catch {}
      return .complete
    }
    #expect(delivery?.outcome.word == "partial")
    #expect(delivery?.count == 1)
    #expect(sent.withLock { $0 } == 0)
  }

  @Test("No more bytes are read of a source than it may send, whatever their number of replies")
  func bytes() async throws {
    let plan = FetchPlan(searches: [], limits: SourceLimits(bytes: 1000))
    let allowed = Mutex<[Int]>([])
    let world = World.asking { (request) async throws(WebError) in
      allowed.withLock { $0.append(request.limits.bodyBytes) }
      guard request.limits.bodyBytes >= 400 else { throw .tooLarge(limit: request.limits.bodyBytes) }
      return Response(status: 200, body: [UInt8](repeating: 32, count: 400))
    }
    let delivery = try await ScriptedSource.delivery(plan, in: world) { world, page in
      while true {
        _ = try await world.send(Request(url: "https://api.example.org/jobs"))
        try await page(.of(1))
      }
    }
    let sentence =
      "It was given up because it sent more than 1000 bytes, the most that is read of one source in a run."
    #expect(delivery?.outcome == .partial(sentence))
    #expect(delivery?.count == 2)
    #expect(allowed.withLock { $0 } == [1000, 600, 200])
    #expect(delivery?.traffic.requests == 3)
    #expect(delivery?.traffic.bytes == 1000)
  }

  @Test(
    "One unreadable item in twenty is let pass; more say that the replies changed their shape",
    arguments: [
      (19, 1, "complete"), (18, 2, "failed"), (0, 1, "failed"), (100, 5, "complete"), (100, 6, "failed"),
      (0, 0, "complete"),
    ])
  func unreadable(readable: Int, unreadable: Int, outcome: String) async throws {
    let delivery = try await ScriptedSource.delivery(in: world { _ in Response(status: 200) }) { _, page in
      try await page(.of(readable, unreadable: unreadable))
      return .complete
    }
    #expect(delivery?.outcome.word == outcome)
    #expect(delivery?.rejected == unreadable)
    guard outcome == "failed" else { return }
    #expect(
      delivery?.findings.last?.message
        == "\(unreadable) of \(readable + unreadable) items cannot be read, so the shape of the replies seems to have"
        + " changed. The first: Item 0 was left out: it has no id.")
  }

  @Test("A source elsewhere asks nothing of this machine, whoever named the address")
  func thisMachine() async throws {
    let sent = Mutex<[String]>([])
    let world = World.asking { (request) async throws(WebError) in
      sent.withLock { $0.append(request.url) }
      return Response(status: 200)
    }
    func outcome(_ addresses: String...) async throws -> SourceOutcome? {
      try await ScriptedSource.delivery(in: world) { world, _ in
        for address in addresses {
          _ = try await Inquiry(service: "It", world: world).body(of: Request(url: address), for: "a page")
        }
        return .complete
      }?.outcome
    }
    #expect(
      try await outcome(url, "http://localhost:8962/")
        == .failed(
          "It cannot be reached: The server sends us on to http://localhost:8962, but that is not https."))
    #expect(
      try await outcome(url, "https://127.0.0.1/")
        == .failed(
          "It cannot be reached: The server sends us on to https://127.0.0.1, but another host may not send us to this machine."
        ))
    #expect(try await outcome("http://localhost:8961/", "http://localhost:8962/") == .complete)
    #expect(sent.withLock { $0 } == [url, url, "http://localhost:8961/", "http://localhost:8962/"])
  }

  @Test("What passed is counted")
  func counts() async throws {
    let delivery = try await ScriptedSource.delivery(
      in: world { Response(status: $0 == 2 ? 304 : 200, body: Array("12345".utf8)) }
    ) { world, _ in
      for _ in 1...3 { _ = try await world.send(Request(url: "https://api.example.org/jobs")) }
      return .complete
    }
    #expect(delivery?.traffic.requests == 3)
    #expect(delivery?.traffic.bytes == 15)
    #expect(delivery?.traffic.notModified == 1)
    #expect((0...1000).contains(try #require(delivery?.traffic.milliseconds)))
  }

  /// The run's moment is 08:00:00.
  @Test(
    "The servers' clocks are evidence of our own",
    arguments: [
      (["Sat, 21 Nov 2026 08:00:00 GMT"], 0),
      (["Sat, 21 Nov 2026 08:01:40 GMT"], 100),
      (["Fri, 20 Nov 2026 08:00:00 GMT"], -86_400),
      (["Thu, 01 Jan 2099 00:00:00 GMT", "Sat, 21 Nov 2026 08:00:00 GMT", "Sat, 21 Nov 2026 08:00:00 GMT"], 0),
      (["Saturday, 21-Nov-26 08:00:00 GMT"], 0),
      (["soon"], nil),
      ([], nil),
    ] as [([String], Int64?)])
  func clock(dates: [String], offset: Int64?) async throws {
    let world = world { number in
      var response = Response(status: 503)
      if let date = dates.dropFirst(number - 1).first { response.headers.append("Date", date) }
      return response
    }
    let start = ContinuousClock.now
    let delivery = try await ScriptedSource.delivery(in: world) { world, _ in
      for _ in 0...dates.count { _ = try await world.send(Request(url: "https://api.example.org/jobs")) }
      return .complete
    }
    let taken = start.duration(to: .now)
    let found = delivery?.traffic.serverClockOffset
    if let offset {
      // Our own clock goes on while the run takes its time; a server's date has no fractions of a second.
      #expect((Duration.seconds(offset - 1) - taken...Duration.seconds(offset)).contains(try #require(found)))
    } else {
      #expect(found == nil)
    }
  }

  @Test("A date that somebody on the way kept for a while is no evidence")
  func keptDate() async throws {
    let world = world { _ in Response(status: 200, headers: ["Date": "Fri, 20 Nov 2026 08:00:00 GMT", "Age": "86400"]) }
    let delivery = try await ScriptedSource.delivery(in: world) { world, _ in
      _ = try await world.send(Request(url: "https://api.example.org/jobs"))
      return .complete
    }
    #expect(delivery?.traffic.serverClockOffset == nil)
  }
}

@Suite("A slow source", .timeLimit(.minutes(5)))
struct SlowSourceTests {
  /// Fast enough not to be given up as dead, and without an end.
  private func dripping() throws -> FaultServer {
    try FaultServer(always: [
      .head(200, [("Content-Type", "application/json")]),
      .forever(Array(repeating: UInt8(ascii: " "), count: 200), every: .milliseconds(50)),
    ])
  }

  private func board(_ endpoints: [(name: String, endpoint: String)]) throws -> TestBoard {
    let entries = endpoints.map { name, endpoint in
      "usajobs: { name: \(name), key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL, endpoint: \"\(endpoint)\" }"
    }
    let sources = "[\(entries.joined(separator: ", "))]"
    return try TestBoard(["Content/board.yml": TestBoard.settings(sources: sources)])
  }

  /// Waits until it is so; the suite's time limit ends it otherwise.
  private func wait(until isSo: () -> Bool) async throws {
    while !isSo() { try await Task.sleep(for: .milliseconds(20)) }
  }

  @Test("A source that drips delays no other: the others' jobs are kept while it drips")
  func noDelay() async throws {
    let drip = try dripping()
    let healthy = try FakeUSAJobs((1...30).map { FakeUSAJobs.item($0) }, habit: .fixedPage(10))
    let board = try board([("drip", drip.url), ("well", healthy.endpoint)])
    var run = board.run(environment: FakeUSAJobs.environment, timeout: .seconds(600))
    let taken = Mutex(0)
    run.progress = { progress in
      if progress.stage == .fetch { taken.withLock { $0 = max($0, progress.done) } }
    }
    let whole = run
    let task = Task { try await whole.fetch() }
    try await wait { taken.withLock { $0 } == 30 }
    #expect(drip.requests.count == 1)
    #expect(drip.openConnections == 1)
    task.cancel()
    _ = await task.result
    try await wait { drip.openConnections == 0 }
  }

  @Test("When its time is over, the transfer really ends")
  func end() async throws {
    let drip = try dripping()
    let board = try board([("drip", drip.url)])
    var run = board.run(environment: FakeUSAJobs.environment, timeout: .seconds(600))
    run.limits = SourceLimits(time: .seconds(1))
    let report = try await run.fetch()
    #expect(
      report.deliveries.map(\.outcome) == [
        .failed("It was given up after 1 s, the most that one source may take in a run.")
      ])
    try await wait { drip.openConnections == 0 }
  }
}

@Suite("Retry-After, from the server to the pause")
struct RetryAfterPipelineTests {
  @Test(
    "What a server asks for is kept to, up to two minutes; what makes no sense is not",
    arguments: [
      ("seconds", "7", [.seconds(7), .seconds(7)], 3),
      ("none at all", "0", [nil, nil], 3),
      ("a date", "Sat, 21 Nov 2026 08:00:09 GMT", [.seconds(9), .seconds(9)], 3),
      ("a date of 1994", "Saturday, 21-Nov-26 08:01:00 GMT", [.seconds(60), .seconds(60)], 3),
      ("a date of C", "Sat Nov 21 08:00:30 2026", [.seconds(30), .seconds(30)], 3),
      ("a date gone by", "Wed, 21 Oct 2026 07:28:00 GMT", [nil, nil], 3),
      ("less than nothing", "-5", [nil, nil], 3),
      ("a day", "86400", [], 1),
      ("no sense", "99999999999999999999", [nil, nil], 3),
    ] as [(String, String, [Duration?], Int)])
  func forms(name: String, value: String, waits: [Duration?], tries: Int) async throws {
    let headers = [("Date", "Sat, 21 Nov 2026 08:00:00 GMT"), ("Retry-After", value)]
    let api = try FakeUSAJobs([FakeUSAJobs.item(1)], habit: .page(1, .reply(429, headers)))
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: api.source)], asking: api)
    let pauses = Mutex<[Duration]>([])
    let report = try await board.run(environment: FakeUSAJobs.environment) { pause in
      pauses.withLock { $0.append(pause) }
    }.fetch()
    #expect(report.deliveries.map(\.outcome) == [.failed("USAJOBS says that we ask too often (HTTP 429).")])
    #expect(api.server.requests.count == tries)
    let waited = pauses.withLock { $0 }
    #expect(waited.count == waits.count)
    for (number, (waited, wanted)) in zip(waited, waits).enumerated() {
      // Without a wish of the server's, a second and then two, and up to a quarter more.
      let own = Duration.seconds(1 << number)
      #expect(wanted.map { waited == $0 } ?? (own...own * 1.25).contains(waited), "\(waited)")
    }
  }
}
