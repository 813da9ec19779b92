import Foundation
import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("Replies that repeat a key")
struct SecretReplyTests {
  private static let key = "tr0ub4dor&3+battery/staple"
  private static let codings: [(String, String)] = [
    ("as it is", key),
    ("percent-coded", Query.percentEncoded(key)),
    ("in base64", Data(key.utf8).base64EncodedString()),
    ("in base64, one byte on", Data(("x" + key).utf8).base64EncodedString()),
    ("in hexadecimal", key.utf8.map { String($0, radix: 16) }.joined()),
    ("with JSON's escapes", key.unicodeScalars.map { "\\u00" + String($0.value, radix: 16) }.joined()),
  ]

  @Test(
    "A reply that repeats the key, in any coding and place and with any status, fails its source and is kept nowhere",
    arguments: codings, ["body", "header", "redirect"])
  func repeated(coding: (name: String, text: String), place: String) async throws {
    let folder = NSTemporaryDirectory() + "boardwalk-secrets-\(UUID().uuidString)"
    defer { if FileManager.default.fileExists(atPath: folder) { try? FileManager.default.removeItem(atPath: folder) } }
    for status in [200, 401, 500] {
      let world = World.asking { (_) async throws(WebError) in
        switch place {
        case "body": Response(status: status, body: Array("{\"seen\":\"\(coding.text)\"}".utf8))
        case "header": Response(status: status, headers: ["X-Echo": coding.text], body: Array("{}".utf8))
        default: Response(status: 302, headers: ["Location": "https://\(coding.text).example/"])
        }
      }
      let plan = FetchPlan(searches: [], secrets: SecretScan(["API_KEY": Self.key]), archive: folder)
      let read = Mutex(0)
      let delivery = try await ScriptedSource.delivery(plan, in: world) { world, page in
        // A source that thinks nothing of a failed request is stopped all the same.
        for _ in 1...2 {
          do {
            _ = try await world.send(Request(url: "https://api.example.org/jobs"))
            read.withLock { $0 += 1 }
          } catch {}
        }
        try await page(.of(1))
        return .complete
      }
      let shown = place == "redirect" ? 302 : status
      let sentence = "A reply (HTTP \(shown)) repeats the value of API_KEY, so it was neither read nor kept."
      #expect(delivery?.outcome == .failed(sentence))
      #expect(delivery?.count == 0)
      #expect(delivery?.traffic.requests == 1)
      #expect(read.withLock { $0 } == 0)
      #expect(try Disk.live.list("\(folder)/scripted").isEmpty)
    }
  }

  @Test("What a source says is not said when it would repeat the key", arguments: codings)
  func findings(coding: (name: String, text: String)) async throws {
    let plan = FetchPlan(searches: [], secrets: SecretScan(["API_KEY": Self.key]))
    let world = World.asking { (_) async throws(WebError) in Response(status: 200) }
    let failed = try await ScriptedSource.delivery(plan, in: world) { _, _ in
      throw Diagnostic(.error, "The service says: “\(coding.text)”.", hint: "Ask for \(coding.text).")
    }
    let partial = try await ScriptedSource.delivery(plan, in: world) { _, page in
      var found = DraftPage.of(1)
      found.findings = [Diagnostic(.warning, "An item was left out: \(coding.text).")]
      try await page(found)
      return .partial("Only \(coding.text) was delivered.")
    }
    let sentence = "What there is to say of it would repeat the value of API_KEY, so it is not said."
    #expect(failed?.outcome == .failed(sentence))
    #expect(partial?.outcome == .partial(sentence))
    for delivery in [failed, partial] {
      #expect(delivery?.findings.allSatisfy { $0.message == sentence && $0.hint == nil } == true)
    }
    #expect(partial?.findings.count == 2)
  }

  @Test("The answer to a key that is refused, which shows the key, reaches neither output nor store nor archive")
  func wholeBoard() async throws {
    let shown = "{\"message\":\"The key right-key is not valid.\"}"
    let good = try FakeUSAJobs([FakeUSAJobs.item(1)])
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: good.source)], asking: good)
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    let site = board.site
    let bad = try FakeUSAJobs([FakeUSAJobs.item(1)], habit: .page(1, .reply(401, [], shown)))
    try board.write(TestBoard.settings(sources: bad.source), to: "Content/board.yml")
    let findings = await board.findings(board.run(environment: FakeUSAJobs.environment))
    #expect(
      findings.map(\.message)
        == ["A reply (HTTP 401) repeats the value of USAJOBS_API_KEY, so it was neither read nor kept."])
    #expect(board.site.count == site.count)
    for name in try FileManager.default.subpathsOfDirectory(atPath: board.path) {
      let bytes = FileManager.default.contents(atPath: "\(board.path)/\(name)") ?? Data()
      #expect(bytes.range(of: Data("right-key".utf8)) == nil, "\(name)")
    }
  }
}
