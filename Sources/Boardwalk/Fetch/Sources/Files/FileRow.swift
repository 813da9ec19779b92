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
    case openUntilFilled = "open-until-filled"
    case contact
    case contactName = "contact-name"
    case contactEmail = "contact-email"
    case contactURL = "contact-url"
    case hiringPath = "hiring-path"
    case timeZone = "time-zone"
    case howToApply = "how-to-apply"

    /// The field with that name or another usual one for it, however it is written; nil where no field is called so.
    init?(named name: String) {
      let plain = FileRow.plain(name)
      guard let field = Self(rawValue: plain) ?? Self.synonyms[plain] else { return nil }
      self = field
    }
  }

  private var values: [Field: (text: String, rank: Int)] = [:]

  /// - Parameter columns: of the file.
  init(_ row: [String: String], in columns: FileColumns) {
    values.reserveCapacity(row.count)
    for (name, value) in row { take(value, of: name, in: columns) }
  }

  /// What the columns of some names say alone.
  init(_ row: [String: String], in columns: FileColumns, of names: [String]) {
    for name in names { take(row[name], of: name, in: columns) }
  }

  private mutating func take(_ value: String?, of name: String, in columns: FileColumns) {
    guard let column = columns[name], let text = value.filled else { return }
    if let known = values[column.field], known.rank < column.rank { return }
    values[column.field] = (text.trimmed, column.rank)
  }

  subscript(field: Field) -> String? { values[field]?.text }

  /// A field that may hold several, with semicolons between them, or each on a line of its own.
  func list(_ field: Field) -> [String] {
    (self[field] ?? "").split { $0 == ";" || $0.isNewline }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether a field says yes or no, in the words of tables in English, German, French and Spanish; nil where it says
  /// neither.
  func flag(_ field: Field) -> Bool? {
    guard let word = self[field]?.folded else { return nil }
    return WireText(word).flag ?? (Self.yes.contains(word) ? true : Self.no.contains(word) ? false : nil)
  }

  /// With the words for true and false that office programs write, and those for a box with a check mark.
  private static let yes: Set = ["checked", "y", "ja", "j", "wahr", "oui", "o", "vrai", "si", "s", "verdadero"]
  private static let no: Set = ["unchecked", "n", "nein", "falsch", "non", "faux", "falso"]

  /// `Job Title`, `job_title`, `jobTitle` and `job-title` are one name.
  static func plain(_ name: String) -> String {
    var spaced = ""
    var last: Character?
    for letter in name {
      if letter.isUppercase, last?.isLowercase == true { spaced.append(" ") }
      spaced.append(letter)
      last = letter
    }
    return spaced.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
