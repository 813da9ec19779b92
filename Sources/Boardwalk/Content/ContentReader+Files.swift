extension ContentReader {
  /// Folders inside each other below a shelf.
  private static let deepestFolder = 8
  private static let passedOver = "a name that begins with _ is passed over"

  /// The Markdown files of a shelf and the folders in it, by path. Names that cannot be used are findings.
  mutating func files(in shelf: Shelf) -> [PostFile] {
    var files: [PostFile] = []
    var folders = entries.filter { $0.name == shelf.rawValue && $0.kind == .folder }.map { _ in
      (path: shelf.folder, depth: 0)
    }
    while let folder = folders.popLast() {
      for entry in list(folder.path) {
        let path = "\(folder.path)/\(entry.name)"
        switch entry.kind {
        case .file: if let file = postFile(entry.name, at: path, on: shelf) { files.append(file) }
        case .folder where folder.depth < Self.deepestFolder: folders.append((path, folder.depth + 1))
        case .folder:
          warn(path, "this folder is too deep inside others and is not read", hint: nil)
        case .other: warnOfSpecialFile(path)
        }
      }
    }
    files.sort { $0.path < $1.path }
    return withoutDoubles(files, on: shelf)
  }

  /// Folders and files that nothing reads: most likely somebody meant another name.
  mutating func recordStrays(_ settings: BoardSettings) {
    let replies = settings.sources.compactMap { $0.replies?.split(separator: "/").first.map(String.init) }
    let known = Shelf.allCases.map(\.rawValue) + ["replies", StaticFolder.name] + replies
    for name in passedOver where name == "_posts" || known.contains(String(name.dropFirst())) {
      warn(
        "\(Self.contentFolder)/\(name)", "a name that begins with _ is passed over, so nothing in this folder is read",
        hint: "call it \(name == "_posts" ? "jobs or referrals" : String(name.dropFirst()))")
    }
    for entry in entries {
      let path = "\(Self.contentFolder)/\(entry.name)"
      switch entry.kind {
      case .other: warnOfSpecialFile(path)
      case .folder where !known.contains(entry.name):
        let meant = nearest(entry.name, in: known).map { "did you mean `\($0)`?" }
        warn(path, "no folder of this name is known, so nothing in it is read", hint: meant ?? Self.passedOver)
      case .file where known.contains(entry.name):
        warn(
          path, "this is a file, and \(entry.name) is a folder, so there is nothing in it",
          hint: "make a folder of this name, and put the files into it")
      case .file where ![Self.boardFile, Self.duplicatesFile].contains(entry.name):
        warn(path, "no file of this name is known, so it is not read", hint: Self.passedOver)
      case .folder, .file: break
      }
    }
  }
}

extension ContentReader {
  private mutating func postFile(_ name: String, at path: String, on shelf: Shelf) -> PostFile? {
    guard name.lowercased().hasSuffix(".md") else {
      warn(path, "this file is not read", hint: "posts are Markdown files that end in .md; \(Self.passedOver)")
      return nil
    }
    let plain = String(name.dropLast(3))
    var file = PostFile(path: path, name: plain, page: shelf.page(of: plain))
    if !isSlug(file.name) || !name.hasSuffix(".md") {
      let hint = proposedSlug(for: file.name).map { "call it \($0).md" }
      refuse(
        path,
        "the file's name becomes the page's address: small letters a to z, digits and hyphens, at most 80, and .md",
        hint: hint)
      file.isNamedWell = false
    } else if shelf.reserved.contains(file.name) || languageFolders.contains(file.page) {
      refuse(path, "the site has another page at `\(file.name)/`", hint: "give the file another name")
      file.isNamedWell = false
    }
    if plain == "index", shelf != .pages, let folder = path.split(separator: "/").dropLast().last.map(String.init) {
      warn(
        path, "this is called index, and so is its page: `\(file.page)`",
        hint: proposedSlug(for: folder).flatMap { folder == shelf.rawValue ? nil : "call it \($0).md" }
          ?? "give it a name of its own")
    }
    return file
  }

  /// Of files with one name, in different folders or in other letters, only the first is a post.
  private mutating func withoutDoubles(_ files: [PostFile], on shelf: Shelf) -> [PostFile] {
    var first: [String: String] = [:]
    return files.map { file in
      var file = file
      guard let other = first.updateValue(file.path, forKey: file.name.lowercased()) else { return file }
      first[file.name.lowercased()] = other
      refuse(
        file.path, "\(other) would have the same page: the name of a \(shelf.item)'s file must be its alone",
        hint: "rename one of the two; the folders they are in do not count")
      file.isNamedWell = false
      return file
    }
  }

  private mutating func warnOfSpecialFile(_ path: String) {
    warn(path, "this is a link or a special file, and is not opened", hint: "put the file itself here")
  }

  private mutating func warn(_ path: String, _ message: String, hint: String?) {
    findings.append(Diagnostic(.warning, at: .file(path), message, hint: hint))
  }

  private mutating func refuse(_ path: String, _ message: String, hint: String?) {
    findings.append(Diagnostic(.error, at: .file(path), message, hint: hint))
  }
}
