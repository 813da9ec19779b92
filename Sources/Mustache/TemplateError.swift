/// A position in a template, as an editor counts it.
public struct Position: Sendable, Hashable, CustomStringConvertible {
  /// The template's name.
  public var template: String
  /// From 1, the column in Unicode scalars; 0 when the whole template is meant.
  public var line, column: Int

  /// `job:12:5`, as compilers write it.
  public var description: String { line == 0 ? template : "\(template):\(line):\(column)" }
}

/// One thing that is wrong with a template, or with the data it was given.
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where it is wrong: the beginning of the tag.
  public var position: Position
  /// What is wrong, as a sentence without its full stop.
  public var message: String
  /// What to do about it, when that is known.
  public var hint: String?
  /// The line of the template; nil when the whole template is meant.
  public var excerpt: Excerpt?
  /// The tags that led here, the page's own template first; empty when the fault is in that template itself.
  public var chain: [Position] = []
  /// The name of the template that does not exist, where that is the fault.
  public var absent: String?
  /// What the page was about, such as a job's id; whoever renders the page may fill it in.
  public var subject: String?

  /// The position, the sentence, the source line with a caret under the fault, and the way that led there.
  public var description: String {
    var lines = ["\(position): \(message)" + (hint.map { "; \($0)" } ?? "")]
    if let excerpt { lines += ["  \(excerpt.line)", "  \(excerpt.margin)^"] }
    lines += chain.reversed().map { "  included from \($0)" }
    if let subject { lines.append("  while rendering \(subject)") }
    return lines.joined(separator: "\n")
  }
}

/// Everything that is wrong with a set of templates.
public struct TemplateErrors: Error, Sendable, Hashable {
  /// Ordered by template and place; never nothing, and never more than `Limits.errors`.
  public let errors: [TemplateError]
}

/// A line of a template, cut to a readable length around a place in it.
public struct Excerpt: Sendable, Hashable {
  /// The line, and what brings a caret under the place: as wide on a terminal as the text before it.
  public let line, margin: String

  init(before: String, after: String) {
    let left = before.unicodeScalars.suffix(Limits.excerpt / 2).map(\.shown)
    let right = after.unicodeScalars.prefix(Limits.excerpt - left.count).map(\.shown)
    line = (left + right).map { String($0) }.joined()
    margin = left.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
  }
}

extension Unicode.Scalar {
  /// Control characters would move the terminal's cursor.
  fileprivate var shown: Unicode.Scalar { self == "\t" || properties.generalCategory != .control ? self : "\u{FFFD}" }

  /// The columns a terminal gives it (https://www.unicode.org/reports/tr11/): none to a mark upon another character,
  /// two to the scripts of East Asia and to emoji.
  fileprivate var width: Int {
    switch (properties.generalCategory, value) {
    case (.nonspacingMark, _), (.enclosingMark, _), (.format, _): 0
    case (_, 0x1100...0x115F), (_, 0x2E80...0x303E), (_, 0x3041...0xA4CF), (_, 0xAC00...0xD7A3), (_, 0xF900...0xFAFF),
      (_, 0xFE30...0xFE6F), (_, 0xFF00...0xFF60), (_, 0xFFE0...0xFFE6), (_, 0x20000...0x3FFFD):
      2
    default: properties.isEmojiPresentation ? 2 : 1
    }
  }
}
