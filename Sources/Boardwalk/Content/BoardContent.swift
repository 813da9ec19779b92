/// Everything the board's own folder says, believed: settings, posts as jobs, searches, people, pages.
struct BoardContent: Sendable {
  var settings: BoardSettings
  /// Posted on the days that their files say, which may be still to come.
  var posts: [Job]
  /// The file of each post, from the board's folder.
  var files: [JobID: String]
  /// The lines of the fields in it.
  var lines: [JobID: [String: Int]]
  var searches: [SavedSearch]
  var doubtsOfMiddles: [String: Diagnostic]
  var people: [Person]
  var pages: [TextPage]
  var aliases: [Alias] = []
  var staticFiles: [String: [UInt8]] = [:]
  var verdicts = DuplicateVerdicts()
  var links: [WrittenLink]
  var findings: [Diagnostic]

  /// Reads and believes. Throws `Findings` when any of it is an error.
  init(folder: BoardFolder, baseURL: String?, world: World) throws {
    let content = Content.read(folder: folder.path, disk: world.disk, markdown: world.markdown)
    var findings = content.findings
    guard var settings = content.settings else { throw Findings(findings) }
    if let baseURL { settings.baseURL = SiteAddress.coded(baseURL.hasSuffix("/") ? baseURL : baseURL + "/") }
    // A clock that was never set must not make every last day one of a far future.
    let today = settings.day(of: max(world.now, RunClock.earliest))
    var files: [JobID: String] = [:]
    var lines: [JobID: [String: Int]] = [:]
    let names = Dictionary(content.people.map { ($0.handle, $0.name) }, uniquingKeysWith: { first, _ in first })
    let believed = Self.believed(content.drafts, today: today, dayOf: settings.day, markdown: world.markdown)
    posts = zip(content.drafts, believed).compactMap { draft, believed in
      findings += believed.findings
      guard var job = believed.job else { return nil }
      // The file's name is the page's path: whoever writes a post decides what its link is.
      job.summary.slug = Slug(stored: draft.sourceID)
      if let handle = job.referral?.referrer { job.referral?.referrerName = names[handle] }
      files[job.summary.id] = draft.file
      lines[job.summary.id] = draft.lines
      return job
    }
    guard !findings.contains(where: { $0.severity == .error }) else { throw Findings(findings) }
    (self.files, self.lines) = (files, lines)
    self.settings = settings
    self.findings = findings
    searches = content.searches
    doubtsOfMiddles = content.doubtsOfMiddles
    people = content.people
    pages = content.pages
    aliases = content.aliases
    staticFiles = content.staticFiles
    links = content.links
    verdicts = content.verdicts
    self.findings += lostVerdicts
  }

  /// Verdicts on posts that are not there. What a source had, and has no longer, it may have again.
  private var lostVerdicts: [Diagnostic] {
    verdicts.named.filter { $0.source == Shelf.jobs.rawValue && files[$0] == nil }.sorted().map { id in
      let meant = nearest(id.sourceID, in: files.keys.filter { $0.source == id.source }.map(\.sourceID).sorted())
      return Diagnostic(
        .warning, at: .file("\(ContentReader.contentFolder)/\(ContentReader.duplicatesFile)"),
        "a verdict names `\(shortened("\(id)"))`, and there is no such post",
        hint: meant.map { "did you mean `\(id.source):\($0)`?" } ?? "take the verdict away")
    }
  }

  /// Where a post says something.
  func spot(of field: String, in post: JobID) -> Diagnostic.Spot {
    files[post].map { .file($0, line: lines[post]?[field]) } ?? .board
  }

  /// Each draft as a job, with what was wrong with it. A board without posts reads no table of places for them.
  private static func believed(
    _ drafts: [JobDraft], today: Day, dayOf: @escaping @Sendable (Int64) -> Day, markdown: @escaping MarkdownRenderer
  ) -> [(job: Job?, findings: [Diagnostic])] {
    guard !drafts.isEmpty else { return [] }
    let normaliser = Normaliser(today: today, dayOf: dayOf, markdown: markdown)
    return drafts.mapInParallel { normaliser.job(from: $0, source: $0.kind.folder) }
  }
}
