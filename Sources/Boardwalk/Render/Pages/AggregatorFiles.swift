/// `jobs.xml`: the open jobs for aggregators, when board.yml asks for it. Only jobs that their sources let others have.
enum AggregatorFiles: PageType {
  static let name = "jobs for aggregators"
  static let isForAllLanguages = true
  /// Jobs in one file: some tens of megabytes. What is more is in `jobs-2.xml` and so on.
  private static let mostJobs = 10_000
  /// So many are in memory with their texts.
  private static let jobsRead = 200

  static func work(on site: Site) -> [Work] {
    guard site.board.settings.outputs.contains(.aggregators) else { return [] }
    let jobs = site.board.jobs.filter {
      // Aggregators take no job of which nobody knows who hires.
      $0.kind == .job && $0.statedOrganization != nil && site.mayIndex($0)
        && site.policies[$0.id.source]?.text != .excerpt
    }
    return stride(from: 0, to: max(1, jobs.count), by: mostJobs).enumerated().map { number, first in
      let part = Array(jobs.dropFirst(first).prefix(mostJobs))
      return { press in
        var feed = AggregatorFeed(
          publisher: site.board.settings.title, publisherURL: site.baseURL, newest: part.map(\.changed).max(),
          language: site.language)
        for some in stride(from: 0, to: part.count, by: jobsRead) {
          for (listing, job) in try press.jobs(part[some..<min(some + jobsRead, part.count)]) {
            feed.add(
              job, at: site.absolute(listing.path), id: listing.id.description, today: Day(instant: site.board.now),
              endingWith: site.attribution(of: job))
          }
        }
        try press.write(feed.finish(), to: number == 0 ? "jobs.xml" : "jobs-\(number + 1).xml")
      }
    }
  }
}
