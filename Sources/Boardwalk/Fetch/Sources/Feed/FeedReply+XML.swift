extension FeedReply {
  /// RSS 2.0, or RSS 1.0, whose items stand beside the channel. Throws a `ReplyFault` without a channel.
  init(rss root: XMLTree, at base: FeedBase) throws {
    guard let channel = root["channel"] ?? (root["item"] == nil ? nil : root) else {
      throw ReplyFault.missing("channel", format: "XML")
    }
    isWhole = channel["fh:complete"] != nil
    next = Self.link("next", in: channel)
    let base = base.at(channel.all("link").lazy.compactMap(\.text).first)
      .at(root.attributes["xml:base"]).at(channel.attributes["xml:base"])
    let items = channel.all("item") + (root["channel"] == nil ? [] : root.all("item"))
    read(items.filter(Self.isOffer)) { item in
      let base = base.inside(item)
      var read = FeedItem()
      read.id = item.text("guid") ?? item.attribute("rdf:about")
      read.title = item.text("title")
      read.link = (item.all("link").first.map(base.inside) ?? base).absolute(item.text("link"))
      // Some guids are the only address there is.
      if read.link == nil, let guid = item.all("guid").first, guid.attribute("isPermaLink") != "false" {
        read.link = read.id.flatMap { $0.hasPrefix("/") ? base.absolute($0) : $0 }
      }
      read.text = item.text("content:encoded") ?? item.text("description")
      read.published = item.text("pubDate").filled ?? item.text("dc:date")
      read.author = item.plainText("dc:creator")
      read.categories = item.texts("category") + item.texts("dc:subject")
      read.additions = Self.additions(of: item)
      read.places = Self.places(of: item)
      return read
    }
  }

  /// Without what an export of a WordPress site has beside what is public: drafts, pages, pictures, the entries of menus.
  private static func isOffer(_ item: XMLTree) -> Bool {
    let (status, type) = (item["wp:status"]?.text, item["wp:post_type"]?.text)
    return (status ?? "publish") == "publish" && !(type.map { notOffers.contains($0) || $0.hasPrefix("wp_") } ?? false)
  }

  /// What WordPress itself keeps that is no post.
  private static let notOffers: Set = [
    "attachment", "custom_css", "customize_changeset", "nav_menu_item", "oembed_cache", "page", "revision",
    "user_request",
  ]

  /// Atom.
  init(atom feed: XMLTree, at base: FeedBase) {
    isWhole = feed["fh:complete"] != nil
    next = Self.link("next", in: feed)
    let links = ["self", "alternate"].map { FeedBase(Self.link($0, in: feed)) }
    let base = links.reduce(base) { $0.or($1) }.at(feed.attributes["xml:base"])
    read(feed.all("entry")) { entry in
      var read = FeedItem()
      read.id = entry.text("id")
      read.title = entry.all("title").first.flatMap(Self.text)
      read.link = Self.link(of: entry, at: base.inside(entry))
      read.text = (entry.all("content").first ?? entry.all("summary").first).flatMap(Self.text)
      read.published = entry.text("published").filled ?? entry.text("updated")
      read.author = entry.all("author").first?.plainText("name")
      read.categories = entry.all("category").compactMap { category in
        let name = category.attribute("label") ?? category.attribute("term")
        if name == nil { category.note() }
        return name
      }
      read.additions = Self.additions(of: entry)
      return read
    }
  }

  private static func link(_ relation: String, in feed: XMLTree) -> String? {
    feed.children.first { plainName($0) == "link" && $0.attributes["rel"] == relation }?.attributes["href"].filled
  }

  mutating func read(_ elements: [XMLTree], item: (XMLOffer) -> FeedItem) {
    var changes = ShapeChanges()
    items = elements.map { element in
      let offer = XMLOffer(element)
      let read = item(offer)
      changes.add(offer.changes, of: read.id ?? read.link)
      return read
    }
    findings = changes.findings
  }

  /// A text construct of Atom: elements when its type says so, else text that may hold coded HTML.
  private static func text(_ element: XMLOffer) -> String? {
    element.attribute("type") == "xhtml" ? element.innerMarkup : element.text
  }

  private static func link(of entry: XMLOffer, at base: FeedBase) -> String? {
    let links = entry.all("link")
    guard let link = links.first(where: { ($0.attribute("rel") ?? "alternate") == "alternate" }) ?? links.first else {
      return nil
    }
    let address = link.attribute("href")
    if address == nil { link.note() }
    return base.inside(link).absolute(address)
  }

  static func additions(of item: XMLOffer) -> [String: String] {
    var additions: [String: String] = [:]
    for child in item.children {
      let name = plainName(child)
      // What nobody reads may be as it likes.
      let text = FeedAddition.allNames.contains(name) ? item.inside(child).text : nil
      additions[name] = additions[name] ?? text
    }
    return additions
  }

  /// `<tt:locations><tt:location><tt:city>`, as Teamtailor writes them.
  private static func places(of item: XMLOffer) -> [PlaceClaim] {
    item.children.filter { plainName($0) == "locations" }.flatMap { list in
      let list = item.inside(list)
      if list.children.isEmpty, list.text != nil { list.note() }
      return list.children.map { place in
        let place = list.inside(place)
        if place.children.isEmpty, place.text != nil { place.note() }
        func part(_ name: String) -> String? {
          place.children.first { plainName($0) == name }.flatMap { place.inside($0).text }
        }
        return PlaceClaim(name: part("name"), city: part("city"), country: part("country"))
      }
    }
  }

  /// Without its prefix, in small letters.
  static func plainName(_ element: XMLTree) -> String {
    (element.name.split(separator: ":").last ?? "").lowercased()
  }
}
