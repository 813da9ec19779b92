/// The list of the files Boardwalk wrote, kept in the output itself: what is not on it belongs to somebody else.
///
/// Text: the first line names the version, then one path a line, sorted by bytes. Nothing else, so that the same site
/// has the same manifest.
struct Manifest: Sendable {
  /// Its name in the output.
  static let name = ".boardwalk-manifest"
  /// Two million paths of sixty letters.
  static let largest = 128 << 20

  private static let heading = "boardwalk-manifest 1\n"
  private static let family = "boardwalk-manifest "

  var paths = PathTable()

  init() {}

  /// Reads a manifest back. Paths in it are about to be removed from a disk, so each is checked like a new one.
  /// Throws the reason as the end of a sentence.
  init(_ bytes: [UInt8]) throws(Fault) {
    guard bytes.starts(with: Manifest.family.utf8) else { throw Fault(line: 1, "is not a list of Boardwalk's files") }
    guard bytes.starts(with: Manifest.heading.utf8) else { throw Fault(line: 1, "is of another version of Boardwalk") }
    var line = 1
    paths = try PathTable(lines: bytes, from: Manifest.heading.utf8.count) { (path) throws(Fault) in
      line += 1
      if let fault = SitePath.fault(in: path) { throw Fault(line: line, "names a path that \(fault)") }
    }
  }

  /// The manifest of a site; an empty one when it has none, and everything in it is somebody else's then.
  /// - Parameter output: the site's folder, for findings.
  init(of site: Folder, in output: String) throws(Diagnostic) {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      guard try site.kind(of: Manifest.name) != nil else {
        self.init()
        return
      }
      bytes = try site.read(Manifest.name, limit: Manifest.largest)
    } catch {
      throw error.finding(while: "reading", in: output)
    }
    do throws(Fault) {
      try self.init(bytes)
    } catch {
      throw Diagnostic(
        .error, at: .file("\(output)/\(Manifest.name)", line: error.line),
        "The list of published files \(error.reason).",
        hint: "Remove it together with the pages it lists, or publish into another folder.")
    }
  }

  /// A file of the manifest that is not in a site's folder; nil when the site is whole.
  func missing(in site: Folder) throws(SystemFailure) -> String? {
    for index in 0..<paths.count {
      let kind = try paths.withName(of: index) { path throws(SystemFailure) in try site.kind(of: path) }
      if kind != .file { return paths[index] }
    }
    return nil
  }

  /// A manifest of some paths of a table, in the order they are given.
  static func bytes(of paths: PathTable, _ indices: [Int]) -> [UInt8] {
    var bytes = Array(heading.utf8)
    bytes.reserveCapacity(bytes.count + indices.reduce(0) { $0 + paths.withBytes(of: $1) { $0.count } + 1 })
    for index in indices {
      paths.withBytes(of: index) { bytes.append(contentsOf: $0) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Why a manifest cannot be read.
  struct Fault: Error {
    var line: Int
    var reason: String

    init(line: Int, _ reason: String) {
      self.line = line
      self.reason = reason
    }
  }
}
