/// The numbers by which the index knows jobs, and how its files divide them.
///
/// A job gets a number when it is first seen and another when its content changes; none is ever used again. So what the index
/// says of a number stays true, and a file of it changes only when jobs in it come or go. Numbers are in the order of the list:
/// the newest job of a run has the highest.
struct Numbering: Codable, Hashable, Sendable {
  /// The number that is given next.
  var next = 0
  /// Adjacent and ascending.
  var stretches: [Stretch] = []
  /// The words with which the shelves of words begin, ascending, but for the first shelf.
  var shelves: [String] = []
  /// How many jobs there were when the shelves were divided.
  var shelvedFor = 0

  /// Numbers whose words are in the same files.
  struct Stretch: Codable, Hashable, Sendable {
    var first: Int
    var last: Int
    /// So many shelves are one file: few jobs have few words. A power of two.
    var step = 1
  }
}

extension Numbering {
  /// Boards with fewer jobs have an index of one part, made anew each time.
  static let leastForStretches = 5000
  /// The fewest numbers of a full stretch: with fewer, its files would be smaller than what is spent on asking for them.
  private static let shortest = 1024
  /// A board has about so many stretches: a search asks each for a file, a night's new jobs rewrite one.
  private static let wanted = 16
  /// While it is written a stretch takes memory for all words of its jobs, so boards of more than some hundred thousand have more of them.
  private static let longest = 16_384
  /// One of so many jobs may be written again in a run only to keep the stretches in order, but at least so many jobs.
  private static let spared = 64
  private static let leastSpared = 256

  /// How many numbers a full stretch has.
  static func span(of jobs: Int) -> Int { max(shortest, min(jobs / wanted, max(longest, jobs / (2 * wanted)))) }

  /// Adds the numbers of a run.
  mutating func add(_ count: Int, jobs: Int) {
    let span = Self.span(of: jobs)
    for first in stride(from: next, to: next + count, by: span) {
      let last = min(first + span, next + count) - 1
      stretches.append(Stretch(first: first, last: last, step: Self.step(of: last - first + 1, span)))
    }
    next += count
  }

  /// Divides all numbers that mean something into stretches anew.
  mutating func divide(_ numbers: [Int], jobs: Int) {
    let span = Self.span(of: jobs)
    stretches = []
    for start in stride(from: 0, to: numbers.count, by: span) {
      let end = start + span
      let last = end < numbers.count ? numbers[end] - 1 : next - 1
      let step = Self.step(of: min(span, numbers.count - start), span)
      stretches.append(Stretch(first: stretches.last.map { $0.last + 1 } ?? 0, last: last, step: step))
    }
  }

  /// Which stretches are to lose what is gone: those of which half is, the most first, as far as a run may rewrite.
  ///
  /// - Parameters:
  ///   - present: for each stretch how many numbers still mean something.
  ///   - gone: and how many of these are of jobs that are closed or changed.
  func toClear(present: [Int], gone: [Int], jobs: Int) -> [Int] {
    var budget = max(Self.leastSpared, jobs / Self.spared)
    var cleared: [Int] = []
    for index in stretches.indices.sorted(by: { (gone[$0], $0) > (gone[$1], $1) }) {
      let left = present[index] - gone[index]
      guard gone[index] * 2 >= present[index], present[index] > 0, cleared.isEmpty || left <= budget else { continue }
      budget -= left
      cleared.append(index)
    }
    return cleared
  }

  /// Joins neighbours that fit into one stretch, the smallest first, as far as a run may rewrite.
  ///
  /// - Parameters:
  ///   - present: for each stretch how many numbers mean something.
  ///   - fresh: the first number of this run; what lies behind is written anyway.
  mutating func join(present: [Int], fresh: Int, jobs: Int) {
    let span = Self.span(of: jobs)
    var present = present
    var budget = max(Self.leastSpared, jobs / Self.spared)
    while let index = nextJoin(present, span) {
      let cost = (index...index + 1).reduce(0) { $0 + (stretches[$1].first < fresh ? present[$1] : 0) }
      guard cost <= budget else { break }
      budget -= cost
      stretches[index].last = stretches[index + 1].last
      present[index] += present[index + 1]
      stretches[index].step = Self.step(of: present[index], span)
      stretches.remove(at: index + 1)
      present.remove(at: index + 1)
    }
  }

  /// Notes that a stretch lost what is gone.
  mutating func clear(_ index: Int, left: Int, jobs: Int) {
    stretches[index].step = Self.step(of: max(1, left), Self.span(of: jobs))
  }

  private func nextJoin(_ present: [Int], _ span: Int) -> Int? {
    stretches.indices.dropLast().filter { present[$0] + present[$0 + 1] <= span }
      .min { (present[$0] + present[$0 + 1], -$0) < (present[$1] + present[$1 + 1], -$1) }
  }

  private static func step(of count: Int, _ span: Int) -> Int {
    var step = 1
    while count * step * 2 <= span, step < 1 << 12 { step *= 2 }
    return step
  }

  /// Whether the shelves are due to be divided anew: the first time, and when the board has become another.
  func needsShelves(jobs: Int) -> Bool {
    jobs > Self.leastForStretches && (shelves.isEmpty || jobs >= shelvedFor * 2 || jobs * 4 <= shelvedFor)
  }

  /// Whether it can have come from here: it may have been read from a published site.
  var isSound: Bool {
    var end = 0
    for stretch in stretches {
      guard stretch.first == end, stretch.last >= stretch.first, stretch.last < Self.mostNumbers, stretch.step > 0,
        stretch.step <= 1 << 12
      else { return false }
      end = stretch.last + 1
    }
    return end == next && (0...Self.mostNumbers).contains(shelvedFor) && shelves.count < 1 << 16
      && zip(shelves, shelves.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A million jobs that change once a day use up so many in a year.
  private static let mostNumbers = 400_000_000
}
