/// The site as it would be published, for checks: which files it has and what is in them.
public struct SiteIndex: Sendable {
  private let desk: Desk
  private let staging: Staging
  private let old: StandingSite
  /// Where the pages' links lead.
  var links = LinkLedger()

  init(desk: Desk, staging: Staging, old: StandingSite) {
    self.desk = desk
    self.staging = staging
    self.old = old
  }

  /// The paths of all files Boardwalk wrote, sorted.
  public var paths: [String] {
    desk.sortedFiles().filter { desk.role($0) != .elsewhere }.map { desk.paths[$0] }
  }

  /// The paths of all files of the site, with those that other runs make, as far as they are known; sorted.
  var allPaths: [String] { desk.sortedFiles().map { desk.paths[$0] } }

  /// Files of the site, with those that other runs make, as far as they are known.
  var count: Int { desk.files.count }

  /// Of the files that are here.
  var bytes: Int { desk.bytes }

  var largest: (path: String, bytes: Int)? { desk.largest }

  /// Whether everything of the site is here, and not only the part of one run.
  var isWhole: Bool { desk.portion == .whole }

  /// Whether it is known which files the whole site has.
  var isKnownWhole: Bool { desk.portion != .rest }

  /// The files Boardwalk wrote for the site that stands, sorted.
  public var standing: [String] { (0..<old.manifest.paths.count).map { old.manifest.paths[$0] } }

  /// Of the files Boardwalk wrote for the site that stands, those of some kind: how many there are, and which of them the new
  /// one does not have, sorted.
  func standing(where isWanted: (UnsafeRawBufferPointer) -> Bool) -> (count: Int, gone: [String]) {
    let paths = old.manifest.paths
    let stays = desk.stays(of: paths.count)
    let wanted = stays.indices.filter { paths.withBytes(of: $0, isWanted) }
    return (wanted.count, wanted.filter { !stays[$0] }.map { paths[$0] })
  }

  /// What was found in single files: faults of their format, and secrets.
  var faults: [Diagnostic] { desk.findings }

  /// Whether the old site has the file with the same bytes.
  public func isUnchanged(_ path: String) -> Bool { desk.role(of: path) == .unchanged }

  /// Whether Boardwalk wrote a file of this path.
  public func contains(_ path: String) -> Bool { desk.hasFile(path) }

  /// Whether it is known why a page is not there any more: the life of its listing ended.
  func isExpectedToGo(_ path: String) -> Bool { desk.expectedToGo.contains(path) }

  /// The bytes of a file. Throws when it cannot be read or has more than `limit`.
  public func bytes(of path: String, limit: Int) throws(Diagnostic) -> [UInt8] {
    do throws(SystemFailure) {
      if old.folder != nil, isUnchanged(path) { return try old.read(path, limit: limit) }
      return try staging.folder.read(desk.paths.find(path).map { staging.name(of: path, at: $0) } ?? path, limit: limit)
    } catch {
      throw error.finding(while: "checking", in: path)
    }
  }

  /// Whether a file that is not ours has this path and stays.
  func keeps(_ path: String) throws(Diagnostic) -> Bool {
    do throws(SystemFailure) {
      guard let folder = old.folder, !old.manifest.paths.contains(path) else { return false }
      return try folder.kind(of: path) == .file
    } catch {
      throw error.finding(while: "looking for", in: path)
    }
  }

  /// The numbers of the paths that are linked to and not written.
  func missing() -> [UInt64] {
    var known: Set<UInt64> = []
    let files = desk.files
    known.reserveCapacity(files.count)
    for index in files { desk.paths.withBytes(of: index) { _ = known.insert(PathHash($0).value) } }
    return links.missing(from: known)
  }
}
