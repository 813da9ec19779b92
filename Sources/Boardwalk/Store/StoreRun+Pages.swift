import GRDB
import Markup

/// The pages of sites that sources were asked for one by one.
extension StoreRun {
  /// What is remembered of a source's pages, by their addresses.
  ///
  /// - Parameter reissued: the ids under which jobs are kept that took another's, by the id that the source gives them.
  func knownPages(of source: String, reissued: [String: String]) throws -> [String: KnownPage] {
    try write { database in
      var known: [String: KnownPage] = [:]
      let pages = try Row.fetchAll(
        database, sql: "SELECT address, asked, jobs FROM page WHERE source = ?", arguments: [source])
      if pages.isEmpty { return [:] }
      // Whether they are missing, by their ids.
      let open = try Row.fetchAll(
        database, sql: "SELECT source_id, missing_since IS NOT NULL FROM job WHERE source = ? AND closed IS NULL",
        arguments: [source]
      ).reduce(into: [String: Bool]()) { $0[try $1.decode(atIndex: 0)] = try $1.decode(atIndex: 1) }
      for page in pages {
        let ids = try page.decode(String?.self, atIndex: 2)?.split(separator: "\n").map(String.init)
        let jobs = ids?.filter { open[reissued[$0] ?? $0] != nil }
        known[try page.decode(atIndex: 0)] = KnownPage(
          asked: try page.decode(atIndex: 1), jobs: jobs,
          lacksJob: jobs?.contains { open[reissued[$0] ?? $0] == true } ?? false)
      }
      return known
    }
  }

  /// Notes that a page was asked for. Jobs that were on it stay noted until they are closed.
  ///
  /// - Parameters:
  ///   - ids: those that the source gives to the jobs on it.
  ///   - former: what was remembered of it before this run.
  func note(_ origin: PageOrigin, with ids: [String], former: KnownPage?, of source: String) throws {
    var jobs = former?.jobs
    if origin.isCertain { jobs = Set(ids.map(PlainText.clean) + (jobs ?? [])).sorted() }
    try write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO page (source, address, asked, jobs) VALUES (?, ?, ?, ?)",
        arguments: [source, origin.address, now, jobs?.joined(separator: "\n")])
    }
  }
}
