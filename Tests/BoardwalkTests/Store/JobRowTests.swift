import Markup
import Testing

@testable import Boardwalk

@Suite("Jobs in the store's bytes")
struct JobRowTests {
  @Test("A job with everything set survives, and its bytes are the same again")
  func full() throws { try survives(.full()) }

  @Test("A job with nothing set survives, and its bytes are the same again")
  func plain() throws { try survives(.plain()) }

  @Test("Every kind, schedule, unit of pay and part of the text survives")
  func kinds() throws {
    for kind in JobKind.allCases { try survives(.plain { $0.summary.kind = kind }) }
    for schedule in Schedule.allCases { try survives(.plain { $0.summary.schedule = schedule }) }
    for unit in PayUnit.allCases {
      try survives(.plain { $0.summary.pay = Pay(currency: "EUR", minimum: nil, maximum: .min, unit: unit) })
    }
    for kind in SectionKind.allCases { try survives(.plain { $0.sections = [Job.Section(kind, SafeHTML(text: "x"))] }) }
  }

  @Test("Extreme days and instants survive")
  func extremes() throws {
    for day in [Day(number: .min), Day(number: .max)] {
      for instant in [Int64.min, .max] {
        try survives(
          .plain {
            $0.summary.posted = day
            $0.summary.deadline = Deadline(day: day, instant: instant, zone: nil)
          })
      }
    }
  }

  @Test("A row that is cut off anywhere is a fault")
  func cut() throws {
    let job = try Job.full()
    let (summary, details) = bytes(of: job)
    for count in summary.indices { #expect(throws: RowFault.self) { try readSummary(Array(summary[..<count])) } }
    for count in details.indices {
      for extent in [StoredExtent.all, .conditions, .links] {
        #expect(throws: RowFault.self) { try readDetails(Array(details[..<count]), extent) }
      }
    }
  }

  @Test("What many jobs have alike is there once, and who changes it changes no other job")
  func shared() throws {
    var shared = SharedValues()
    var jobs = [try Job.full(), try Job.full(), try Job.full()]
    jobs[1].summary.title = "Another title"
    jobs[2].summary.department = "Lights"
    var read = try jobs.map { job in
      try withReader(bytes(of: job).summary) { (row) throws(RowFault) in
        try JobSummary(id: job.id, from: &row, sharing: &shared)
      }
    }
    #expect(read == jobs.map(\.summary))
    #expect(read[0].hirer.isSame(as: read[1].hirer) && !read[0].hirer.isSame(as: read[2].hirer))
    #expect(read[0].terms.isSame(as: read[2].terms) && read[0].workPlace.isSame(as: read[1].workPlace))
    read[0].organization = "Somebody else"
    #expect(read[1].organization == jobs[1].organization && read[0].department == jobs[0].department)
  }

  @Test("Random bytes are a job or a fault, and never stop the program")
  func random() throws {
    var dice = Dice(seed: 19)
    var faults = 0
    for _ in 0..<20_000 {
      let bytes = (0..<dice.below(120)).map { _ in UInt8(truncatingIfNeeded: dice.below(dice.below(2) == 0 ? 4 : 256)) }
      do { _ = try readSummary(bytes) } catch is RowFault { faults += 1 }
      for extent in [StoredExtent.all, .links] {
        do { _ = try readDetails(bytes, extent) } catch is RowFault { faults += 1 }
      }
    }
    #expect(faults > 10_000)
  }

  @Test("A row with one wrong byte is a job or a fault, and what it gives can be shown")
  func flipped() throws {
    let (summary, details) = bytes(of: try Job.full())
    var faults = 0
    for position in summary.indices {
      for bit in 0..<8 {
        var wrong = summary
        wrong[position] ^= 1 << UInt8(bit)
        do {
          let summary = try readSummary(wrong)
          _ = [summary.posted.words, summary.deadline?.day.words, summary.grade?.text, summary.pay?.text]
        } catch is RowFault { faults += 1 }
      }
    }
    for position in details.indices {
      var wrong = details
      wrong[position] ^= 0x80
      do { _ = try readDetails(wrong) } catch is RowFault { faults += 1 }
    }
    #expect(faults > 0)
  }

  private func survives(_ job: Job) throws {
    let (summary, details) = bytes(of: job)
    let read = try readSummary(summary, id: job.id)
    #expect(read == job.summary)
    let term = try withReader(summary) { (row) throws(RowFault) in try JobTerm(from: &row) }
    #expect(term.posted == job.posted && term.end == job.deadline?.instant)
    var whole = try withReader(details) { (row) throws(RowFault) in try Job(summary: read, detailsFrom: &row) }
    whole.excerpt = try withReader(summary) { (row) throws(RowFault) in try Job.excerpt(from: &row) }
    #expect(whole == job)
    let conditions = job.facts.filter { Condition($0) != nil }
    for extent in [StoredExtent.conditions, .links] {
      let part = try withReader(details) { (row) throws(RowFault) in try Job(summary: read, detailsFrom: &row, extent) }
      #expect(part.sections.isEmpty && part.facts == (extent == .conditions ? conditions : []))
      #expect([part.applyURL, part.sourceURL] == [job.applyURL, job.sourceURL])
      #expect(part.announcement == job.announcement)
    }
    let again = bytes(of: whole)
    #expect(again.summary == summary && again.details == details)
  }

  private func bytes(of job: Job) -> (summary: [UInt8], details: [UInt8]) {
    var summary = RowWriter()
    job.writeSummary(to: &summary)
    var details = RowWriter()
    job.writeDetails(to: &details)
    return (summary.bytes, details.bytes)
  }

  /// A summary and the excerpt behind it. However they are read, the outcome has to be the same.
  private func readSummary(_ bytes: [UInt8], id: JobID = .api("1")) throws -> JobSummary {
    func read(_ shared: inout SharedValues) throws -> JobSummary {
      try withReader(bytes) { (row) throws(RowFault) in
        let summary = try JobSummary(id: id, from: &row, sharing: &shared)
        _ = try row.string()
        return summary
      }
    }
    var none = SharedValues.none
    var shared = SharedValues()
    let results = [Result { try read(&none) }, Result { try read(&shared) }, Result { try read(&shared) }]
    let summary = try results[0].get()
    // By their bytes: a latitude may have become what is not equal to itself.
    func written(_ summary: JobSummary) -> [UInt8] {
      var row = RowWriter()
      summary.write(to: &row)
      return row.bytes
    }
    #expect(try results.allSatisfy { written(try $0.get()) == written(summary) })
    #expect(throws: Never.self) { try withReader(bytes) { (row) throws(RowFault) in try Job.excerpt(from: &row) } }
    return summary
  }

  private func readDetails(_ bytes: [UInt8], _ extent: StoredExtent = .all) throws -> Job {
    let summary = JobSummary(
      id: .api("1"), kind: .job, slug: Slug(stored: "x"), title: "x", organization: "x", posted: Day(number: 0))
    return try withReader(bytes) { (row) throws(RowFault) in try Job(summary: summary, detailsFrom: &row, extent) }
  }
}
