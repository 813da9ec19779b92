/// A job as the store keeps it: what takes time is made here, on any core, before the store's one writer has it.
struct JobEntry: Sendable {
  let job: Job
  let summary: [UInt8]
  let details: [UInt8]
  /// Of both.
  let fingerprint: Int64
  private var made: Traces?

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

  init(_ job: Job) {
    self.job = job
    var summary = RowWriter()
    job.summary.write(to: &summary)
    var details = RowWriter()
    job.writeDetails(to: &details)
    self.summary = summary.bytes
    self.details = details.bytes
    var hash = StableHash()
    for byte in summary.bytes { hash.take(byte) }
    for byte in details.bytes { hash.take(byte) }
    fingerprint = Int64(bitPattern: hash.value)
  }

  /// They take a third of all that is done for a new job; nobody asks for those of one that is known like this.
  var traces: Traces { made ?? Traces(job) }

  /// With its traces made.
  func traced() -> JobEntry {
    var entry = self
    entry.made = traces
    return entry
  }
}
