import Web

/// The jobs of one employer at Teamtailor: the feed of its career site.
///
/// Documentation: https://www.jsonfeed.org/version/1.1/, with https://schema.org/JobPosting in each item.
struct Teamtailor: JobSource {
  static let name = "teamtailor"
  static let policy = SourcePolicy(
    title: "Teamtailor", home: "https://www.teamtailor.com/")

  /// The host of the career site: `acme.teamtailor.com`, `careers.acme.com`.
  let site: AccountName?
  /// The employer's name; nil takes the one in the reply.
  let organization: String?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let address = try world.replies == nil ? self.address(in: world) : ""
    // A career site's feed holds all of its jobs, over its pages.
    return try await FeedReply.pages(
      of: address, through: Self.inquiry(about: site, setting: "site:", in: world), isWhole: true, to: page,
      draft: { item throws(Rejection) in try item.draft(hiring: organization) })
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let site = try Self.required(site, "site", "Write the host of the career site: `acme.teamtailor.com`.")
    return "https://\(site.text)/jobs.json"
  }
}
