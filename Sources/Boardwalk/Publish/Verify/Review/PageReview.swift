/// What a reader of one page would stumble over.
struct PageReview {
  /// One for each thing that is wrong, in sentences that are the same on every page with the same fault.
  private(set) var faults: [String] = []
  /// Addresses elsewhere that it links to.
  private(set) var externalLinks: Set<String> = []
  /// Addresses from the top of its host, without one: `/about/`.
  private(set) var topLinks: Set<String> = []
  /// Whether search engines may list it.
  private(set) var isListed = true

  init(_ page: [UInt8]) {
    var scanner = TagScanner(page)
    var level = 0
    var titles = 0
    while let tag = scanner.next() {
      switch tag.name {
      case "img": judge(picture: tag)
      case "h1", "h2", "h3", "h4", "h5", "h6":
        let new = Int(tag.name.dropFirst()) ?? 1
        if new == 1 { titles += 1 }
        if level == 0, new > 1 { faults.append("Its first heading is <\(tag.name)>, not <h1>.") }
        if level > 0, new > level + 1 {
          faults.append("A heading <\(tag.name)> follows an <h\(level)>: a level is left out.")
        }
        level = new
      case "a": if let link = tag.attributes["href"] { note(link) }
      case "base": faults.append("It has a <base>, which the page's own policy forbids: none of its links is checked.")
      case "meta":
        if tag.attributes["name"] == "robots", tag.attributes["content"]?.contains("noindex") ?? false {
          isListed = false
        }
      default: break
      }
    }
    if titles > 1 { faults.append("It has more than one <h1>.") }
    if level == 0 { faults.append("It has no heading.") }
  }

  /// A picture says what it shows, or with an empty text that it is only for the eye.
  private mutating func judge(picture: TagScanner.Tag) {
    guard picture.attributes["alt"] == nil else { return }
    let name = picture.attributes["src"].map { " “\($0.split(separator: "/").last ?? "")”" } ?? ""
    faults.append("The picture\(name) has no `alt` text.")
  }

  private mutating func note(_ link: String) {
    if link.hasPrefix("/"), !link.hasPrefix("//") { topLinks.insert(link) }
    guard link.hasPrefix("https://") || link.hasPrefix("http://") else { return }
    let plain = link.replacing("&amp;", with: "&").replacing("&#x3D;", with: "=").replacing("&#x2F;", with: "/")
    if !MapLink.isOne(plain) { externalLinks.insert(String(plain.prefix { $0 != "#" })) }
  }
}
