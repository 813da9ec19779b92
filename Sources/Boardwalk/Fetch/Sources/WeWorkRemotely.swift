import Web

/// Remote jobs, the newest in one feed.
///
/// Documentation: https://weworkremotely.com/remote-job-rss-feed
struct WeWorkRemotely: JobSource {
  static let name = "weworkremotely"
  /// The terms want everybody who applies to go by its own pages, and nothing that could take their place.
  static let policy = SourcePolicy(
    title: "We Work Remotely", home: "https://weworkremotely.com/",
    terms: "https://weworkremotely.com/api-terms-and-guidelines", mayIndex: false, attribution: .followedLink,
    standing: .gatherer)

  /// A category's slug: `remote-programming-jobs`; nil asks for all.
  let category: AccountName?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let path = category.map { "categories/\($0.text).rss" } ?? "remote-jobs.rss"
    let address = world.endpoint ?? "https://weworkremotely.com/\(path)"
    return try await FeedReply.pages(
      of: address, through: Inquiry(service: Self.policy.title, world: world), isWhole: false, to: page, draft: draft)
  }

  private func draft(_ item: FeedItem) throws(Rejection) -> JobDraft {
    var draft = try item.draft()
    // Written as `Employer: Title`.
    if let colon = item.title?.firstRange(of: ": "), let title = item.title {
      draft.organization = String(title[..<colon.lowerBound])
      draft.title = String(title[colon.upperBound...])
    }
    // The state is where the employer is, which the text says as well.
    draft.claim(remoteFrom: item.addition(.country) ?? item.addition(.region))
    return draft
  }
}
