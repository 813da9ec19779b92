/// One row of a file, by the names that hand-posted jobs have for their fields.
struct FileRow {
  /// What a row may say.
  enum Field: String, CaseIterable {
    case id, title, organization, department, category, location, city, region, country, remote, telework, workplace
    case schedule, appointment, salary, currency, posted, closes, url, apply, announcement, grade, clearance, travel
    case sponsorship, openings, skills, description, duties, requirements, qualifications, benefits
    case salaryMin = "salary-min"
    case salaryMax = "salary-max"
    case salaryUnit = "salary-unit"
    case hiringPath = "hiring-path"
    case timeZone = "time-zone"
    case howToApply = "how-to-apply"

    /// The field with that name or another usual one for it, however it is written; nil where no field is called so.
    init?(named name: String) {
      let plain = FileRow.plain(name)
      guard let field = Self(rawValue: plain) ?? Self.aliases[plain] else { return nil }
      self = field
    }

    private static let aliases: [String: Field] = [
      "company": .organization, "employer": .organization, "hiring-organization": .organization,
      "place": .location, "locations": .location, "deadline": .closes, "expires": .closes, "closing-date": .closes,
      "valid-through": .closes, "date-posted": .posted, "posted-at": .posted, "published": .posted,
      "link": .url, "apply-url": .apply, "application-url": .apply, "employment-type": .schedule, "type": .schedule,
      "categories": .category, "tags": .skills, "text": .description, "name": .title, "job-title": .title,
      "state": .region, "responsibilities": .duties, "salary-currency": .currency, "hybrid": .telework,
      "reference": .id, "identifier": .id, "pay": .salary,
    ]
  }

  private var values: [Field: String] = [:]

  /// - Parameter columns: what the file calls its fields, where it has other names for them.
  init(_ row: [String: String], columns: ColumnNames?) {
    // In the order of their names, so that of two columns for one field the same is taken every time.
    for (name, value) in row.sorted(by: { $0.key < $1.key }) {
      let plain = Self.plain(name)
      guard let field = columns?.fields[plain] ?? Field(named: plain), let value = Optional(value).filled else {
        continue
      }
      if values[field] == nil || plain == field.rawValue { values[field] = value.trimmed }
    }
  }

  subscript(field: Field) -> String? { values[field] }

  /// A field that may hold several, with semicolons between them.
  func list(_ field: Field) -> [String] {
    (values[field] ?? "").split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// `Job Title`, `job_title` and `job-title` are one name.
  fileprivate static func plain(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

/// What a file calls its columns, where they have other names than the fields: `{ title: Job Title }`.
struct ColumnNames: Decodable, Sendable {
  /// The fields by the columns' names, small and with hyphens.
  fileprivate var fields: [String: FileRow.Field] = [:]

  init(from decoder: any Decoder) throws {
    let columns = try decoder.singleValueContainer().decode([String: Written<String>].self)
    for (name, column) in columns.sorted(by: { $0.key < $1.key }) {
      guard let field = FileRow.Field(named: name) else {
        let known = FileRow.Field.allCases.map(\.rawValue)
        let meant = nearest(name, in: known).map { "did you mean `\($0)`?" }
        throw Complaint(
          "unknown field `\(shortened(name))` in `columns`",
          hint: meant ?? "the fields are \(known.joined(separator: ", "))", at: column.place)
      }
      fields[FileRow.plain(column.value)] = field
    }
  }
}
