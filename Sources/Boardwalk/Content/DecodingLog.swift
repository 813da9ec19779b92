/// What is noticed while one file is decoded: what is wrong, and which fields were asked for.
final class DecodingLog {
  let file: String
  private(set) var findings: [Diagnostic] = []
  /// The variables of the environment that were named for secrets.
  private(set) var secrets: Set<String> = []
  /// The fields of the file itself, as they are written.
  private(set) var written: [SettingsTree.Field] = []
  private var recorded: Set<Diagnostic> = []
  /// The names each map was asked for, by the map's place.
  private var asked: [SettingsTree.Place: [String]] = [:]
  /// Maps that were left half way: what they were not asked for may well be known.
  private var abandoned: Set<SettingsTree.Place> = []

  init(file: String) { self.file = file }

  func record(_ complaint: Complaint, at place: SettingsTree.Place) {
    let place = complaint.place ?? place
    let finding = Diagnostic(
      .error, at: .file(file, line: place.line, column: place.column), complaint.message, hint: complaint.hint)
    // Two types may read one map, as every source's own and the common settings do.
    if recorded.insert(finding).inserted { findings.append(finding) }
  }

  /// Whatever a type's `init(from:)` threw.
  func record(_ error: any Error, at place: SettingsTree.Place) {
    switch error {
    case is AlreadyRecorded: break
    case let complaint as Complaint: record(complaint, at: place)
    case let finding as Diagnostic: record(Complaint(finding.message, hint: finding.hint), at: place)
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
      record(Complaint(context.debugDescription), at: place)
    default: record(Complaint("this cannot be read"), at: place)
    }
  }

  func note(_ secret: EnvironmentSecret) { secrets.insert(secret.name) }

  func open(_ map: SettingsTree) { asked[map.place, default: []] += [] }

  func ask(_ map: SettingsTree, for name: String) {
    if !asked[map.place, default: []].contains(name) { asked[map.place, default: []].append(name) }
  }

  func abandon(_ tree: SettingsTree) { abandoned.insert(tree.place) }

  func noteFields(of tree: SettingsTree) {
    if case .map(let fields) = tree.form { written = fields }
  }

  func recordUnknownFields(in tree: SettingsTree) {
    switch tree.form {
    case .empty, .text: break
    case .list(let items): items.forEach(recordUnknownFields)
    case .map(let fields):
      if let known = asked[tree.place], !abandoned.contains(tree.place) {
        for field in fields where !known.contains(field.name) { record(unknown(field, known: known), at: field.place) }
      }
      for field in fields { recordUnknownFields(in: field.value) }
    }
  }

  private func unknown(_ field: SettingsTree.Field, known: [String]) -> Complaint {
    let meant = nearest(field.name, in: known) ?? synonym(of: field.name, in: known)
    if ["draft", "published"].contains(field.name) {
      return Complaint(
        "unknown field `\(field.name)`",
        hint: "a file whose name begins with _ is passed over: give it such a name, or take the line away to publish it"
      )
    }
    if isEndOfFigure(field.name) {
      return Complaint(
        "unknown field `\(field.name)`", hint: "a figure between braces is written without commas: 50000")
    }
    let list = known.isEmpty ? nil : "known here: \(known.sorted().joined(separator: ", "))"
    return Complaint("unknown field `\(shortened(field.name))`", hint: meant.map { "did you mean `\($0)`?" } ?? list)
  }
}
