/// From tags to a tree: finds the partner of every tag that opens something. The tree stays flat, as
/// each opening tag only notes the number of the tag that closes it.
struct Nesting {
  private(set) var tags: [Tag]
  private(set) var errors: [TemplateError] = []

  private let source: Source
  private var open: [Int] = []

  init(_ tags: [Tag], in source: Source) {
    self.tags = tags
    self.source = source
    for number in tags.indices where errors.count < Limits.errors {
      if tags[number].opens {
        opens(number)
      } else if tags[number].kind == .close {
        closes(number)
      }
    }
    for number in open.prefix(Limits.errors - errors.count) {
      let tag = tags[number]
      fail(at: tag, "`\(tag.spelling)` is never closed", hint: "add `{{/\(tag.key)}}`")
    }
  }
}

extension Nesting {
  private mutating func opens(_ number: Int) {
    open.append(number)
    if open.count == Limits.nesting + 1 {
      fail(at: tags[number], "this is nested more than \(Limits.nesting) deep")
    }
  }

  /// A closing tag of a wrong name belongs to an outer tag of that name, or else is misspelled.
  private mutating func closes(_ number: Int) {
    let tag = tags[number]
    guard let innermost = open.last else {
      return fail(
        at: tag, "`\(tag.spelling)` closes nothing",
        hint: "remove it, or open `{{#\(tag.key)}}` before it")
    }
    if tags[innermost].key != tag.key {
      let opener = tags[innermost]
      let line = source.place(at: opener.range.lowerBound).line
      fail(
        at: tag,
        "`\(tag.spelling)` stands where `\(opener.spelling)` of line \(line) must be closed",
        hint: "write `{{/\(opener.key)}}`")
      if let outer = open.lastIndex(where: { tags[$0].key == tag.key }) {
        open.removeSubrange((outer + 1)...)
      }
    }
    tags[open.removeLast()].partner = number
  }

  private mutating func fail(at tag: Tag, _ message: String, hint: String? = nil) {
    errors.append(source.error(at: tag.range.lowerBound, message, hint: hint))
  }
}
