extension FeedReply {
  /// RSS 2.0.
  init(channel: XMLTree) {
    isWhole = channel["fh:complete"] != nil
    items = channel.all("item").map { item in
      var read = FeedItem()
      read.id = item["guid"]?.text
      read.title = item["title"]?.text
      read.link = item["link"]?.text
      // Some guids are the only address there is.
      if read.link == nil, let guid = read.id, item["guid"]?.attributes["isPermaLink"] != "false" { read.link = guid }
      read.text = item["content:encoded"]?.text ?? item["description"]?.text
      read.published = item["pubDate"]?.text ?? item["dc:date"]?.text
      read.categories = item.all("category").compactMap(\.text)
      read.additions = Self.additions(of: item)
      read.places = Self.places(of: item)
      return read
    }
  }

  /// Atom.
  init(atom feed: XMLTree) {
    isWhole = feed["fh:complete"] != nil
    items = feed.all("entry").map { entry in
      var read = FeedItem()
      read.id = entry["id"]?.text
      read.title = entry["title"].flatMap(Self.text)
      let links = entry.all("link")
      read.link =
        (links.first { ($0.attributes["rel"] ?? "alternate") == "alternate" } ?? links.first)?.attributes["href"]
      read.text = (entry["content"] ?? entry["summary"]).flatMap(Self.text)
      read.published = entry["published"]?.text ?? entry["updated"]?.text
      read.categories = entry.all("category").compactMap { $0.attributes["label"] ?? $0.attributes["term"] }
      read.additions = Self.additions(of: entry)
      return read
    }
  }

  /// A text construct of Atom: elements when its type says so, else text that may hold coded HTML.
  private static func text(_ element: XMLTree) -> String? {
    element.attributes["type"] == "xhtml" ? element.innerMarkup : element.text
  }

  private static func additions(of item: XMLTree) -> [String: String] {
    var additions: [String: String] = [:]
    for child in item.children {
      guard let text = child.text else { continue }
      let name = plainName(child)
      additions[name] = additions[name] ?? text
    }
    return additions
  }

  /// `<tt:locations><tt:location><tt:city>`, as Teamtailor writes them.
  private static func places(of item: XMLTree) -> [PlaceClaim] {
    item.children.filter { plainName($0) == "locations" }.flatMap(\.children).map { place in
      func part(_ name: String) -> String? { place.children.first { plainName($0) == name }?.text }
      return PlaceClaim(name: part("name"), city: part("city"), country: part("country"))
    }
  }

  /// Without its prefix, in small letters.
  private static func plainName(_ element: XMLTree) -> String {
    (element.name.split(separator: ":").last ?? "").lowercased()
  }
}
