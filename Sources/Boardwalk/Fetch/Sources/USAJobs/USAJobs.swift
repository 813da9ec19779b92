import Web

/// Jobs of the United States federal service.
///
/// Documentation: https://developer.usajobs.gov/api-reference/get-api-search
public struct USAJobs: JobSource {
  public static let name = "usajobs"
  public static let policy = SourcePolicy(
    title: "USAJOBS", home: "https://www.usajobs.gov/", terms: "https://developer.usajobs.gov/general/terms-of-use")

  /// `$USAJOBS_API_KEY`: the key that developer.usajobs.gov sends by e-mail, free.
  let key: EnvironmentSecret?
  /// `$USAJOBS_EMAIL`: the address the key was asked for with; the API wants it as the User-Agent.
  let email: EnvironmentText?
  /// `saved-searches`, or a list of maps in the API's own parameter names. Nil is `saved-searches`.
  let queries: Queries?
  /// Parameters added to every query, in the API's own names: `HiringPath: public`.
  let parameters: Parameters?
  /// nil asks for 500, the most the API gives.
  let resultsPerPage: WholeNumber<RowsAsked>?

  enum RowsAsked: NumberLimits { static let range = 1...500 }

  static let defaultEndpoint = "https://data.usajobs.gov/api/search"
  /// The API shows at most so many rows of one query and announces exactly this figure when there are more.
  static let ceiling = 10_000
  /// A server that never runs out must not keep us: the ceiling in pages of 25, the smallest page seen, and as many again.
  static let mostPages = 800
  /// One page may repeat what the page before it had; several in a row say that nothing else will come.
  static let mostPagesWithoutNew = 2

  public func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    if let folder = world.replies {
      let recordings = Recordings(folder: folder, disk: world.disk)
      let unread = try await recordings.forEach(Reply.init) { try await page($0.page) }
      return try await recordings.tell(of: unread, to: page).map { .partial($0) } ?? .complete
    }
    let requests = try requests(in: world)
    let queries = queries(for: searches)
    let doubts = try await requests.inquiry.each(of: queries, named: \.name) { query, inquiry in
      var own = requests
      own.inquiry = inquiry
      return try await ask(query, through: own, page: page)
    }
    guard doubts.isEmpty else { return .partial(doubts.joined(separator: " ")) }
    // Whatever the other queries reach back to, of an older job nobody knows which of them had it.
    let days = queries.compactMap(\.days).min()
    return days.map { .newest(of: Self.policy.title, days: $0) } ?? .complete
  }

  public func wanted(by searches: [SavedSearch]) -> [String] { queries(for: searches).map(\.description) }
}

extension USAJobs {
  /// One query, page by page; gives the reason when the answer is known not to be all there is.
  ///
  /// `NumberOfPages` is not looked at: a recording of 500 items a page still counts pages of 25. Nor is the size asked
  /// for: in 2021 the API gave 25 items when 10 were asked. The end is an empty page, or as many jobs as were announced;
  /// where there are more, the number is wrong.
  private func ask(
    _ query: Parameters, through requests: PageRequests,
    page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> String? {
    var seen: Set<String> = []
    var received = 0
    var announced = 0
    var pagesWithoutNew = 0
    var hasRepeatedPage = false
    for number in 1...Self.mostPages {
      if number > 1 { try await requests.inquiry.pause() }
      let reply = try await requests.reply(to: query, page: number)
      announced = max(announced, reply.announced ?? 0)
      let before = seen.count
      let ids = reply.drafts.map(\.sourceID)
      received += ids.count { !seen.contains($0) }
      seen.formUnion(ids)
      pagesWithoutNew = seen.count == before ? pagesWithoutNew + 1 : 0
      if seen.count == before, !reply.drafts.isEmpty { hasRepeatedPage = true }
      if !reply.isEmpty { try await page(reply.page) }
      if reply.isEmpty || reply.announced.map({ seen.count >= $0 && received <= $0 }) ?? false {
        // A row that stands twice on one page is counted so by the API as well. One that a page before had took the
        // place of another when the order changed while we read.
        return doubt(seen: hasRepeatedPage ? seen.count : received, announced: announced, query: query)
      }
      // A server that gives the same page whatever is asked.
      if pagesWithoutNew == Self.mostPagesWithoutNew {
        return doubt(seen: seen.count, announced: announced, query: query)
      }
    }
    return "The query \(query) has more than \(Self.mostPages) pages; the rest was not asked for."
  }

  private func doubt(seen: Int, announced: Int, query: Parameters) -> String? {
    if announced >= Self.ceiling {
      return
        "The query \(query) reaches the API's ceiling of \(Self.ceiling) rows, so more may be on offer than it shows;"
        + " split it into several queries, for instance one for each JobCategoryCode."
    }
    return seen < announced ? "The query \(query) announced \(announced) jobs and delivered \(seen)." : nil
  }
}
