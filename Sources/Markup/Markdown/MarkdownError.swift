/// Why a Markdown text was not rendered, and where.
public struct MarkdownError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, for code; `description` says it to people.
  public enum Reason: Sendable, Hashable {
    case tooLong
    case tooManyColumns
    case tooManyCells
    case tooManyTables
    case tooManyMarkers
    case tooDeep
    case tooManyFootnotes
    case tooManyOpeners
    case linksTooLong
    case bareAddressesTooLong
    /// The renderer gave no result: it ran into its limits of time or memory, or could not be started.
    case notRendered(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The line of the text, from 1; the first if it is about the whole text.
  public let line: Int

  /// An error of the given line, counted from 1.
  public init(_ reason: Reason, line: Int = 1) {
    self.reason = reason
    self.line = line
  }

  /// A plain sentence, without the line.
  public var description: String {
    switch reason {
    case .tooLong: "The text is longer than \(MarkdownGuards.longestText / 1024) KiB."
    case .tooManyColumns: "The table has more than \(MarkdownGuards.mostColumns) columns."
    case .tooManyCells: "The tables have more than \(MarkdownGuards.mostCells) cells."
    case .tooManyTables: "There are too many lines that could be the head of a table."
    case .tooManyMarkers:
      "The line begins with more than \(MarkdownGuards.mostMarkers) quote and list marks."
    case .tooDeep: "Lists and quotes are nested more than \(MarkdownGuards.deepestNesting) deep."
    case .tooManyFootnotes: "There are more than \(MarkdownGuards.mostFootnotes) footnotes."
    case .tooManyOpeners: "A paragraph opens too many brackets, marks of emphasis or HTML tags."
    case .linksTooLong: "The link definitions are too long for how often they can be used."
    case .bareAddressesTooLong: "There are too many addresses without a space between them."
    case .notRendered(let why): "The text could not be rendered: \(why)."
    }
  }
}
