import Markup

/// Reads the files of a board's content and gathers what is wrong with them.
struct ContentReader {
  /// The board's folder.
  let folder: String
  let disk: Disk
  let markdown: MarkdownRenderer
  /// What lies in `Content/` itself.
  private(set) var entries: [Disk.Entry] = []
  /// Folders in it whose names begin with `_`.
  private(set) var passedOver: [String] = []
  /// Where the board's languages stand, once its settings are read.
  private(set) var languageFolders: [String] = []
  var findings: [Diagnostic] = []
  private(set) var links: [WrittenLink] = []

  static let contentFolder = "Content"
  static let boardFile = "board.yml"
  /// Bytes of a post or of `board.yml`. Half a novel; people write less, and recorded replies are not read here.
  static let longestFile = 1 << 20

  init(folder: String, disk: Disk, markdown: @escaping MarkdownRenderer) {
    self.folder = folder
    self.disk = disk
    self.markdown = markdown
    let all = list(Self.contentFolder) { _ in true }
    entries = all.filter { !$0.name.hasPrefix("_") }
    passedOver = all.filter { $0.kind == .folder && $0.name.hasPrefix("_") }.map(\.name).sorted()
  }

  /// `board.yml`; nil when it is missing or wrong.
  mutating func settings() -> BoardSettings? {
    let path = "\(Self.contentFolder)/\(Self.boardFile)"
    guard entries.contains(where: { $0.name == Self.boardFile }) else {
      // What cannot be read may be a board all the same.
      if findings.isEmpty {
        findings.append(
          Diagnostic(
            .error, at: .file(path), "there is no such file, so this is no board",
            hint: misnamed.map { "rename \($0) to \($1)" } ?? "`boardwalk init` makes a new board"))
      }
      return nil
    }
    guard let bytes = read(path) else { return nil }
    let (settings, found) = BoardSettings.read(bytes, file: path)
    findings += found
    languageFolders = settings?.languageFolders ?? []
    return settings
  }

  /// All posts of a shelf that can be read without an error, and the names of all its files.
  mutating func posts<Fields: Decodable & Sendable>(
    in shelf: Shelf, as fields: Fields.Type
  ) -> (sound: [Post<Fields>], handles: [String]) {
    let files = files(in: shelf)
    let reader = self
    let posts = files.mapInParallel { file in
      var reader = reader
      reader.findings = []
      let post: Post<Fields>? = reader.post(in: file)
      return (post: post, findings: reader.findings)
    }
    findings += posts.flatMap(\.findings)
    return (posts.compactMap(\.post), files.map(\.name))
  }

  /// Makes a value of a post whose Markdown is shown as it is; nil when the Markdown cannot be.
  mutating func believe<Fields, Value>(
    _ post: Post<Fields>, _ make: (Post<Fields>, SafeHTML) -> Value
  ) -> Value? {
    do throws(MarkdownError) {
      // The operator's own pages may lead to others of the site; every link inside it is followed before publishing.
      let html = try markdown(post.body, MarkdownOptions(links: .relativeToo))
      findings += leftOut(of: post, links: .relativeToo)
      links += linksWithin(post, html)
      return make(post, html.withHeadingsRaised)
    } catch {
      let line = post.bodyLine + max(0, error.line - 1)
      findings.append(Diagnostic(.error, at: .file(post.file.path, line: line), error.description))
      return nil
    }
  }

  /// The path that opens what has `path` from the board's folder.
  func path(of path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }
}

extension ContentReader {
  private mutating func post<Fields: Decodable>(in file: PostFile) -> Post<Fields>? {
    guard let bytes = read(file.path) else { return nil }
    let (parts, split) = FrontMatter.split(bytes, file: file.path)
    findings += split
    guard let parts else { return nil }
    let decoder = SettingsDecoder(file: file.path, firstLine: parts.fieldsLine)
    let log = DecodingLog(file: file.path)
    let (fields, wrong) = decoder.decode(Fields.self, from: parts.fields, log: log)
    findings += wrong
    var crossed: [Diagnostic] = []
    if let fields = fields as? any CrossChecked, wrong.isEmpty { crossed = fields.contradictions(in: file.path) }
    findings += crossed
    let marks = ForeignMarks(of: parts.body)
    findings += marks.findings(in: file.path, from: parts.bodyLine)
    guard let fields, file.isNamedWell, !(wrong + crossed).contains(where: { $0.severity == .error }) else {
      return nil
    }
    return Post(file: file, fields: fields, written: log.written, body: marks.body, bodyLine: parts.bodyLine)
  }

  /// The bytes of a file; nil with a finding when it cannot be read.
  mutating func read(_ path: String) -> [UInt8]? {
    do {
      return try disk.read(self.path(of: path), Self.longestFile)
    } catch {
      record(error, at: path)
      return nil
    }
  }

  /// What is in a folder, without the names that begin with `_` and what tools wrote for themselves. Links and devices are findings.
  mutating func list(
    _ folder: String, _ isMeant: (Disk.Entry) -> Bool = { !$0.name.hasPrefix("_") }
  ) -> [Disk.Entry] {
    do {
      return try disk.list(path(of: folder)).filter { !$0.isToolsOwn && isMeant($0) }
    } catch {
      record(error, at: folder)
      return []
    }
  }

  /// What is called almost like `board.yml`, or like the folder that it is in, and how it should be called.
  private var misnamed: (found: String, right: String)? {
    if let found = nearest(Self.boardFile, in: entries.filter { $0.kind == .file }.map(\.name)) {
      return (found, Self.boardFile)
    }
    guard entries.isEmpty else { return nil }
    do {
      let folders = try disk.list(path(of: "")).filter { $0.kind == .folder && !$0.isToolsOwn }
      let found = nearest(Self.contentFolder, in: folders.map(\.name).filter { $0 != Self.contentFolder })
      return found.map { ($0, Self.contentFolder) }
    } catch {
      // It is only looked for to give a hint.
      return nil
    }
  }

  private mutating func record(_ error: any Error, at path: String) {
    findings.append(Self.finding(of: error, at: path))
  }

  /// What is said of a file or a folder that cannot be read.
  static func finding(of error: any Error, at path: String) -> Diagnostic {
    let finding = error as? Diagnostic
    return Diagnostic(.error, at: .file(path), finding?.message ?? "this cannot be read", hint: finding?.hint)
  }
}

/// Fields of a post that can be right each by itself and wrong together.
protocol CrossChecked {
  func contradictions(in file: String) -> [Diagnostic]
}
