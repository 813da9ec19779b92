/// Which jobs have something alike: what follows from it is made once for all of them.
struct RowGroups {
  /// What that is.
  let origin: RowOrigin
  /// The group of each job, as they came.
  private(set) var groups: [Int32] = []
  /// The first job of each group, by its place among all.
  private(set) var heads: [Int32] = []
  /// What the jobs of each group have alike.
  private var keys: [UInt64] = []
  /// Open addressing: of a group its number and one more; 0 is a free place. At least half of them stay free.
  private var slots = [Int32](repeating: 0, count: 64)

  /// - Parameter count: so many jobs will come.
  init(by origin: RowOrigin, expecting count: Int) {
    self.origin = origin
    groups.reserveCapacity(count)
  }

  /// Takes a job; gives its group.
  @discardableResult
  mutating func append(_ job: Listing) -> Int {
    let group = group(of: origin.key(of: job))
    groups.append(Int32(group))
    return group
  }

  private mutating func group(of key: UInt64) -> Int {
    if let last = groups.last, keys[Int(last)] == key { return Int(last) }
    let slot = slot(of: key)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    keys.append(key)
    heads.append(Int32(groups.count))
    slots[slot] = Int32(keys.count)
    if keys.count * 2 > slots.count { grow() }
    return keys.count - 1
  }

  /// Where a key is, or would be.
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* Self.scatter) >> 32) & (slots.count - 1)
    while slots[slot] > 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (group, key) in keys.enumerated() { slots[slot(of: key)] = Int32(group) + 1 }
  }

  private static let scatter: UInt64 = 0x9E37_79B9_7F4A_7C15
}

/// What of a job other things follow from. Of what many jobs have alike there are a few copies.
enum RowOrigin: CaseIterable {
  case conditions, deadline, firstSeen, hirer, kind, pay, posted, source, terms, vacancy, workPlace

  /// The same of two jobs that have it alike.
  fileprivate func key(of job: Listing) -> UInt64 {
    switch self {
    case .conditions: job.conditions.identity ?? 0
    case .deadline: job.summary.sharedDeadline?.identity ?? 0
    case .firstSeen: UInt64(truncatingIfNeeded: Day(instant: job.firstSeen).number)
    case .hirer: job.summary.hirer.identity
    case .kind: job.summary.kind == .job ? 0 : 1
    case .pay: job.summary.sharedPay?.identity ?? 0
    case .posted: UInt64(truncatingIfNeeded: job.summary.posted.number)
    case .source: Fingerprint(job.summary.id.source).value
    case .terms: job.summary.terms.identity
    case .vacancy: job.summary.vacancy.identity
    case .workPlace: job.summary.workPlace.identity
    }
  }
}

extension RowGroups {
  /// Which of some jobs have alike what some things follow from. All are asked of a job at once: it need not be found in memory
  /// again.
  static func all(_ origins: [RowOrigin], of jobs: some Collection<Listing>) -> [RowOrigin: RowGroups] {
    var all = origins.map { RowGroups(by: $0, expecting: jobs.count) }
    for job in jobs {
      for index in all.indices { all[index].append(job) }
    }
    return Dictionary(uniqueKeysWithValues: zip(origins, all))
  }
}
