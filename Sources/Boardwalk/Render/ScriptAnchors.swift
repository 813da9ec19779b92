import DefaultTheme

/// The elements that a theme's scripts look for on a page, by their ids: without one of them a script ends, and with it the search or
/// every button.
struct ScriptAnchors {
  private let folder: String
  /// The theme as the board has it, by the paths of its files: its templates and its scripts.
  private let texts: [String: String]
  private let builtIn: [String: String]
  private let own: Set<String>
  private let scripts: String

  /// What scripts do without.
  private static let optional: Set = ["feeds", "hiddenhere", "main", "pages", "pay", "paymax", "what", "where"]
  private static let row = "partials/job-row.mustache"
  /// What scripts read in a row, and hang their own signs on.
  private static let parts = [("<h3", "h3"), ("facts", "class facts"), ("side", "class side"), ("data-id", "data-id")]

  /// - Parameters:
  ///   - folder: the board's `Templates/`.
  ///   - files: of the theme, the board's own ones in the place of the built-in ones.
  ///   - own: the paths of the board's own ones.
  init(folder: String, files: [String: [UInt8]], own: some Sequence<String>) {
    self.folder = folder
    func texts(_ files: [String: [UInt8]], _ ending: String) -> [String: String] {
      files.filter { $0.key.hasSuffix(ending) }.mapValues { String(decoding: $0, as: UTF8.self) }
    }
    self.texts = texts(files, ".mustache")
    builtIn = texts(DefaultTheme.files, ".mustache")
    self.own = Set(own.filter { $0.hasSuffix(".mustache") })
    // Most boards have no template of their own: nothing is looked for.
    scripts = self.own.isEmpty ? "" : texts(files, ".js").values.joined()
  }

  /// A finding for each own template that lacks what the built-in one in its place has.
  func findings(ofPages names: some Sequence<String>, hasOwnRows: Bool) -> [Diagnostic] {
    if own.isEmpty { return [] }
    var missing: [String: Set<String>] = [:]
    for name in names {
      let page = "\(name).mustache"
      let (former, now) = (reach(page, in: builtIn), reach(page, in: texts))
      guard !own.isDisjoint(with: now.union(former)), runsScript(now),
        !runsPageScript(former, builtIn) || runsPageScript(now, texts)
      else { continue }
      let there = Set(now.flatMap { ids(of: texts[$0]) })
      for path in former {
        let lost = ids(of: builtIn[path]).filter { !there.contains($0) && isLookedFor($0) }
        if !lost.isEmpty { missing[own.contains(path) ? path : page, default: []].formUnion(lost) }
      }
    }
    return missing.filter { own.contains($0.key) }.sorted { $0.key < $1.key }.map { path, ids in
      let lost = ids.sorted().map { "`\($0)`" }.joined(separator: ", ")
      return Diagnostic(
        .warning, at: .file("\(folder)/\(path)"),
        ids.count == 1
          ? "no element has the id \(lost), which the page's script looks for"
          : "no elements have the ids \(lost), which the page's script looks for",
        hint: (ids.count == 1 ? "keep it, with `hidden` where it is" : "keep them, with `hidden` where they are")
          + " not wanted: a script that misses one ends")
    } + rowFindings(hasOwnRows: hasOwnRows)
  }
}

extension ScriptAnchors {
  private func rowFindings(hasOwnRows: Bool) -> [Diagnostic] {
    guard own.contains(Self.row), let text = texts[Self.row], runsScript(reach("list.mustache", in: texts)) else {
      return []
    }
    let spot = Diagnostic.Spot.file("\(folder)/\(Self.row)")
    let lost = Self.parts.filter { !text.contains($0.0) }.map { "`\($0.1)`" }
    var findings: [Diagnostic] = []
    if !lost.isEmpty {
      findings.append(
        Diagnostic(
          .warning, at: spot, "rows lack \(lost.joined(separator: ", ")), which scripts look for",
          hint: "keep them: a script that misses one ends"))
    }
    if !hasOwnRows {
      findings.append(
        Diagnostic(
          .notice, at: spot,
          "rows that a search finds look like the built-in ones: assets/keep.js writes them, in `rowOf`",
          hint: "`boardwalk theme assets/keep.js` copies it, to be changed in the same way"))
    }
    return findings
  }

  /// A template's file and those that it takes in, however deep.
  private func reach(_ page: String, in texts: [String: String]) -> Set<String> {
    var (reached, next): (Set<String>, [String]) = ([], [page])
    while let path = next.popLast() {
      guard let text = texts[path], reached.insert(path).inserted else { continue }
      for tag in text.matches(of: #/\{\{\s*[<>]\s*([A-Za-z0-9_-]+)\s*\}\}/#) {
        next += ["\(tag.output.1).mustache", "partials/\(tag.output.1).mustache"]
      }
    }
    return reached
  }

  private func ids(of text: String?) -> [String] {
    (text ?? "").matches(of: #/\bid="([a-z]+)"/#).map { String($0.output.1) }
  }

  private func isLookedFor(_ id: String) -> Bool { !Self.optional.contains(id) && scripts.contains("'\(id)'") }

  private func runsScript(_ paths: Set<String>) -> Bool { paths.contains { texts[$0]?.contains("{{script}}") == true } }

  private func runsPageScript(_ paths: Set<String>, _ texts: [String: String]) -> Bool {
    paths.contains { texts[$0]?.contains("data-script=") == true }
  }
}
