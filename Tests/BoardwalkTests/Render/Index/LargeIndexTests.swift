import Foundation
import Testing

@testable import Boardwalk

/// A board with so many jobs that its index is in many files, over some nights.
///
/// Minutes without optimisation; `Tests/Outside/searching.py` asks the same of the finished program every time.
@Suite("The index of a large board", .enabled(if: ProcessInfo.processInfo.environment["TORTURE"] != nil))
struct LargeIndexTests {
  private static let count = Numbering.leastForStretches + 1200
  private static let night: Int64 = 86_400

  private func job(_ number: Int, _ words: String = "") throws -> Job {
    try Job.plain("\(number)", title: "Clerk \(number % 97)", posted: "2026-11-\(10 + number % 9)") {
      $0.summary.organization = "Office \(number % 150)"
      $0.summary.skills = ["skill\(number % 1000) \(words)"]
      $0.summary.workplace = number % 3 == 0 ? .remote : .onSite
      $0.facts = [Job.Fact("Travel", "25% or less")]
    }
  }

  private struct Nights {
    var store: TestStore
    var content: BoardContent
    var files: [String: String] = [:]
    /// What the source delivers.
    var jobs: [Int: Job]
    /// What it did not have the last time: a job is gone when that happens twice.
    var missing: [Int: Job] = [:]
    var now = TestBoard.now

    /// What stands in the index of a job: title and words by id.
    func expect(sourceLocation: SourceLocation = #_sourceLocation) throws {
      let index = try IndexReader(files)
      let rows = try index.jobs()
      let jobs = jobs.merging(missing) { job, _ in job }
      let isWhole = Set(rows.compactMap { $0.text("id") }) == Set(jobs.keys.map { "api:\($0)" })
      #expect(isWhole, sourceLocation: sourceLocation)
      #expect(rows.count == jobs.count && index.manifest["count"] as? Int == jobs.count, sourceLocation: sourceLocation)
      var wrong: [String] = []
      var numbers: [String: Set<Int>] = [:]
      for row in rows {
        guard let number = row["number"] as? Int, let id = row.text("id")?.dropFirst(4), let job = jobs[Int(id) ?? -1]
        else { continue }
        if row.text("title") != job.title { wrong.append("title of \(id)") }
        let words = job.summary.skills.joined().split(separator: " ").map(String.init)
        for word in words { numbers[word, default: []].insert(number) }
        numbers["at " + job.organization, default: []].insert(number)
      }
      for (word, expected) in numbers where word.hasPrefix("fresh") || StableHash.of(word.utf8) % 20 == 0 {
        let found =
          try word.hasPrefix("at ") ? index.jobs("organization", String(word.dropFirst(3))) : index.jobs(with: word)
        if Set(found) != expected { wrong.append(word) }
      }
      #expect(wrong == [], sourceLocation: sourceLocation)
    }

    /// Another night; the source no longer has some.
    mutating func pass(
      without gone: [Int] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      now += LargeIndexTests.night
      missing = [:]
      for number in gone { missing[number] = jobs.removeValue(forKey: number) }
      try store.run(at: now, jobs.sorted { $0.key < $1.key }.map(\.value))
      files = try store.index(content, now: now)
      try expect(sourceLocation: sourceLocation)
    }
  }

  private func board() throws -> Nights {
    let jobs = try (0..<Self.count).map { ($0, try job($0)) }
    var nights = Nights(
      store: try TestStore(), content: try .of([:], now: TestBoard.now),
      jobs: Dictionary(uniqueKeysWithValues: jobs))
    try nights.pass()
    return nights
  }

  @Test("Every job is found by its words and by its organization, and nights change few files")
  func nights() throws {
    var nights = try board()
    #expect(try IndexReader(nights.files).parts.count > 5)
    #expect(try IndexReader(nights.files).manifest["inline"] == nil)
    for night in 1...3 {
      let before = nights.files
      for number in 0..<20 { nights.jobs[night * 100 + number] = try job(night * 100 + number, "fresh\(night)") }
      for number in Self.count + night * 100..<Self.count + night * 100 + 20 { nights.jobs[number] = try job(number) }
      // None of those that changed: of what is gone the store has what was there before.
      try nights.pass(without: (0..<20).map { $0 * 200 + 50 + night })
      let stable = nights.files.filter { $0.key.hasPrefix("data/words/") || $0.key.hasPrefix("data/jobs/") }
      let written = stable.filter { before[$0.key] != $0.value }
      func bytes(_ files: [String: String]) -> Int { files.reduce(0) { $0 + $1.value.utf8.count } }
      // Nothing old is joined with more than 256 jobs of another night.
      #expect(bytes(written) * 100 < bytes(stable) * 6, "night \(night)")
    }
  }

  @Test("The same store gives the same index")
  func same() throws {
    var nights = try board()
    for number in 0..<50 { nights.jobs[number] = try job(number, "other") }
    try nights.pass(without: [60])
    try nights.pass()
    #expect(try nights.store.index(nights.content, now: nights.now) == nights.files)
  }

  @Test("What is gone is cleared away when half of its neighbours are")
  func cleared() throws {
    var nights = try board()
    // Those of one day, and so of one stretch.
    let changed = (0..<Self.count).filter { $0 % 9 == 0 }
    for number in changed { nights.jobs[number] = try job(number, "other") }
    try nights.pass()
    let numbering = try nights.store.store.numbering()
    #expect(numbering.next == Self.count + changed.count)
    #expect(numbering.isSound)
    let editions = try nights.store.store.editions(without: [])
    #expect(editions.count == Self.count)
    #expect(editions.allSatisfy { !$0.isFormer })
  }

  @Test("A store that never numbered its jobs has a whole index")
  func unnumbered() throws {
    var nights = try board()
    try nights.store.store.database.write { database in
      for table in ["edition", "numbering", "vocabulary"] { try database.execute(sql: "DELETE FROM \(table)") }
    }
    nights.files = try nights.store.index(nights.content, now: nights.now)
    try nights.expect()
  }
}
