/// A link of one of the board's own texts to another page of the site: who has to mend it opens its file.
public struct WrittenLink: Sendable, Hashable {
  /// Where the pages made of the text lie in the site: `about/`.
  var folder: String
  /// As it is printed.
  var address: String
  var spot: Diagnostic.Spot
}

extension [WrittenLink] {
  /// Where a link of a page was written; nil for one that is no text's.
  ///
  /// - Parameter folders: where the site stands in each of its languages: ``, `de/`.
  func spot(of address: String, on page: String, in folders: [String]) -> Diagnostic.Spot? {
    first { link in link.address == address && folders.contains { page.hasPrefix($0 + link.folder) } }?.spot
  }
}
