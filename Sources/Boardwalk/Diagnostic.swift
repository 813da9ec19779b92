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

  /// Why a run ends with an error; each has an exit code of its own.
  public enum Stop: Sendable, Hashable {
    /// It could not go on.
    case failure
    /// It could have, and a guard forbids it: a site that shrinks too much, a secret on a page.
    case refusal
    /// Another run holds the lock.
    case locked
  }

  public var severity: Severity
  public var spot: Spot
  /// One plain sentence: what is wrong. Never holds a secret.
  public var message: String
  /// One sentence: what to do about it.
  public var hint: String?
  /// For an error that ends a run: why it does.
  public var stop = Stop.failure
  /// The line of the file, to be shown with a caret under the place.
  public var excerpt: Excerpt?
  /// What included the file, the nearest first.
  public var trail: [Spot] = []
  /// Whether a board that is well says it night after night: `--quiet` leaves it out.
  public var isUsual = false
  /// What was being made: `job usajobs:804000001`.
  public var subject: String?

  /// A line of a file.
  public struct Excerpt: Sendable, Hashable {
    /// The line, cut to a readable length around the place.
    public var line: String
    /// Blanks that bring a caret under the place, whatever width the characters before it have.
    public var margin: String

    public init(line: String, margin: String) { (self.line, self.margin) = (line, margin) }
  }

  public init(_ severity: Severity, at spot: Spot = .board, _ message: String, hint: String? = nil) {
    self.severity = severity
    self.spot = spot
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic {
  /// A notice that a board which is well gives night after night.
  static func usual(at spot: Spot = .board, _ message: String, hint: String? = nil) -> Diagnostic {
    var notice = Diagnostic(.notice, at: spot, message, hint: hint)
    notice.isUsual = true
    return notice
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `Content/board.yml:3:1: error: …`, the line with a caret under the place, and what else is known on lines of its
  /// own, as compilers print findings.
  public var description: String {
    let place = spot.description
    var lines = ["\(place.isEmpty ? "" : place + ": ")\(severity.rawValue): \(message.withControlsSpelt)"]
    if let excerpt { lines += ["  \(excerpt.line)", "  \(excerpt.margin)^"] }
    if let hint { lines.append("  hint: \(hint.withControlsSpelt)") }
    return (lines + way).joined(separator: "\n")
  }

  /// How it came to the place, a line a step.
  public var way: [String] {
    trail.map { "  included from \($0)" } + (subject.map { ["  while rendering \($0)"] } ?? [])
  }

  /// The same finding with its files named from a folder, as editors and CI want them.
  public func named(from folder: String) -> Diagnostic {
    var finding = self
    finding.spot = spot.named(from: folder)
    finding.trail = trail.map { $0.named(from: folder) }
    return finding
  }
}

extension String {
  /// With what a terminal would obey, and not show, spelt: names of files are strangers' as well. `\u{1B}` for an escape.
  fileprivate var withControlsSpelt: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return unicodeScalars.map { $0.isObeyed ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0) }
      .joined()
  }
}

extension Unicode.Scalar {
  /// Controls, ends of lines, and the signs that turn the direction of a text.
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format:
      (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}

extension Diagnostic.Spot: CustomStringConvertible {
  fileprivate func named(from folder: String) -> Self {
    guard case .file(let path, let line, let column) = self, path.hasPrefix(folder + "/") else { return self }
    return .file(String(path.dropFirst(folder.count + 1)), line: line, column: column)
  }

  public var description: String {
    switch self {
    case .board: ""
    case .file(let path, let line, let column):
      [path.withControlsSpelt, line.map(String.init), line == nil ? nil : column.map(String.init)].compactMap { $0 }
        .joined(separator: ":")
    case .source(let name): "source \(name)"
    case .url(let url): url
    }
  }
}
