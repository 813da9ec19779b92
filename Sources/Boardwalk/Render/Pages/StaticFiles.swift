/// The board's own files that are published as they are: what lies in `Content/static/`. They are there in each language, so that the
/// same link of a text leads to them from all of its pages.
enum StaticFiles: PageType {
  static let name = "static files"

  /// Files of the site that an own one takes the place of: hosts and robots read them, and nothing of the site.
  private static let replaceable: Set = ["_headers", "favicon.ico", "robots.txt", "security.txt"]
  /// What is asked for at the top of a host alone, beside names that begin with a point.
  private static let onlyAtTop: Set = ["_headers", "_redirects", "CNAME", "robots.txt", "security.txt"]

  /// Whether an own file takes the place of one that would be printed.
  static func replaces(_ path: String, on site: Site) -> Bool {
    replaceable.contains(path) && site.board.staticFiles[path] != nil
  }

  static func work(on site: Site) -> [Work] {
    let isAtTop = site.spoken.folder.isEmpty
    let files = site.board.staticFiles.filter { isAtTop || !($0.key.hasPrefix(".") || onlyAtTop.contains($0.key)) }
    if files.isEmpty { return [] }
    return [
      { press in
        if let page = pages(of: site, among: files).min() {
          throw Diagnostic(
            .error, at: .file(StaticFolder.file(page)), "the site has a page of its own at this path",
            hint: "give the file another name")
        }
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) { try press.write(bytes, to: path) }
      }
    ]
  }

  /// Those of the files that are pages of the site.
  private static func pages(of site: Site, among files: [String: [UInt8]]) -> Set<String> {
    var pages: Set<String> = []
    for kind in pageTypes {
      kind.eachAddress(of: site) { if files[$0.path] != nil { pages.insert($0.path) } }
    }
    return pages
  }
}
