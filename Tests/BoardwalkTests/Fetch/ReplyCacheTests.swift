import Foundation
import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("Replies that are kept")
struct ReplyCacheTests {
  private let server = NamedReplies()
  private let place = TestFolder()

  private var first: String { "https://api.example.org/jobs?page=1" }
  private var second: String { "https://api.example.org/jobs?page=2" }

  /// One run: asks for these addresses, and gives the bodies as a source sees them, nil for a status that is not 200.
  @discardableResult
  private func run(
    _ urls: [String], _ result: ReplyCache.Result = .sound, now: Int64 = TestBoard.now, disk: Disk = .live,
    secrets: [String: String] = [:], headers: [Header] = []
  ) async throws -> (bodies: [String?], fault: String?) {
    let cache = ReplyCache(place.path, on: disk, secrets: SecretScan(secrets), now: now)
    let send = cache.remembering { (request) async throws(WebError) in try await server.send(request) }
    var bodies: [String?] = []
    for url in urls {
      let response = try await send(Request(url: url, headers: headers))
      bodies.append(response.status == 200 ? String(decoding: response.body, as: UTF8.self) : nil)
    }
    cache.finish(result)
    return (bodies, cache.fault?.message)
  }

  @Test("A reply that has a name is asked for by it, and “nothing new” is the reply that was kept")
  func conditions() async throws {
    server.set(first, "one", etag: "\"a1\"")
    server.set(second, "two", lastModified: "Fri, 20 Nov 2026 08:00:00 GMT")
    _ = try await run([first, second])
    #expect(server.asked == [[], []])
    let again = try await run([first, second])
    #expect(again.bodies == ["one", "two"])
    #expect(server.asked == [["If-None-Match: \"a1\""], ["If-Modified-Since: Fri, 20 Nov 2026 08:00:00 GMT"]])
    server.set(first, "one, edited", etag: "\"a2\"")
    #expect(try await run([first, second]).bodies == ["one, edited", "two"])
    #expect(try await run([first, second]).bodies == ["one, edited", "two"])
    #expect(server.asked.suffix(2).first == ["If-None-Match: \"a2\""])
  }

  @Test("What a reply said beside its body is said again: a source may find its next page there")
  func headers() async throws {
    server.set(first, "one", etag: "\"a1\"", link: "<\(second)>; rel=next")
    try await run([first])
    let cache = ReplyCache(place.path, on: .live, secrets: SecretScan([:]), now: TestBoard.now)
    let send = cache.remembering { (request) async throws(WebError) in try await server.send(request) }
    let response = try await send(Request(url: first))
    #expect(response.headers["Link"] == "<\(second)>; rel=next")
    #expect(response.headers["ETag"] == "\"a1\"")
    #expect(response.headers.all("Date").count == 1)
  }

  @Test(
    "Only names that can be relied on are used",
    arguments: [
      ("\"good\"", nil, ["If-None-Match: \"good\""]),
      ("W/\"good\"", nil, ["If-None-Match: W/\"good\""]),
      ("bare", nil, []),
      ("\"", nil, []),
      ("\"" + String(repeating: "x", count: 300) + "\"", nil, []),
      ("\"caf\u{E9}\"", nil, []),
      (nil, "Fri, 20 Nov 2026 08:00:00 GMT", ["If-Modified-Since: Fri, 20 Nov 2026 08:00:00 GMT"]),
      (nil, "Sat, 21 Nov 2026 07:59:30 GMT", []),
      (nil, "Sun, 22 Nov 2026 08:00:00 GMT", []),
      (nil, "yesterday", []),
      (
        "\"good\"", "Fri, 20 Nov 2026 08:00:00 GMT",
        ["If-None-Match: \"good\"", "If-Modified-Since: Fri, 20 Nov 2026 08:00:00 GMT"]
      ),
    ] as [(String?, String?, [String])])
  func names(etag: String?, lastModified: String?, conditions: [String]) async throws {
    server.set(first, "one", etag: etag, lastModified: lastModified)
    try await run([first])
    #expect(try await run([first]).bodies == ["one"])
    #expect(server.asked == [[], conditions])
  }

