/// How a file writes several skills or fields of work into one cell.
struct FileLists {
  /// Whether commas part skills, as nothing else does in the whole file.
  private var partsSkills = true
  /// The same of fields of work, as far as each of them is one by itself: `Arts, Design and Media` is one.
  private var partsCategories = true
  /// Fields of work that stand alone in a cell, folded.
  private var alone: Set<String> = []
  /// Cells with commas that are one field of work each.
  private var whole = (count: 0, first: "")

  /// - Parameter rows: with their skills and categories.
  init(of rows: some Collection<FileRow>) {
    for row in rows {
      if row.list(.skills).count > 1 { partsSkills = false }
      if row.list(.category).count > 1 { partsCategories = false }
      if let category = row[.category], !category.contains(",") { alone.insert(category.folded) }
    }
    guard partsCategories else { return }
    for row in rows {
      guard let category = row[.category], category.contains(","), categories(of: row).count == 1 else { continue }
      whole = (whole.count + 1, whole.count == 0 ? category : whole.first)
    }
  }

  func skills(of row: FileRow) -> [String] {
    let skills = row.list(.skills)
    return partsSkills ? skills.flatMap(Self.parts) : skills
  }

  func categories(of row: FileRow) -> [String] {
    let categories = row.list(.category)
    guard partsCategories, let only = categories.first, only.contains(",") else { return categories }
    let parts = Self.parts(of: only)
    return parts.allSatisfy { alone.contains($0.folded) } ? parts : categories
  }

  /// What is to be said of fields of work with commas in them; nil where there are none.
  var finding: Diagnostic? {
    if whole.count == 0 { return nil }
    let rows = whole.count == 1 ? "one row" : "\(whole.count) rows, in the first"
    return Diagnostic.usual(
      "The column `category` has commas in \(rows): “\(quoted(whole.first))”; that is one field of work.",
      hint: "Where they are several, put semicolons between them.")
  }

  /// Between commas outside brackets: `Java (8, 11)` is one.
  private static func parts(of list: String) -> [String] {
    var depth = 0
    let parts = list.split { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return letter == "," && depth <= 0
    }
    return parts.map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
