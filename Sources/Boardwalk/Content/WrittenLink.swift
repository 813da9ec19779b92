import Markup

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

  /// Warnings of those that lead out of a board that lies below a path, from the top of its host, where the board has such a
  /// page at its own top: on a host of its own they would lead there.
  ///
  /// - Parameters:
  ///   - basePath: what the board's addresses begin with on its host: `/board/`.
  ///   - hasFile: whether the site has a file, by its path from the site's top.
  func leavingBoard(at basePath: String, _ hasFile: (String) -> Bool) -> [Diagnostic] {
    guard basePath != "/" else { return [] }
    return compactMap { link in
      guard link.address.hasPrefix("/"), link.file(below: basePath) == nil, let file = link.file(below: "/"),
        hasFile(file)
      else { return nil }
      let ways = String(repeating: "../", count: link.folder.utf8.count { $0 == UInt8(ascii: "/") })
      let address = PlainText.decodeEntities(link.address[...])
      return Diagnostic(
        .warning, at: link.spot, "The link “\(address)” leads out of the board, which lies below \(basePath).",
        hint: "Write `\(ways)\(address.dropFirst())`, if the board's own page is meant.")
    }
  }
}

extension WrittenLink {
  /// The file that the link leads to in a site that lies at a path of its host; nil when it leads elsewhere.
  func file(below basePath: String) -> String? {
    var resolver = LinkResolver(page: folder + "index.html", basePath: basePath)
    guard case .file = address.withBytes({ resolver.resolve($0) }) else { return nil }
    return String(decoding: resolver.path, as: UTF8.self)
  }
}
