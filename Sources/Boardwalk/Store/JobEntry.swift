/// A job as the store keeps it: what takes time is made here, on any core, before the store's one writer has it.
final class JobEntry: Sendable {
  let job: Job
  let summary: [UInt8]
  let details: [UInt8]
  /// Of both.
  let fingerprint: Int64
  /// They take a third of all that is done for a new job, so that they are not made of one that is known like this.
  private let made: Traces?

  /// What a job is found and known again by.
  struct Traces: Sendable {
    let terms: SearchTerms
    let marks: JobMarks
    let conditions: Conditions

    init(_ job: Job) {
      terms = SearchTerms(job)
      marks = JobMarks(job)
      conditions = Conditions(job.facts)
    }
  }

  /// Of a job of which nothing is known.
  convenience init(_ job: Job) { self.init(job, known: nil) }

  /// - Parameter known: the fingerprint of what the store has of the job.
  init(_ job: Job, known: Int64?) {
    self.job = job
    var summary = RowWriter()
    job.summary.write(to: &summary)
    var details = RowWriter()
    job.writeDetails(to: &details)
    self.summary = summary.bytes
    self.details = details.bytes
    var hash = StableHash()
    for byte in self.summary { hash.take(byte) }
    for byte in self.details { hash.take(byte) }
    fingerprint = Int64(bitPattern: hash.value)
    made = fingerprint == known ? nil : Traces(job)
  }

  var traces: Traces { made ?? Traces(job) }
}
