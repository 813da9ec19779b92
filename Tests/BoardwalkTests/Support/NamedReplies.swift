import Foundation
import Synchronization
import Web

@testable import Boardwalk

/// A server in memory that gives its replies names, and says 304 to who has the newest.
final class NamedReplies: Sendable {
  struct Page: Sendable {
    var body: String
    var headers: Headers = [:]
    var status = 200
  }

  private struct State {
    var pages: [String: Page] = [:]
    var asked: [[String]] = []
  }

  private let state = Mutex(State())

  /// 21 November 2026, 08:00:00 GMT.
  static let date = "Sat, 21 Nov 2026 08:00:00 GMT"

  func set(_ url: String, _ body: String, etag: String? = nil, lastModified: String? = nil, link: String? = nil) {
    var headers: Headers = ["Date": Self.date, "X-Request": UUID().uuidString]
    if let etag { headers.append("ETag", etag) }
    if let lastModified { headers.append("Last-Modified", lastModified) }
    if let link { headers.append("Link", link) }
    state.withLock { $0.pages[url] = Page(body: body, headers: headers) }
  }

  func fail(_ url: String, with status: Int) { state.withLock { $0.pages[url] = Page(body: "no", status: status) } }

  /// The conditions of each request so far, without the header's name where it is the usual one.
  var asked: [[String]] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked
    }
  }

  func send(_ request: Request) async throws(WebError) -> Response {
    let conditions = request.openHeaders.filter { $0.hasPrefix("If-") }
    return state.withLock { state in
      state.asked.append(conditions)
      guard let page = state.pages[request.url] else { return Response(status: 404) }
      let known = [page.headers["ETag"].map { "If-None-Match: \($0)" }].compactMap { $0 }
      let dated = [page.headers["Last-Modified"].map { "If-Modified-Since: \($0)" }].compactMap { $0 }
      let isKnown = known.isEmpty ? conditions == dated && !dated.isEmpty : conditions.first == known.first
      if page.status == 200, isKnown { return Response(status: 304, headers: ["Date": Self.date]) }
      return Response(status: page.status, headers: page.headers, body: Array(page.body.utf8))
    }
  }
}
