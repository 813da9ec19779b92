import Foundation
import Synchronization

/// Where printed pages go.
struct Outlet: Sendable {
  /// Takes a file, with the fingerprint of what it was made of when that is known.
  var write: @Sendable (_ path: String, _ bytes: [UInt8], _ madeOf: Fingerprint?) throws -> Void
  /// Takes the file of the site that stands when it was made of the same; false when it has to be made.
  var takes: @Sendable (_ path: String, _ madeOf: Fingerprint) throws -> Bool = { _, _ in false }
  /// The bytes of a file of the site that stands.
  var standing: @Sendable (_ path: String) throws -> [UInt8] = { _ in [] }
  /// How many they are; nil when that is not known without a look at the file.
  var size: @Sendable (_ path: String) throws -> Int? = { _ in nil }
  /// The bytes of a file that is the very one that was written, by this program; nil of any other.
  var untouched: @Sendable (_ path: String) throws -> [UInt8]? = { _ in nil }

  /// The same for files whose paths begin in a folder of the site.
  func below(_ folder: String) -> Outlet {
    if folder.isEmpty { return self }
    return Outlet(
      write: { try write(folder + $0, $1, $2) }, takes: { try takes(folder + $0, $1) },
      standing: { try standing(folder + $0) }, size: { try size(folder + $0) },
      untouched: { try untouched(folder + $0) })
  }
}

/// Prints every page of the site on every core and hands each to the outlet as it is made.
///
/// - Parameters:
///   - progress: called with the pieces of work done and to do.
///   - statistics: told what every kind of page cost.
/// Throws the first `Diagnostic` that a page or the outlet throws; no new piece is begun after it.
func render(
  _ site: Site, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
  statistics: RunStatistics? = nil, to outlet: Outlet
) async throws {
  let outlet = outlet.below(site.spoken.folder)
  let made = site.kinds.filter { $0.isShared || site.shard.isFirst }
  let kinds = made.filter { $0.comesFirst } + made.filter { !$0.comesFirst }
  // The last ones first: what the board remembers, which is the longest to cut into pieces, must not be begun when the others are
  // done.
  let pieces = gathered(kinds.count) { index in kinds[kinds.count - 1 - index].work(on: site) }
  let queue = WorkQueue(pieces: zip(kinds, pieces.reversed()), on: site)
  try await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) {
      group.addTask {
        var press = try Press(site, outlet, isTimed: statistics != nil)
        while !Task.isCancelled, let pieces = queue.next() {
          for (kind, work) in pieces where !Task.isCancelled {
            try press.tally.working(on: kind) { try work(&press) }
            progress(queue.finish(), queue.count)
          }
        }
        statistics?.add(press.tally)
      }
    }
    // A thrown error cancels the others, each of which stops after its piece.
    for try await _ in group {}
  }
}

/// Pieces of work that several cores take from.
private final class WorkQueue: Sendable {
  typealias Piece = (kind: String, work: Work)

  /// Those that nobody has taken, the last one first: what only a piece that is done has held on to is given free. Those that one
  /// core shall do one after the other are together.
  private let waiting: Mutex<[[Piece]]>
  /// All of them.
  let count: Int
  private let done = Atomic(0)

  /// One kind after the other, but for those that go through the same: of these each comes as far as the others, and neighbours go
  /// to one core, which has at hand then what they need.
  init(pieces: some Sequence<(any PageType.Type, [Work])>, on site: Site) {
    var queue: [[Piece]] = []
    var passing: [Pass: [(place: Double, piece: Piece)]] = [:]
    for (kind, work) in pieces {
      if let pass = kind.pass(on: site) {
        passing[pass, default: []] += work.enumerated().map { (Double($0) / Double(work.count), (kind.name, $1)) }
      } else {
        queue += work.map { [(kind.name, $0)] }
      }
    }
    for pass in Pass.allCases { queue += Self.sideBySide(passing[pass] ?? []) }
    count = queue.lazy.map(\.count).reduce(0, +)
    waiting = Mutex(queue.reversed())
  }

  /// Pieces that lie side by side, in the order of their places.
  private static func sideBySide(_ pieces: [(place: Double, piece: Piece)]) -> [[Piece]] {
    var bundles: [[Piece]] = []
    var kinds: Set<String> = []
    for (_, piece) in pieces.sorted(by: { ($0.place, $0.piece.kind) < ($1.place, $1.piece.kind) }) {
      // A second piece of a kind is of another place.
      if kinds.isEmpty || !kinds.insert(piece.kind).inserted {
        bundles.append([])
        kinds = [piece.kind]
      }
      bundles[bundles.count - 1].append(piece)
    }
    return bundles
  }

  /// The next pieces; nil when none is left.
  func next() -> [Piece]? { waiting.withLock { $0.popLast() } }

  /// Notes that a piece is done; gives how many are.
  func finish() -> Int { done.add(1, ordering: .relaxed).newValue }
}
