import Foundation

/// The width that help is broken to.
enum HelpWidth {
  /// Columns below which swift-argument-parser has no room for what options do: it leaves that out, or stops in a debug build.
  private static let least = 40

  /// Whether somebody asks for help, and nothing is printed but that. What else is printed has the width that there is.
  static func matters(to words: some Sequence<String>) -> Bool {
    words.contains { ["help", "-h"].contains($0) || $0.hasPrefix("--help") }
  }

  /// Has the parser take a narrower terminal for one of the least width; lines are too long there, and all of the help is there.
  static func ensure() {
    guard let width = Terminal.saidColumns ?? Terminal.columns(of: STDOUT_FILENO), width < least else { return }
    setenv("COLUMNS", "\(least)", 1)
  }
}
