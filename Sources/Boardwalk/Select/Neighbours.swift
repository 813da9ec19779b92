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

  private let numbers: [Trait: Int32]
  private let names: [Trait]
  /// For each position its traits, the heaviest first, and for each trait the positions that have it, ascending.
  private let traits: NumberRows
  private let holders: NumberRows
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
    var numbers: [Trait: Int32] = [:]
    var names: [Trait] = []
    var counts: [Int32] = []
    var traits = NumberRows()
    for job in jobs {
      for trait in Self.traits(of: job) {
        let number = numbers[trait] ?? Int32(names.count)
        if number == names.count {
          numbers[trait] = number
          names.append(trait)
          counts.append(0)
        }
        counts[Int(number)] += 1
        traits.append(number)
      }
      traits.endRow()
    }
    let count = Float(jobs.count)
    let weights = zip(names, counts).map { $0.factor * log(1 + count / Float($1)) }
    self.lengths = jobs.indices.map { position in
      traits[position].reduce(Float(0)) { $0 + weights[Int($1)] * weights[Int($1)] }.squareRoot()
    }
    traits.sortRows { Self.isHeavier($0, $1, by: weights) }
    (self.numbers, self.names, self.weights, self.traits) = (numbers, names, weights, traits)
    holders = traits.transposed(counts)
  }

  private static func isHeavier(_ left: Int32, _ right: Int32, by weights: [Float]) -> Bool {
    (weights[Int(right)], left) < (weights[Int(left)], right)
  }

  /// The nearest first; also for a job that is closed.
  ///
  /// - Parameters:
  ///   - position: where the job stands, or would stand, among the open ones.
  ///   - isOpen: whether it stands there.
  func nearest(to job: Listing, at position: Int, isOpen: Bool, count: Int) -> [Neighbour] {
    let own =
      isOpen
      ? Array(traits[position].prefix(Self.asked))
      : Array(
        Self.traits(of: job).compactMap { numbers[$0] }.sorted { Self.isHeavier($0, $1, by: weights) }
          .prefix(Self.asked))
    let best = merge(own, around: position, isOpen ? Int32(position) : nil, count: count)
    return best.map { one in
      let shared = own.indices.filter { one.shared & 1 << UInt8($0) != 0 }.prefix(2)
      return Neighbour(position: Int(one.position), shared: shared.map { names[Int(own[$0])] })
    }
  }

  /// The best of those who have any of these traits.
  ///
  /// - Parameter itself: who is none of its own neighbours.
  private func merge(
    _ own: [Int32], around position: Int, _ itself: Int32?, count: Int
  ) -> [(score: Float, position: Int32, shared: UInt8)] {
    var best: [(score: Float, position: Int32, shared: UInt8)] = []
    var rest = own.map { near(position, among: holders.range(of: Int($0))) }
    let squares = own.map { weights[Int($0)] * weights[Int($0)] }
    holders.withUnsafeNumbers { holders in
      // What none of a list is: behind all.
      var fronts = rest.map { $0.isEmpty ? Int32.max : holders[$0.lowerBound] }
      // All lists ascend: whoever is the first of what is left has all its traits at the lists' fronts.
      while let next = fronts.min(), next < .max {
        var score: Float = 0
        var shared: UInt8 = 0
        for index in fronts.indices where fronts[index] == next {
          rest[index] = rest[index].lowerBound + 1..<rest[index].upperBound
          fronts[index] = rest[index].isEmpty ? .max : holders[rest[index].lowerBound]
          score += squares[index]
          shared |= 1 << UInt8(index)
        }
        if next == itself { continue }
        score /= max(lengths[Int(next)], .leastNonzeroMagnitude)
        guard best.count < count || score > best[best.count - 1].score else { continue }
        // Of equals the first met stays in front.
        let place = best.firstIndex { $0.score < score } ?? best.count
        best.insert((score, next, shared), at: place)
        if best.count > count { best.removeLast() }
      }
    }
    return best
  }

  /// A trait that many have is asked for around the job itself, so that each job meets neighbours of its own.
  private func near(_ position: Int, among range: Range<Int>) -> Range<Int> {
    guard range.count > Self.holdersAsked else { return range }
    let low = holders.withUnsafeNumbers { holders in
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if holders[middle] < position { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let first = max(range.lowerBound, min(low - Self.holdersAsked / 2, range.upperBound - Self.holdersAsked))
    return first..<first + Self.holdersAsked
  }

  /// Each once, in an order that is the same in every run.
  private static func traits(of job: Listing) -> [Trait] {
    var traits = job.skills.map { Trait.skill($0) } + job.categories.map { .field($0.name) }
    traits.append(.organization(job.organization))
    for word in words(of: job.title) where word.utf8.count > 2 && !empty.contains(word) { traits.append(.word(word)) }
    return traits.indices.filter { !traits[..<$0].contains(traits[$0]) }.map { traits[$0] }
  }

  /// In small letters; no numbers.
  private static func words(of title: String) -> [String] {
    let title = title.lowercased()
    guard title.utf8.allSatisfy({ $0 < 0x80 }) else {
      return title.split { !$0.isLetter && !$0.isNumber }.filter { !$0.allSatisfy(\.isNumber) }.map { String($0) }
    }
    let (digits, letters) = (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"))
    return title.utf8.split { !digits.contains($0) && !letters.contains($0) }
      .filter { word in !word.allSatisfy(digits.contains) }.map { String(Substring($0)) }
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
