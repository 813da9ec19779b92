/// A place jobs come from.
///
/// A new source is one file in `Sources/` and one line in `jobSources`. Its stored properties are its settings in
/// `board.yml`, spelled there with hyphens. It translates and never cleans; Normalise does that.
public protocol JobSource: Decodable, Sendable {
  /// The word in `board.yml`.
  static var name: String { get }
  /// How the source wants to be named and what may be done with its jobs.
  static var policy: SourcePolicy { get }
  /// The same of this one, where its settings say more: a feed is named after its host.
  var policy: SourcePolicy { get }
  /// What of it is too poor to be shown, unless `board.yml` says otherwise.
  static var quality: QualityGate { get }
  /// What it asks its service for because of the saved searches; nothing where it asks for everything. Of a job that is missing
  /// once that became something else nobody knows whether it is gone.
  func wanted(by searches: [SavedSearch]) -> [String]
  /// Hands everything on offer now, uncleaned, to `page`, page by page, and says whether that is known to be all.
  ///
  /// `page` returns when the pipeline wants more, so that a fast source never fills the memory. A source that throws has
  /// failed, or given a part when it handed something over before; neither closes anything.
  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending
}

extension JobSource {
  /// What all sources of this kind ask.
  public var policy: SourcePolicy { Self.policy }

  /// Most sources ask for everything.
  public func wanted(by searches: [SavedSearch]) -> [String] { [] }

  /// Everything that has an id and a title is shown.
  public static var quality: QualityGate { QualityGate() }
}

/// The sources Boardwalk knows, in alphabetical order.
public let jobSources: [any JobSource.Type] = [
  Adzuna.self,
  Arbeitnow.self,
  Ashby.self,
  BambooHR.self,
  BoardwalkBoard.self,
  Feed.self,
  Files.self,
  Greenhouse.self,
  HackerNews.self,
  Himalayas.self,
  Jobicy.self,
  JobPostings.self,
  Lever.self,
  Personio.self,
  Pinpoint.self,
  Recruitee.self,
  RemoteOK.self,
  Remotive.self,
  SmartRecruiters.self,
  Teamtailor.self,
  TheMuse.self,
  USAJobs.self,
  WeWorkRemotely.self,
  Workable.self,
  WorkingNomads.self,
]
