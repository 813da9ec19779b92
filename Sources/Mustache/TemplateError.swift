/// A place in a template, as an editor counts it.
public struct Place: Sendable, Hashable, CustomStringConvertible {
  /// The template's name.
  public var template: String
  /// The line, from 1; 0 when the whole template is meant.
  public var line: Int
  /// The column in Unicode scalars, from 1; 0 when the whole template is meant.
  public var column: Int

  /// `job:12:5`, as compilers write it.
  public var description: String { line == 0 ? template : "\(template):\(line):\(column)" }
}

/// One thing that is wrong with a template, or with the data it was given.
public struct TemplateError: Error, Sendable, Hashable {
  /// Where it is wrong: the beginning of the tag.
  public var place: Place
  /// What is wrong, as a sentence without its full stop.
  public var message: String
  /// What to do about it, when that is known.
  public var hint: String?
  /// The line of the template, cut to a readable length around the place; empty when there is none.
  public var sourceLine: String
  /// How many characters of `sourceLine` stand before the place.
  public var caret: Int
  /// The tags that led here, the page's own template first; empty when the fault is in that template itself.
  public var chain: [Place] = []
  /// What the page was about, such as a job's id; whoever renders the page may fill it in.
  public var subject: String?

  /// The name of the template that is wrong.
  public var template: String { place.template }
  /// The line in that template, from 1; 0 when all of it is meant.
  public var line: Int { place.line }
  /// The column in that line, from 1; 0 when all of the template is meant.
  public var column: Int { place.column }
}

extension TemplateError: CustomStringConvertible {
  /// The place, the sentence, the source line with a caret under the fault, and the way that led there.
  public var description: String {
    var text = "\(place): \(message)"
    if let hint { text += "; \(hint)" }
    if !sourceLine.isEmpty {
      let margin = sourceLine.unicodeScalars.prefix(caret).map { $0 == "\t" ? "\t" : " " }.joined()
      text += "\n  \(sourceLine)\n  \(margin)^"
    }
    for step in chain.reversed() { text += "\n  included from \(step)" }
    if let subject { text += "\n  while rendering \(subject)" }
    return text
  }
}

/// Everything that is wrong with a set of templates, ordered by template and place.
public struct TemplateErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// The errors; never empty, never more than `Limits.errors`.
  public let errors: [TemplateError]

  /// All errors, an empty line between them.
  public var description: String { errors.map(\.description).joined(separator: "\n\n") }
}
