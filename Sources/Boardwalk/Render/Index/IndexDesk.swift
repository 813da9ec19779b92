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
      note(json, at: path)
      try press.write(json + [UInt8(ascii: "\n")], to: path)
    }
  }

  /// The same of a file that need not be made where the one that stands was made of the same.
  mutating func write(
    to path: String, madeOf fingerprint: Fingerprint, of plan: IndexPlan, with press: Press,
    _ json: () throws -> [UInt8]
  ) throws {
    if plan.isWhole { return inline.append((path, try json())) }
    if try take([path], madeOf: fingerprint, of: plan, with: press).isEmpty {
      let json = try json()
      note(json, at: path)
      try press.write(json + [UInt8(ascii: "\n")], to: path, madeOf: fingerprint)
    }
  }

  /// Takes those of some files that stand as they would be made.
  mutating func take(
    _ paths: [String], madeOf fingerprint: Fingerprint, of plan: IndexPlan, with press: Press
  ) throws -> Set<String> {
    if plan.isWhole { return [] }
    let taken = try paths.filter { try press.takes($0, madeOf: fingerprint) }
    for path in taken { note(try press.standing(path).dropLast(), at: path) }
    return Set(taken)
  }

  private mutating func note(_ json: some Collection<UInt8>, at path: String) {
    files.append((path, json.count + 1, StableHash.of(json)))
  }

  /// `{"data/cards/0/*.json": "k3T-_9aZ4c", …}`: the files, each with a text that changes when it does. For `*` stand the
  /// numbers from 0 on, and what is said of them stands side by side: dots where there is no such file.
  var list: [UInt8] {
    var groups: [String: [UInt8]] = [:]
    for file in files {
      let (path, number) = Self.numbered(file.path)
      let start = number * Self.textLength
      var texts = groups[path] ?? []
      if texts.count < start + Self.textLength {
        texts += repeatElement(UInt8(ascii: "."), count: start + Self.textLength - texts.count)
      }
      for place in 0..<Self.textLength {
        texts[start + place] = NumberCode.letters[Int(truncatingIfNeeded: file.hash >> UInt64(place * 6)) & 63]
      }
      groups[path] = texts
    }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        for (path, texts) in groups.sorted(by: { $0.key < $1.key }) {
          json.member(path, String(decoding: texts, as: UTF8.self))
        }
      }
    }
    return bytes + [UInt8(ascii: "\n")]
  }

  /// Letters of the text of a file: of those that change in a night none is taken for its former self.
  private static let textLength = 5

  /// A path that ends in a number, with `*` for it; another path as it is, and 0.
  private static func numbered(_ path: String) -> (path: String, number: Int) {
    let name = path.dropLast(".json".count)
    let digits = name.reversed().prefix { ("0"..."9").contains($0) }
    guard let number = Int(String(digits.reversed())) else { return (path, 0) }
    return (name.dropLast(digits.count) + "*.json", number)
  }
}
