import Foundation

/// What a site that stands says of the board that made it.
struct StandingBoard: Sendable {
  var title: String
  /// Ends with a slash.
  var address: String
  var posts: Set<JobID> = []
  /// When each source was asked first, in seconds since 1970 UTC.
  var sources: [String: Int64] = [:]

  /// Nil where nothing stands that says so.
  init?(of site: StandingSite) throws {
    guard let feed = try site.json(FeedHead.self, at: "feed.json"), let address = feed.address else { return nil }
    (title, self.address) = (feed.title, address)
    guard let state = try site.json(StateHead.self, at: StateFiles.manifestPath) else { return }
    posts = Set((state.posts ?? []).map { JobID(source: $0.source, sourceID: $0.id) })
    sources = Dictionary((state.sources ?? []).map { ($0.name, $0.firstRun) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether it can be the site of such a board.
  func isOf(_ content: BoardContent) -> Bool {
    let settings = content.settings
    let hasOwnAddress = address == settings.baseURL && !BoardSettings.isExample(address)
    return hasOwnAddress || title == settings.title || content.posts.contains { posts.contains($0.id) }
  }

  private struct FeedHead: Decodable {
    var title: String
    var address: String?

    enum CodingKeys: String, CodingKey {
      case title
      case address = "home_page_url"
    }
  }

  private struct StateHead: Decodable {
    var sources: [Source]?
    var posts: [Post]?

    struct Source: Decodable {
      var name: String
      var firstRun: Int64
    }

    struct Post: Decodable {
      var source: String
      var id: String
    }
  }
}

extension StandingSite {
  /// A file that was published; nil where there is none, or none that can be read so.
  fileprivate func json<Value: Decodable>(_ type: Value.Type, at path: String) throws -> Value? {
    guard manifest.paths.contains(path) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: Data(read(path, limit: StateManifest.longest)))
    } catch {
      // Somebody removed or changed it: then it says nothing of the board.
      return nil
    }
  }
}
