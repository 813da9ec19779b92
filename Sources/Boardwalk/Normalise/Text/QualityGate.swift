import Markup

/// What of a source is too poor to be shown: some services list pages that are no jobs at all. What is left out is
/// counted and told.
public struct QualityGate: Sendable, Hashable {
  /// Characters a job's text must have; 0 asks for none.
  public var shortestText = 0
  /// Titles that are none.
  public var refusedTitles: [TitlePattern] = []
  /// Where any are given, a title must be one of them.
  public var wantedTitles: [TitlePattern] = []

  public init(shortestText: Int = 0, refusedTitles: [TitlePattern] = [], wantedTitles: [TitlePattern] = []) {
    self.shortestText = shortestText
    self.refusedTitles = refusedTitles
    self.wantedTitles = wantedTitles
  }

  /// Why a job is left out, as the end of a sentence that begins with it; nil for one that is good enough.
  func fault(of job: Job) -> String? {
    let title = job.title.folded
    if let pattern = refusedTitles.first(where: { $0.matches(job.title, folded: title) }) {
      return "is left out, because its title is like “\(quoted(pattern.text))”"
    }
    if !wantedTitles.isEmpty, !wantedTitles.contains(where: { $0.matches(job.title, folded: title) }) {
      return "is left out, because its title is like none that this board wants"
    }
    guard shortestText > 0 else { return nil }
    let length = job.sections.reduce(0) { $0 + PlainText.from($1.html).count }
    return length < shortestText ? "is left out, because its text has only \(length) characters" : nil
  }
}

/// A title in which `*` stands for anything, inside words as well: `how to *`, `*engineer*`. Compared without capitals, accents
/// and signs; with its signs where they make another word of it: `C++`, `C#`, `.NET`.
public struct TitlePattern: Sendable, Hashable {
  let text: String
  /// What stands between the stars, the ends of the title as spaces.
  private let parts: [String]
  private let hasSigns: Bool

  public init(_ text: String) {
    self.text = text
    let hasSigns = text.split { $0.isWhitespace || $0 == "*" }.contains { word in
      word.contains("+") || word.contains("#") || word.count > 1 && word.first == "."
    }
    self.hasSigns = hasSigns
    parts = " \(text) ".split(separator: "*", omittingEmptySubsequences: false).map { part in
      hasSigns ? Self.withSigns(part) : Self.bounded(part, String(part).folded)
    }
  }

  /// Whether it is more than stars.
  var saysSomething: Bool { parts.contains { $0.contains { $0 != " " } } }

  /// - Parameter folded: the same title, folded.
  func matches(_ title: String, folded: String) -> Bool {
    var rest = (hasSigns ? Self.withSigns(" \(title) ") : " \(folded) ")[...]
    guard let last = parts.last, parts.count > 1 else { return rest == parts[0] }
    for (index, part) in parts.dropLast().enumerated() where !part.isEmpty {
      guard let found = rest.firstRange(of: part), index > 0 || found.lowerBound == rest.startIndex else {
        return false
      }
      // A space behind it may be the one in front of what follows.
      rest = rest[(part.hasSuffix(" ") ? rest.index(before: found.upperBound) : found.upperBound)...]
    }
    return rest.hasSuffix(last)
  }

  /// Without capitals and accents.
  private static func withSigns(_ text: some StringProtocol) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      String(word).replacing(/[\p{L}\p{M}\p{N}]+/) { String($0.output).folded }
    }
    return bounded(text, words.joined(separator: " "), isBorder: \.isWhitespace)
  }

  /// With a space where a word begins or ends with the text.
  private static func bounded(
    _ text: some StringProtocol, _ folded: String, isBorder: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
  ) -> String {
    guard let first = text.first, let last = text.last else { return "" }
    guard !folded.isEmpty else { return " " }
    return (isBorder(first) ? " " : "") + folded + (isBorder(last) ? " " : "")
  }
}