  @Test("A night on which nothing is new writes nothing")
  func nothingNew() async throws {
    server.set(first, "one", etag: "\"a1\"")
    server.set(second, "two")
    try await run([first, second])
    let writes = Mutex<[String]>([])
    var disk = Disk.live
    disk.write = { path, bytes in
      writes.withLock { $0.append(path) }
      try Disk.live.write(path, bytes)
    }
    disk.move = { path, _ in writes.withLock { $0.append(path) } }
    #expect(try await run([first, second], now: TestBoard.now + 86_400, disk: disk).bodies == ["one", "two"])
    #expect(writes.withLock { $0 } == [])
  }

  @Test("A run that fails leaves what the last good one kept, and the next one asks by it")
  func failureBetween() async throws {
    server.set(first, "one", etag: "\"a1\"")
    server.set(second, "two", etag: "\"b1\"")
    try await run([first, second])
    server.fail(second, with: 500)
    server.set(first, "one, half baked", etag: "\"a2\"")
    #expect(try await run([first, second], .failed).bodies == ["one, half baked", nil])
    #expect(try place.names() == ["1.json", "2.json", "index"])
    server.set(first, "one", etag: "\"a1\"")
    server.set(second, "two", etag: "\"b1\"")
    _ = server.asked
    #expect(try await run([first, second]).bodies == ["one", "two"])
    #expect(server.asked == [["If-None-Match: \"a1\""], ["If-None-Match: \"b1\""]])
  }

  @Test("Replies that a good run did not use go, and those that stay have the first numbers")
  func unused() async throws {
    let urls = (1...5).map { "https://api.example.org/jobs?page=\($0)" }
    for (number, url) in urls.enumerated() { server.set(url, "page \(number + 1)", etag: "\"\(number + 1)\"") }
    try await run(urls)
    #expect(try place.names() == ["1.json", "2.json", "3.json", "4.json", "5.json", "index"])
    let wanted = [urls[1], urls[4], "https://api.example.org/new", urls[2]]
    server.set(wanted[2], "new", etag: "\"n\"")
    #expect(try await run(wanted).bodies == ["page 2", "page 5", "new", "page 3"])
    #expect(try place.names() == ["1.json", "2.json", "3.json", "4.json", "index"])
    #expect(try (1...4).map { try place.text("\($0).json") } == ["page 2", "page 3", "page 5", "new"])
    #expect(try await run(wanted).bodies == ["page 2", "page 5", "new", "page 3"])
    #expect(server.asked.suffix(4).allSatisfy { $0.count == 1 })
  }

  @Test(
    "What a source had something to say against is kept, but asked for plainly again: what could not be read must not come back for ever"
  )
  func partial() async throws {
    server.set(first, "half a pa", etag: "\"a1\"")
    try await run([first], .doubtful)
    try await run([first])
    #expect(server.asked == [[], []])
    #expect(try place.text("1.json") == "half a pa")
  }

  @Test("Once a week everything is asked plainly, and so it is when the clock went back")
  func trust() async throws {
    server.set(first, "one", etag: "\"a1\"")
    try await run([first])
    let day: Int64 = 86_400
    for (time, isAsked) in [(6 * day, true), (7 * day, false), (13 * day, true), (-day, false)] {
      _ = server.asked
      try await run([first], now: TestBoard.now + time)
      #expect(server.asked == [isAsked ? ["If-None-Match: \"a1\""] : []], "\(time)")
    }
  }

