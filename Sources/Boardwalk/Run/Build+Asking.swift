extension Build {
  /// The board as the store and the content have it now. Asks nobody and writes no page.
  /// Throws `Findings` or a `Diagnostic` when it cannot.
  ///
  /// - Parameter tell: told what is to be said of the store.
  public func board(_ tell: ([Diagnostic]) -> Void = { _ in }) throws -> Board {
    let content = try BoardContent(folder: folder, baseURL: baseURL, world: world)
    let store = try Store.toLook(at: folder.store)
    tell(try Store.doubts(of: folder.store))
    let clock = try clock(of: store)
    let own = try ThemeFolder(folder.templates, disk: world.disk).files
    let languages = try content.settings.languages.map {
      try Language.read($0, folder: folder.templates, own: own).0
    }
    return try Board.select(from: store, with: content, at: clock, ownWords: languages.ownWords)
  }
}
