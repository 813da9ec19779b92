import Markup

/// The reading of one draft: the claims, and what was found wrong so far.
struct DraftReading {
  let draft: JobDraft
  let source: String
  let today: Day
  /// The day of a moment where the board is.
  let dayOf: @Sendable (Int64) -> Day
  private(set) var findings: [Diagnostic] = []

  /// What is longer is no title or name, and would break every list it stands in.
  static let longestName = 300
  /// The ids of services have up to some 60 characters; feeds and the store carry them everywhere.
  static let longestID = 300

  init(_ draft: JobDraft, source: String, today: Day, dayOf: @escaping @Sendable (Int64) -> Day) {
    self.draft = draft
    self.source = source
    self.today = today
    self.dayOf = dayOf
  }

  /// Nil when the draft cannot be a job.
  /// - Parameter firstSeen: the day on which it was first seen; today for one that is new.
  mutating func job(places: PlaceReader, markdown: MarkdownRenderer, firstSeen: () -> Day) -> Job? {
    let sourceID = PlainText.clean(draft.sourceID)
    let title = name(draft.title) ?? ""
    guard !sourceID.isEmpty, sourceID.utf8.count <= DraftReading.longestID else {
      find("A \(draft.kind.rawValue) “\(quoted(title))” has no id that can be used, and is left out.", .warning)
      return nil
    }
    guard !title.isEmpty else {
      find("The \(draft.kind.rawValue) \(quoted(sourceID)) has no title, and is left out.", .warning)
      return nil
    }
    let id = JobID(source: source, sourceID: sourceID)
    var summary = JobSummary(
      id: id, kind: draft.kind, slug: Slug(title: title, id: id), title: title, organization: organization,
      posted: today)
    fillNames(&summary)
    fillDates(&summary, firstSeen: firstSeen)
    let whereabouts = Whereabouts(draft, reader: places)
    summary.pay = pay(at: whereabouts.places)
    summary.workPlace.value = JobSummary.WorkPlace(
      places: whereabouts.listed, placeCount: whereabouts.places.count, placeText: whereabouts.text,
      workplace: whereabouts.workplace)
    let sections = Sections(draft.sections, draft: draft, spot: spot, markdown: markdown)
    findings += sections.findings

    var job = Job(summary: summary)
    job.excerpt = sections.excerpt
    job.allPlaces = whereabouts.places
    job.sections = sections.sections
    job.facts = facts(at: whereabouts, isPayRead: summary.pay != nil)
    job.applyURL = url(draft.applyURL, "address to apply at", in: "apply", mustBeWeb: false)
    job.sourceURL = url(draft.sourceURL, "address at its source", in: "url", mustBeWeb: true)
    // `See Opening ID` is no number.
    job.announcement = name(draft.announcement).flatMap { $0.contains(where: \.isNumber) ? $0 : nil }
    job.referral = referral()
    findCut("title", draft.title)
    findCut("organization", draft.organization)
    findMojibake(
      in: [("title", title), ("organization", summary.organization)] + sections.sections.map { ("", $0.html.html) })
    if whereabouts.leftOut > 0 { find("names \(whereabouts.leftOut) places more than a job can have.", in: "location") }
    return job
  }

  /// Adds a finding about this job: the end of a sentence that begins with it.
  ///
  /// - Parameter fields: where a post says it: of those names the one that it has.
  mutating func find(_ end: String, in fields: String...) {
    let sentence = "The \(draft.kind.rawValue) “\(quoted(draft.title))” (\(quoted(draft.sourceID))) \(end)"
    findings.append(Diagnostic(.warning, at: spot(of: fields), sentence))
  }

  /// Names that are cut: who writes a post can shorten them.
  private mutating func findCut(_ what: String, _ text: String?) {
    guard draft.file != nil, let text, text.utf8.count > DraftReading.longestName else { return }
    let length = PlainText.clean(text).unicodeScalars.count
    guard length > DraftReading.longestName else { return }
    find("has \(length) letters in `\(what)`; what is beyond \(DraftReading.longestName) is not shown.", in: what)
  }

  /// Letters that were read in another coding than they were written in. They are shown as they came: nobody can say
  /// what was lost.
  ///
  /// - Parameter texts: with the field of a post that each stands in; those of its body with none.
  private mutating func findMojibake(in texts: [(field: String, text: String)]) {
    let spots = texts.lazy.compactMap { field, text in Mojibake.spot(in: text).map { (field, $0) } }
    guard let (field, spot) = spots.first else { return }
    find("has letters that were read in a wrong coding: “\(quoted(spot))”.", in: field)
  }

  private mutating func find(_ sentence: String, _ severity: Diagnostic.Severity) {
    findings.append(Diagnostic(severity, at: spot, sentence))
  }

  /// The post's file, or the source.
  var spot: Diagnostic.Spot { spot(of: []) }

  private func spot(of fields: [String]) -> Diagnostic.Spot {
    let line = fields.lazy.compactMap { draft.lines[$0] }.first
    return draft.file.map { .file($0, line: line) } ?? .source(source)
  }

  /// A text of one line; nil when it says nothing.
  func name(_ text: String?, longest: Int = longestName) -> String? {
    guard let text, !text.isEmpty else { return nil }
    let name = oneLine(text, longest: longest)
    // Some services code `R&D` twice: `R&amp;amp;D`.
    if name.hasReference { return oneLine(name, longest: longest) }
    return name.isEmpty ? nil : name
  }
}

extension String {
  /// Whether a character reference stands in it, `&amp;` or `&#39;`, and none for a sign of a tag: `&lt;b&gt;` is what somebody wrote.
  fileprivate var hasReference: Bool {
    guard utf8.contains(UInt8(ascii: "&")), utf8.contains(UInt8(ascii: ";")) else { return false }
    let signs = split(separator: "&", omittingEmptySubsequences: false).dropFirst().compactMap { part -> String? in
      guard let end = part.firstIndex(of: ";") else { return nil }
      let (reference, sign) = ("&\(part[...end])", PlainText.decodeEntities("&\(part[...end])"))
      return sign == reference || sign.hasSuffix(";") ? nil : sign
    }
    return !signs.isEmpty && !signs.contains { $0 == "<" || $0 == ">" }
  }
}
