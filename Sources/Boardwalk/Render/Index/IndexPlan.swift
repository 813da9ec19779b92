/// Which job has which number in the index of a site, and which files it has.
struct IndexPlan: Sendable {
  /// Numbers that mean something, ascending.
  let entries: [Entry]
  /// Of those that stand for no job on offer, by their numbers, what files that speak of them are made of.
  let gone: [UInt32: Gone]
  /// What lies in the same files, ascending.
  let stretches: [Stretch]
  /// All numbers are below.
  let end: UInt32
  /// The words with which the shelves of words begin, but for the first.
  let shelves: [[UInt8]]
  /// What the shelves were divided for: with another division the same path would mean something else.
  let shelvedFor: Int
  /// Whether everything is in the manifest, so that a small board is asked for one file.
  let isWhole: Bool

  /// A number and the job it stands for.
  struct Entry: Sendable {
    var number: UInt32 { edition.number }
    /// In `Board.jobs`; nil when the job is closed or became another. Then the number is in no set of jobs that are on offer,
    /// and what else is said of it stands until its files are written again.
    var position: Int32?
    var edition: StoredEdition
  }

  struct Gone: Sendable {
    var mark: Fingerprint
    var posted: Day
    /// As `StoredListings` says it, in seconds since 1970 UTC.
    var firstSeen: Int64
  }

  struct Stretch: Sendable {
    var first: UInt32
    var last: UInt32
    /// So many shelves are one file.
    var step: Int
    /// In `entries`.
    var range: Range<Int>

    /// A part of a path: `0-2082`.
    var name: String { "\(first)-\(last)" }
  }
}

extension IndexPlan {
  init(of board: Board) throws {
    let listed = board.jobs.indices.filter { board.isIndexed(board.jobs[$0].id.source) }
    if listed.count <= Numbering.leastForStretches {
      // The newest has the highest number, here as there.
      let entries = listed.reversed().enumerated().map { number, position in
        Entry(number: UInt32(number), position: position, row: board.jobs[position].row)
      }
      let whole = entries.indices
      self.init(
        entries: entries, gone: [:],
        stretches: entries.isEmpty ? [] : [Stretch(0, UInt32(entries.count - 1), 1, whole)], end: UInt32(entries.count),
        shelves: [], shelvedFor: 0, isWhole: true)
      return
    }
    let numbering = try board.store.numbering()
    var (entries, waiting) = try Self.numbered(listed, of: board)
    var stretches = numbering.stretches
    let span = Numbering.span(of: listed.count)
    var next = numbering.next
    for first in stride(from: 0, to: waiting.count, by: span) {
      let some = waiting[first..<min(first + span, waiting.count)]
      stretches.append(Numbering.Stretch(first: next, last: next + some.count - 1))
      for position in some {
        entries.append(Entry(number: UInt32(next), position: position, row: board.jobs[position].row))
        next += 1
      }
    }
    waiting = []
    self.init(
      entries: entries, gone: try Self.gone(of: entries, of: board), stretches: Self.cut(entries, into: stretches),
      end: UInt32(next),
      shelves: numbering.shelves.map { Array($0.utf8) }, shelvedFor: numbering.shelvedFor, isWhole: false)
  }

  /// The numbers of the store, and the positions of the jobs that have none, the oldest first: posts, and what no run has
  /// seen since the store was brought up to date.
  private static func numbered(_ listed: [Int], of board: Board) throws -> ([Entry], [Int]) {
    let names = Set(board.settings.sources.map(\.name).filter(board.isIndexed))
    let hidden = try board.store.sources().map(\.name).filter { !names.contains($0) }
    var positions = [Int32](repeating: -1, count: Int(listed.map { board.jobs[$0].row }.max() ?? 0) + 1)
    for position in listed where board.jobs[position].row > 0 {
      positions[Int(board.jobs[position].row)] = Int32(position)
    }
    var entries: [Entry] = []
    var isNumbered = [Bool](repeating: false, count: board.jobs.count)
    for edition in try board.store.editions(without: hidden) {
      let position = !edition.isFormer && edition.job < positions.count ? positions[Int(edition.job)] : -1
      entries.append(Entry(position: position < 0 ? nil : position, edition: edition))
      if position >= 0 { isNumbered[Int(position)] = true }
    }
    return (entries, listed.reversed().filter { !isNumbered[$0] })
  }

  private static func gone(of entries: [Entry], of board: Board) throws -> [UInt32: Gone] {
    var numbers: [UInt32] = []
    for entry in entries where entry.position == nil { numbers.append(entry.number) }
    if numbers.isEmpty { return [:] }
    let sources = Dictionary(
      try board.store.sources().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var moments: [Day: Int64] = [:]
    return try board.store.gone(numbers).reduce(into: [:]) { gone, edition in
      let (number, job) = edition
      var firstSeen = job.firstSeen
      if sources[job.id.source]?.begins(withJobOf: firstSeen) == true {
        let moment = moments[job.posted] ?? board.settings.moment(of: job.posted)
        moments[job.posted] = moment
        firstSeen = min(firstSeen, moment)
      }
      gone[number] = Gone(
        mark: mark(of: number, job.id, job.content, firstSeen: firstSeen), posted: job.posted, firstSeen: firstSeen)
    }
  }

  /// The stretches in which something is on offer.
  private static func cut(_ entries: [Entry], into stretches: [Numbering.Stretch]) -> [Stretch] {
    var start = 0
    return stretches.compactMap { stretch in
      while start < entries.count, entries[start].number < stretch.first { start += 1 }
      var end = start
      while end < entries.count, entries[end].number <= stretch.last { end += 1 }
      let range = start..<end
      start = end
      guard entries[range].contains(where: { $0.position != nil }) else { return nil }
      return Stretch(UInt32(stretch.first), UInt32(stretch.last), stretch.step, range)
    }
  }

  /// What is said of a number follows from this, from the site's settings and its language.
  static func mark(of number: UInt32, _ id: JobID, _ content: Fingerprint, firstSeen: Int64) -> Fingerprint {
    var mark = content
    mark.add(Int(number))
    mark.add(id.source)
    mark.add(id.sourceID)
    mark.add(Int(Day(instant: firstSeen).number))
    return mark
  }

  /// The number of each of the board's jobs, by its position: all have one.
  func numbers(of board: Board) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: board.jobs.count)
    for entry in entries {
      if let position = entry.position { numbers[Int(position)] = entry.number }
    }
    return numbers
  }
}

extension IndexPlan.Entry {
  fileprivate init(number: UInt32, position: Int, row: Int64) {
    self.init(
      position: Int32(position), edition: StoredEdition(job: row, number: number, isFormer: false))
  }
}

extension IndexPlan.Stretch {
  fileprivate init(_ first: UInt32, _ last: UInt32, _ step: Int, _ range: Range<Int>) {
    self.init(first: first, last: last, step: step, range: range)
  }
}

extension Board {
  /// Whether the jobs of a source may be in the index. The one place to ask.
  func isIndexed(_ source: String) -> Bool { true }
}
