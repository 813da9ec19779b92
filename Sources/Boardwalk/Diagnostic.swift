/// A finding: what is wrong, where, and what would mend it. The only finding type of the pipeline.
///
/// Inner code throws or collects one with the place it knows; each layer outside adds its own.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How bad a finding is.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Something worth knowing; never changes the exit code.
    case notice
    /// The site can be published, and something on it is not as its maker meant. Fails under `--strict`.
    case warning
    /// The site cannot be published like this.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// Where a finding is.
  public enum Spot: Sendable, Hashable {
    /// The board as a whole.
    case board
    /// A file, by its path from the board's folder; lines and columns count from 1.
    case file(String, line: Int? = nil, column: Int? = nil)
    /// A job source, by its name in `board.yml`.
    case source(String)
    /// A page of a source or of the site.
    case url(String)
  }

  public var severity: Severity
  public var spot: Spot
  /// One plain sentence: what is wrong. Never holds a secret.
  public var message: String
  /// One sentence: what to do about it.
  public var hint: String?

  public init(_ severity: Severity, at spot: Spot = .board, _ message: String, hint: String? = nil) {
    self.severity = severity
    self.spot = spot
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `Content/board.yml:3:1: error: …` and the hint on a line of its own, as compilers print findings.
  public var description: String {
    let place = spot.description
    let head = "\(place.isEmpty ? "" : place + ": ")\(severity.rawValue): \(message)"
    guard let hint else { return head }
    return "\(head)\n  hint: \(hint)"
  }
}

extension Diagnostic.Spot: CustomStringConvertible {
  public var description: String {
    switch self {
    case .board: ""
    case .file(let path, let line, let column):
      [path, line.map(String.init), line == nil ? nil : column.map(String.init)].compactMap { $0 }.joined(
        separator: ":")
    case .source(let name): "source \(name)"
    case .url(let url): url
    }
  }
}
