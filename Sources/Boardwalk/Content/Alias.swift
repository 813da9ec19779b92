/// An address that a page of the board's own had before, here or at another generator: a page there leads to the present one.
public struct Alias: Sendable, Hashable {
  /// The file in the site: `jobs/old-name/index.html`.
  var path: String
  /// The file that the page is written in, from the board's folder.
  var file: String
  /// The page's own file in the site, if that is not divided: `jobs/new-name/index.html`.
  var page: String
  /// What the page is called.
  var title: String
}

/// One of a post's `aliases`: a path from the site's top, as Hugo and Zola write them.
struct AliasPath: ScalarSetting, Sendable {
  /// The file in the site.
  var path: String

  static let expectation = "the path of a page from the site's top, such as `old-name/` or `2019/welder.html`"
  static let placeholder = AliasPath(path: "")

  private init(path: String) { self.path = path }

  init?(setting text: SettingsTree.Text) {
    let written = text.string.hasPrefix("/") ? text.string.dropFirst() : text.string[...]
    if written.hasSuffix(".html") || written.hasSuffix(".htm") {
      path = String(written)
    } else {
      path = (written.hasSuffix("/") ? written.dropLast() : written) + "/index.html"
    }
    if SitePath.fault(in: path) != nil || path.hasPrefix("/") { return nil }
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    guard let scheme = text.string.firstRange(of: "://") else { return nil }
    let path = text.string[scheme.upperBound...].drop { $0 != "/" }
    return path.dropFirst().isEmpty ? nil : "write the path alone: \(path)"
  }
}

/// The front matter of a page that may have had other addresses.
protocol Aliased: Decodable {
  var aliases: OneOrMany<Written<AliasPath>>? { get }
  /// What the page is called.
  var heading: String { get }
}

extension ContentReader {
  /// The former addresses of posts; one that is a post's own, or another's, is a finding.
  ///
  /// - Parameter known: those of other shelves.
  mutating func aliases<Fields: Aliased & Sendable>(of posts: [Post<Fields>], besides known: [Alias]) -> [Alias] {
    var files = Dictionary(known.map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    var aliases: [Alias] = []
    for post in posts {
      for alias in post.fields.aliases?.all ?? [] {
        let (path, page) = (alias.value.path, post.file.page + "index.html")
        let other = path == page ? post.file.path : files.updateValue(post.file.path, forKey: path)
        if let other {
          findings.append(
            alias.finding(
              .error, in: post.file.path,
              other == post.file.path
                ? "`\(path)` is this page's own address" : "\(other) has the same alias, `\(path)`",
              hint: "take it away"))
        } else {
          aliases.append(Alias(path: path, file: post.file.path, page: page, title: post.fields.heading))
        }
      }
    }
    return aliases
  }
}

extension JobFields: Aliased { var heading: String { title.text } }
extension PageFields: Aliased { var heading: String { title.text } }
extension PersonFields: Aliased { var heading: String { name.text } }
extension ReferralFields: Aliased { var heading: String { title.text } }
extension SearchFields: Aliased { var heading: String { title.text } }
