import Foundation

/// Opens the store for a run, after a look whether it is what was written: a damaged one is set aside, and one that is lost or
/// damaged is brought back from the site that was published last.
struct StoreOpening {
  /// The store's file.
  let path: String
  /// The board's own output, which is a published site too.
  let output: String
  /// Where to restore from, as the operator says; nil is the output, where it has a state.
  let restoreFrom: String?
  /// Whether somebody may be asked.
  let isOnline: Bool
  /// Whether the board has sources. Without them little is lost: posts are in their files, and are as old as they say then.
  let hasSources: Bool
  let world: World
  private(set) var findings: [Diagnostic] = []

  init(path: String, output: String, restoreFrom: String?, isOnline: Bool, hasSources: Bool, world: World) {
    self.path = path
    self.output = output
    self.restoreFrom = restoreFrom
    self.isOnline = isOnline
    self.hasSources = hasSources
    self.world = world
  }

  /// Throws a `Diagnostic` when the store cannot be used, or when it is gone and cannot be restored from where it should be.
  mutating func open() async throws -> Store {
    let isNew = !FileManager.default.fileExists(atPath: path)
    switch try StoreCondition(of: path) {
    case .sound(let isSealed):
      let store = try Store(path: path)
      if !isSealed || store.wasOlder { try store.seal() }
      if let restoreFrom {
        // As a build offline leaves it, which notes posts before any source was asked.
        let knowsNoSource = try hasSources && store.reading { try $0.hasNoSource() }
        if knowsNoSource, isOnline || !PublishedState(restoreFrom, in: world).isOnWeb,
          try await restore(store, from: restoreFrom, because: "The store knows of no source")
        {
          return store
        }
        findings.append(Diagnostic.usual("The store is sound, so nothing was restored from \(restoreFrom)."))
      }
      return store
    case .damaged(let fault):
      let aside = try Store.setAside(path, now: world.now)
      findings.append(
        Diagnostic(.warning, at: .file(path), "The store \(fault); it was set aside as \(aside).", hint: Self.advice))
      return try await restored(loss: .certain)
    case .empty(let wasLost):
      // What is written now has nothing to do with the store that this seal was of.
      try world.disk.remove(StoreSeal.path(of: path))
      return try await restored(loss: wasLost ? .certain : isNew ? .likely : .none)
    }
  }
}

extension StoreOpening {
  private static let advice = "Look at the disk and at what else writes to that folder."

  /// Whether there was something in the store's place before.
  private enum Loss {
    case none
    /// If a site stands: there is no store, and nobody knows why.
    case likely
    case certain
  }

  /// A store with what the published site remembers, or an empty one.
  private mutating func restored(loss: Loss) async throws -> Store {
    let published = try world.disk.list("\(output)/data").map(\.name)
    let store = try Store(path: path)
    guard let place = restoreFrom ?? (published.contains("state.json") ? output : nil) else {
      // Without a site there was none before, as far as can be told.
      let isLost = loss == .certain || loss == .likely && published.contains("index.json")
      if isLost, hasSources { findings.append(beginning(.notice, because: "")) }
      return store
    }
    _ = try await restore(store, from: place, because: "There is no sound store")
    return store
  }

  /// Brings a store without sources back from a place; false when that has nothing for it.
  private mutating func restore(_ store: Store, from place: String, because reason: String) async throws -> Bool {
    do {
      let state = PublishedState(place, in: world)
      guard isOnline || !state.isOnWeb else {
        throw Diagnostic(.error, "Offline, nobody is asked, so the store cannot be restored from \(place).")
      }
      guard let restored = try await store.restore(from: state) else { return false }
      report(restored, from: place)
      return true
    } catch let finding as Diagnostic {
      guard restoreFrom == nil else {
        throw Diagnostic(
          .error, at: finding.spot, "\(reason), and it cannot be restored: \(finding.message)",
          hint: "Say another place with --restore-from; without it, and on the very first build, a board begins anew.")
      }
      findings.append(beginning(.warning, because: "\(finding.spot): \(finding.message) "))
      return false
    }
  }

  private mutating func report(_ restored: Restored, from place: String) {
    if restored.open + restored.closed > 0 {
      let count = Words.count(restored.open + restored.closed, "listing", "listings")
      let closed = restored.closed == 0 ? "" : ", \(restored.closed) of them closed"
      findings.append(
        Diagnostic(
          .notice,
          "The store was restored from \(place): \(count)\(closed). Texts of open ones come with the next delivery."
        ))
    }
    if restored.leftOut > 0 {
      let count = Words.count(restored.leftOut, "listing", "listings")
      findings.append(
        Diagnostic(.warning, "In \(place) there is a state with \(count) that cannot be believed and were left out."))
    }
  }

  private func beginning(_ severity: Diagnostic.Severity, because reason: String) -> Diagnostic {
    Diagnostic(
      severity,
      "\(reason)What earlier runs kept is gone, and days first seen begin anew: what is on offer now was first seen on or "
        + "before \(Day(instant: world.now).words).",
      hint: "Keep .boardwalk/ between runs, or build with --restore-from and the address of the site.")
  }
}
