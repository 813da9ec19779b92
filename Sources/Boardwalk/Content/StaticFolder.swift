/// `Content/static/`: files that are published as they are, at the same paths from the site's top. `CNAME`, `ads.txt` and
/// `.well-known/` belong there.
struct StaticFolder {
  /// By their paths in the site.
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var findings: [Diagnostic] = []

  static let name = "static"
  /// Bytes of a file: what every host takes.
  private static let largestFile = 25 << 20
  /// Folders inside each other.
  private static let deepest = 16
  /// What git is told of a folder.
  private static let gitsOwn: Set = [".gitkeep", ".gitignore", ".gitattributes"]

  private let reader: ContentReader

  init(_ reader: ContentReader) {
    self.reader = reader
    let entry = reader.entries.first { $0.name == Self.name }
    if entry?.kind == .folder { read("", depth: 1) }
  }

  /// Where a file of the site lies, from the board's folder.
  static func file(_ path: String) -> String { "\(ContentReader.contentFolder)/\(name)/\(path)" }

  private mutating func read(_ place: String, depth: Int) {
    let folder = place.isEmpty ? "\(ContentReader.contentFolder)/\(Self.name)" : String(Self.file(place).dropLast())
    do {
      for entry in try reader.disk.list(reader.path(of: folder)).sorted(by: { $0.name < $1.name }) {
        take(entry, at: place + entry.name, depth: depth)
      }
    } catch {
      record(error, at: folder)
    }
  }

  private mutating func take(_ entry: Disk.Entry, at path: String, depth: Int) {
    let isHidden = entry.name.hasPrefix(".")
    if isHidden ? !SitePath.hidden.contains(path) : entry.isToolsOwn {
      if isHidden, !Self.gitsOwn.contains(entry.name), !entry.name.hasSuffix(".swp"), entry.name != ".DS_Store" {
        warn(
          path,
          "names that begin with a point are passed over, but for \(SitePath.hidden.sorted().joined(separator: ", "))")
      }
      return
    }
    switch entry.kind {
    case .file: read(file: path)
    case .folder where depth < Self.deepest: read("\(path)/", depth: depth + 1)
    case .folder: warn(path, "this folder is too deep inside others and is not read")
    case .other: warn(path, "this is a link or a special file, and is not opened", hint: "put the file itself here")
    }
  }

  private mutating func read(file path: String) {
    let spot = Diagnostic.Spot.file(Self.file(path))
    do {
      let bytes = try reader.disk.read(reader.path(of: Self.file(path)), Self.largestFile)
      if let fault = SiteFile.fault(of: path, bytes, at: spot) {
        findings.append(fault)
      } else {
        files[path] = bytes
      }
    } catch {
      record(error, at: Self.file(path))
    }
  }

  private mutating func warn(_ path: String, _ message: String, hint: String? = nil) {
    findings.append(Diagnostic(.warning, at: .file(Self.file(path)), message, hint: hint))
  }

  private mutating func record(_ error: any Error, at path: String) {
    findings.append(ContentReader.finding(of: error, at: path))
  }
}
