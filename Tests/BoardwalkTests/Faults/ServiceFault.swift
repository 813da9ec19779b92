import FaultServer
import Foundation

@testable import Boardwalk

/// One way in which a service goes wrong.
struct ServiceFault: Sendable, CustomStringConvertible {
  var name: String
  var kind: Kind
  var outcome: Expected
  /// How often the page is asked for; nil where that says nothing.
  var tries: Int?

  enum Kind: Sendable {
    /// Status, headers, body.
    case reply(Int, [(String, String)], String)
    case wire(Wire)
    case shape(Shape)
  }

  /// What goes wrong on the way.
  enum Wire: Sendable { case shorterThanSaid, gzipBomb, endless, drip }

  /// What goes wrong within the service's own form.
  enum Shape: Sendable {
    case empty, cut, latin1, doubleID, idOfAnotherType, nullFields, renamedList, halfWithoutID, totalTooHigh
    case futureDate, hugeText, deep, laterPageFails, pageRepeats, pagesWithoutEnd
  }

  /// What is to come of it.
  enum Expected: Sendable {
    /// Nothing usable came; a part, where pages before it were well.
    case failed
    /// It is known that something is missing.
    case incomplete
    /// Too good or too bad to be believed at once.
    case doubted
    /// Everything that is on offer is kept, once.
    case kept
    /// Either it failed, or everything was kept.
    case failedOrKept
    /// One item is left out, and stays as it was.
    case itemLeftOut
  }

  var description: String { name }

  /// Whether it is a matter of time alone. Of the others none may depend on how quick the machine is.
  var isSlow: Bool {
    if case .wire(.drip) = kind { true } else { false }
  }
}

extension ServiceFault {
  /// Every kind of fault, in our own words; the names are those of the collection that `API_FAULTS` may name.
  static let all = [
    ServiceFault("ok-empty", .shape(.empty), .doubted),
    ServiceFault("html-200", .reply(200, [("Content-Type", "text/html")], page), .failed),
    ServiceFault("html-200-json-ct", .reply(200, [("Content-Type", "application/json")], page), .failed),
    ServiceFault("truncated-json", .shape(.cut), .failed),
    ServiceFault("content-length-short", .wire(.shorterThanSaid), .failed, tries: 3),
    ServiceFault("429-seconds", .reply(429, [("Retry-After", "1")], ""), .failed, tries: 3),
    ServiceFault("429-date", .reply(429, [("Retry-After", "Tue, 06 Jan 2026 10:00:00 GMT")], ""), .failed, tries: 3),
    ServiceFault("429-huge", .reply(429, [("Retry-After", "7200")], ""), .failed, tries: 1),
    ServiceFault("429-negative", .reply(429, [("Retry-After", "-1")], ""), .failed, tries: 3),
    ServiceFault("500", .reply(500, [], "out of order"), .failed, tries: 3),
    ServiceFault("503", .reply(503, [], ""), .failed, tries: 3),
    ServiceFault("401", .reply(401, [], "{\"message\":\"no such key: \(key)\"}"), .failed, tries: 1),
    ServiceFault("403", .reply(403, [], ""), .failed, tries: 1),
    ServiceFault("404", .reply(404, [], ""), .failed, tries: 1),
    ServiceFault("301-http", .reply(301, [("Location", "http://127.0.0.1:1/")], ""), .failed),
    ServiceFault("302-file", .reply(302, [("Location", "file:///etc/hostname")], ""), .failed),
    ServiceFault("302-meta", .reply(302, [("Location", "http://169.254.169.254/")], ""), .failed),
    ServiceFault("302-loop", .reply(302, [("Location", "/loop")], ""), .failed),
    ServiceFault("gzip-bomb", .wire(.gzipBomb), .failed),
    ServiceFault("endless", .wire(.endless), .failed),
    ServiceFault("drip", .wire(.drip), .failed),
    ServiceFault("latin1", .shape(.latin1), .failedOrKept),
    ServiceFault("dup-ids", .shape(.doubleID), .kept),
    ServiceFault("id-types", .shape(.idOfAnotherType), .kept),
    ServiceFault("null-fields", .shape(.nullFields), .itemLeftOut),
    ServiceFault("renamed-key", .shape(.renamedList), .failed),
    ServiceFault("half-bad-items", .shape(.halfWithoutID), .failed),
    ServiceFault("count-mismatch", .shape(.totalTooHigh), .incomplete),
    ServiceFault("date-future", .shape(.futureDate), .kept),
    ServiceFault("deep-json", .shape(.deep), .failed),
    ServiceFault("big-10mb-desc", .shape(.hugeText), .kept),
    ServiceFault("page-2-fails", .shape(.laterPageFails), .incomplete),
    ServiceFault("page-repeat", .shape(.pageRepeats), .incomplete),
    ServiceFault("page-endless", .shape(.pagesWithoutEnd), .failed),
  ]

  static let key = "right-key"
  private static let page = "<!doctype html><html><title>Back soon</title><body>We are at work.</body></html>"

  private init(_ name: String, _ kind: Kind, _ outcome: Expected, tries: Int? = nil) {
    (self.name, self.kind, self.outcome, self.tries) = (name, kind, outcome, tries)
  }
}

extension ServiceFault {
  /// The faults of the collection in the folder that `API_FAULTS` names: its replies, and what it expects of them. A fault
  /// that is a description there (`<never ends>`) or only makes sense in a service's own form is played as ours is.
  static func collected() throws -> [ServiceFault]? {
    guard let folder = ProcessInfo.processInfo.environment["API_FAULTS"] else { return nil }
    let rows = try JSONDecoder().decode(
      [Row].self, from: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/api-faults.json")))
    return try rows.map { row in
      guard var fault = all.first(where: { $0.name == row.name }) else { throw UnknownFault(name: row.name) }
      if case .reply = fault.kind {
        fault.kind = .reply(row.status, row.headers.sorted { $0.key < $1.key }.map { ($0, $1) }, row.body)
      }
      fault.outcome = try row.expected
      fault.tries = row.tries ?? fault.tries
      return fault
    }
  }

  struct UnknownFault: Error { var name: String }

  private struct Row: Decodable {
    var name: String
    var status: Int
    var headers: [String: String]
    var body: String
    var expect: String

    var expected: Expected {
      get throws {
        let words: [(String, Expected)] = [
          ("suspect", .doubted), ("failed or repaired", .failedOrKept), ("failed", .failed), ("refused", .failed),
          ("give up", .failed), ("past date", .failed), ("treated as absent", .failed), ("incomplete", .incomplete),
          ("one listing", .kept), ("clamped", .kept), ("description cut", .kept), ("item rejected", .itemLeftOut),
        ]
        guard let expected = words.first(where: { expect.contains($0.0) }) else { throw UnknownFault(name: name) }
        return expected.1
      }
    }

    var tries: Int? {
      if expect.contains("no retry") || expect.contains("at once") { return 1 }
      return expect.contains("x3") ? 3 : nil
    }
  }
}
