import Boardwalk
import Foundation
import Synchronization

@testable import Preview

/// A small board in a folder of its own, previewed on a free port.
final class PreviewedBoard: Sendable {
  let folder: String
  let port: UInt16
  private let task: Task<Void, any Error>

  /// - Parameter baseURL: the address in board.yml; its path is where the preview begins.
  init(baseURL: String = "https://jobs.example.org/") async throws {
    let folder = NSTemporaryDirectory() + "/preview-\(UUID().uuidString)"
    self.folder = folder
    try Self.write("title: Harbour jobs\nbase-url: \(baseURL)\n", to: "Content/board.yml", in: folder)
    try Self.write(Self.post("Pilot"), to: "Content/jobs/pilot.md", in: folder)
    try Self.write("secret", to: ".env", in: folder)
    let now = Int64(Date().timeIntervalSince1970)
    let preview = Preview(Build(BoardFolder(path: folder), in: .live(now: now)), port: 0)
    let (events, continuation) = AsyncStream.makeStream(of: Preview.Event.self)
    task = Task { try await preview.run { continuation.yield($0) } }
    var port: UInt16 = 0
    for await event in events {
      if case .listening(let url) = event { port = UInt16(URLComponents(string: url)?.port ?? 0) }
      if case .printed = event { break }
      if case .failed = event { break }
    }
    self.port = port
  }

  deinit {
    task.cancel()
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("Left behind: \(folder)") }
  }

  static func post(_ title: String) -> String {
    "---\ntitle: \(title)\norganization: Harbour\nposted: \(Day(instant: Int64(Date().timeIntervalSince1970)))\n---\nGuide ships.\n"
  }

  func write(_ text: String, to path: String) throws { try Self.write(text, to: path, in: folder) }

  private static func write(_ text: String, to path: String, in folder: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(folder)/\(path)") }

  func connect() throws -> RawSocket { try RawSocket(port: port) }

  /// The whole answer to a request for a target, as letters.
  func get(_ target: String, method: String = "GET", host: String? = nil, headers: [String] = []) async throws -> String
  {
    let socket = try connect()
    defer { socket.close() }
    let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")"] + headers
    socket.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return await socket.read()
  }

  /// How long it took until an open tab was told of a change; nil when it never was.
  func told(_ tab: RawSocket, after change: () throws -> Void) async throws -> Duration? {
    let start = ContinuousClock.now
    try change()
    let news = await tab.read(until: "\n\n", within: .seconds(10))
    return news.contains("data: ") ? start.duration(to: .now) : nil
  }

  /// An open tab, and what it was told at once.
  func tab() async throws -> (socket: RawSocket, first: String) {
    let socket = try connect()
    socket.send("GET /-preview/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return (socket, await socket.read(until: "data: ", andThen: "\n\n"))
  }
}
