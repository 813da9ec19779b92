import Foundation
import Web

extension World {
  /// The real world.
  ///
  /// - Parameter now: the moment of the run, in seconds since 1970 UTC.
  public static func live(now: Int64) -> World {
    let client = Client()
    return World(
      now: now, environment: ProcessInfo.processInfo.environment, disk: .live,
      send: { (request) async throws(WebError) in try await client.send(request) },
      pause: { try await Task.sleep(for: $0) })
  }
}
