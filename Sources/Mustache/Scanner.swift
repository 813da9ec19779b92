/// From bytes to tags: finds the delimiters and reads what stands between them.
struct Scanner {
  private(set) var tags: [Tag] = []
  private(set) var errors: [TemplateError] = []

  private let source: Source
  private let dynamicNames: Bool
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  init(_ source: Source, dynamicNames: Bool) {
    self.source = source
    self.dynamicNames = dynamicNames
    var at = 0
    while errors.count < Limits.errors, let start = find(open, from: at) { at = readTag(at: start) }
  }
}

extension Scanner {
  /// Reads the tag at a delimiter; returns where to look for the next one.
  private mutating func readTag(at start: Int) -> Int {
    let inner = skipSpace(from: start + open.count)
    let sigil = inner < source.bytes.count ? source.bytes[inner] : 0
    let isTriple = sigil == UInt8(ascii: "{")
    let kind = isTriple ? .raw : Tag.Kind(rawValue: String(UnicodeScalar(sigil))) ?? .value
    let content = kind == .value ? inner : inner + 1

    var ending = close
    if kind == .delimiters { ending.insert(UInt8(ascii: "="), at: 0) }
    if isTriple { ending.insert(UInt8(ascii: "}"), at: 0) }

    guard let end = find(ending, from: content) else {
      fail(at: start, "this tag is never closed", hint: "end it with `\(text(ending))`")
      return find(close, from: content) == nil ? source.bytes.count : inner
    }
    let tag = Tag(kind: kind, range: start..<end + ending.count, partner: tags.count)
    switch kind {
    case .comment: tags.append(tag)
    case .delimiters: readDelimiters(tag, content..<end)
    default:
      if let next = find(open, from: content, to: end) {
        fail(
          at: start, "this tag is not closed before the next one opens",
          hint: "end it with `\(text(ending))`")
        return next
      }
      readName(tag, content..<end)
    }
    return tag.range.upperBound
  }

  private mutating func readName(_ tag: Tag, _ content: Range<Int>) {
    var tag = tag
    var words = source.bytes[content].split(whereSeparator: \.isSpace)
    let mayBeDynamic = tag.kind == .partial || tag.kind == .parent || tag.kind == .close
    if mayBeDynamic, words.first?.first == UInt8(ascii: "*") {
      tag.isDynamic = true
      words[0] = words[0].dropFirst()
      if words[0].isEmpty { words.removeFirst() }
    }
    guard let word = words.first else {
      return fail(at: tag.range.lowerBound, "this tag is empty", hint: "name something in it")
    }
    tag.name = String(decoding: word, as: UTF8.self)

    if words.count > 1 {
      fail(
        at: tag.range.lowerBound, "a name cannot contain spaces",
        hint: "is the tag before it closed?")
    } else if tag.isDynamic, !dynamicNames {
      fail(
        at: tag.range.lowerBound, "a name behind `*` is not allowed here",
        hint: "name the partial itself")
    } else if tag.isDotted, tag.name != ".", tag.name.utf8.isMissingPart {
      fail(
        at: tag.range.lowerBound, "the name `\(tag.name)` has an empty part",
        hint: "write one dot between two names")
    } else {
      tags.append(tag)
    }
  }

  private mutating func readDelimiters(_ tag: Tag, _ content: Range<Int>) {
    let words = source.bytes[content].split(whereSeparator: \.isSpace)
    guard words.count == 2, !source.bytes[content].contains(UInt8(ascii: "=")) else {
      return fail(
        at: tag.range.lowerBound, "new delimiters are two words without `=`",
        hint: "write them like `{{=<% %>=}}`")
    }
    open = Array(words[0])
    close = Array(words[1])
    tags.append(tag)
  }

  private func find(_ needle: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    let bytes = source.bytes
    let last = (end ?? bytes.count) - needle.count
    let first = needle[0]
    var at = start
    while at <= last {
      if bytes[at] == first, bytes[at..<at + needle.count].elementsEqual(needle) { return at }
      at += 1
    }
    return nil
  }

  private func skipSpace(from start: Int) -> Int {
    source.bytes[start...].firstIndex { !$0.isSpace } ?? source.bytes.count
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private mutating func fail(at offset: Int, _ message: String, hint: String) {
    errors.append(source.error(at: offset, message, hint: hint))
  }
}

extension String.UTF8View {
  /// `.a`, `a.` and `a..b` name nothing.
  fileprivate var isMissingPart: Bool {
    first == UInt8(ascii: ".") || last == UInt8(ascii: ".")
      || zip(self, dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == $0 }
  }
}
