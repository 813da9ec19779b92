import Markup
import Testing
import Web

@testable import Boardwalk

extension Listing {
  /// A job as a test wants it to stand today; not in any store.
  static func of(
    _ job: Job, firstSeen: Int64? = nil, state: State = .open, isNew: Bool = false
  ) -> Listing {
    let seen = firstSeen ?? job.posted.instant
    return Listing(
      summary: job.summary, row: 0, firstSeen: seen, changed: seen, state: state, isNew: isNew,
      conditions: Conditions(job.facts))
  }
}

/// A source that has nothing and asks nobody: for boards whose store is filled by hand.
struct SilentSource: JobSource {
  static let name = "silent"
  static let policy = SourcePolicy(title: "Silent", home: "https://silent.example.org/")

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending { .complete }
}

extension BoardContent {
  /// The content of a board that is a dictionary of paths and texts, with the source `api`.
  static func of(_ files: [String: String] = [:], now: Int64 = TestBoard.now) throws -> BoardContent {
    var content = try BoardContent(
      folder: BoardFolder(path: ""), baseURL: nil, world: .withoutNetwork(now: now, disk: BoardInMemory(files).disk))
    content.settings.sources.append(SourceEntry(name: "api", source: SilentSource()))
    return content
  }
}

extension SavedSearch {
  /// A search with the filters that a test sets.
  static func that(_ change: (inout SavedSearch) -> Void) -> SavedSearch {
    var search = SavedSearch(slug: "search", title: "Search", introduction: .empty)
    change(&search)
    return search
  }
}

extension World {
  /// A world in which asking anybody is a mistake.
  static func withoutNetwork(now: Int64, disk: Disk = .live) -> World {
    World(
      now: now, environment: [:], disk: disk,
      send: { (request) async throws(WebError) in
        Issue.record("Somebody was asked: \(request.url)")
        throw .failed("nobody may be asked")
      }, pause: { _ in })
  }
}
