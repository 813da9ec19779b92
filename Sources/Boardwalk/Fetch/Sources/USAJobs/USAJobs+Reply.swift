extension USAJobs {
  /// One page of the answer as drafts.
  struct Reply {
    let page: DraftPage
    /// How many jobs the query has in all, as the API says; capped at 10,000.
    let announced: Int?
    /// The page had no items at all.
    let isEmpty: Bool

    var drafts: [JobDraft] { page.drafts }

    /// Reads a reply. Throws a `ReplyFault` when it is not one.
    init(decoding body: [UInt8]) throws {
      let wire = try JSONReply.decode(WireReply.self, from: body)
      guard let result = wire.SearchResult else { throw ReplyFault.missing("SearchResult") }
      guard let offers = result.SearchResultItems else { throw ReplyFault.missing("SearchResultItems") }
      announced = result.SearchResultCountAll?.wholeNumber
      isEmpty = offers.items.isEmpty
      page = DraftPage(offers, draft: JobDraft.init)
    }
  }
}
