import Foundation
import Web

/// A feed in any of its formats.
struct FeedReply {
  var items: [FeedItem] = []
  /// What of the items is of another kind than the format says.
  var findings: [Diagnostic] = []
  /// It says of itself that it holds all there is (RFC 5005, section 2).
  var isWhole = false
  /// The address of its next page (RFC 5005, section 3), perhaps a relative one.
  var next: String?

  /// Reads the format the reply is in. Throws a `ReplyFault` when it is no feed.
  ///
  /// - Parameter address: where it is, so far as it is known.
  init(_ body: [UInt8], at address: String?) throws {
    let body = UTF16Text.marked(body)
    let base = FeedBase(address)
    let first = body.first { $0 > 32 && ![0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "{") {
      try self.init(json: body, at: base)
      return
    }
    let root = try XMLReply.read(body)
    switch root.name {
    case "rss", "rdf:RDF", "RDF": try self.init(rss: root, at: base)
    case "feed": self.init(atom: root, at: base)
    case _ where Self.isForAggregators(root): self.init(aggregators: root, at: base)
    default: throw ReplyFault.missing("channel", format: "XML")
    }
  }

  /// Hands over a feed, page by page.
  ///
  /// - Parameter isWhole: whether what is missing is over; nil believes the feed.
  static func pages(
    of address: String, through inquiry: Inquiry, isWhole: Bool?, to page: @Sendable (DraftPage) async throws -> Void,
    draft: (FeedItem) throws(Rejection) -> JobDraft?
  ) async throws -> Ending {
    let known = KnownAddresses(try await inquiry.world.idsWithText())
    var saysWhole = false
    var current = address
    var elsewhere: String?
    let ending = try await inquiry.pages(
      from: Request(url: address), atMost: Feed.mostPages, to: { try await page(known.naming($0)) },
      reading: { body in
        let feed = try FeedReply(body, at: current)
        saysWhole = saysWhole || feed.isWhole
        var answer = Answer(feed.items, next: feed.next, draft: draft)
        answer.page.findings += feed.findings
        return answer
      },
      next: { _, answer in
        guard let named = answer.next, let base = URL(string: current) else { return nil }
        let next = URL(string: named, relativeTo: base)?.absoluteString ?? named
        // Only the feed's own host is asked for more.
        guard Origin(address)?.holds(next) ?? false else {
          elsewhere = hostOfAddress(next) ?? named
          return nil
        }
        current = next
        return Request(url: next)
      })
    if let elsewhere, ending == .complete {
      return .partial("\(inquiry.service) goes on at \(elsewhere), which was not asked.")
    }
    guard ending == .complete, !(isWhole ?? saysWhole) else { return ending }
    return .newest("\(inquiry.service) may show its newest offers only; \(Ending.openEnd)")
  }
}

/// The host of an address, in small letters.
func hostOfAddress(_ address: String) -> String? {
  guard let start = address.firstRange(of: "://")?.upperBound else { return nil }
  let host = address[start...].prefix { !"/?#".contains($0) }
  return host.isEmpty ? nil : host.lowercased()
}
