import Synchronization

/// Where the pieces of work that write the index share its plan, and put what the manifest says of their files until all are
/// there.
final class IndexDesk: Sendable {
  private let state: Mutex<State>

  private struct State {
    var plan: IndexPlan?
    /// What is known of the files of the site that stands.
    var standing = IndexList()
    var rest = IndexRest()
    /// Pieces of work that are not done yet.
    var pieces: Int
  }

  init(pieces: Int) { state = Mutex(State(pieces: pieces)) }

  /// The plan, made by the first who asks, and where to note what a piece of work makes.
  func begin(with press: Press) throws -> (IndexPlan, IndexRest) {
    try state.withLock { state in
      if let plan = state.plan { return (plan, IndexRest(standing: state.standing)) }
      let plan = try IndexPlan(of: press.site.board)
      if let list = try press.untouched(IndexList.path) { state.standing = try IndexList(list) }
      state.plan = plan
      return (plan, IndexRest(standing: state.standing))
    }
  }

  /// Notes what a piece of work made; gives everything to whoever brings the last.
  func put(_ rest: IndexRest) -> IndexRest? {
    state.withLock { state in
      state.rest.add(rest)
      state.pieces -= 1
      guard state.pieces == 0 else { return nil }
      state.rest.parts.sort { $0.stretch.first > $1.stretch.first }
      state.rest.inline.sort { $0.path < $1.path }
      return state.rest
    }
  }
}
