import Foundation
import Web

@testable import Boardwalk

/// A small whole board in a folder of its own, thrown away with the last reference.
final class TestBoard: Sendable {
  /// 21 November 2026, 08:00 UTC.
  static let now: Int64 = 1_795_248_000

  let path: String
  /// Kept alive as long as the board that asks it.
  private let api: FakeUSAJobs?

  /// Writes files: path in the board to text. A plain `board.yml` is added when none is given.
  init(_ files: [String: String] = [:], asking api: FakeUSAJobs? = nil) throws {
    self.api = api
    path = NSTemporaryDirectory() + "boardwalk-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if files["Content/board.yml"] == nil { try write(Self.settings(), to: "Content/board.yml") }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path)") }
  }

  static func settings(sources: String = "[]") -> String {
    "title: Test Jobs\nbase-url: https://test.example.org/board/\nsources: \(sources)\n"
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// A run over this board, in a world with the real network client but without waits.
  ///
  /// - Parameter pause: told of each wait, which then is none.
  func run(
    now: Int64 = TestBoard.now, environment: [String: String] = [:], timeout: Duration = .seconds(5),
    pause: @escaping @Sendable (Duration) -> Void = { _ in }
  ) -> Build {
    let client = Client()
    let world = World(
      now: now, environment: environment, disk: .live,
      send: { (request) async throws(WebError) in
        var request = request
        request.limits.total = min(request.limits.total, timeout)
        return try await client.send(request)
      }, pause: { pause($0) })
    return Build(BoardFolder(path: path), in: world)
  }

  /// Builds, and gives the findings whether it could or not.
  func findings(_ run: Build? = nil) async -> [Diagnostic] {
    do {
      return try await (run ?? self.run()).publish().findings
    } catch let findings as Findings {
      return findings.list
    } catch let finding as Diagnostic {
      return [finding]
    } catch {
      return [Diagnostic(.error, "unexpected: \(error)")]
    }
  }

  /// The text of a published file; nil when there is none.
  func published(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/public/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every published file, sorted.
  var publishedPaths: [String] {
    (FileManager.default.subpaths(atPath: "\(path)/public") ?? []).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/public/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Every published file with its bytes.
  var site: [String: Data] {
    Dictionary(
      uniqueKeysWithValues: publishedPaths.map {
        ($0, FileManager.default.contents(atPath: "\(path)/public/\($0)") ?? Data())
      })
  }
}

extension TestBoard {
  /// The text of a published file; empty when there is none.
  func text(of name: String) -> String { published(name) ?? "" }
}
