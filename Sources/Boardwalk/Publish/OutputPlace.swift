import Foundation

/// Where a site is published, and where the next one is made ready.
struct OutputPlace: Sendable, Hashable {
  /// The output as it was given, for findings.
  var given: String
  /// The folder itself: absolute, without symbolic links.
  var output: String
  /// Whether there is such a folder now.
  var exists: Bool
  var way: Way

  /// How the new site takes the old one's place.
  enum Way: Sendable, Hashable {
    /// Made ready beside the output and exchanged with it in one step; the old site is kept there.
    case exchange
    /// Made ready in a hidden folder of the output and moved over file by file, not in one step: where the output is a
    /// mount point or the working folder, which cannot be exchanged, or where nothing may be written beside it. No old
    /// site is kept.
    case inside
  }

  /// Finds out where and how to publish.
  init(_ output: String) throws(Diagnostic) {
    given = output
    guard output.hasPrefix("/") else {
      throw Diagnostic(.error, at: .file(output), "The output folder has to be given as an absolute path.")
    }
    var status = stat()
    exists = stat(output, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFDIR {
      throw Diagnostic(.error, at: .file(output), "The output is a file and not a folder.")
    }
    if !exists, lstat(output, &status) == 0 {
      throw Diagnostic(.error, at: .file(output), "The output is a symbolic link that leads nowhere.")
    }
    self.output = OutputPlace.real(output)
    way = .exchange
    if exists {
      guard access(output, W_OK | X_OK) == 0 else { throw OutputPlace.unwritable(output, self.output) }
      if isMountPoint || holdsWorkingFolder || access(parent, W_OK | X_OK) != 0 { way = .inside }
    } else {
      let ground = OutputPlace.ground(of: parent)
      if stat(ground, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
        throw Diagnostic(
          .error, at: .file(output), "There can be no folder in “\(ground)”, which is a file.",
          hint: "Name another folder with --output.")
      }
      guard access(ground, W_OK | X_OK) == 0 else { throw OutputPlace.unwritable(output, ground) }
    }
  }

  /// The folder the output lies in.
  var parent: String {
    let parent = output.parentPath
    return parent.isEmpty ? "/" : parent
  }

  /// `public`
  var name: String { output.lastName }

  /// What differs from the site that stands, as it is made; in `parent`.
  var stagingName: String { ".\(name).next" }
  /// The site before the one that stands; becomes the next one, and is exchanged with it. In `parent`.
  var previousName: String { ".\(name).previous" }
  /// The old site for a moment, on disks that cannot exchange; in `parent`.
  var retiredName: String { ".\(name).old" }
  /// The new site where it is made ready inside; in `output`.
  static let insideName = ".boardwalk-next"
  static let insideLockName = ".boardwalk-lock"
  /// In a folder that is not yet a whole site and may be thrown away. It goes into the output with the new site and
  /// stays until what is not ours has come after it.
  static let unfinishedMark = ".boardwalk-unfinished"
  /// The same for an earlier site on its way back, which is whole and is not thrown away.
  static let returningMark = ".boardwalk-returning"

  var lockPath: String {
    way == .exchange ? path(beside: ".\(name).lock") : "\(output)/\(OutputPlace.insideLockName)"
  }

  /// What the files of the site were made of; in `parent`, never in the output, where it could be published.
  var provenanceName: String { ".\(name).provenance" }

  /// The folder where the new site is made ready.
  var stagingPath: String {
    way == .exchange ? path(beside: stagingName) : "\(output)/\(OutputPlace.insideName)"
  }

  /// Whether the folder the output lies in is there.
  var hasParent: Bool { access(parent, F_OK) == 0 }

  /// Makes the folders above the output.
  func makeParent() throws(Diagnostic) {
    do throws(SystemFailure) {
      if !hasParent { try Folder("/").makeFolders(parent) }
    } catch {
      throw error.finding(while: "making", in: given)
    }
  }

  /// Why nothing is published there: it is inside another site, and what is kept beside the output would be published with
  /// that; nil where it is not.
  var misplaced: Diagnostic? {
    var folder = parent
    while !folder.isEmpty, access("\(folder)/\(Manifest.name)", F_OK) != 0 { folder = folder.parentPath }
    guard !folder.isEmpty else { return nil }
    return Diagnostic(
      .error,
      "The site cannot be written to “\(given)”: that is in the site published to “\(folder)”, and what is kept beside a site "
        + "would be published.",
      hint: "Give --output a folder that is in no site.")
  }

  /// The folder of the site before the one that stands.
  var previousPath: String { path(beside: previousName) }

  /// The absolute path of a name in `parent`.
  func path(beside name: String) -> String { parent == "/" ? "/\(name)" : "\(parent)/\(name)" }

  /// Names at the top of an output that are Boardwalk's own and no part of the site.
  static let ownNames: Set<String> = [Manifest.name, insideName, insideLockName, unfinishedMark, returningMark]
}

extension OutputPlace {
  /// Where an absolute path leads, without symbolic links; what of it does not exist stays as it is written.
  static func real(_ path: String) -> String {
    let names = path.split(separator: "/")
    var known = names[...]
    while !known.isEmpty, access("/" + known.joined(separator: "/"), F_OK) != 0 { known = known.dropLast() }
    let ground = resolved("/" + known.joined(separator: "/"))
    return ([ground == "/" ? "" : ground] + names[known.count...].map(String.init)).joined(separator: "/")
  }

  private static func resolved(_ path: String) -> String {
    guard let letters = realpath(path, nil) else { return path }
    defer { free(letters) }
    return String(cString: letters)
  }

  /// The nearest folder that exists, from the path upwards.
  private static func ground(of path: String) -> String {
    var path = path
    while !path.isEmpty, access(path, F_OK) != 0 { path = path.parentPath }
    return path.isEmpty ? "/" : path
  }

  private static func unwritable(_ output: String, _ folder: String) -> Diagnostic {
    let failure = SystemFailure(code: errno, path: folder)
    let mend = failure.code == EROFS ? "Mount it for writing" : "Give the folder's owner the right to write"
    return Diagnostic(
      .error, at: .file(output), "Nothing can be written in “\(folder)”. \(failure.reason).",
      hint: "\(mend), or name another folder with --output.")
  }

  private var isMountPoint: Bool {
    var mine = stat()
    var above = stat()
    guard stat(output, &mine) == 0, stat(parent, &above) == 0 else { return false }
    return mine.st_dev != above.st_dev || output == "/" || OutputPlace.mounts.contains(output)
  }

  private var holdsWorkingFolder: Bool {
    guard let letters = getcwd(nil, 0) else { return false }
    defer { free(letters) }
    return (String(cString: letters) + "/").hasPrefix(output + "/")
  }

  /// Where other folders of the same disk are bound to, as containers do: such a folder has the device of its parent
  /// and cannot be exchanged all the same. proc(5), `mountinfo`.
  private static var mounts: Set<String> {
    guard let file = fopen("/proc/self/mountinfo", "r") else { return [] }
    defer { fclose(file) }
    var mounts: Set<String> = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0, let line {
      let fields = String(cString: line).split(separator: " ")
      if fields.count > 4 { mounts.insert(String(fields[4]).replacing("\\040", with: " ")) }
    }
    return mounts
  }
}
