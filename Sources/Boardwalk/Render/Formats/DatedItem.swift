/// An item of a feed, in whatever format.
protocol DatedItem {
  /// In seconds since 1970.
  var published: Int64 { get }
  /// Who it is, for ever.
  var identity: String { get }
}

extension Array where Element: DatedItem {
  /// The places of the items, the newest first: thousands are not moved about for it, each with its texts.
  var newestFirst: [Int] {
    withUnsafeBufferPointer { items in
      items.indices.sorted { one, other in
        let (first, second) = (items[one].published, items[other].published)
        return first == second ? items[one].identity < items[other].identity : first > second
      }
    }
  }
}
