import CBuiltFrom

/// What this program is and what it was built from.
enum Version {
  /// Semantic: a change of what users rely on changes the first number, once it is 1.
  static let number = "0.2.0"

  /// The commit, `1a2b3c4d5e+` when files had been changed since; nil when it was not built from a git repository.
  static var commit: String? {
    let text = String(cString: boardwalk_commit())
    return text.isEmpty ? nil : text
  }

  /// `0.2.0 (commit 1a2b3c4d5e, Swift 6.3)`
  static var line: String {
    "\(number) (\(commit.map { "commit \($0)" } ?? "built without git"), Swift \(compiler), \(kind))"
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }

  private static var kind: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
