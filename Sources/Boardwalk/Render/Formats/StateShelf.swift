import Synchronization

/// Where the pieces of work that write the state put their parts until all are there and the manifest can name them.
final class StateShelf: Sendable {
  /// A file that was written.
  struct Part: Sendable {
    var path: String
    /// Listings in it.
    var count: Int
    var bytes: Int
    var digest: UInt64
  }

  private let state: Mutex<State>

  private struct State {
    var parts: [[Part]?]
    var sources: [String: KeptSource]?
  }

  init(pieces: Int) { state = Mutex(State(parts: Array(repeating: nil, count: pieces))) }

  /// The sources that the board has, by their names; read from the store by the first who asks.
  func sources(of board: Board) throws -> [String: KeptSource] {
    try state.withLock { state in
      if let sources = state.sources { return sources }
      let named = Set(board.settings.sources.map(\.name))
      // All jobs were gone through for it.
      defer { board.store.releaseMemory() }
      let sources = try board.store.keptSources().filter { named.contains($0.name) }
      let byName = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      state.sources = byName
      return byName
    }
  }

  /// Puts the parts of a piece in their place. Gives all parts, in order, to whoever brings the last.
  func put(_ parts: [Part], at piece: Int) -> [Part]? {
    state.withLock { state in
      state.parts[piece] = parts
      let there = state.parts.compactMap { $0 }
      return there.count == state.parts.count ? there.flatMap { $0 } : nil
    }
  }
}
