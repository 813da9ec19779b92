import Foundation
import Synchronization
import Testing
import Web

@testable import Boardwalk

/// What a source gave when it was asked, in a world without network and disk.
struct Asked {
  var drafts: [JobDraft] = []
  var findings: [String] = []
  var unreadable = 0
  /// How often it handed over a page.
  var pages = 0
  /// Nil when it failed.
  var ending: Ending?
  /// Why it failed.
  var failure: Diagnostic?
  /// Addresses it asked, in order.
  var addresses: [String] = []

  /// Asks a source as board.yml names it: `greenhouse: { board: acme }`.
  ///
  /// - Parameter reply: status and body for an address.
  init(
    _ settings: String, searches: [SavedSearch] = [], environment: [String: String] = [:],
    reply: @escaping @Sendable (String) -> (Int, String)
  ) async throws {
    try await self.init(settings, searches: searches, environment: environment, files: [:], reply: reply)
  }

  /// Reads recorded replies: name to text.
  init(_ settings: String, recorded: [String: String]) async throws {
    let files = Dictionary(uniqueKeysWithValues: recorded.map { ("Content/recorded/\($0.key)", $0.value) })
    try await self.init(settings, files: files) { address in
      Issue.record("Somebody was asked: \(address)")
      return (500, "")
    }
  }

  private init(
    _ settings: String, searches: [SavedSearch] = [], environment: [String: String] = [:], files: [String: String],
    reply: @escaping @Sendable (String) -> (Int, String)
  ) async throws {
    let (entry, faults) = SettingsDecoder(file: "board.yml").decode(SourceEntry.self, from: settings)
    try #require(faults.isEmpty, "\(faults)")
    let source = try #require(entry)
    let asked = Mutex<[String]>([])
    let given = Mutex<[DraftPage]>([])
    var world = World(
      now: TestBoard.now, environment: environment, disk: BoardInMemory(files).disk,
      send: { (request) async throws(WebError) in
        asked.withLock { $0.append(request.url) }
        let (status, body) = reply(request.url)
        return Response(status: status, body: Array(body.utf8), url: request.url)
      }, pause: { _ in })
    world.endpoint = source.endpoint
    world.replies = files.isEmpty ? source.replies : "Content/recorded"
    do {
      ending = try await source.source.deliver(searches, in: world) { page in given.withLock { $0.append(page) } }
    } catch let finding as Diagnostic {
      failure = finding
    }
    addresses = asked.withLock { $0 }
    for page in given.withLock({ $0 }) {
      pages += 1
      drafts += page.drafts
      findings += page.findings.map(\.message)
      unreadable += page.unreadable
    }
  }

  /// The jobs that the drafts are believed to be; what is wrong with one is an issue of the test.
  func jobs(mayFind excused: (String) -> Bool = { _ in false }) -> [Job] {
    let normaliser = Normaliser(today: Day(instant: TestBoard.now))
    return drafts.compactMap { draft in
      let (job, findings) = normaliser.job(from: draft, source: "test")
      let unexpected = findings.map(\.message).filter { !excused($0) }
      #expect(unexpected == [])
      return job
    }
  }
}

/// Replies recorded from the real services, where the variable REPLIES names a folder of them.
struct RecordedReply: Sendable, CustomTestStringConvertible {
  let service: String
  let name: String
  let text: String

  var testDescription: String { "\(service)/\(name)" }

  /// Every reply of a service, or what a test made up in the same shape where there is none.
  static func all(of service: String, orElse invented: [String]) -> [RecordedReply] {
    let given = invented.enumerated().map { RecordedReply(service: "invented", name: "\($0 + 1)", text: $1) }
    guard let folder = ProcessInfo.processInfo.environment["REPLIES"] else { return given }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(service)")) ?? []
    return given
      + names.sorted().compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(service)/\(name)").map {
          RecordedReply(service: service, name: name, text: String(decoding: $0, as: UTF8.self))
        }
      }
  }

  /// The JSON as somebody else reads it.
  func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) }

  /// Whether the reply is an object with such a member.
  func has(_ key: String) throws -> Bool { (try json() as? [String: Any])?[key] != nil }

  /// The objects of the list that is the member `key`, or the reply itself.
  func rows(_ key: String? = nil) throws -> [[String: Any]] {
    let reply = try json()
    let list: Any? = if let key { (reply as? [String: Any])?.value(key) } else { reply }
    return list as? [[String: Any]] ?? []
  }
}

extension [String: Any] {
  /// A text or a number as text; nil when there is none or it is blank. `a.b` is `b` of `a`.
  func text(_ path: String) -> String? {
    switch value(path) {
    case let text as String: text.allSatisfy(\.isWhitespace) ? nil : text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The member at a path.
  func value(_ path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { ($0 as? [String: Any])?[String($1)] }
  }
}

extension Asked {
  /// Checks that every row became a draft, and that what a row says somewhere the draft says too.
  ///
  /// - Parameter fields: where a row says something, and what says it in a draft.
  func expect(
    _ rows: [[String: Any]], id: String = "id", _ fields: [(path: String, claim: (JobDraft) -> String?)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(drafts.map(\.sourceID) == rows.map { $0.text(id) }, sourceLocation: sourceLocation)
    #expect(findings == [], sourceLocation: sourceLocation)
    for (row, draft) in zip(rows, drafts) {
      for (path, claim) in fields {
        guard let said = row.text(path) else { continue }
        #expect(claim(draft) == said, "\(path) of \(draft.sourceID)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension JobDraft {
  /// Everything its sections say, as it came.
  var allText: String {
    sections.map { section in
      switch section.text {
      case .plain(let text), .html(let text), .escapedHTML(let text), .markdown(let text, _): text
      case .bullets(let items): items.joined(separator: "\n")
      }
    }.joined()
  }

  func fact(_ label: String) -> String? { facts.first { $0.label == label }?.value }
}
