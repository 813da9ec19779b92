extension Build {
  /// The board as the store and the content have it now. Asks nobody and writes no page.
  /// Throws `Findings` or a `Diagnostic` when it cannot.
  public func board() throws -> Board {
    let content = try BoardContent(folder: folder, baseURL: baseURL, world: world)
    let store = try Store.toLook(at: folder.store)
    let clock = RunClock(machine: world.now, lastRun: try store.lastRun(), isForced: forceClock)
    return try Board.select(from: store, with: content, now: clock.shown)
  }
}
