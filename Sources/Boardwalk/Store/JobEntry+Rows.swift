import GRDB
import Markup

extension JobEntry {
  /// Takes the place of what the store has of the job. When that happened is for others to note.
  func replace(_ number: Int64, _ traces: Traces, in database: Database) throws {
    try StoreStatement("UPDATE job SET fingerprint = ?, summary = ?, restored = 0 WHERE number = ?", in: database)
      .run(.number(fingerprint), .bytes(summary), .number(number))
    try keepText(of: number, traces, in: database)
  }

  /// Keeps what is read of a job only when its own page is made, or when others are looked for.
  func keepText(of number: Int64, _ traces: Traces, in database: Database) throws {
    try StoreStatement("INSERT OR REPLACE INTO text (number, details) VALUES (?, ?)", in: database)
      .run(.number(number), .bytes(details))
    try database.setVocabulary(traces.terms, of: number)
    try traces.marks.keep(linking: link, number: number, in: database)
    try Conditions.keep(traces.conditions, number: number, in: database)
  }

  /// Cleans every text of a store again, which an older Boardwalk cleaned by other rules. A job whose text comes out differently is
  /// the same job, and as old as before.
  static func cleanTexts(_ database: Database) throws {
    try JobMarks.eachJob(in: database) { number, job in
      var clean = job
      clean.sections = job.sections.map {
        Job.Section($0.kind, Sections.endingVisibly(SafeHTML(html: $0.html.html)))
      }
      guard clean.sections != job.sections else { return }
      if job.excerpt == Sections.excerpt(of: job.sections) { clean.excerpt = Sections.excerpt(of: clean.sections) }
      let entry = JobEntry(clean)
      try entry.replace(number, entry.traces, in: database)
    }
  }
}
