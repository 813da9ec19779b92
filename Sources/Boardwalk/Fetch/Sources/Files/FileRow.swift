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

  private var values: [Field: (text: String, rank: Int)] = [:]

  /// - Parameter columns: of the file.
  init(_ row: [String: String], in columns: FileColumns) {
    for (name, value) in row {
      guard let column = columns[name], let text = Optional(value).filled else { continue }
      if let known = values[column.field], known.rank < column.rank { continue }
      values[column.field] = (text.trimmed, column.rank)
    }
  }

  subscript(field: Field) -> String? { values[field]?.text }

  /// A field that may hold several, with semicolons between them.
  func list(_ field: Field) -> [String] {
    guard let text = self[field] else { return [] }
    if !text.utf8.contains(UInt8(ascii: ";")) { return [text] }
    return text.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// `Job Title`, `job_title` and `job-title` are one name.
  fileprivate static func plain(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

/// Which columns of a file are which fields: found once for all of its rows.
struct FileColumns {
  struct Column {
    let field: FileRow.Field
    /// Of two columns for one field that with the smaller rank is taken, if it says anything.
    let rank: Int
  }

  /// By their names as they are written.
  private var columns: [String: Column] = [:]

  /// - Parameter named: what the file calls its fields, where it has other names for them.
  init(of rows: [[String: String]], as named: ColumnNames?) {
    // In the order of their names, so that the same is taken every time.
    for (place, name) in Set(rows.lazy.flatMap(\.keys)).sorted().enumerated() {
      let plain = FileRow.plain(name)
      guard let field = named?.fields[plain] ?? FileRow.Field(named: plain) else { continue }
      // A field's own name goes before any other.
      columns[name] = Column(field: field, rank: plain == field.rawValue ? -place : place + 1)
    }
  }

  subscript(name: String) -> Column? { columns[name] }
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