  @Test("A key is never written down: not the header, not an address that holds one, not as a number")
  func secrets() async throws {
    let address = "https://api.example.org/jobs?app_key=s3cr3t-k3y-value"
    server.set(first, "one", etag: "\"a1\"")
    server.set(address, "two", etag: "\"b1\"")
    let header = Header("Authorization-Key", secret: Secret("s3cr3t-k3y-value"))
    let keys = ["KEY": "s3cr3t-k3y-value"]
    for _ in 1...2 {
      try await run([first, address], secrets: keys, headers: [Header("Accept", "text/json"), header])
    }
    #expect(server.asked == [[], [], ["If-None-Match: \"a1\""], []])
    let index = try place.text("index")
    #expect(!index.contains("s3cr3t"))
    #expect(!index.contains("Authorization-Key"))
    #expect(index.contains("Accept: text/json"))
    _ = server.asked
    // Another key, the same name of the same reply: nothing of the key was in what is compared.
    let other = Header("Authorization-Key", secret: Secret("another-key-value"))
    try await run([first], headers: [Header("Accept", "text/json"), other])
    #expect(server.asked == [["If-None-Match: \"a1\""]])
  }

  @Test("A kept reply that is not what it was is never used", arguments: ["", "on", "onE", "one more", nil])
  func damaged(body: String?) async throws {
    server.set(first, "one", etag: "\"a1\"")
    try await run([first])
    if let body { try place.write(body, to: "1.json") } else { try place.remove("1.json") }
    let again = try await run([first])
    #expect(again.bodies == ["one"])
    #expect(server.asked == [[], []])
    #expect(again.fault?.hasPrefix("A kept reply cannot be used, so it was asked for again: ") == true)
    #expect(try place.text("1.json") == "one")
  }

  @Test("An index that was cut or changed anywhere never gives a wrong reply")
  func damagedIndex() async throws {
    let urls = [first, second]
    server.set(first, "one", etag: "\"a1\"")
    server.set(second, "two", etag: "\"b1\"")
    try await run(urls)
    let index = Array(try place.text("index").utf8)
    var random = SystemRandomNumberGenerator()
    for number in 0..<300 {
      var bytes = index
      if number % 3 == 0 {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      } else {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try place.write(String(decoding: bytes, as: UTF8.self), to: "index")
      let run = try await run(urls)
      #expect(run.bodies == ["one", "two"], "\(String(decoding: bytes, as: UTF8.self))")
    }
    // An old reply under the name of the newest, in an index that is JSON all the same.
    server.set(first, "one, edited", etag: "\"a2\"")
    let renamed = String(decoding: index, as: UTF8.self).replacing("a1", with: "a2")
    try place.write("one", to: "1.json")
    try place.write(renamed, to: "index")
    #expect(try await run(urls).bodies == ["one, edited", "two"])
  }

  @Test(
    "A disk that fails at any step, once or from then on, or a run killed there, costs the keeping and nothing else")
  func failingDisk() async throws {
    let urls = (1...3).map { "https://api.example.org/jobs?page=\($0)" }
    for lasts in [false, true] {
      for step in 1...60 {
        try place.clear()
        for url in urls { server.set(url, "first " + url, etag: "\"1\"") }
        try await run(urls)
        // The second page is new, the others are not; the last is no longer asked for.
        server.set(urls[1], "second", etag: "\"2\"")
        let count = Mutex(0)
        let disk = Disk.live.failing {
          count.withLock {
            $0 += 1
            return lasts ? $0 >= step : $0 == step
          }
        }
        let failed = try await run(Array(urls[0...1]), disk: disk)
        #expect(failed.bodies == ["first " + urls[0], "second"], "step \(step)")
        #expect((failed.fault != nil) == (count.withLock { $0 } >= step), "step \(step)")
        let after = try await run(urls)
        #expect(after.bodies == ["first " + urls[0], "second", "first " + urls[2]], "step \(step)")
        let last = try await run(urls)
        #expect(last.bodies == after.bodies, "step \(step)")
        #expect(last.fault == nil, "step \(step)")
        #expect(try place.names() == ["1.json", "2.json", "3.json", "index"], "step \(step)")
        if count.withLock({ $0 }) < step { break }
        #expect(step < 60, "the last step was never reached")
      }
    }
  }

  @Test("A server that says “nothing new” unasked is taken at its word: no reply is made up")
  func unasked() async throws {
    server.fail(first, with: 304)
    #expect(try await run([first]).bodies == [nil])
    server.set(first, "one")
    try await run([first])
    server.fail(first, with: 304)
    #expect(try await run([first]).bodies == [nil])
  }
}

@Suite("Replies of a whole board")
struct KeptRepliesTests {
  private let items = (1...30).map { FakeUSAJobs.item($0) }

