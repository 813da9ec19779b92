import Synchronization

/// Where the pieces of work that write the index share its plan, and put what the manifest says of their files until all are
/// there.
final class IndexDesk: Sendable {
  private let state: Mutex<State>

  private struct State {
    var plan: IndexPlan?
    var rest: IndexRest
    /// Pieces of work that are not done yet.
    var pieces: Int
  }

  init(pieces: Int) { state = Mutex(State(rest: IndexRest(), pieces: pieces)) }

  /// The plan, made by the first who asks.
  func plan(of board: Board) throws -> IndexPlan {
    try state.withLock { state in
      if let plan = state.plan { return plan }
      let plan = try IndexPlan(of: board)
      state.plan = plan
      return plan
    }
  }

  /// Notes what a piece of work made; gives everything to whoever brings the last.
  func put(_ rest: IndexRest) -> IndexRest? {
    state.withLock { state in
      state.rest.parts += rest.parts
      state.rest.facets += rest.facets
      state.rest.titles += rest.titles
      state.rest.inline += rest.inline
      state.rest.files += rest.files
      state.pieces -= 1
      guard state.pieces == 0 else { return nil }
      state.rest.parts.sort { $0.stretch.first > $1.stretch.first }
      state.rest.inline.sort { $0.path < $1.path }
      state.rest.files.sort { $0.path < $1.path }
      return state.rest
    }
  }
}

/// What the manifest says of the files of the index.
struct IndexRest: Sendable {
  var parts: [Part] = []
  var facets: [Facet] = []
  /// Files that name jobs in the order of their titles.
  var titles = 0
  /// Files of a small board: they are within the manifest.
  var inline: [(path: String, json: [UInt8])] = []
  /// Files of a large board that a search may ask for: who keeps all of them fetches those that became different.
  var files: [(path: String, bytes: Int, hash: UInt64)] = []
  static let listPath = "data/files.json"

  struct Part: Sendable {
    var stretch: IndexPlan.Stretch
    /// Jobs on offer.
    var count: Int
    var path: String
    var bytes: Int
    /// A `NumberCode` of those on offer, and the days on which they were posted.
    var live: [UInt8]
    var posted: [UInt8]
  }

  struct Facet: Sendable {
    var name: String
    var values: [Value]
    /// Files of postings.
    var parts: Int
    /// So many values are in the manifest.
    var named = IndexFacets.named

    struct Value: Sendable {
      var title: String
      var slug: String?
      var count: Int
      /// Which of the files has its postings.
      var part = 0
      /// Degrees north and east.
      var at: (north: Double, east: Double)?
    }
  }

  /// Writes a file, or keeps it for the manifest of a small board.
  mutating func write(_ json: [UInt8], to path: String, of plan: IndexPlan, with press: Press) throws {
    if plan.isWhole {
      inline.append((path, json))
    } else {
      files.append((path, json.count + 1, StableHash.of(json)))
      try press.write(json + [UInt8(ascii: "\n")], to: path)
    }
  }

  /// `{"data/cards/0/0.json": "1a2b3c4d", …}`: the files, each with a text that changes when it does.
  var list: [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in for file in files { json.member(file.path, String(file.hash >> 32, radix: 36)) } }
    }
    return bytes + [UInt8(ascii: "\n")]
  }
}
