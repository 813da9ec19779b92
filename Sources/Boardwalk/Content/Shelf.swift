/// A folder of `Content/` with files of one kind.
enum Shelf: String, CaseIterable {
  case jobs, pages, people, referrals, searches

  /// Its path from the board's folder.
  var folder: String { "\(ContentReader.contentFolder)/\(rawValue)" }

  /// Where the pages made of a file in it lie in the site, by the file's name.
  func page(of name: String) -> String { self == .pages ? "\(name)/" : "\(rawValue)/\(name)/" }

  /// For findings: what a file in it is.
  var item: String {
    switch self {
    case .jobs: "job"
    case .pages: "page"
    case .people: "person"
    case .referrals: "referral"
    case .searches: "search"
    }
  }

  /// Names that other parts of the site have taken.
  var reserved: Set<String> {
    guard self == .pages else { return [] }
    return [
      "jobs", "searches", "referrals", "organizations", "locations", "categories", "people", "sources", "data",
      "assets", "page", "index", "favourites", "saved", "applications", "profile", "activity", "backup", "offline",
    ]
  }
}

/// A Markdown file of a shelf.
struct PostFile: Sendable, Hashable {
  /// From the board's folder: `Content/jobs/welder.md`.
  var path: String
  /// The name without its ending, as it is.
  var name: String
  /// Where its pages lie in the site: `searches/tides/`.
  var page: String
  /// Whether the name can be the last part of a page's path, and is no other file's.
  var isNamedWell = true
}

/// A file with its fields.
struct Post<Fields: Decodable & Sendable>: Sendable {
  var file: PostFile
  var fields: Fields
  /// The fields as the file has them.
  var written: [SettingsTree.Field]
  /// Markdown.
  var body: String
  /// The line of the file on which the body begins.
  var bodyLine: Int

  /// The line of each field, by its name.
  var lines: [String: Int] {
    Dictionary(written.map { ($0.name, $0.place.line) }, uniquingKeysWith: { _, last in last })
  }
}
