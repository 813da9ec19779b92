import Foundation
import Testing

@testable import Boardwalk

/// Thirty nights of three sources that fail in every way, while the truth is known.
@Suite("Thirty nights in which anything may go wrong")
struct SimulationTests {
  /// `NIGHT_SEEDS` plays more of them.
  private static let seeds = ProcessInfo.processInfo.environment["NIGHT_SEEDS"].flatMap(Int.init) ?? 50

  @Test("No job is lost, none closed while it is open, none closed late, and first seen never changes")
  func histories() async throws {
    var closedOnTime = 0
    var faults = 0
    for seed in 1...Self.seeds {
      var history = try History(seed: UInt64(seed))
      for night in 0..<30 { try await history.play(night) }
      // A run in which nothing was ever closed or doubted would prove nothing.
      #expect(history.closedOnTime > 0 && history.faults > 0, "seed \(seed)")
      closedOnTime += history.closedOnTime
      faults += history.faults
      for fault in history.broken { Issue.record("seed \(seed): \(fault)") }
      if !history.broken.isEmpty { return }
    }
    #expect(closedOnTime > 20 * Self.seeds)
    #expect(faults > 10 * Self.seeds)
  }
}

/// One made-up history: what is really on offer, what the sources say, and what became of it.
private struct History {
  private var chance: Chance
  private let nights: Nights
  private var offers: [Offer] = []
  private var open = 0
  private var firstSeen: [JobID: Int64] = [:]
  /// Believed snapshots of each source, and their times.
  private var snapshots: [String: [Int64]] = [:]
  /// Answers without a job that really is on offer must not come twice in a row: nobody could tell them from the truth.
  private var lately: [String: Lie] = [:]
  private var number = 0
  private(set) var closedOnTime = 0
  private(set) var faults = 0
  private(set) var broken: [String] = []

  private static let sources = ["alpha", "beta", "gamma"]

  /// A job as it really is.
  private struct Offer {
    var id: JobID
    var begins: Int64
    /// When it is over, whether anybody says so or not.
    var ends: Int64
    /// It names its last day.
    var isDated: Bool
    var delivered = false

    func isOpen(at moment: Int64) -> Bool { begins <= moment && moment < ends }

    var draft: JobDraft {
      var draft = JobDraft.clerk(id.sourceID)
      if isDated { draft.closes = Day(instant: ends - 36 * 3600).description }
      return draft
    }
  }

  private enum Lie { case none, empty, half, some }

  init(seed: UInt64) throws {
    chance = Chance(seed)
    nights = try Nights(sources: Self.sources)
    for source in Self.sources { offer(30 + chance.below(60), of: source, at: TestBoard.now - 86_400) }
  }

  mutating func play(_ night: Int) async throws {
    // Not on the hour, not every night, and now and then twice.
    var now = TestBoard.now + Int64(night) * 86_400 + Int64(chance.below(5400))
    if chance.below(12) == 0 { return }
    for source in Self.sources { offer(chance.below(5), of: source, at: now - 3600) }
    try await run(at: now)
    if chance.below(6) == 0 {
      now += 1800
      try await run(at: now)
    }
  }

  private mutating func run(at now: Int64) async throws {
    var answers: [String: Nights.Answer] = [:]
    for source in Self.sources { answers[source] = answer(of: source, at: now) }
    // A clock that is wrong for one night; the servers' are right.
    let wrong: [Int64] = [-86_400, 86_400, -400 * 86_400, 3652 * 86_400, 60 * 86_400]
    let isWrong = nights.clock != nil && chance.below(15) == 0
    let machine = isWrong ? now + wrong[chance.below(wrong.count)] : now
    let board = try await nights.night(at: machine, answers, serverOffset: .seconds(now - machine))
    if isWrong != (nights.clock?.doubt != nil) {
      broken.append("a clock that is wrong: \(isWrong), and was not noticed")
    }
    judge(board, at: now, isClockWrong: isWrong)
  }

