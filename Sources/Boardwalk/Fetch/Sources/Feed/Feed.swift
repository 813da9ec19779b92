import Web

/// The jobs of any feed: RSS 2.0 and 1.0, Atom, JSON Feed 1.1, and the XML that boards write for aggregators.
///
/// Documentation: https://www.rssboard.org/rss-specification, https://web.resource.org/rss/1.0/spec, RFC 4287, https://www.jsonfeed.org/version/1.1/
struct Feed: JobSource {
  static let name = "feed"
  static let policy = SourcePolicy(title: "Feed", home: "", mayIndex: false, standing: .community)

  /// Where the feed is.
  let url: EndpointAddress?
  /// Who hires; nil takes what the items say.
  let organization: String?
  /// Whether what is no longer in the feed is over. Most feeds show their newest items only; one that says of itself that it
  /// is whole (RFC 5005) need not be told.
  let complete: Bool?
  /// Whether search engines may be given its jobs, as the feed's terms say; nil is no.
  let mayIndex: Bool?

  var policy: SourcePolicy {
    guard let host = url.flatMap({ hostOfAddress($0.url) }) else { return Self.policy }
    return SourcePolicy(title: host, home: "https://\(host)/", mayIndex: mayIndex ?? false, standing: .community)
  }

  /// Feeds can go on in further pages.
  static let mostPages = 50

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    var inquiry = Inquiry(service: policy.title == "Feed" ? "The feed" : policy.title, world: world)
    if world.endpoint == nil { inquiry.missing = ("There is no feed at this address", "Check `url:` in board.yml.") }
    let address = try world.replies == nil ? self.address(in: world) : url?.url ?? ""
    return try await FeedReply.pages(
      of: address, through: inquiry, isWhole: complete, to: page,
      draft: { item throws(Rejection) in try item.draft(hiring: organization) })
  }

  private func address(in world: World) throws -> String {
    try world.endpoint ?? Self.required(url, "url", "Write where the feed is: https://example.org/jobs.rss.").url
  }
}
