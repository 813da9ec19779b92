import DefaultTheme

/// A board's own `Templates/` as it lies there.
struct ThemeFolder {
  /// By their paths from the folder: `assets/fonts/inter.woff2`.
  private(set) var files: [String: [UInt8]] = [:]
  /// What lies where nothing is read.
  private(set) var findings: [Diagnostic] = []

  /// Folders inside each other below `assets/`.
  private static let deepest = 8
  /// What tells of a theme or carries it in a program.
  private static let notes = [".md", ".swift"]

  private let folder: String
  private let disk: Disk

  init(_ folder: String, disk: Disk) throws {
    (self.folder, self.disk) = (folder, disk)
    try read("", only: ".mustache", folders: ["assets", "languages", "partials"])
    try read("partials/", only: ".mustache")
    try read("languages/", only: ".yml")
    try readAssets("assets/", depth: 1)
    warnOfBlanks()
  }
}

extension ThemeFolder {
  private mutating func read(_ place: String, only ending: String, folders: [String] = []) throws {
    for entry in try entries(place) {
      let path = place + entry.name
      switch entry.kind {
      case .file where entry.name.hasSuffix(ending): try take(path)
      case .file where Self.notes.contains(where: entry.name.hasSuffix): break
      case .file:
        warn(
          path, "nothing reads this file: here are files that end in \(ending)",
          hint: "styles, scripts and pictures belong into Templates/assets/, other files to be published into "
            + "\(ContentReader.contentFolder)/\(StaticFolder.name)/")
      case .folder where folders.contains(entry.name): break
      case .folder:
        warn(
          path, "nothing reads this folder",
          hint: nearest(entry.name, in: folders).map { "did you mean `\($0)`?" }
            ?? "there are assets/, languages/ and partials/; only assets/ has folders of its own")
      case .other: warnOfLink(path)
      }
    }
  }

  private mutating func readAssets(_ place: String, depth: Int) throws {
    for entry in try entries(place) {
      let path = place + entry.name
      switch entry.kind {
      case .file:
        try take(path)
        if let fault = SiteFile.fault(of: path, files[path] ?? [], at: .file("\(folder)/\(path)")) { throw fault }
      case .folder where depth < Self.deepest: try readAssets("\(path)/", depth: depth + 1)
      case .folder: warn(path, "this folder is too deep inside others and is not read", hint: nil)
      case .other: warnOfLink(path)
      }
    }
  }

  private func entries(_ place: String) throws -> [Disk.Entry] {
    // A slash at the end would follow a link.
    let path = place.isEmpty ? folder : "\(folder)/\(place.dropLast())"
    return try disk.list(path).filter { !$0.isToolsOwn }.sorted { $0.name < $1.name }
  }

  private mutating func take(_ path: String) throws {
    files[path] = try disk.read("\(folder)/\(path)", Theme.largestFile)
  }

  /// An editor that was stopped, or a disk that was full, leaves such a file, and every page would be empty.
  private mutating func warnOfBlanks() {
    let replaced = files.keys.filter { DefaultTheme.files[$0] != nil && !$0.hasPrefix("languages/") }
    for path in replaced.sorted() where Self.isBlank(files[path] ?? []) {
      warn(
        path, "this file is empty, and takes the place of the built-in one",
        hint: Self.hasComments(path)
          ? "remove it, to have the built-in one again; if it is to be empty, write a comment that says so"
          : "remove it, to have the built-in one again")
    }
  }

  /// Whether there are no bytes but of white space and of the mark that some editors begin a file with.
  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.allSatisfy { $0 == 0x20 || 9...13 ~= $0 }
  }

  private static func hasComments(_ path: String) -> Bool {
    [".mustache", ".css", ".js", ".svg"].contains(where: path.hasSuffix)
  }

  private mutating func warnOfLink(_ path: String) {
    warn(path, "this is a link or a special file, and is not opened", hint: "put the file itself here")
  }

  private mutating func warn(_ path: String, _ message: String, hint: String?) {
    findings.append(Diagnostic(.warning, at: .file("\(folder)/\(path)"), message, hint: hint))
  }
}
