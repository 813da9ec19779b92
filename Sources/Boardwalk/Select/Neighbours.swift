import Foundation

/// Which open jobs are most like a job, and what they share: the words of their titles, skills, fields of work and
/// organizations, each weighed by how rare it is on this board.
final class Neighbours: Sendable {
  /// An open job and why it is near.
  struct Neighbour: Sendable {
    /// In `Board.jobs`.
    let position: Int32
    /// The numbers of what weighs most of what both have, heaviest first.
    fileprivate let first: Int32
    fileprivate let second: Int32?
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
          let first = one.shared.trailingZeroBitCount
          let others = one.shared & (one.shared - 1)
          return Neighbour(
            position: one.position, first: own[first], second: others == 0 ? nil : own[others.trailingZeroBitCount])
        }
      }
    }
  }

  /// What weighs most of what a neighbour has in common with the job, heaviest first; two at most.
  func shared(by neighbour: Neighbour) -> [Trait] {
    [neighbour.first, neighbour.second].compactMap { $0.map { names[Int($0)] } }
  }

  /// Of what is said of neighbours, as numbers that are the same in every run: for pages that need not be made again.
  ///
  /// - Parameter row: a number for what is shown of the open job at a position.
  func fingerprint(of neighbours: [Neighbour], row: (Int) -> UInt64) -> Fingerprint {
    var fingerprint = Fingerprint()
    for one in neighbours {
      fingerprint.add(row(Int(one.position)))
      fingerprint.add(marks[Int(one.first)])
      if let second = one.second { fingerprint.add(marks[Int(second)]) }
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

  /// Who has some of the traits that were asked: which, and how much they weigh.
  private struct Best {
    var score: Float
    /// In `Board.jobs`; none where nobody is noted.
    var position: Int32
    var shared: UInt8

    static let nobody = Best(score: 0, position: -1, shared: 0)

    /// Of equals the first of the board stays in front.
    func isBefore(_ other: Best) -> Bool {
      score == other.score ? position < other.position : score > other.score
    }
  }

  /// Places for everybody who can be met, `asked` × `holdersAsked` at most, and some that stay free: a power of two.
  private static let room = 512

  /// The best of those who have any of these traits, the best first. In memory of its own for the time being: this is asked
  /// for every job of the board.
  ///
  /// - Parameter itself: who is none of its own neighbours.
  private func withBest<Result>(
    of own: UnsafeBufferPointer<Int32>, around position: Int, _ itself: Int32?, count: Int,
    _ body: (UnsafeBufferPointer<Best>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Best.self, capacity: Self.room) { met in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.room) { taken in
        withUnsafeTemporaryAllocation(of: Best.self, capacity: count + 1) { best in
          met.initialize(repeating: .nobody)
          let all = meet(own, around: position, in: met, at: taken)
          var found = 0
          lengths.withUnsafeBufferPointer { lengths in
            for index in 0..<all {
              var one = met[Int(taken[index])]
              if one.position == itself { continue }
              one.score /= max(lengths[Int(one.position)], .leastNonzeroMagnitude)
              guard found < count || found > 0 && one.isBefore(best[found - 1]) else { continue }
              var place = found
              while place > 0, one.isBefore(best[place - 1]) {
                best.initializeElement(at: place, to: best[place - 1])
                place -= 1
              }
              best.initializeElement(at: place, to: one)
              found = min(found + 1, count)
            }
          }
          return body(UnsafeBufferPointer(rebasing: best[..<found]))
        }
      }
    }
  }

  /// Notes who has any of these traits, each at a place that its position says or behind it.
  ///
  /// - Parameter taken: where the places come that are taken, in the order in which they were.
  /// - Returns: how many were met.
  private func meet(
    _ own: UnsafeBufferPointer<Int32>, around position: Int, in met: UnsafeMutableBufferPointer<Best>,
    at taken: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    var count = 0
    holders.withUnsafeNumbers { holders in
      for (index, trait) in own.enumerated() {
        let weight = weights[Int(trait)]
        let square = weight * weight
        for holder in near(position, among: self.holders.range(of: Int(trait))) {
          let holder = holders[holder]
          // Fibonacci hashing: the upper nine bits are the place.
          var place = Int((UInt32(bitPattern: holder) &* 0x9E37_79B1) >> 23)
          while met[place].position != holder, met[place].position >= 0 { place = (place + 1) & (Self.room - 1) }
          if met[place].position < 0 {
            met[place].position = holder
            taken.initializeElement(at: count, to: Int32(place))
            count += 1
          }
          met[place].score += square
          met[place].shared |= 1 << UInt8(index)
        }
      }
    }
    return count
  }

  /// A trait that many have is asked for around the job itself, so that each job meets neighbours of its own.
  private func near(_ position: Int, among range: Range<Int>) -> Range<Int> {
    guard range.count > Self.holdersAsked else { return range }
    let low = holders.withUnsafeNumbers {
      firstNotBefore(Int32(position), in: UnsafeBufferPointer(rebasing: $0[range]))
    }
    let first = max(
      range.lowerBound, min(range.lowerBound + low - Self.holdersAsked / 2, range.upperBound - Self.holdersAsked))
    return first..<first + Self.holdersAsked
  }

  /// Where the holders that do not stand before a position begin. Looked for from where it would be if they were spread evenly, as
  /// most are nearly: halving the whole would touch memory all over it, for every job and trait.
  private func firstNotBefore(_ position: Int32, in holders: UnsafeBufferPointer<Int32>) -> Int {
    var low = min(holders.count - 1, Int(position) * holders.count / max(lengths.count, 1))
    var (high, step) = (low, 1)
    while high < holders.count, holders[high] < position {
      low = high + 1
      high += step
      step *= 2
    }
    high = min(high, holders.count)
    step = 1
    while low > 0, holders[low - 1] >= position {
      high = low - 1
      low = max(0, low - step)
      step *= 2
    }
    while low < high {
      let middle = (low + high) / 2
      if holders[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
