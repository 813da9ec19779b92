extension BoardFolder {
  /// Why the site cannot be written where it shall be: the board's own files are there or its site, or the output holds the
  /// whole board; nil when it can. Links are followed: a way into the board's own folders is one whatever it is called.
  var misplacedOutput: Diagnostic? {
    let written = misplacement { $0 }
    guard let place = written ?? misplacement(OutputPlace.real) else { return nil }
    let (real, usual) = (OutputPlace.real(output), "\(path)/public")
    let way = written == nil && real != output ? " It leads to “\(real)”." : ""
    let hint =
      written == nil && output == usual
      ? "Take away the link that public/ is, or give --output a folder elsewhere."
      : "Give --output a folder of its own, such as \(path)/\(place.isInSite ? "preview" : "public") or one elsewhere."
    return Diagnostic(
      .error, "The site cannot be written to “\(output)”: that is \(place.words).\(way)", hint: hint)
  }

  /// What is wrong with where the output is.
  ///
  /// - Parameter path: what a path is compared by.
  private func misplacement(_ path: (String) -> String) -> (words: String, isInSite: Bool)? {
    func parts(_ folder: String) -> [Substring] { path(folder).split(separator: "/").filter { $0 != "." } }
    let (board, site, published) = (parts(self.path), parts(output), parts("\(self.path)/public"))
    let own = ["Content", "Templates", ".boardwalk"].map { (name: $0, parts: parts("\(self.path)/\($0)")) }
    if let folder = own.first(where: { site.starts(with: $0.parts) }) {
      return ("in the board's own \(folder.name)/", false)
    }
    if site.starts(with: published), site != published, !board.starts(with: published) {
      return ("in public/, and what is kept beside a site would be published", true)
    }
    if board.starts(with: site) {
      return (board == site ? "the board's own folder" : "above the board's folder", false)
    }
    // The folder of the store may be a link to one elsewhere.
    return own.first { $0.parts.starts(with: site) }.map { ("above the board's own \($0.name)/", false) }
  }
}
