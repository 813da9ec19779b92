import GRDB
import Markup
import Testing

@testable import Boardwalk

@Suite("What is read of a job for the store")
struct ReadingRoomTests {
  @Test("A job read in a room where others were read is what it is when it is read alone")
  func shared() throws {
    var dice = Dice(seed: 5)
    var room = ReadingRoom()
    for length in [3, 4000, 0, 40, 900, 20_000, 5, 300] {
      let job = try Job.plain {
        $0.facts = [Job.Fact("Travel", "Much")]
        $0.sections = ["duties \(length)", text(length, &dice)].map { Job.Section(.duties, SafeHTML(text: $0)) }
      }
      let (shared, alone) = (JobEntry(job, known: nil, in: &room), JobEntry(job))
      #expect(shared.fingerprint == alone.fingerprint)
      #expect(shared.traces.terms == alone.traces.terms)
      #expect(shared.traces.marks == alone.traces.marks)
      #expect(shared.traces.marks == JobMarks(job))
      #expect(shared.traces.terms.set == WordSet(job))
    }
  }

  @Test("The words of a job end where its texts end")
  func parted() throws {
    let job = try Job.plain("1", title: "C") {
      $0.summary.organization = "++ Ta"
      $0.summary.department = "xi"
      $0.sections = ["half", "time", "東", "京"].map { Job.Section(.duties, SafeHTML(text: $0)) }
    }
    #expect(SearchTerms(job).set == WordSet(job))
    #expect(SearchTerms(job).set == SearchTerms(job.searchTexts).set)
    #expect(SearchTerms(job).bytes == SearchTerms(job.searchTexts).bytes)
  }

  @Test("The letters of a text are told from signs, tags and entities in any place")
  func letters() throws {
    var dice = Dice(seed: 9)
    let signs = [
      "<p>", "</p>", "<", ">", " ", "a", "Zz", "09", "é", "東", "@[`{/:", "&amp;", "<a href=\"x>\">", "abcdefghij",
    ]
    for _ in 0..<500 {
      let html = (0..<dice.below(30)).map { _ in signs[dice.below(signs.count)] }.joined()
      let job = try Job.plain { $0.sections = [Job.Section(.duties, SafeHTML(storedSafeHTML: html))] }
      var letters: [UInt8] = []
      let count = JobMarks.readLetters(of: job, to: &letters)
      var isTag = false
      var expected: [UInt8] = []
      for byte in html.utf8 {
        isTag = byte == UInt8(ascii: "<") || isTag && byte != UInt8(ascii: ">")
        let letter = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        let isLetter = (0x61...0x7A).contains(letter) || (0x30...0x39).contains(letter) || letter >= 0x80
        if isLetter, !isTag { expected.append(letter) }
      }
      #expect(Array(letters[..<count]) == expected, "\(html)")
    }
  }

  @Test("A job that is missing from an answer of new jobs only is missed")
  func missing() throws {
    let store = try TestStore()
    try store.run(at: 1_795_248_000, [try .plain("1")])
    try store.run(at: 1_795_248_000 + 86_400, [try .plain("2")])
    let missed = try store.store.database.read {
      try String.fetchAll($0, sql: "SELECT source_id FROM job WHERE missing_since IS NOT NULL")
    }
    #expect(missed == ["1"])
  }

  @Test("Many jobs get their numbers in their order", arguments: [0, 1, 4000, 4001, 9000])
  func numbers(_ count: Int) throws {
    let store = try TestStore()
    try store.store.database.write { database in
      try database.execute(
        sql: """
          WITH RECURSIVE row (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM row WHERE number < \(count))
          INSERT INTO job (number, source, source_id, first_seen, last_seen, changed, fingerprint, summary)
          SELECT number, 'api', number, 0, 0, 0, 0, x'' FROM row
          """)
      try database.insertEditions(from: 7, of: (0..<count).map { Int64(count - $0) })
      let rows = try Row.fetchAll(database, sql: "SELECT number, job FROM edition ORDER BY number")
      #expect(try rows.map { try $0.decode(Int.self, atIndex: 0) } == Array(7..<7 + count))
      #expect(try rows.map { try $0.decode(Int.self, atIndex: 1) } == (0..<count).map { count - $0 })
    }
  }

  private func text(_ length: Int, _ dice: inout Dice) -> String {
    (0..<length).map { _ in "Word\(dice.below(length))s" }.joined(separator: " ")
  }
}
