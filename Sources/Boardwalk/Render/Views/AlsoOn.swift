import Mustache

/// Where a job is listed as well: the links beside it.
enum AlsoOn {
  static let shape = Shape(["name": .text, "href": .optional(.url), "rel": .text])

  static func records(_ listing: Listing) -> [Record] {
    listing.also.map { also in
      Record(
        shape,
        ["name": .text(also.name), "href": .url(also.link?.string), "rel": .text(rel(isFollowed: also.isFollowed))])
    }
  }

  /// What a link to a source says of itself: some terms ask for one that search engines follow.
  static func rel(isFollowed: Bool) -> String { isFollowed ? "noopener" : "noopener noreferrer nofollow ugc" }
}