  private func board(_ api: FakeUSAJobs) throws -> TestBoard {
    try TestBoard(["Content/board.yml": TestBoard.settings(sources: api.source)], asking: api)
  }

  private func replies(_ board: TestBoard) -> String { board.path + "/.boardwalk/replies/usajobs" }

  @Test("A night on which the service has nothing new is three small replies, and no job is lost or changed by it")
  func paging() async throws {
    let board = try board(try FakeUSAJobs(items, habit: .namedPages(10)))
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    let kept = try Disk.live.list(replies(board))
    let report = try await board.run(now: TestBoard.now + 86_400, environment: FakeUSAJobs.environment).publish()
    let delivery = try #require(report.deliveries.first)
    #expect(delivery.outcome == .complete)
    #expect(delivery.count == 30)
    #expect(delivery.traffic.requests == 3)
    #expect(delivery.traffic.notModified == 3)
    #expect(delivery.traffic.bytes == 0)
    #expect("\(delivery.traffic)" == "3 requests, 0 KB, 3 replies with nothing new")
    #expect(report.counts == StoreRun.Counts(same: 30))
    #expect(try Disk.live.list(replies(board)) == kept)
  }

  @Test("The replies of the last run are kept, those of a longer run before it are not")
  func lastRun() async throws {
    let board = try board(try FakeUSAJobs(items, habit: .fixedPage(10)))
    func kept() throws -> [String] { try Disk.live.list(replies(board)).map(\.name) }
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(try kept() == ["1.json", "2.json", "3.json", "index"])
    let short = try FakeUSAJobs(Array(items.prefix(10)))
    try board.write(TestBoard.settings(sources: short.source), to: "Content/board.yml")
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(try kept() == ["1.json", "index"])
    #expect(short.queries.count == 1)
  }

  @Test("What was kept can be read instead of asking")
  func readAgain() async throws {
    let board = try board(try FakeUSAJobs(items, habit: .namedPages(10)))
    _ = try await board.run(environment: FakeUSAJobs.environment).fetch()
    let recorded = "[usajobs: { replies: \"../.boardwalk/replies/usajobs\" }]"
    try board.write(TestBoard.settings(sources: recorded), to: "Content/board.yml")
    let report = try await board.run(now: TestBoard.now + 60).fetch()
    #expect(report.findings == [])
    #expect(report.deliveries.map(\.count) == [30])
    #expect(report.counts == StoreRun.Counts(same: 30))
  }
}

extension Disk {
  /// This disk, of which each step fails for which `fails` says so.
  fileprivate func failing(_ fails: @escaping @Sendable () -> Bool) -> Disk {
    @Sendable func check(_ path: String) throws {
      if fails() { throw Diagnostic(.error, at: .file(path), "No space left on device") }
    }
    return Disk(
      read: {
        try check($0)
        return try read($0, $1)
      },
      list: {
        try check($0)
        return try list($0)
      },
      write: {
        try check($0)
        try write($0, $1)
      },
      remove: {
        try check($0)
        try remove($0)
      },
      move: {
        try check($0)
        try move($0, $1)
      })
  }
}

/// A folder of its own, thrown away with the last reference.
private final class TestFolder: Sendable {
  let path = NSTemporaryDirectory() + "boardwalk-replies-\(UUID().uuidString)"

  deinit {
    if FileManager.default.fileExists(atPath: path) {
      do { try clear() } catch { print("left behind: \(path)") }
    }
  }

  func clear() throws {
    if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
  }
  func names() throws -> [String] { try Disk.live.list(path).map(\.name) }
  func text(_ name: String) throws -> String {
    String(decoding: try Disk.live.read("\(path)/\(name)", 1 << 20), as: UTF8.self)
  }
  func write(_ text: String, to name: String) throws { try Disk.live.write("\(path)/\(name)", Array(text.utf8)) }
  func remove(_ name: String) throws { try Disk.live.remove("\(path)/\(name)") }
}
