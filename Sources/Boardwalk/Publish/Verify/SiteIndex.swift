/// The site as it would be published, for checks: which files it has and what is in them.
public struct SiteIndex: Sendable {
  private let desk: Desk
  private let staging: Folder
  private let old: Folder?
  private let manifest: Manifest

  init(desk: Desk, staging: Folder, old: Folder?, manifest: Manifest) {
    self.desk = desk
    self.staging = staging
    self.old = old
    self.manifest = manifest
  }

  /// The paths of all files Boardwalk wrote, sorted.
  public var paths: [String] { desk.sortedFiles().map { desk.paths[$0] } }

  /// Whether the old site has the file with the same bytes.
  public func isUnchanged(_ path: String) -> Bool { desk.role(of: path) == .unchanged }

  /// Whether Boardwalk wrote a file of this path.
  public func contains(_ path: String) -> Bool { desk.hasFile(path) }

  /// The bytes of a file. Throws when it cannot be read or has more than `limit`.
  public func bytes(of path: String, limit: Int) throws(Diagnostic) -> [UInt8] {
    let folder = isUnchanged(path) ? old ?? staging : staging
    do throws(SystemFailure) {
      return try folder.read(path, limit: limit)
    } catch {
      throw error.finding(while: "checking", in: path)
    }
  }

  /// Whether a file that is not ours has this path and stays.
  func keeps(_ path: String) throws(Diagnostic) -> Bool {
    do throws(SystemFailure) {
      guard let old, !manifest.paths.contains(path) else { return false }
      return try old.kind(of: path) == .file
    } catch {
      throw error.finding(while: "looking for", in: path)
    }
  }

  /// The numbers of the paths that are linked to and not written, each with a page that links there.
  func missing() -> [(link: UInt64, page: String)] {
    var known: Set<UInt64> = []
    let files = desk.files
    known.reserveCapacity(files.count)
    for index in files { desk.paths.withBytes(of: index) { _ = known.insert(PathHash($0).value) } }
    return desk.links.missing(from: known).map { ($0.link, desk.paths[$0.page]) }
  }
}
