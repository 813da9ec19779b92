import Markup
import Web

/// Jobs from files of your own: JSON or CSV that another program writes, in the folder that `replies:` names or at the
/// address that `endpoint:` names.
///
/// The columns are those of hand-posted jobs; the README lists them.
struct Files: JobSource {
  static let name = "files"
  static let policy = SourcePolicy(title: "Files", home: "")

  /// Who hires, where the rows do not say.
  let organization: String?
  /// What the columns are called, where they have other names: `{ title: Job Title }`.
  let columns: ColumnNames?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    var inquiry = Inquiry(service: "The file", world: world)
    inquiry.missing.sentence = "There is no file at this address"
    inquiry.absence = Self.absence
    let ids = try await world.idsWithText()
    var known: Set<String> = []
    let ending = try await inquiry.pages(
      from: Request(
        url: try Self.required(
          world.endpoint, "replies", "Name the folder of the files, or with `endpoint:` the address of one.")),
      to: page, reading: { try read($0, on: Day(instant: world.now), knowing: ids, noting: &known) })
    let plain = Set(known.map(FileRow.plain))
    let missing = (columns?.written ?? []).filter { !known.isEmpty && !plain.contains(FileRow.plain($0)) }
    var findings = missing.map { FileColumns.missing($0, of: known.sorted()) }
    if let unread = FileColumns.unread(of: known, as: columns, hasOrganization: organization != nil) {
      findings.append(unread)
    }
    if !findings.isEmpty { try await page(DraftPage(drafts: [], findings: findings)) }
    return ending
  }

  /// What is said of a folder without a file that is read.
  private static let absence: @Sendable ([String]) -> (message: String, hint: String) = { names in
    let others = names.filter { !$0.hasPrefix(".") }.prefix(3).map { "“\(quoted($0))”" }
    return (
      "No file in this folder is read" + (others.isEmpty ? "." : ", such as \(others.joined(separator: ", "))."),
      "Call tables .csv, whatever parts their cells, and lists .json; or correct `replies:` in board.yml."
    )
  }

  /// - Parameters:
  ///   - today: the day of the run.
  ///   - ids: under which the store has jobs of the source.
  ///   - known: the columns of all files read so far.
  private func read(
    _ body: [UInt8], on today: Day, knowing ids: Set<String>, noting known: inout Set<String>
  ) throws -> Answer {
    let body = UTF16Text.asUTF8(body) ?? body
    if columns == nil, FileTable.isJSON(body) {
      let postings = try StructuredData.postings(ofJSON: body)
      if !postings.isEmpty { return answer(postings) }
    }
    let table = try FileTable(body, as: self.columns)
    // A table without rows has columns as well: what has none that is called title is no table of jobs, but perhaps a sentence
    // that says why there is none.
    let columns = FileColumns(table.names, as: self.columns)
    if !table.rows.isEmpty { known.formUnion(columns.names) }
    try columns.requireTitle()
    let survey = FileSurvey(of: table.rows, in: columns, on: today, knowing: ids)
    var doubts = RowDoubts()
    var answer = Answer(table.rows) { row throws(Rejection) in
      let row = FileRow(row, in: columns)
      let made = try draft(row, of: survey)
      doubts.look(at: row, for: made)
      return made
    }
    answer.page.findings += table.findings + survey.findings + doubts.findings
    return answer
  }

  /// Jobs that somebody saved as pages describe them to search engines.
  private func answer(_ postings: [WireTree]) -> Answer {
    var changes = ShapeChanges()
    let addresses = Dictionary(grouping: postings.compactMap { $0["url"]?.text }, by: \.self).mapValues(\.count)
    var answer = Answer(postings) { posting throws(Rejection) in
      var draft = try JobDraft(posting: posting, at: nil, of: nil)
      if addresses[draft.sourceID] ?? 1 > 1 {
        let made = WireText.madeOf([draft.title, draft.organization, draft.placeText ?? draft.places.first?.city])
        draft.sourceID = made?.text ?? draft.sourceID
      }
      draft.organization = draft.organization ?? organization
      changes.add(PostingShape(posting).changes, of: draft.sourceID)
      return draft
    }
    answer.page.findings += changes.findings
    return answer
  }
}
