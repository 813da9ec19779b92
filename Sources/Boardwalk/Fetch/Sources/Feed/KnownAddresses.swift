/// Ids of a feed that are addresses, because its items have no others. An address that is written otherwise one night, with `https` or
/// with what tells where a reader came from, leads to the same page, and what is there is the same job.
struct KnownAddresses: Sendable {
  private let ids: Set<String>
  /// What does not change about an address, to the one id that has it.
  private let idsByPage: [String: String]

  /// - Parameter ids: under which the store has jobs of the feed.
  init(_ ids: Set<String>) {
    self.ids = ids
    let pages = ids.compactMap { id in CanonicalAddress.text(id).map { (page: $0, id: id) } }
    idsByPage = Dictionary(grouping: pages, by: \.page).compactMapValues { $0.count == 1 ? $0[0].id : nil }
  }

  /// A page of the feed whose jobs have the ids that they had. Two items of one address stay two.
  func naming(_ page: DraftPage) -> DraftPage {
    if idsByPage.isEmpty { return page }
    var page = page
    var taken = Set(page.drafts.map(\.sourceID))
    for place in page.drafts.indices {
      let id = page.drafts[place].sourceID
      guard !ids.contains(id), let known = CanonicalAddress.text(id).flatMap({ idsByPage[$0] }),
        taken.insert(known).inserted
      else { continue }
      page.drafts[place].sourceID = known
    }
    return page
  }
}
