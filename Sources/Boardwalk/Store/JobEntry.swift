/// A job as the store keeps it: what takes time is made here, on any core, before the store's one writer has it.
final class JobEntry: Sendable {
  /// Without its text when there are traces: nobody needs it any more, and memory is let go of at the least cost by the core that
  /// asked for it, at once.
  let job: Job
  let summary: ArraySlice<UInt8>
  let details: ArraySlice<UInt8>
  /// Of both.
  let fingerprint: Int64
  /// The fingerprint of what the store has of the job, as far as that was looked up; nil for nothing.
  let known: Int64?
  /// They take a third of all that is done for a new job, so that they are not made of one that is known like this.
  private let made: Traces?

  /// What a job is found and known again by.
  struct Traces: Sendable {
    let terms: SearchTerms
    let marks: JobMarks
    let conditions: Conditions

    init(_ job: Job, _ marks: JobMarks? = nil, in room: inout ReadingRoom) {
      terms = SearchTerms(job, in: &room)
      self.marks = marks ?? JobMarks(job)
      conditions = Conditions(job.facts)
    }
  }

  /// Bytes that nearly every job has enough of for what is not its text.
  private static let roomBesideText = 2048

  /// Of a job of which nothing is known.
  convenience init(_ job: Job) {
    var room = ReadingRoom()
    self.init(job, known: nil, in: &room)
  }

  /// - Parameters:
  ///   - known: the fingerprint of what the store has of the job.
  ///   - room: for reading it in; what is in it does not matter.
  init(_ job: Job, known: Int64?, in room: inout ReadingRoom) {
    self.known = known
    var row = RowWriter(room: job.sections.reduce(Self.roomBesideText) { $0 + $1.html.html.utf8.count })
    job.writeSummary(to: &row)
    let end = row.bytes.count
    job.writeDetails(to: &row)
    summary = row.bytes[..<end]
    details = row.bytes[end...]
    guard known == nil else {
      fingerprint = Int64(bitPattern: StableHash.of(row.bytes))
      made = fingerprint == known ? nil : Traces(job, in: &room)
      self.job = made == nil ? job : job.withoutText
      return
    }
    let letters = JobMarks.readLetters(of: job, to: &room.letters)
    let hashes = StableHash.of(row.bytes[...], and: room.letters[..<letters])
    fingerprint = Int64(bitPattern: hashes.first)
    made = Traces(job, JobMarks(job, text: (hashes.second, letters)), in: &room)
    self.job = job.withoutText
  }

  var traces: Traces {
    if let made { return made }
    var room = ReadingRoom()
    return Traces(job, in: &room)
  }
}

extension Job {
  /// What lists show of it, and where it leads.
  fileprivate var withoutText: Job {
    var job = Job(summary: summary)
    job.applyURL = applyURL
    job.sourceURL = sourceURL
    return job
  }
}
