import BoardwalkMustache
import JobPage

/// Pages by the engine of this repository.
public struct OurEngine: Sendable {
  private let library: Library

  public init(_ templates: [String: String]) throws { library = try Library(templates) }

  /// Renders pages one after the other into one buffer; returns their bytes.
  public func render(_ pages: Int, _ template: String, _ value: (Int) -> Value) throws -> Int {
    var page: [UInt8] = []
    var bytes = 0
    for number in 0..<pages {
      page.removeAll(keepingCapacity: true)
      try library.render(template, value(number), into: &page)
      bytes += page.count
    }
    return bytes
  }

  /// Renders job pages from values made before.
  public func renderPrepared(_ pages: Int, _ jobs: PreparedJobs) throws -> Int {
    try render(pages, "job") { jobs.values[$0 % jobs.values.count] }
  }

  /// Renders job pages from values made for each.
  public func render(_ pages: Int, _ jobs: [JobPage.Job]) throws -> Int {
    try render(pages, "job") { .record(jobs[$0 % jobs.count].record) }
  }

  /// Renders job pages from values made when the templates ask for them.
  public func renderAsked(_ pages: Int, _ jobs: [JobSubject]) throws -> Int {
    try render(pages, "job") { .record(Record(JobSubject.fields, of: jobs[$0 % jobs.count])) }
  }

  /// Renders a micro case.
  public func render(_ pages: Int, _ micro: MicroCase) throws -> Int { try render(pages, "page") { _ in micro.data } }
}

/// The values of job pages.
public struct PreparedJobs: Sendable {
  let values: [Value]

  public init(_ jobs: [JobPage.Job]) { values = jobs.map { .record($0.record) } }
}
