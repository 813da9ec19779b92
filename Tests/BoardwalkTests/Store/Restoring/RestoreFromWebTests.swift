import FaultServer
import Foundation
import Synchronization
import Testing

@testable import Boardwalk

@Suite("Restoring from a site on the web")
struct RestoreFromWebTests {
  @Test("A site is restored from its address, with or without a slash or a file name at its end")
  func address() async throws {
    let (board, site) = try await published()
    let server = try server(of: site)
    for ending in ["", "/", "/index.html"] {
      try board.remove(".boardwalk")
      let report = try await build(board, from: server.url + ending)
      #expect(report.new == 0)
      #expect(
        report.findings.map(\.message) == [
          "The store was restored from \(server.url + ending): 30 listings. Texts of open ones come with the next delivery."
        ])
    }
    #expect(server.requests.allSatisfy { $0["Cache-Control"] == "no-cache" })
  }

  @Test("Offline, nobody is asked")
  func offline() async throws {
    let (board, site) = try await published()
    let server = try server(of: site)
    try board.remove(".boardwalk")
    var run = board.run(now: TestBoard.now + 86_400)
    run.offline = true
    run.restoreFrom = server.url
    let findings = await board.findings(run)
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.message.contains("Offline, nobody is asked") == true)
    #expect(server.requests.isEmpty)
  }

  @Test("A server that stumbles once is asked again")
  func retried() async throws {
    let (board, site) = try await published()
    let stumbled = Once()
    let server = try FaultServer { request in stumbled.first() ? .reply(503) : Self.reply(request, site) }
    try board.remove(".boardwalk")
    #expect(try await build(board, from: server.url).new == 0)
  }

  /// What a server may give instead of the manifest, and what the run says.
  static let replies: [(what: String, steps: [Step], says: String)] = [
    ("nothing", .reply(404), "The server answers with status 404."),
    (
      "a login page", .reply(200, [], "<!DOCTYPE html><title>Log in</title>"),
      "This is not the JSON of a published state."
    ),
    ("half of it", .reply(200, [], "{\"version\":1,\"sources\":["), "This is not the JSON of a published state."),
    (
      "fewer bytes than announced", [.text("HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n{}"), .close],
      "ended too early"
    ),
    (
      "another version", .reply(200, [], "{\"version\":2,\"listings\":[]}"),
      "The published state is of version 2; this Boardwalk reads version 1."
    ),
    (
      "a part outside the site", .reply(200, [], manifest(path: "data/state-../../../etc/passwd.json")),
      "The published state names a part that is none."
    ),
    (
      "a part on another host", .reply(200, [], manifest(path: "https://evil.example/data/state-1.json")),
      "The published state names a part that is none."
    ),
    (
      "a part of a terabyte", .reply(200, [], manifest(bytes: 1 << 40)),
      "The published state names a part that is none."
    ),
    (
      "a part of less than nothing", .reply(200, [], manifest(bytes: -1)),
      "The published state names a part that is none."
    ),
    (
      "nested without end", .reply(200, [], String(repeating: "[", count: 1 << 20)),
      "This is not the JSON of a published state."
    ),
    (
      "numbers beyond all numbers", .reply(200, [], "{\"version\":1e999}"), "This is not the JSON of a published state."
    ),
    (
      "more bytes than anybody reads",
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .forever([UInt8](repeating: 32, count: 1 << 20), every: .zero)],
      "The reply is larger than \(StateManifest.longest) bytes."
    ),
    (
      "a part whose hash is wrong", .reply(200, [], manifest()),
      "This part of the published state is not the one that data/state.json names."
    ),
    (
      "one part for ever", .reply(200, [], manifest(count: 10_000) { _ in "data/state-1.json" }),
      "The published state names a part twice."
    ),
    (
      "more than a disk has room for",
      .reply(200, [], manifest(bytes: 16 << 20, count: 1025) { "data/state-\($0).json" }),
      "The published state is of more than 17179869184 bytes."
    ),
  ]

  @Test(
    "What cannot be a state restores nothing, publishes nothing, and is said in words", arguments: 0..<15)
  func notAState(index: Int) async throws {
    let (what, steps, says) = Self.replies[index]
    let (board, _) = try await published()
    let site = board.site
    let server = try FaultServer { request in request.path == "/data/state.json" ? steps : .reply(200, [], "[ ]") }
    try board.remove(".boardwalk")
    var run = board.run(now: TestBoard.now + 86_400)
    run.restoreFrom = server.url
    let findings = await board.findings(run)
    #expect(findings.map(\.severity) == [.error], "\(what)")
    #expect(findings.first?.message.contains(says) == true, "\(what): \(findings)")
    #expect(board.site == site)
    #expect(server.requests.allSatisfy { $0.path.hasPrefix("/data/state") })
    #expect(try StoreCondition(of: BoardFolder(path: board.path).store) == .empty(wasLost: false))
  }

  @Test("Several parts are asked for at once, and their listings come in the order of the manifest")
  func partsAtOnce() async throws {
    let (board, _) = try await published()
    let parts = (0..<20).map { number in
      Array(
        #"[{"source":"usajobs","id":"\#(number)","firstSeen":1795000000,"fingerprint":"0000000000000001","slug":"s","title":"T","organization":"O","posted":"2026-11-02"}]"#
          .utf8)
    }
    let named = parts.indices.map { number in
      let bytes = parts[number]
      return Self.part("data/state-\(number).json", bytes: bytes.count, hash: XXH64.of(bytes).hex)
    }
    let asked = Atomic(0)
    let alone = Atomic(0)
    let server = try FaultServer { request in
      guard let number = parts.indices.first(where: { request.path == "/data/state-\($0).json" }) else {
        return .reply(200, [], Self.manifest(naming: named))
      }
      // Each of the first six waits for the others, and later ones are quicker.
      let end = ContinuousClock.now + .seconds(4)
      asked.add(1, ordering: .relaxed)
      while asked.load(ordering: .relaxed) < 6, ContinuousClock.now < end { usleep(1000) }
      if ContinuousClock.now >= end { alone.add(1, ordering: .relaxed) }
      return [.pause(.milliseconds((20 - number) * 2))] + .reply(200, [], parts[number])
    }
    try board.remove(".boardwalk")
    _ = try await build(board, from: server.url)
    #expect(alone.load(ordering: .relaxed) == 0)
    let store = try Store(path: BoardFolder(path: board.path).store)
    #expect(try store.jobs().prefix(20).map(\.summary.id.sourceID) == (0..<20).map(String.init))
  }

  @Test("A state of a million listings is within the limits")
  func million() throws {
    let parts = (0..<65_000).map {
      StateManifest.Part(path: "data/state-\(UInt64($0).hex).json", count: 16, bytes: 24_000, xxh64: UInt64($0).hex)
    }
    #expect(StateManifest(sources: [], parts: parts).fault == nil)
    let part = Self.part(parts[0].path, bytes: parts[0].bytes, hash: parts[0].xxh64)
    #expect((part.utf8.count + 1) * parts.count <= StateManifest.longest)
  }

  @Test("A part that changed while it was read is not mixed with the others: nothing is kept of it all")
  func mixedParts() async throws {
    let (board, site) = try await published()
    let part = try #require(site.keys.first { $0.hasPrefix("data/state-") })
    let server = try FaultServer { request in
      request.path == "/\(part)"
        ? .reply(200, [], String(decoding: site[part] ?? Data(), as: UTF8.self) + " ") : Self.reply(request, site)
    }
    try board.remove(".boardwalk")
    var run = board.run(now: TestBoard.now + 86_400)
    run.restoreFrom = server.url
    #expect(await board.findings(run).map(\.severity) == [.error])
    #expect(try Store(path: BoardFolder(path: board.path).store).jobs().isEmpty)
  }

  @Test("The board's own site that is damaged is a warning, and the board begins anew")
  func ownSiteDamaged() async throws {
    let (board, site) = try await published()
    let part = try #require(site.keys.first { $0.hasPrefix("data/state-") })
    try board.write("[]", to: "public/\(part)")
    try board.remove(".boardwalk")
    let report = try await board.run(now: TestBoard.now + 86_400).publish()
    let warning = try #require(report.findings.first)
    #expect(warning.severity == .warning)
    #expect(warning.message.contains("is not the one that data/state.json names. What earlier runs kept is gone"))
    #expect(board.published("index.html")?.contains("new today") == false)
  }

  @Test("What a site with a clock far ahead has written is taken for written now")
  func fromTheFuture() async throws {
    let (board, _) = try await published()
    let manifest = Self.manifest(hash: XXH64.of(Array("[ ]".utf8)).hex).replacing(
      "\"lastRun\":1795248000", with: "\"lastRun\":253402300799")
    let server = try FaultServer {
      $0.path == "/data/state.json" ? .reply(200, [], manifest) : .reply(200, [], "[ ]")
    }
    #expect(manifest.contains("253402300799"))
    try board.remove(".boardwalk")
    let report = try await build(board, from: server.url)
    #expect(!report.findings.contains { $0.message.contains("clock") }, "\(report.findings)")
    #expect(try Store(path: BoardFolder(path: board.path).store).lastRun() == TestBoard.now + 86_400)
  }

  @Test("Hostile listings become harmless ones or none, and the count of those left out is said")
  func hostileListings() async throws {
    let (board, _) = try await published()
    let part = """
      [{"source":"usajobs","id":"x","firstSeen":1795000000,"fingerprint":"0000000000000001","slug":"../../up",
      "title":"<script>alert(1)</script>","organization":"\\u202eEvil","posted":"2026-11-02","apply":"javascript:alert(1)",
      "closed":1795200000,"text":{"sections":[{"kind":"duties","html":"<img src=x onerror=alert(1)><p>Plain</p>"}]}},
      {"source":"../../etc","id":"y","firstSeen":1,"fingerprint":"0000000000000001","slug":"y","title":"Y",
      "organization":"Y","posted":"2026-11-02"},
      {"source":"usajobs","id":"x","firstSeen":1,"fingerprint":"0000000000000001","slug":"x","title":"Again",
      "organization":"Y","posted":"2026-11-02"}]
      """
    let manifest = Self.manifest(bytes: part.utf8.count, hash: XXH64.of(Array(part.utf8)).hex)
    let server = try FaultServer { $0.path == "/data/state.json" ? .reply(200, [], manifest) : .reply(200, [], part) }
    try board.remove(".boardwalk")
    let report = try await build(board, from: server.url)
    #expect(
      report.findings.map(\.message) == [
        "The store was restored from \(server.url): 1 listing, 1 of them closed. Texts of open ones come with the next delivery.",
        "In \(server.url) there is a state with 2 listings that cannot be believed and were left out.",
      ])
    let pages = board.publishedPaths.filter { $0.hasPrefix("jobs/") }.compactMap(board.published)
    let page = try #require(pages.first { $0.contains("<p>Plain</p>") })
    for evil in ["<script>alert", "onerror", "javascript:", "\u{202E}"] { #expect(!page.contains(evil), "\(evil)") }
  }

  @Test("A state of which hardly a listing can be believed restores nothing, and publishes nothing")
  func unbelievable() async throws {
    let (board, site) = try await published()
    let rows = (1...12).map { number in
      """
      {"source":"../etc","id":"\(number)","firstSeen":1,"fingerprint":"0000000000000001","slug":"y","title":"Y",
      "organization":"Y","posted":"2026-11-02"}
      """
    }
    let part = "[\(rows.joined(separator: ",\n"))]"
    let manifest = Self.manifest(bytes: part.utf8.count, hash: XXH64.of(Array(part.utf8)).hex)
    let server = try FaultServer { $0.path == "/data/state.json" ? .reply(200, [], manifest) : .reply(200, [], part) }
    try board.remove(".boardwalk")
    await #expect {
      _ = try await build(board, from: server.url)
    } throws: { error in
      (error as? Findings)?.list.last?.message.contains("Of 12 listings of this state 0 can be believed.") == true
        || (error as? Diagnostic)?.message.contains("Of 12 listings of this state 0 can be believed.") == true
    }
    #expect(board.site == site)
  }

  /// A board with a published site, and that site's files.
  private func published() async throws -> (board: TestBoard, site: [String: Data]) {
    let board = try TestBoard.whole((1...30).map { FakeUSAJobs.item($0) })
    _ = try await board.run().publish()
    return (board, board.site)
  }

  private func build(_ board: TestBoard, from place: String) async throws -> BuildReport {
    var run = board.run(now: TestBoard.now + 86_400)
    run.restoreFrom = place
    return try await run.publish()
  }

  private func server(of site: [String: Data]) throws -> FaultServer { try FaultServer { Self.reply($0, site) } }

  private static func reply(_ request: Received, _ site: [String: Data]) -> [Step] {
    site[String(request.path.dropFirst())].map { .reply(200, [], [UInt8]($0)) } ?? .reply(404)
  }

  private static func manifest(
    path: String = "data/state-1.json", bytes: Int = 3, hash: String = "0000000000000000"
  ) -> String {
    manifest(bytes: bytes, hash: hash, count: 1) { _ in path }
  }

  /// - Parameter path: of each of so many parts.
  private static func manifest(
    bytes: Int = 3, hash: String = "0000000000000000", count: Int, path: (Int) -> String
  ) -> String {
    manifest(naming: (0..<count).map { part(path($0), bytes: bytes, hash: hash) })
  }

  private static func part(_ path: String, bytes: Int, hash: String) -> String {
    #"{"path":"\#(path)","count":1,"bytes":\#(bytes),"xxh64":"\#(hash)"}"#
  }

  private static func manifest(naming parts: [String]) -> String {
    """
    {"version":1,"count":1,"sources":[{"name":"usajobs","firstRun":1795000000,"lastRun":1795248000,"outcome":"complete",
    "delivered":1}],"parts":[\(parts.joined(separator: ","))]}
    """
  }
}

/// True the first time it is asked.
private final class Once: Sendable {
  private let times = Atomic(0)

  func first() -> Bool { times.add(1, ordering: .relaxed).oldValue == 0 }
}
