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
    world.program = runningProgram
    if let renderPost {
      world.markdown = { (text, options) throws(MarkdownError) in try renderPost.render(text, options: options) }
    }
    return world
  }

  /// The file that is running, by its place on the disk, its size and its time of change.
  private static var runningProgram: Fingerprint {
    var fingerprint = Fingerprint()
    var status = stat()
    guard let path = Bundle.main.executablePath, stat(path, &status) == 0 else { return fingerprint }
    fingerprint.add(path)
    fingerprint.add(UInt64(status.st_ino))
    fingerprint.add(UInt64(status.st_size))
    #if canImport(Darwin)
      fingerprint.add("\(status.st_mtimespec)")
    #else
      fingerprint.add("\(status.st_mtim)")
    #endif
    return fingerprint
  }
}
