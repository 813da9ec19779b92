import Markup

/// A job as the store keeps it: what takes time is made here, on any core, before the store's one writer has it.
final class JobEntry: Sendable {
  let id: JobID
  let slug: Slug
  let title: String
  let deadline: Deadline?
  /// Its page at its source, or where one applies.
  let link: SafeURL?
  let summary: ArraySlice<UInt8>
  let details: ArraySlice<UInt8>
  /// Of both.
  let fingerprint: Int64
  /// The fingerprint of what the store has of the job, as far as that was looked up; nil for nothing.
  let known: Int64?
  /// The day on which it is posted if it is a new job, where its source does not say that.
  let postedIfNew: Day?
  private let made: Made

  /// Traces take a third of all that is done for a new job, so that they are not made of one that is known like this. Of one that
  /// has them nothing else is kept: memory is let go of at the least cost by the core that asked for it, at once.
  private enum Made: Sendable {
    case traces(Traces)
    case nothing(of: Job)
  }

  /// What a job is found and known again by.
  final class Traces: Sendable {
    let terms: SearchTerms
    let marks: JobMarks
    /// As they lie in the store; nil without any.
    let conditions: [UInt8]?

    init(_ job: Job, _ marks: JobMarks? = nil, in room: inout ReadingRoom) {
      terms = SearchTerms(job, in: &room)
      self.marks = marks ?? JobMarks(job)
      conditions = Conditions(job.facts).bytes
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
  ///   - postedIfNew: the day on which it is posted if it is a new job, where its source does not say that.
  ///   - room: for reading it in; what is in it does not matter.
  init(_ job: Job, known: Int64?, postedIfNew: Day? = nil, in room: inout ReadingRoom) {
    self.known = known
    self.postedIfNew = postedIfNew
    id = job.id
    slug = job.slug
    title = job.title
    deadline = job.deadline
    link = job.sourceURL ?? job.applyURL
    var row = RowWriter(room: job.sections.reduce(Self.roomBesideText) { $0 + $1.html.html.utf8.count })
    job.writeSummary(to: &row)
    let end = row.bytes.count
    job.writeDetails(to: &row)
    summary = row.bytes[..<end]
    details = row.bytes[end...]
    guard known == nil else {
      fingerprint = Int64(bitPattern: StableHash.of(row.bytes))
      made = fingerprint == known ? .nothing(of: job) : .traces(Traces(job, in: &room))
      return
    }
    let letters = JobMarks.readLetters(of: job, to: &room.letters)
    let hashes = StableHash.of(row.bytes[...], and: room.letters[..<letters])
    fingerprint = Int64(bitPattern: hashes.first)
    made = .traces(Traces(job, JobMarks(job, text: (hashes.second, letters)), in: &room))
  }

  var traces: Traces {
    switch made {
    case .traces(let traces): return traces
    case .nothing(of: let job):
      var room = ReadingRoom()
      return Traces(job, in: &room)
    }
  }
}
