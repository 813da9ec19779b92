import Foundation

/// Which open jobs are most like a job, and what they share: the words of their titles, skills, fields of work and
/// organizations, each weighed by how rare it is on this board.
struct Neighbours: Sendable {
  /// An open job and why it is near.
  struct Neighbour: Sendable {
    /// In `Board.jobs`.
    var position: Int
    /// What weighs most of what both have, heaviest first; two at most.
    var shared: [Trait]
  }

  /// Something that jobs can have in common.
  enum Trait: Sendable, Hashable {
    case word(String)
    case skill(String)
    case field(String)
    case organization(String)
  }

  private let traits: [Trait: Int32]
  private let names: [Trait]
  /// For each trait the positions that have it, ascending.
  private let holders: [[Int32]]
  private let weights: [Float]
  /// For each position how much all its traits weigh together.
  private let lengths: [Float]

  /// So many of a job's rarest traits are asked …
  private static let asked = 8
  /// … and of each so many holders, those nearest in the list: a page is printed in microseconds.
  private static let holdersAsked = 40
  /// Words that say nothing of the work.
  private static let empty: Set = [
    "and", "for", "the", "with", "from", "all", "our", "und", "der", "die", "des", "les", "para", "los", "job",
  ]

  /// - Parameter jobs: the open jobs of the board, in its order.
  init(of jobs: [Listing]) {
    var traits: [Trait: Int32] = [:]
    var names: [Trait] = []
    var holders: [[Int32]] = []
    for (position, job) in jobs.enumerated() {
      for trait in Self.traits(of: job) {
        let number = traits[trait, default: Int32(names.count)]
        if number == names.count {
          traits[trait] = number
          names.append(trait)
          holders.append([])
        }
        holders[Int(number)].append(Int32(position))
      }
    }
    let count = Float(jobs.count)
    let weights = zip(names, holders).map { name, holders in name.factor * log(1 + count / Float(holders.count)) }
    var lengths = [Float](repeating: 0, count: jobs.count)
    for (weight, holders) in zip(weights, holders) {
      for holder in holders { lengths[Int(holder)] += weight * weight }
    }
    self.traits = traits
    self.names = names
    self.holders = holders
    self.weights = weights
    self.lengths = lengths.map { $0.squareRoot() }
  }

  /// The nearest first; also for a job that is closed.
  ///
  /// - Parameter position: where the job stands, or would stand, among the open ones.
  func nearest(to job: Listing, at position: Int, count: Int) -> [Neighbour] {
    let own = Self.traits(of: job).compactMap { traits[$0].map(Int.init) }
      .sorted { (weights[$1], $0) < (weights[$0], $1) }.prefix(Self.asked)
    // Position and trait in one number: sorting brings together what belongs to one job.
    var met: [UInt64] = []
    for trait in own {
      for holder in near(position, among: holders[trait]) { met.append(UInt64(holder) << 32 | UInt64(trait)) }
    }
    met.sort()
    var best: [(score: Float, position: Int, traits: ArraySlice<UInt64>)] = []
    var start = 0
    while start < met.count {
      var end = start
      var score: Float = 0
      while end < met.count, met[end] >> 32 == met[start] >> 32 {
        let weight = weights[Int(met[end] & 0xFFFF_FFFF)]
        score += weight * weight
        end += 1
      }
      let position = Int(met[start] >> 32)
      best.append((score / max(lengths[position], .leastNonzeroMagnitude), position, met[start..<end]))
      start = end
    }
    best.sort { ($1.score, $0.position) < ($0.score, $1.position) }
    return best.prefix(count + 1).map { one in
      let shared = one.traits.map { Int($0 & 0xFFFF_FFFF) }.sorted { (weights[$1], $0) < (weights[$0], $1) }
      return Neighbour(position: one.position, shared: shared.prefix(2).map { names[$0] })
    }
  }

  /// A trait that many have is asked for around the job itself, so that each job meets neighbours of its own.
  private func near(_ position: Int, among holders: [Int32]) -> ArraySlice<Int32> {
    guard holders.count > Self.holdersAsked else { return holders[...] }
    var (low, high) = (0, holders.count)
    while low < high {
      let middle = (low + high) / 2
      if holders[middle] < position { low = middle + 1 } else { high = middle }
    }
    let first = max(0, min(low - Self.holdersAsked / 2, holders.count - Self.holdersAsked))
    return holders[first..<first + Self.holdersAsked]
  }

  /// Each once, in an order that is the same in every run.
  private static func traits(of job: Listing) -> [Trait] {
    var traits = job.skills.map { Trait.skill($0) } + job.categories.map { .field($0.name) }
    traits.append(.organization(job.organization))
    for word in job.title.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      guard word.utf8.count > 2, !word.allSatisfy(\.isNumber), !empty.contains(String(word)) else { continue }
      traits.append(.word(String(word)))
    }
    var seen: Set<Trait> = []
    return traits.filter { seen.insert($0).inserted }
  }
}

extension Neighbours.Trait {
  /// What it says of the work itself, beside how rare it is.
  fileprivate var factor: Float {
    switch self {
    case .word: 1
    case .skill: 0.9
    case .field: 0.7
    case .organization: 0.35
    }
  }
}
