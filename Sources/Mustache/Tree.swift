/// A tag with all that stands between it and the tag that closes it.
struct Node {
  let tag: Tag
  /// What the page loses with it, with the lines that vanish; what stands between its tags; what the page keeps of that.
  private(set) var outer, inner, content: Range<Int>
  fileprivate(set) var children: [Node] = []
  /// The blanks that what is inserted here is indented by.
  private(set) var indent: Range<Int>?
  /// Nothing but blanks stands before the tag on its line, or behind it on its last line.
  private(set) var startsLine, endsLine: Bool

  /// A tag that contains nothing. A partial alone on its line indents every line of its template.
  fileprivate init(_ tag: Tag) {
    self.tag = tag
    outer = tag.outer
    (inner, content) = (tag.range.upperBound..<tag.range.upperBound, tag.range.upperBound..<tag.range.upperBound)
    (startsLine, endsLine) = (tag.isAlone, tag.isAlone)
    if tag.isAlone { indent = outer.lowerBound..<tag.range.lowerBound }
  }

  fileprivate mutating func close(with end: Tag, isOverride: Bool, in source: Source) {
    inner = tag.range.upperBound..<end.range.lowerBound
    switch tag.kind {
    case .parent:
      // It counts as one tag, from its beginning to its end, when it is asked whether it is alone on its lines.
      startsLine = tag.lineStart != nil && end.nextLine != nil
      endsLine = startsLine
      let (start, next) = (tag.lineStart ?? 0, end.nextLine ?? 0)
      outer = startsLine ? start..<next : tag.range.lowerBound..<end.range.upperBound
      indent = startsLine ? start..<tag.range.lowerBound : nil
    case .block:
      // One that begins its line is indented by that line; one of several lines by the first line of its own.
      let next = isOverride || tag.lineStart != nil ? tag.nextLine : nil
      let last = isOverride ? end.lineStart ?? end.range.lowerBound : end.outer.lowerBound
      (startsLine, endsLine) = (tag.lineStart != nil, end.isAlone)
      outer = (tag.lineStart ?? tag.range.lowerBound)..<end.outer.upperBound
      content = (next ?? tag.range.upperBound)..<last
      indent = (next == nil ? nil : source.margin(of: content)) ?? tag.lineStart.map { $0..<tag.range.lowerBound }
    default:
      content = tag.outer.upperBound..<end.outer.lowerBound
      outer = tag.outer.lowerBound..<end.outer.upperBound
    }
  }
}

/// From tokens to a tree: finds the partner of every tag that opens something.
struct Tree {
  private(set) var nodes: [Node] = []
  private(set) var errors: [TemplateError] = []

  private let source: Source
  /// The nodes that wait for their end, the innermost last.
  private var open: [Node] = []

  init(_ tags: [Tag], of source: Source) {
    self.source = source
    for tag in tags where errors.count < Limits.errors && open.count <= Limits.nesting {
      switch tag.kind {
      case .close: close(with: tag)
      case .section, .inverted, .parent, .block: open.append(Node(tag))
      default: append(Node(tag))
      }
    }
    if open.count > Limits.nesting, let last = open.popLast() {
      fail(at: last.tag, "this is nested more than \(Limits.nesting) deep")
      open = []
    }
    for node in open.prefix(Limits.errors - errors.count) {
      fail(at: node.tag, "`\(node.tag.spelling)` is never closed", "add `{{/\(node.tag.key)}}`")
    }
  }

  /// Within a parent only blocks count; the specification ignores text and other tags there.
  private mutating func append(_ node: Node) {
    guard let parent = open.last else { return nodes.append(node) }
    if parent.tag.kind != .parent || node.tag.kind == .block { open[open.count - 1].children.append(node) }
  }

  /// A closing tag of a wrong name belongs to an outer tag of that name, or else is misspelled.
  private mutating func close(with tag: Tag) {
    guard let innermost = open.last?.tag else {
      return fail(at: tag, "`\(tag.spelling)` closes nothing", "remove it, or open `{{#\(tag.key)}}` before it")
    }
    if innermost.key != tag.key {
      let line = source.position(at: innermost.range.lowerBound).line
      let message = "`\(tag.spelling)` stands where `\(innermost.spelling)` of line \(line) must be closed"
      fail(at: tag, message, "write `{{/\(innermost.key)}}`")
      if let outer = open.lastIndex(where: { $0.tag.key == tag.key }) { open.removeSubrange((outer + 1)...) }
    }
    var node = open.removeLast()
    node.close(with: tag, isOverride: open.last?.tag.kind == .parent, in: source)
    append(node)
  }

  private mutating func fail(at tag: Tag, _ message: String, _ hint: String? = nil) {
    errors.append(source.error(at: tag.range.lowerBound, message, hint))
  }
}
