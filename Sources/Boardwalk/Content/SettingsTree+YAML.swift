import Yams

extension SettingsTree {
  /// What a text of settings may cost. Aliases are refused, so that what is read is never larger than what is written.
  struct Limits: Sendable {
    /// Bytes of YAML.
    var bytes: Int
    /// Maps and lists inside each other.
    var depth = 8

    /// A post with every field filled in has less than 2 KiB.
    static let frontMatter = Limits(bytes: 16 * 1024)
    /// Two thousand queries of a source written out.
    static let board = Limits(bytes: 256 * 1024)
  }

  /// Reads one YAML document: maps, lists and texts, nothing else.
  ///
  /// - Parameters:
  ///   - yaml: the text without fences.
  ///   - file: the path findings name.
  ///   - firstLine: the line of the file on which `yaml` begins.
  /// - Throws: the first thing that makes the text unreadable.
  init(yaml: String, file: String, firstLine: Int = 1, limits: Limits) throws(Diagnostic) {
    let reader = YAMLReader(file: file, lineOffset: firstLine - 1, limits: limits)
    self = try reader.read(yaml)
  }
}

private struct YAMLReader {
  let file: String
  let lineOffset: Int
  let limits: SettingsTree.Limits

  func read(_ yaml: String) throws(Diagnostic) -> SettingsTree {
    guard yaml.utf8.count <= limits.bytes else {
      throw fault(
        SettingsTree.Place(1 + lineOffset, 1),
        "this has \(yaml.utf8.count) bytes of settings; at most \(limits.bytes) are read",
        hint: "put long texts below the second `---`")
    }
    let text = withEditorsLines(yaml)
    if let line = lineOfUsedAnchor(text) { throw anchorFault(SettingsTree.Place(line + lineOffset, 1)) }
    guard mayBeDeep(text) else { return try parse(text).get() }
    guard let result = onDeepStack({ parse(text) }) else {
      throw fault(SettingsTree.Place(1 + lineOffset, 1), "this is not YAML")
    }
    return try result.get()
  }

  private func parse(_ text: String) -> Result<SettingsTree, Diagnostic> {
    do {
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      // Yams holds anchors weakly; they last as long as the parser.
      return try withExtendedLifetime(parser) {
        guard let root = try parser.singleRoot() else {
          return .success(SettingsTree(form: .empty, place: SettingsTree.Place(1 + lineOffset, 1)))
        }
        if case .scalar = root, let fault = fault(ofGapIn: text) { return .failure(fault) }
        return .success(try tree(root, depth: 0))
      }
    } catch let finding as Diagnostic {
      return .failure(finding)
    } catch let error as YamlError {
      return .failure(fault(error, in: text))
    } catch {
      return .failure(fault(SettingsTree.Place(1 + lineOffset, 1), "this is not YAML"))
    }
  }

  /// Whether Yams, which descends once for each level, might descend more than a few hundred times. Each level needs a
  /// bracket, a hyphen or a question mark, or a line that is indented further: 16 KiB have room for 180 of these.
  private func mayBeDeep(_ text: String) -> Bool {
    text.utf8.count > 16 * 1024 || text.utf8.count { Self.levelMarks.contains($0) } > 200
  }

  private static let levelMarks = Set("[{-?".utf8)

  /// Yams shares what an alias repeats, so that a tree of 300 bytes may stand for gigabytes: it must not be walked, and
  /// not be given to Yams where it hashes whole trees as keys. A text with both `&name` and `*name` is refused unread.
  private func lineOfUsedAnchor(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    let used = Set(names(after: UInt8(ascii: "*"), in: bytes).map(\.name))
    guard !used.isEmpty else { return nil }
    return names(after: UInt8(ascii: "&"), in: bytes).first { used.contains($0.name) }?.line
  }

