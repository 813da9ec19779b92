import Foundation
import Synchronization

@testable import Boardwalk

/// A site printed into memory: path to text.
struct PrintedSite {
  let site: Site
  let pages: [String: String]
  private let store: TestStore

  /// Prints the jobs of a store filled by one run, and the content of a board given as paths and texts.
  ///
  /// - Parameters:
  ///   - files: the content, and files of the board's own theme, by their path below the board's folder.
  ///   - nights: what was delivered on each of several nights, the last of which is `now`, instead of `jobs`.
  init(
    _ jobs: [Job] = [], content files: [String: String] = [:],
    settings change: (inout BoardSettings) -> Void = { _ in },
    nights: [[Job]]? = nil, now: Int64 = TestBoard.now
  ) async throws {
    store = try TestStore()
    let nights = nights ?? [jobs]
    for (night, jobs) in nights.enumerated() {
      try store.run(at: now - Int64(nights.count - 1 - night) * 86_400, jobs)
    }
    var content = try BoardContent.of(files, now: now)
    change(&content.settings)
    let board = try store.board(content, now: now)
    let theme = try Theme(
      folder: "Templates", settings: content.settings.theme, language: LanguageEntry(tag: content.settings.language),
      disk: BoardInMemory(files).disk)
    site = Site(board: board, theme: theme)
    let printed = Box()
    try await render(site, to: Outlet(write: { path, bytes, _ in printed.keep(path, bytes) }))
    pages = printed.pages.mapValues { String(decoding: $0, as: UTF8.self) }
    twice = printed.twice
  }

  /// Paths that were written more than once.
  let twice: [String]

  /// A page; empty when there is none.
  subscript(path: String) -> String { pages[path] ?? "" }

  private final class Box: Sendable {
    private let files = Mutex<([String: [UInt8]], [String])>(([:], []))

    func keep(_ path: String, _ bytes: [UInt8]) {
      files.withLock { if $0.0.updateValue(bytes, forKey: path) != nil { $0.1.append(path) } }
    }

    var pages: [String: [UInt8]] { files.withLock { $0.0 } }
    var twice: [String] { files.withLock { $0.1 } }
  }
}

extension String {
  /// The texts between each `start` and the `end` after it.
  func between(_ start: String, _ end: String) -> [String] {
    components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
  }
}