  private mutating func answer(of source: String, at now: Int64) -> Nights.Answer {
    var indices = offers.indices.filter { offers[$0].id.source == source && offers[$0].isOpen(at: now) }
    chance.shuffle(&indices)
    var lie = Lie.none
    var end = Nights.Answer.End.complete
    switch chance.below(20) {
    case 0: end = .failure
    case 1: end = .cut
    case 2: lie = .empty
    case 3: lie = .half
    case 4, 5: lie = .some
    default: break
    }
    if lately[source, default: .none] != .none { lie = .none }
    if end != .complete || lie != .none { faults += 1 }
    switch lie {
    case .none: break
    case .empty: indices = []
    case .half: indices.removeLast(indices.count / 2)
    case .some: indices.removeLast(indices.count / 8)
    }
    if end != .complete { indices.removeLast(chance.below(indices.count + 1)) }
    lately[source] = end == .complete ? lie : lately[source]
    for index in indices {
      offers[index].delivered = true
      if offers[index].isDated, chance.below(40) == 0 { offers[index].ends += 5 * 86_400 }
    }
    var drafts = indices.map { offers[$0].draft }
    // Sources go on listing what can no longer be applied for.
    drafts += offers.filter { $0.id.source == source && $0.isDated && $0.ends <= now && now < $0.ends + 3 * 86_400 }
      .map(\.draft)
    // The order changed while it was read: a job comes twice.
    if let first = drafts.first { drafts.append(first) }
    let size = 7 + chance.below(20)
    let pages = stride(from: 0, to: drafts.count, by: size).map { Array(drafts[$0..<min($0 + size, drafts.count)]) }
    return Nights.Answer(pages: pages, end: end)
  }

  private mutating func judge(_ board: Board, at now: Int64, isClockWrong: Bool) {
    for delivery in nights.deliveries where delivery.outcome == .complete && !isClockWrong {
      snapshots[delivery.source, default: []].append(now)
    }
    let shown = Dictionary(uniqueKeysWithValues: (board.jobs + board.closed).map { ($0.id, $0) })
    for offer in offers where offer.delivered {
      guard let listing = shown[offer.id] else {
        if offer.isOpen(at: now) { broken.append("\(offer.id) is on offer and lost") }
        continue
      }
      if offer.isOpen(at: now), !listing.isOpen {
        broken.append("\(offer.id) is on offer and closed: \(listing.state)")
      }
      if !offer.isOpen(at: now), !isClockWrong { judgeEnd(of: offer, listing, at: now) }
    }
    do {
      for job in try nights.store.store.jobs() {
        let id = job.summary.id
        if let known = firstSeen[id], known != job.firstSeen {
          broken.append("\(id) was first seen \(known), now \(job.firstSeen)")
        }
        firstSeen[id] = job.firstSeen
      }
    } catch {
      broken.append("the store cannot be read: \(error)")
    }
    let ended = board.newlyEnded + nights.counts.endedOtherwise
    let expected = open + nights.counts.new + nights.counts.reopened - ended
    if expected != board.jobs.count {
      broken.append(
        "\(open) +\(nights.counts.new + nights.counts.reopened) −\(ended) = \(board.jobs.count)")
    }
    open = board.jobs.count
  }

  private mutating func judgeEnd(of offer: Offer, _ listing: Listing, at now: Int64) {
    if !listing.isOpen {
      closedOnTime += 1
      return
    }
    if offer.isDated {
      broken.append("\(offer.id) ended by its own date and is open")
      return
    }
    let missing = (snapshots[offer.id.source] ?? []).filter { $0 >= offer.ends }
    if let first = missing.first, let last = missing.last, last - first >= StoreRun.certainAfter {
      broken.append("\(offer.id) is gone since \(missing.count) believed answers and is open")
    }
  }

  private mutating func offer(_ count: Int, of source: String, at begin: Int64) {
    for _ in 0..<count {
      number += 1
      let days = Int64(1 + chance.below(40))
      let isDated = chance.below(3) == 0
      // A day that counts to its end where nobody says which zone: until it is over in the last zone on Earth.
      let lastDay = Day(instant: begin + days * 86_400)
      let ends = isDated ? (lastDay + 1).instant + 12 * 3600 : begin + days * 86_400
      offers.append(
        Offer(id: JobID(source: source, sourceID: "\(number)"), begins: begin, ends: ends, isDated: isDated))
    }
  }
}

/// Numbers that look like chance and are the same in every run: SplitMix64.
private struct Chance {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { limit <= 0 ? 0 : Int(next() % UInt64(limit)) }

  mutating func shuffle<Element>(_ list: inout [Element]) {
    for index in list.indices.dropLast() { list.swapAt(index, index + below(list.count - index)) }
  }
}
