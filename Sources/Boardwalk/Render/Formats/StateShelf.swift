import Foundation
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
    var marks: Result<KeptMarks, any Error>?
    var standing: [String: Part]?
    /// One for each core, but for those at work.
    var written: [WrittenParts] = []
  }

  init(pieces: Int) { state = Mutex(State(parts: Array(repeating: nil, count: pieces))) }

  /// The sources that the board has, by their names; read from the store by the first who asks.
  func sources(of board: Board) throws -> [String: KeptSource] {
    try state.withLock { state in
      if let sources = state.sources { return sources }
      let named = Set(board.settings.sources.map(\.name))
      let sources = try board.store.keptSources().filter { named.contains($0.name) }
      let byName = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      state.sources = byName
      return byName
    }
  }

  /// Numbers for what the store keeps of its rows; read by the first who asks.
  func marks(of board: Board) throws -> KeptMarks { try readMarks(of: board).get() }

  /// Reads them; where that fails, whoever asks for them is told.
  @discardableResult
  func readMarks(of board: Board) -> Result<KeptMarks, any Error> {
    let seen = Result { try sources(of: board).compactMapValues(\.seen) }
    return state.withLock { state in
      if let marks = state.marks { return marks }
      let marks = seen.flatMap { seen in Result { try board.store.keptMarks(seen: seen) } }
      state.marks = marks
      return marks
    }
  }

  /// What the manifest that stands says of its parts, by their paths; read by the first who asks. Of a manifest that somebody
  /// touched nothing is known.
  func standing(with press: Press) throws -> [String: Part] {
    try state.withLock { state in
      if let standing = state.standing { return standing }
      let parts = try press.untouched(StateFiles.manifestPath).map(Self.parts) ?? []
      let standing = Dictionary(parts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      state.standing = standing
      return standing
    }
  }

  private static func parts(of manifest: [UInt8]) throws -> [Part] {
    try JSONDecoder().decode(StateManifest.self, from: Data(manifest)).parts.compactMap { part in
      UInt64(hex: part.xxh64).map { Part(path: part.path, count: part.count, bytes: part.bytes, digest: $0) }
    }
  }

  /// Lets `write` share what earlier pieces of work wrote.
  func sharing<Result>(_ write: (inout WrittenParts) throws -> Result) rethrows -> Result {
    var written = state.withLock { $0.written.popLast() } ?? WrittenParts()
    defer { state.withLock { $0.written.append(written) } }
    return try write(&written)
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
