import Boardwalk

/// What is shown at the moment: the last site that could be printed, and what is wrong now. Tells its watchers of each
/// change.
actor Stage {
  /// What a request sees.
  struct Scene: Sendable {
    var site: PrintedSite?
    /// Why the board cannot be printed as it is now; empty when it can.
    var faults: [Diagnostic] = []
    /// Another word for every scene, and after every start of the server.
    var version: String
  }

  private(set) var scene: Scene
  private var watchers: [Int: AsyncStream<String>.Continuation] = [:]
  private var lastWatcher = 0
  private let start: String

  /// More tabs than anybody has open of one board.
  static let mostWatchers = 32

  /// - Parameter start: a word that no earlier server used.
  init(start: String) {
    self.start = start
    scene = Scene(version: "\(start)-0")
  }

  /// Shows a site that was printed.
  func show(_ site: PrintedSite) { change(to: Scene(site: site, version: "\(start)-\(site.sum)")) }

  /// Shows what is wrong in place of pages; other files stay those of the last site.
  func show(_ faults: [Diagnostic]) {
    var hasher = Hasher()
    hasher.combine(faults)
    change(to: Scene(site: scene.site, faults: faults, version: "\(start)-f\(UInt(bitPattern: hasher.finalize()))"))
  }

  /// The version now and each one after it; nil when enough are watching.
  func watch() -> (id: Int, versions: AsyncStream<String>)? {
    guard watchers.count < Self.mostWatchers else { return nil }
    // A watcher that is slow to read needs the newest only.
    let (versions, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    lastWatcher += 1
    watchers[lastWatcher] = continuation
    continuation.yield(scene.version)
    return (lastWatcher, versions)
  }

  func unwatch(_ id: Int) { watchers.removeValue(forKey: id)?.finish() }

  private func change(to next: Scene) {
    let isNews = next.version != scene.version
    scene = next
    if isNews { for watcher in watchers.values { watcher.yield(next.version) } }
  }
}
