/// Every path that pages of the site link to, as a number, with how many links lead there: some two dozen bytes each,
/// however many pages link there.
struct LinkLedger: Sendable {
  /// Open addressing; zero is a free place.
  private var targets: [UInt64]
  private var times: [Int32]
  private(set) var count = 0

  /// - Parameter count: so many paths will come.
  init(expecting count: Int = 0) {
    var room = 64
    while room * 3 < count * 4 { room *= 2 }
    targets = [UInt64](repeating: 0, count: room)
    times = [Int32](repeating: 0, count: room)
  }

  /// Notes the links of one page.
  mutating func add(_ links: [UInt64]) { for link in links { add(link, times: 1) } }

  /// Takes the links of a page away that is no longer what it was.
  mutating func remove(_ links: [UInt64]) { for link in links { add(link, times: -1) } }

  mutating func add(_ link: UInt64, times more: Int32) {
    let slot = place(of: link)
    times[slot] &+= more
    guard targets[slot] == 0 else { return }
    targets[slot] = link
    count += 1
    if count * 4 > targets.count * 3 { grow() }
  }

  /// Calls `body` with each path and the number of links to it, in no order.
  func each(_ body: (UInt64, Int32) -> Void) {
    for slot in targets.indices where targets[slot] != 0 { body(targets[slot], times[slot]) }
  }

  /// The links that lead to none of the paths.
  func missing(from known: Set<UInt64>) -> [UInt64] {
    targets.indices.filter { targets[$0] != 0 && times[$0] > 0 && !known.contains(targets[$0]) }.map { targets[$0] }
  }
}

extension LinkLedger {
  private func place(of link: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: link ^ (link >> 32)) & (targets.count - 1)
    while targets[slot] != 0, targets[slot] != link { slot = (slot + 1) & (targets.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldTargets, oldTimes) = (targets, times)
    targets = [UInt64](repeating: 0, count: targets.count * 2)
    times = [Int32](repeating: 0, count: targets.count)
    for index in oldTargets.indices where oldTargets[index] != 0 {
      let slot = place(of: oldTargets[index])
      targets[slot] = oldTargets[index]
      times[slot] = oldTimes[index]
    }
  }
}
