/// Every path that a page of the site links to, as a number, with one page that does: a dozen bytes each, however many
/// pages link there.
///
/// The example is the page whose path has the lowest number, so that it does not depend on which thread came first.
struct LinkLedger: Sendable {
  /// Open addressing; zero is a free place.
  private var targets: [UInt64] = []
  private var examples: [UInt32] = []
  private var count = 0

  /// Notes the links of one page.
  mutating func add(_ links: [UInt64], of page: Int, in paths: PathTable) {
    for link in links {
      if (count + 1) * 2 > targets.count { grow() }
      let slot = place(of: link)
      if targets[slot] == 0 {
        targets[slot] = link
        examples[slot] = UInt32(page)
        count += 1
      } else if paths.hash(of: page) < paths.hash(of: Int(examples[slot])) {
        examples[slot] = UInt32(page)
      }
    }
  }

  /// The links that lead to none of the paths, each with its example, in the order of the examples.
  func missing(from known: Set<UInt64>) -> [(link: UInt64, page: Int)] {
    targets.indices.filter { targets[$0] != 0 && !known.contains(targets[$0]) }
      .map { (targets[$0], Int(examples[$0])) }
  }
}

extension LinkLedger {
  private func place(of link: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: link ^ (link >> 32)) & (targets.count - 1)
    while targets[slot] != 0, targets[slot] != link { slot = (slot + 1) & (targets.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldTargets, oldExamples) = (targets, examples)
    targets = [UInt64](repeating: 0, count: max(64, targets.count * 2))
    examples = [UInt32](repeating: 0, count: targets.count)
    for index in oldTargets.indices where oldTargets[index] != 0 {
      let slot = place(of: oldTargets[index])
      targets[slot] = oldTargets[index]
      examples[slot] = oldExamples[index]
    }
  }
}
