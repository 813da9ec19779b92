import Markup

/// Everything people wrote for the board: what lies in `Content/`.
public struct Content: Sendable {
  /// Nil when `board.yml` cannot be read.
  public var settings: BoardSettings?
  /// Hand-posted jobs and referrals, as their authors claim them; only those without an error.
  public var drafts: [JobDraft] = []
  public var searches: [SavedSearch] = []
  public var people: [Person] = []
  public var pages: [TextPage] = []
  /// Addresses that pages of the board's own had before.
  public var aliases: [Alias] = []
  /// Files that are published as they are, by their paths in the site.
  public var staticFiles: [String: [UInt8]] = [:]
  /// Of each search in a radius, by its slug, what is said when nobody knows where its middle is.
  var doubtsOfMiddles: [String: Diagnostic] = [:]
  /// What a person decided about listings that look like one job.
  public var verdicts = DuplicateVerdicts()
  /// Where the texts of people, pages and searches lead to within the site.
  var links: [WrittenLink] = []
  /// All that is wrong, in the order of files and lines; with an error among them no site should be made of this.
  public var findings: [Diagnostic] = []

  /// A board without any content.
  public init() {}

  /// Reads `Content/` of a board's folder. What is wrong with one file never hides another.
  public static func read(
    folder: String, disk: Disk, markdown: @escaping MarkdownRenderer = SafeHTML.inThisProcess
  ) -> Content {
    var reader = ContentReader(folder: folder, disk: disk, markdown: markdown)
    var content = Content()
    content.settings = reader.settings()
    let people = reader.posts(in: .people, as: PersonFields.self)
    content.people = people.sound.compactMap { reader.believe($0, PersonFields.person) }
    let pages = reader.posts(in: .pages, as: PageFields.self).sound
    content.pages = pages.compactMap { page in
      let believed = reader.believe(page, PageFields.page)
      reader.findings += believed.map { reader.lostFragments(of: page, $0.body) } ?? []
      return believed
    }
    let searches = reader.posts(in: .searches, as: SearchFields.self).sound
    content.searches = searches.compactMap { post in
      reader.findings += post.fields.doubts(in: post.file.path, sources: content.settings?.sources.map(\.name))
      content.doubtsOfMiddles[post.file.name] = post.fields.doubtOfMiddle(in: post.file.path)
      return reader.believe(post, SearchFields.search)
    }
    let zone = content.settings?.timeZone.identifier
    let referrals = reader.posts(in: .referrals, as: ReferralFields.self).sound
    let jobs = reader.posts(in: .jobs, as: JobFields.self).sound
    content.aliases = reader.aliases(of: pages, besides: [])
    content.aliases += reader.aliases(of: people.sound, besides: content.aliases)
    content.aliases += reader.aliases(of: searches, besides: content.aliases)
    content.aliases += reader.aliases(of: referrals, besides: content.aliases)
    content.aliases += reader.aliases(of: jobs, besides: content.aliases)
    let (handles, shelf) = (people.handles, reader)
    let names = Dictionary(
      people.sound.map { ($0.fields.name.text.lowercased(), $0.file.name) }, uniquingKeysWith: { first, _ in first })
    let reachable = Dictionary(
      people.sound.map { ($0.file.name, $0.fields.contact?.contact.hasAddress == true) }, uniquingKeysWith: { $1 })
    let drafts =
      referrals.mapInParallel { post in
        let doubts =
          post.fields.doubts(in: post.file.path, people: handles, named: names)
          + post.fields.doubtOfContact(in: post, reachable: reachable)
        return (draft: post.fields.draft(of: post, zone: zone), findings: doubts + shelf.leftOut(of: post))
      }
      + jobs.mapInParallel { post in
        (draft: post.fields.draft(of: post, zone: zone), findings: shelf.leftOut(of: post))
      }
    content.drafts = drafts.map(\.draft)
    reader.findings += drafts.flatMap(\.findings)
    let ready = StaticFolder(reader)
    content.staticFiles = ready.files
    reader.findings += ready.findings
    if let settings = content.settings {
      content.verdicts = reader.verdicts(sources: settings.sources.map(\.name))
      reader.recordStrays(settings)
    }
    content.links = reader.links
    content.findings = reader.findings.sorted { $0.spot.order < $1.spot.order }
    content.settings?.resolveReplies(in: reader.path(of: ContentReader.contentFolder))
    return content
  }
}

extension Diagnostic.Spot {
  fileprivate var order: (String, Int, Int) {
    guard case .file(let path, let line, let column) = self else { return ("", 0, 0) }
    return (path, line ?? 0, column ?? 0)
  }
}

extension BoardSettings {
  /// `replies: replies/usajobs` is meant from `Content/` on.
  fileprivate mutating func resolveReplies(in folder: String) {
    for index in sources.indices {
      if let replies = sources[index].replies, !replies.hasPrefix("/") {
        sources[index].replies = "\(folder)/\(replies)"
      }
    }
  }
}
