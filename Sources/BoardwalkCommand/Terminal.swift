import Foundation

/// How wide terminals are.
enum Terminal {
  /// Columns of the terminal that a file descriptor leads to, now; nil for what is none, and for one that does not say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// What `COLUMNS` says, be it a width or none; nil where it is no number.
  static var saidColumns: Int? { ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } }
}
