/// What `Content/duplicates.yml` says.
///
/// ```yaml
/// same:
///   - [greenhouse:4012345, adzuna:987654321]
/// not-the-same:
///   - [greenhouse:4012345, adzuna:987654322]
/// ```
struct DuplicateFields: Decodable {
  var same: [Written<[Written<ListingName>]>]?
  var notTheSame: [Written<[Written<ListingName>]>]?

  /// The verdicts, and what is wrong with them together.
  func verdicts(in file: String, sources: [String]) -> (DuplicateVerdicts, [Diagnostic]) {
    var findings: [Diagnostic] = []
    let (same, apart) = (same ?? [], notTheSame ?? [])
    for group in same + apart {
      if Set(group.value.map(\.value.id)).count < 2 {
        findings.append(group.finding(.error, in: file, "a verdict names at least two listings"))
      }
      for name in group.value where !(sources + ["jobs"]).contains(name.value.id.source) {
        if name.value.id.source == Shelf.referrals.rawValue {
          findings.append(
            name.finding(
              .error, in: file, "`\(name.value.id)` is a referral, which stands alone",
              hint: "verdicts are on jobs: a referral is never shown in place of one, nor hidden by one"))
          continue
        }
        let known = sources + ["jobs"]
        let meant = nearest(name.value.id.source, in: known).map { "did you mean `\($0)`?" }
        findings.append(
          name.finding(
            .error, in: file, "no source of this board is called `\(shortened(name.value.id.source))`",
            hint: meant ?? "the sources are \(known.joined(separator: ", "))"))
      }
    }
    let verdicts = DuplicateVerdicts(
      same: same.map { $0.value.map(\.value.id) }, apart: apart.map { $0.value.map(\.value.id) })
    for group in same {
      for (index, name) in group.value.enumerated() {
        for other in group.value[..<index] where verdicts.areApart(name.value.id, other.value.id) {
          findings.append(
            name.finding(
              .error, in: file, "\(name.value.id) and \(other.value.id) are called the same and not the same",
              hint: "take one of the two verdicts back"))
        }
      }
    }
    return (verdicts, findings)
  }
}

/// A listing as `boardwalk list` names it: `greenhouse:4012345`.
struct ListingName: ScalarSetting {
  var id: JobID

  static let expectation = "a listing's id as `boardwalk list` shows it, such as greenhouse:4012345"
  static let placeholder = ListingName(id: JobID(source: "", sourceID: ""))

  private init(id: JobID) { self.id = id }

  init?(setting text: SettingsTree.Text) {
    guard let colon = text.string.firstIndex(of: ":") else { return nil }
    let sourceID = String(text.string[text.string.index(after: colon)...])
    guard isSlug(String(text.string[..<colon])), !sourceID.isEmpty, sourceID.utf8.count <= DraftReading.longestID else {
      return nil
    }
    id = JobID(source: String(text.string[..<colon]), sourceID: sourceID)
  }
}

extension ContentReader {
  static let duplicatesFile = "duplicates.yml"

  /// The verdicts of `Content/duplicates.yml`; none where there is no such file.
  mutating func verdicts(sources: [String]) -> DuplicateVerdicts {
    let path = "\(Self.contentFolder)/\(Self.duplicatesFile)"
    guard entries.contains(where: { $0.name == Self.duplicatesFile && $0.kind == .file }), let bytes = read(path) else {
      return DuplicateVerdicts()
    }
    let yaml = String(decoding: FrontMatter.decode(bytes, file: path, findings: &findings), as: UTF8.self)
    let (fields, wrong) = SettingsDecoder(file: path, limits: .board).decode(DuplicateFields.self, from: yaml)
    findings += wrong
    guard let fields, !wrong.contains(where: { $0.severity == .error }) else { return DuplicateVerdicts() }
    let (verdicts, doubts) = fields.verdicts(in: path, sources: sources)
    findings += doubts
    return verdicts
  }
}
