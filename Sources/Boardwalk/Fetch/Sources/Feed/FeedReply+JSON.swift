// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the format's own

/// JSON Feed 1.1. Teamtailor, and Boardwalk itself, put a `JobPosting` into each item.
extension FeedReply {
  init(json body: [UInt8], at base: FeedBase) throws {
    let wire = try JSONReply.decode(WireFeed.self, from: body)
    guard let list = wire.items else { throw ReplyFault.missing("items") }
    next = wire.next_url?.text.filled
    let base = base.or(FeedBase(wire.feed_url?.text)).or(FeedBase(wire.home_page_url?.text))
    var changes = list.changes
    items = list.items.map { item in
      // An item that cannot be read has no id, and is rejected for that.
      guard case .success(let wire) = item else { return FeedItem() }
      var read = FeedItem()
      read.id = wire.id?.text
      read.title = wire.title?.text
      read.link = base.absolute(wire.url?.text)
      read.externalLink = base.absolute(wire.external_url?.text)
      read.text = wire.content_html?.text.filled ?? wire.content_text?.text.filled ?? wire.summary?.text
      read.published = wire.date_published?.text
      read.author = wire.authors?.text
      read.categories = wire.tags?.texts ?? []
      read.posting = wire._jobposting
      if let posting = read.posting {
        changes.add(Set(PostingShape(posting).changes.map { "_jobposting.\($0)" }), of: read.id)
      }
      return read
    }
    findings = changes.findings
  }

  private struct WireFeed: Decodable {
    let items: Offers<WireItem>?
    let next_url, home_page_url, feed_url: WireText?
  }

  private struct WireItem: WireOffer {
    let id, title, url, external_url, content_html, content_text, summary, date_published: WireText?
    let tags: WireTexts?
    let authors, _jobposting: WireTree?
  }
}
