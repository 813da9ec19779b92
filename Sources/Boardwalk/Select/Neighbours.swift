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
  /// A number for each trait that is the same in every run.
  private let marks: [UInt64]
  /// For each position how much all its traits weigh together.
  private let lengths: [Float]

  /// So many of a job's rarest traits are asked …
  private static let asked = 8
  /// … and of each so many holders, those nearest in the list: a page is printed in microseconds.
  private static let holdersAsked = 40

  /// - Parameter jobs: the open jobs of the board, in its order.
  init(of jobs: [Listing]) {
    var numbers: [Trait: Int32] = [:]
    var names: [Trait] = []
    var counts: [Int32] = []
    var traits = NumberRows()
    for some in Self.traits(of: jobs) {
      // In the order in which one core alone would have met them.
      let known = some.names.map { trait in
        let number = numbers[trait] ?? Int32(names.count)
        if number == names.count {
          numbers[trait] = number
          names.append(trait)
          counts.append(0)
        }
        return number
      }
      for row in 0..<some.rows.count {
        for trait in some.rows[row] {
          counts[Int(known[Int(trait)])] += 1
          traits.append(known[Int(trait)])
        }
        traits.endRow()
      }
    }
    let count = Float(jobs.count)
    let weights = zip(names, counts).map { $0.factor * log(1 + count / Float($1)) }
    self.lengths = jobs.indices.map { position in
      traits[position].reduce(Float(0)) { $0 + weights[Int($1)] * weights[Int($1)] }.squareRoot()
    }
    traits.sortRows { Self.isHeavier($0, $1, by: weights) }
    (self.numbers, self.names, self.weights, self.traits) = (numbers, names, weights, traits)
    marks = names.map(\.mark)
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
    withAsked(of: job, at: position, isOpen: isOpen) { own in
      withBest(of: own, around: position, isOpen ? Int32(position) : nil, count: count) { best in
        best.map { one in
          var shared: [Trait] = []
          Self.eachShared(one, of: own) { shared.append(names[Int($0)]) }
          return Neighbour(position: Int(one.position), shared: shared)
        }
      }
    }
  }

  /// What `nearest` would say, as numbers that are the same in every run: for pages that need not be made again.
  ///
  /// - Parameter row: a number for what is shown of the open job at a position.
  func fingerprint(
    ofNearestTo job: Listing, at position: Int, isOpen: Bool, count: Int, row: (Int) -> UInt64
  ) -> Fingerprint {
    var fingerprint = Fingerprint()
    withAsked(of: job, at: position, isOpen: isOpen) { own in
      withBest(of: own, around: position, isOpen ? Int32(position) : nil, count: count) { best in
        for one in best {
          fingerprint.add(row(Int(one.position)))
          Self.eachShared(one, of: own) { fingerprint.add(marks[Int($0)]) }
        }
      }
    }
    return fingerprint
  }

  /// The rarest traits of a job, the heaviest first.
  private func withAsked<Result>(
    of job: Listing, at position: Int, isOpen: Bool, _ body: (UnsafeBufferPointer<Int32>) -> Result
  ) -> Result {
    if isOpen {
      let range = traits.range(of: position).prefix(Self.asked)
      return traits.withUnsafeNumbers { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
    let own = Self.traits(of: job).compactMap { numbers[$0] }.sorted { Self.isHeavier($0, $1, by: weights) }
    return Array(own.prefix(Self.asked)).withUnsafeBufferPointer(body)
  }

  /// What weighs most of what a neighbour has in common with the job.
  private static func eachShared(_ one: Best, of own: UnsafeBufferPointer<Int32>, _ body: (Int32) -> Void) {
    for index in own.indices.filter({ one.shared & 1 << UInt8($0) != 0 }).prefix(2) { body(own[index]) }
  }

  /// One of the nearest so far, and which of the traits that were asked it has.
  private struct Best {
    var score: Float
    var position: Int32
    var shared: UInt8
  }

  /// What is left of the holders of a trait.
  private struct Front {
    /// The first of them; behind all when none is left.
    var next: Int32
    var place: Int
    var end: Int
    /// The trait's weight by itself.
    var square: Float
  }

  /// The best of those who have any of these traits, the best first. In memory of its own for the time being: this is asked
  /// for every job of the board.
  ///
  /// - Parameter itself: who is none of its own neighbours.
  private func withBest<Result>(
    of own: UnsafeBufferPointer<Int32>, around position: Int, _ itself: Int32?, count: Int,
    _ body: (UnsafeBufferPointer<Best>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Front.self, capacity: Self.asked) { fronts in
      withUnsafeTemporaryAllocation(of: Best.self, capacity: count + 1) { best in
        let found = holders.withUnsafeNumbers { holders in
          for (index, trait) in own.enumerated() {
            let range = near(position, among: self.holders.range(of: Int(trait)))
            let weight = weights[Int(trait)]
            let next = range.isEmpty ? Int32.max : holders[range.lowerBound]
            fronts.initializeElement(
              at: index, to: Front(next: next, place: range.lowerBound, end: range.upperBound, square: weight * weight))
          }
          let fronts = UnsafeMutableBufferPointer(rebasing: fronts[..<own.count])
          return lengths.withUnsafeBufferPointer { lengths in
            Self.merge(fronts, holders, lengths, without: itself ?? -1, into: best, atMost: count)
          }
        }
        return body(UnsafeBufferPointer(rebasing: best[..<found]))
      }
    }
  }

  /// All lists ascend: whoever is the first of what is left has all its traits at the lists' fronts.
  private static func merge(
    _ fronts: UnsafeMutableBufferPointer<Front>, _ holders: UnsafeBufferPointer<Int32>,
    _ lengths: UnsafeBufferPointer<Float>, without itself: Int32, into best: UnsafeMutableBufferPointer<Best>,
    atMost count: Int
  ) -> Int {
    var found = 0
    while true {
      var next = Int32.max
      for index in fronts.indices { next = min(next, fronts[index].next) }
      if next == .max { return found }
      var score: Float = 0
      var shared: UInt8 = 0
      for index in fronts.indices where fronts[index].next == next {
        let place = fronts[index].place + 1
        fronts[index].place = place
        fronts[index].next = place < fronts[index].end ? holders[place] : .max
        score += fronts[index].square
        shared |= 1 << UInt8(index)
      }
      if next == itself { continue }
      score /= max(lengths[Int(next)], .leastNonzeroMagnitude)
      guard found < count || found > 0 && score > best[found - 1].score else { continue }
      // Of equals the first met stays in front.
      var place = found
      while place > 0, best[place - 1].score < score {
        best.initializeElement(at: place, to: best[place - 1])
        place -= 1
      }
      best.initializeElement(at: place, to: Best(score: score, position: next, shared: shared))
      found = min(found + 1, count)
    }
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
}
