import Testing

@testable import Boardwalk

@Suite("What a job asks beside its work")
struct ConditionTests {
  @Test(
    "The facts of a job say it, in the words of its source",
    arguments: [
      (Job.Fact("Open to", "The public"), Condition.hiringPath, ["The public"]),
      (Job.Fact("Open to", "Veterans, Students, Veterans"), .hiringPath, ["Veterans", "Students"]),
      (
        Job.Fact("Open to", "Federal employees, competitive service, Career transition (CTAP, ICTAP, RPL), Veterans"),
        .hiringPath,
        ["Federal employees, competitive service", "Career transition (CTAP, ICTAP, RPL)", "Veterans"]
      ),
      (Job.Fact("security clearance", "Top Secret"), .clearance, ["Top Secret"]),
      (Job.Fact("Travel", "50% or less"), .travel, ["50% or less"]),
      (Job.Fact("Time zones", "UTC-5, UTC+5.5, European time zones"), .timeZone, ["UTC-5", "UTC+5:30"]),
      (
        Job.Fact("Time zones", "UTC, utc-5, UTC−5:00, UTC+05:30, UTC-03:30, UTC+5.75, UTC-0, UTC+14"), .timeZone,
        ["UTC+0", "UTC-5", "UTC+5:30", "UTC-3:30", "UTC+5:45", "UTC+14"]
      ),
      (
        Job.Fact("Time zones", "CET, UTC+15, UTC5, UTC+, UTC+5:3, UTC+5:60, UTC+:30, UTC+5:30:00, UTC+-5, Zulu"),
        .timeZone, []
      ),
      (Job.Fact("Visa Sponsorship", "true"), .sponsorship, ["Yes"]),
      (Job.Fact("Visa sponsorship", "Ask us"), .sponsorship, []),
      (Job.Fact("Travel", String(repeating: "You travel. ", count: 10)), .travel, []),
    ])
  func values(fact: Job.Fact, condition: Condition, expected: [String]) {
    #expect(Conditions([fact])[condition] == expected)
  }

  @Test("Other facts say nothing of it")
  func others() {
    #expect(Conditions([Job.Fact("Pay", "Yes"), Job.Fact("Travel expenses", "Paid")]).isEmpty)
  }

  @Test("What is put into one list comes out of it as the same values, each with a capital")
  func lists() {
    for values in [["students", "veterans"], ["The public", "zzz-new"], ["étudiants"], ["学生", "Veterans"]] {
      let listed = Conditions([Job.Fact("Open to", Condition.list(values))])[.hiringPath]
      #expect(listed == values.map { $0.prefix(1).uppercased() + $0.dropFirst() })
    }
  }

  @Test("The names of the federal codes come through a list as they went in")
  func federal() {
    let names = Set(USAJobs.hiringPaths.values).sorted()
    #expect(Conditions([Job.Fact("Open to", names.joined(separator: ", "))])[.hiringPath] == names)
  }
}

@Suite("The conditions of stored jobs")
struct StoredConditionsTests {
  private func job(_ facts: [Job.Fact]) throws -> Job { try .plain { $0.facts = facts } }

  @Test("A zone that an older Boardwalk stored with a decimal point is read as it is written today")
  func decimalZone() throws {
    var row = RowWriter()
    row.write(["UTC+5.5, UTC-5"]) { row, zones in
      row.write("Time zones")
      row.write(zones)
    }
    let read = try row.bytes.withUnsafeBytes { (bytes) throws(RowFault) in
      var reader = RowReader(bytes)
      return try Conditions(from: &reader)
    }
    #expect(read[.timeZone] == ["UTC+5:30", "UTC-5"])
  }

  @Test("They are on the board's listings, change with the job, and go with its fact")
  func kept() throws {
    let store = try TestStore()
    let content = try BoardContent.of()
    for (night, facts) in [
      [Job.Fact("Travel", "Not required")], [Job.Fact("Travel", "25% or less"), Job.Fact("Open to", "Veterans")], [],
    ].enumerated() {
      try store.run(at: TestBoard.now + Int64(night) * 86_400, [try job(facts)])
      let listing = try #require(try store.board(content, now: TestBoard.now + Int64(night) * 86_400).jobs.first)
      #expect(listing.conditions == Conditions(facts))
    }
  }

  @Test("A store of an older Boardwalk gets them from the texts that it has")
  func older() throws {
    let store = try TestStore()
    try store.run(at: TestBoard.now, [try job([Job.Fact("Security clearance", "Secret")])])
    try store.store.database.write { database in
      try database.execute(sql: "DELETE FROM condition")
      try Conditions.fill(database)
    }
    #expect(try store.store.conditions().values.map { $0[.clearance] } == [["Secret"]])
  }
}
