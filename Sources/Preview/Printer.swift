import Boardwalk
import Foundation

/// Prints the board when it begins and after every save, and puts what it printed on the stage.
struct Printer: Sendable {
  private(set) var build: Build
  /// Where the site is looked at: what absolute addresses in it begin with.
  let url: String
  let followsClock: Bool
  let stage: Stage
  let tell: @Sendable (Preview.Event) -> Void
  /// The folder of a store for a board that was never fetched, with what its recorded replies say. It is thrown away: what a board
  /// remembers begins with its first build.
  private let rehearsal = "\(NSTemporaryDirectory())/boardwalk-preview-\(UUID().uuidString)"

  init(
    build: Build, url: String, followsClock: Bool, stage: Stage, tell: @escaping @Sendable (Preview.Event) -> Void
  ) {
    (self.build, self.url, self.followsClock, self.stage, self.tell) = (build, url, followsClock, stage, tell)
    self.build.baseURL = url
  }

  /// Prints until it is cancelled.
  func run() async throws {
    let watch = FolderWatch(folders: [build.folder.content, build.folder.templates])
    let start = Glimpse(of: watch.folders)
    await print(after: [])
    try await watch.run(since: start) { await print(after: $0) }
  }

  /// Removes what was only for looking.
  func tidy() {
    do { try Scratch.shared.remove(rehearsal) } catch { Swift.print("Left behind: \(rehearsal)") }
  }
}

extension Printer {
  private func print(after changes: [String]) async {
    var build = build
    if followsClock { build.world.now = Int64(Date().timeIntervalSince1970) }
    let start = ContinuousClock.now
    do {
      let site = try PrintedSite()
      let store = try await store(for: build, after: changes)
      let earlier = await stage.scene.site
      let report = try await build.print(
        from: store, into: { try site.add($0, $1, madeOf: $2) },
        taking: { try site.take($0, madeOf: $1, from: earlier) }, reading: { try site.bytes(of: $0) ?? [] })
      await stage.show(site)
      tell(.printed(report, files: site.count, start.duration(to: .now)))
    } catch {
      let list = (error as? Findings)?.list ?? [error as? Diagnostic ?? Diagnostic(.error, "\(error)")]
      let faults = list.map {
        $0.showingLine(in: build.folder.path, on: build.world.disk).named(from: build.folder.path)
      }
      await stage.show(faults)
      tell(.failed(faults))
    }
  }

  /// The board's own store, or what its recorded replies say while it has none.
  private func store(for build: Build, after changes: [String]) async throws -> String {
    if FileManager.default.fileExists(atPath: build.folder.store) { return build.folder.store }
    let posts = ["jobs", "pages", "people", "referrals", "searches"].map { "\(build.folder.content)/\($0)/" }
    let concernsSources = changes.contains { path in
      path.hasPrefix(build.folder.content) && !posts.contains(where: path.hasPrefix)
    }
    if concernsSources { tidy() }
    let store = "\(rehearsal)/store.sqlite"
    if !FileManager.default.fileExists(atPath: store) {
      Scratch.shared.add(rehearsal)
      try FileManager.default.createDirectory(atPath: rehearsal, withIntermediateDirectories: true)
      _ = try await build.rehearse(into: store)
    }
    return store
  }
}