  private func names(after mark: UInt8, in bytes: [UInt8]) -> [(name: ArraySlice<UInt8>, line: Int)] {
    var found: [(name: ArraySlice<UInt8>, line: Int)] = []
    var line = 1
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == mark else { continue }
      let name = bytes[(index + 1)...].prefix(while: isAnchorLetter)
      if !name.isEmpty { found.append((name, line)) }
    }
    return found
  }

  private func isAnchorLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// YAML 1.1 also breaks lines at a lone return, U+0085, U+2028 and U+2029; editors do not, and findings name
  /// editors' lines.
  private func withEditorsLines(_ yaml: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in yaml.unicodeScalars {
      if isAfterReturn, scalar != "\n" { scalars.append(" ") }
      isAfterReturn = scalar == "\r"
      switch scalar {
      case "\r": break
      case "\u{85}", "\u{2028}", "\u{2029}": scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension YAMLReader {
  private func tree(_ node: Node, depth: Int) throws(Diagnostic) -> SettingsTree {
    let place = place(of: node.mark)
    guard depth <= limits.depth else {
      throw fault(place, "this is nested more than \(limits.depth) levels deep")
    }
    guard node.anchor == nil else { throw anchorFault(place) }
    switch node {
    case .scalar(let scalar): return SettingsTree(form: try form(of: scalar, at: place), place: place)
    case .sequence(let sequence):
      try refuseTag(sequence.tag, at: place)
      var items: [SettingsTree] = []
      for item in sequence { items.append(try tree(item, depth: depth + 1)) }
      return SettingsTree(form: .list(items), place: place)
    case .mapping(let mapping):
      try refuseTag(mapping.tag, at: place)
      var fields: [SettingsTree.Field] = []
      for (key, value) in mapping {
        let name = try name(of: key)
        fields.append(.init(name: name, place: self.place(of: key.mark), value: try tree(value, depth: depth + 1)))
      }
      return SettingsTree(form: .map(fields), place: place)
    case .alias: throw anchorFault(place)
    }
  }

  private func form(of scalar: Node.Scalar, at place: SettingsTree.Place) throws(Diagnostic) -> SettingsTree.Form {
    let style: SettingsTree.Text.Style
    switch scalar.style {
    case .any, .plain: style = .plain
    case .singleQuoted, .doubleQuoted: style = .quoted
    case .literal, .folded: style = .block
    }
    if style == .plain || scalar.tag.rawValue != Tag.Name.str.rawValue { try refuseTag(scalar.tag, at: place) }
    if style == .plain, ["", "~", "null", "Null", "NULL"].contains(scalar.string) { return .empty }
    return .text(SettingsTree.Text(string: visible(scalar.string), style: style))
  }

  private func name(of key: Node) throws(Diagnostic) -> String {
    let place = place(of: key.mark)
    guard key.anchor == nil else { throw anchorFault(place) }
    guard case .scalar(let scalar) = key else { throw fault(place, "the name of a field must be a text") }
    guard scalar.string != "<<" else {
      throw fault(place, "merge keys (`<<`) are not read", hint: "write the fields out")
    }
    return scalar.string
  }

  private func refuseTag(_ tag: Tag, at place: SettingsTree.Place) throws(Diagnostic) {
    guard tag.rawValue.isEmpty else {
      throw fault(
        place, "YAML tags (`!name`) are not read", hint: "leave the tag out, or put a text that begins with ! in quotes"
      )
    }
  }

  private func place(of mark: Mark?) -> SettingsTree.Place {
    SettingsTree.Place((mark?.line ?? 1) + lineOffset, mark?.column ?? 1)
  }
}

extension YAMLReader {
  private func fault(_ place: SettingsTree.Place, _ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, at: .file(file, line: place.line, column: place.column), message, hint: hint)
  }

  private func anchorFault(_ place: SettingsTree.Place) -> Diagnostic {
    fault(
      place, "YAML anchors and aliases (`&name`, `*name`) are not read",
      hint: "write the value out; put a text that begins with & or * in quotes")
  }

  /// libyaml's problems are fixed phrases: nothing of the file, which may hold a secret, is in them.
  private func fault(_ error: YamlError, in text: String) -> Diagnostic {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.contains("end of stream"), let context {
        return fault(place(of: context.mark), "what is opened here is never closed", hint: "a quote is missing")
      }
      if let fault = known(problem, at: place(of: mark)) { return fault }
      let start = context.map { (text: $0.text, start: Self.unmoved($0.mark)) }
      let (message, hint, place) = YAMLFault(problem, at: Self.unmoved(mark), in: start, of: text).finding
      return fault(moved(place), message, hint: hint)
    case .reader(let problem, _, _, _):
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let column = line.firstIndex(where: { !$0.canBeInSettings }) else { continue }
        let place = SettingsTree.Place(index + 1, line.distance(from: line.startIndex, to: column) + 1)
        return fault(
          moved(place), "this is not YAML: it cannot hold the character \(line[column].code)",
          hint: "delete the character, which most editors do not show")
      }
      return fault(SettingsTree.Place(1 + lineOffset, 1), "this is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let names, let context):
      let message = "\(names.map { "`\($0)`" }.joined(separator: ", ")) is written more than once"
      if names.contains(where: isEndOfFigure) {
        return fault(place(of: context.mark), message, hint: "a figure between braces is written without commas: 50000")
      }
      let lines = names.first.map { Self.lines(of: $0, in: text, from: Self.unmoved(context.mark)) } ?? []
      guard names.count == 1, lines.count > 1 else {
        return fault(place(of: context.mark), message, hint: "keep one of them")
      }
      return fault(
        moved(lines[1]), message, hint: "keep one of them: the first is on line \(moved(lines[0]).line)")
    default: return fault(SettingsTree.Place(1 + lineOffset, 1), "this is not YAML")
    }
  }

  /// The places of a field's name in a map that begins at a place, each field being on lines of its own.
  private static func lines(
    of name: String, in text: String, from start: SettingsTree.Place
  ) -> [SettingsTree.Place] {
    let margin = start.column - 1
    var places: [SettingsTree.Place] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst(
      start.line - 1)
    {
      // What the map's first field stands behind may be the hyphen of a list.
      let before = line.prefix { $0 == " " }.count
      let isFirst = index == start.line - 1
      if !isFirst, before < margin, !line.allSatisfy(\.isWhitespace), line.dropFirst(before).first != "#" { break }
      let rest = line.dropFirst(margin)
      guard isFirst || before == margin, rest.hasPrefix(name) else { continue }
      let behind = rest.dropFirst(name.count).drop { $0 == " " }
      if behind.first == ":" { places.append(SettingsTree.Place(index + 1, margin + 1)) }
    }
    return places
  }

  /// Fields whose colons have no blank after them are one long text for YAML.
  private func fault(ofGapIn text: String) -> Diagnostic? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let number = lines.firstIndex(where: { !$0.isEmpty }), let gap = YAMLFault.gap(in: lines[number]) else {
      return nil
    }
    return fault(moved(SettingsTree.Place(number + 1, gap.column)), gap.message, hint: gap.hint)
  }

  /// What has words of its own.
  private func known(_ problem: String, at place: SettingsTree.Place) -> Diagnostic? {
    if problem.contains("undefined alias") { return anchorFault(place) }
    if problem.contains("another document") {
      return fault(place, "there is more than one YAML document", hint: "leave out the second `---`")
    }
    if problem.contains("nesting level") { return fault(place, "this is nested more than \(limits.depth) levels deep") }
    return nil
  }

  /// A place as libyaml counts it, from the first line of the settings.
  private static func unmoved(_ mark: Mark) -> SettingsTree.Place { SettingsTree.Place(mark.line, mark.column) }

  private func moved(_ place: SettingsTree.Place) -> SettingsTree.Place {
    SettingsTree.Place(place.line + lineOffset, place.column)
  }
}
