/// A tag of a template. What stands between two tags is text and needs no token.
package struct Tag {
  /// Each kind by the character behind the delimiter.
  package enum Kind: Unicode.Scalar {
    case value = "\0"
    case raw = "&"  // or three braces
    case section = "#"
    case inverted = "^"
    case close = "/"
    case partial = ">"
    case parent = "<"
    case block = "$"
    case comment = "!"
    case delimiters = "="
  }

  var kind: Kind
  /// Where it stands, its delimiters included.
  var range: Range<Int>
  var name = ""
  /// `{{>*name}}`: the name leads to the name of the partial.
  var isDynamic = false
  /// Where its line and the next one begin, when only blanks stand before it, or behind it.
  var lineStart, nextLine: Int?

  /// What a page loses with the tag: the whole line if nothing else is on it.
  var outer: Range<Int> { isAlone ? (lineStart ?? 0)..<(nextLine ?? 0) : range }
  var isAlone: Bool { lineStart != nil && nextLine != nil }

  /// Whether the name leads to data, so that a dot has a meaning in it.
  var isDotted: Bool { isPrinted || kind == .section || kind == .inverted || isDynamic }
  /// Whether a value stands in its place; such a tag keeps its line.
  var isPrinted: Bool { kind == .value || kind == .raw }
  /// What an opening and a closing tag must have in common.
  var key: String { isDynamic ? "*" + name : name }
  var spelling: String { kind == .value ? "{{\(key)}}" : "{{\(kind.rawValue)\(key)}}" }
}

/// From bytes to tokens: finds the delimiters and reads what stands between them.
struct Tokens {
  private(set) var tags: [Tag] = []
  private(set) var errors: [TemplateError] = []

  private let source: Source
  private let dynamicNames: Bool
  private var (open, close) = (Array("{{".utf8), Array("}}".utf8))

  init(_ source: Source, dynamicNames: Bool) {
    self.source = source
    self.dynamicNames = dynamicNames
    var at = 0
    while errors.count < Limits.errors, let start = source.find(open, from: at) { at = readTag(at: start) }
  }

  /// Reads the tag at a delimiter; returns where to look for the next one.
  private mutating func readTag(at start: Int) -> Int {
    let inner = source.skipSpace(from: start + open.count)
    let sigil = inner < source.bytes.count ? source.bytes[inner] : 0
    let isTriple = sigil == UInt8(ascii: "{")
    let kind = isTriple ? .raw : Tag.Kind(rawValue: Unicode.Scalar(sigil)) ?? .value
    let content = kind == .value ? inner : inner + 1
    let ending = isTriple ? Array("}".utf8) + close : kind == .delimiters ? Array("=".utf8) + close : close
    func hint() -> String { "end it with `\(String(decoding: ending, as: UTF8.self))`" }

    guard let end = source.find(ending, from: content) else {
      fail(at: start, "this tag is never closed", hint())
      return source.find(close, from: content) == nil ? source.bytes.count : inner
    }
    var tag = Tag(kind: kind, range: start..<end + ending.count)
    if !tag.isPrinted {
      tag.lineStart = source.lineStartAlone(before: tag.range.lowerBound)
      tag.nextLine = source.nextLineAlone(after: tag.range.upperBound)
    }
    switch kind {
    case .comment: break
    case .delimiters: readDelimiters(content..<end, of: tag)
    default:
      if let next = source.find(open, from: content, to: end) {
        fail(at: start, "this tag is not closed before the next one opens", hint())
        return next
      }
      readName(content..<end, of: &tag)
    }
    tags.append(tag)
    return tag.range.upperBound
  }

  private mutating func readName(_ content: Range<Int>, of tag: inout Tag) {
    var start = source.skipSpace(from: content.lowerBound)
    let mayBeDynamic = tag.kind == .partial || tag.kind == .parent || tag.kind == .close
    if mayBeDynamic, start < content.upperBound, source.bytes[start] == UInt8(ascii: "*") {
      tag.isDynamic = true
      start = source.skipSpace(from: start + 1)
    }
    let word = source.bytes[min(start, content.upperBound)..<content.upperBound]
    let end = word.firstIndex(where: \.isSpace) ?? content.upperBound
    tag.name = String(decoding: word[..<end], as: UTF8.self)
    let isWhole = source.skipSpace(from: end) >= content.upperBound
    if let (message, hint) = fault(in: tag, rest: isWhole ? [] : word[end...]) {
      fail(at: tag.range.lowerBound, message, hint)
    }
  }

  /// - Parameter rest: what stands behind the name.
  private func fault(in tag: Tag, rest: ArraySlice<UInt8>) -> (message: String, hint: String)? {
    if tag.name.isEmpty { return ("this tag is empty", "name something in it") }
    if !rest.isEmpty {
      let words = [tag.name[...]] + String(decoding: rest, as: UTF8.self).split(separator: " ")
      return ("a name cannot contain spaces", OtherEngines.hint(for: words) ?? "is the tag before it closed?")
    }
    if tag.name.utf8.count > Limits.nameBytes { return ("a name over \(Limits.nameBytes) bytes", "shorten it") }
    if tag.isDynamic, !dynamicNames { return ("a name behind `*` is not allowed here", "name the partial itself") }
    guard tag.isDotted, tag.name != ".", tag.name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let parts = tag.name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.contains(where: \.isEmpty)
      ? (
        "the name `\(tag.name)` has an empty part",
        OtherEngines.hint(for: tag.name) ?? "write one dot between two names"
      ) : nil
  }

  private mutating func readDelimiters(_ content: Range<Int>, of tag: Tag) {
    let words = source.bytes[content].split(whereSeparator: \.isSpace)
    if words.count == 2, words.allSatisfy({ !$0.contains(UInt8(ascii: "=")) && $0.count <= Limits.nameBytes }) {
      (open, close) = (Array(words[0]), Array(words[1]))
    } else {
      fail(at: tag.range.lowerBound, "new delimiters are two short words without `=`", "write them like `{{=<% %>=}}`")
    }
  }

  private mutating func fail(at offset: Int, _ message: String, _ hint: String) {
    errors.append(source.error(at: offset, message, hint))
  }
}
