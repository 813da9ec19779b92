/// One row of a file, by the names that hand-posted jobs have for their fields.
struct FileRow {
  private var fields: [String: String] = [:]

  /// Other usual names of the fields.
  private static let aliases = [
    "company": "organization", "employer": "organization", "hiring-organization": "organization",
    "place": "location", "locations": "location", "deadline": "closes", "expires": "closes", "closing-date": "closes",
    "valid-through": "closes", "date-posted": "posted", "posted-at": "posted", "published": "posted",
    "link": "url", "apply-url": "apply", "application-url": "apply", "employment-type": "schedule", "type": "schedule",
    "categories": "category", "tags": "skills", "text": "description", "name": "title", "job-title": "title",
    "state": "region", "responsibilities": "duties", "salary-currency": "currency", "hybrid": "telework",
    "reference": "id", "identifier": "id", "pay": "salary",
  ]

  /// - Parameter columns: what the file calls a field, by the field's name.
  init(_ row: [String: String], columns: [String: String]) {
    let own = Dictionary(
      columns.map { (Self.plain($0.value), Self.plain($0.key)) }, uniquingKeysWith: { first, _ in first })
    // In the order of their names, so that of two columns for one field the same is taken every time.
    for (name, value) in row.sorted(by: { $0.key < $1.key }) {
      let plain = Self.plain(name)
      let field = own[plain] ?? Self.aliases[plain] ?? plain
      if let value = Optional(value).filled, fields[field] == nil || plain == field { fields[field] = value.trimmed }
    }
  }

  subscript(name: String) -> String? { fields[name] }

  /// A field that may hold several, with semicolons between them.
  func list(_ name: String) -> [String] {
    (fields[name] ?? "").split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// `Job Title`, `job_title` and `job-title` are one name.
  private static func plain(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
