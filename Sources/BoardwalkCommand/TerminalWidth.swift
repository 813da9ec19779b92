import Foundation

#if os(Linux)
  import CLinux
#endif

extension StringProtocol {
  /// Columns of a terminal that the text takes, by the C library's `wcwidth`: two for a Chinese letter, none for a mark above
  /// another one.
  var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }

  /// The beginning that fits into so many columns.
  func prefix(columns: Int) -> SubSequence {
    var rest = columns
    return prefix {
      rest -= $0.terminalWidth
      return rest >= 0
    }
  }
}

extension Character {
  fileprivate var terminalWidth: Int {
    if isASCII { return 1 }
    _ = knowsWidths
    // What the C library does not know takes one column.
    return unicodeScalars.map { abs(Int(wcwidth(wchar_t($0.value)))) }.max() ?? 0
  }
}

/// The C library knows widths of letters in a locale that has them, whatever the terminal's is.
private let knowsWidths = setlocale(LC_CTYPE, "C.UTF-8") != nil || setlocale(LC_CTYPE, "en_US.UTF-8") != nil
