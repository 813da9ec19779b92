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
    if let pattern = refusedTitles.first(where: { $0.matches(title) }) {
      return "is left out, because its title is like “\(quoted(pattern.text))”"
    }
    if !wantedTitles.isEmpty, !wantedTitles.contains(where: { $0.matches(title) }) {
      return "is left out, because its title is like none that this board wants"
    }
    guard shortestText > 0 else { return nil }
    let length = job.sections.reduce(0) { $0 + PlainText.from($1.html).count }
    return length < shortestText ? "is left out, because its text has only \(length) characters" : nil
  }
}

/// A title in which `*` stands for anything: `how to *`. Compared without capitals, accents and signs.
public struct TitlePattern: Sendable, Hashable {
  let text: String
  private let parts: [String]

  public init(_ text: String) {
    self.text = text
    parts = text.split(separator: "*", omittingEmptySubsequences: false).map { String($0).folded }
  }

  /// Whether it is more than stars.
  var saysSomething: Bool { parts.contains { !$0.isEmpty } }

  /// - Parameter title: folded. Whole words are compared.
  func matches(_ title: String) -> Bool {
    guard parts.count > 1 else { return title == parts[0] }
    let title = " \(title) "
    var position = title.startIndex
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let wanted = " \(part) "
      if index == 0 {
        guard title.hasPrefix(wanted) else { return false }
        position = title.index(title.startIndex, offsetBy: wanted.count - 1)
      } else if index == parts.count - 1 {
        guard title.hasSuffix(wanted), title.index(title.endIndex, offsetBy: -wanted.count) >= position else {
          return false
        }
      } else {
        guard let found = title[position...].firstRange(of: wanted) else { return false }
        position = title.index(before: found.upperBound)
      }
    }
    return true
  }
}
