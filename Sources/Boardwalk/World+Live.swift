import Foundation
import Markup
import Web

extension World {
  /// The real world.
  ///
  /// - Parameters:
  ///   - now: the moment of the run, in seconds since 1970 UTC.
  ///   - renderPost: renders Markdown apart from this process.
  public static func live(now: Int64, renderPost: MarkdownProcess? = nil) -> World {
    let client = Client()
    var world = World(
      now: now, environment: ProcessInfo.processInfo.environment, disk: .live,
      send: { (request) async throws(WebError) in try await client.send(request) },
      pause: { try await Task.sleep(for: $0) })
    if let renderPost {
      world.markdown = { (text, options) throws(MarkdownError) in try renderPost.render(text, options: options) }
    }
    return world
  }
}
