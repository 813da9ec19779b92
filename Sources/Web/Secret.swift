/// A key or password. It prints as dots wherever it is printed, and only `Web` can read it, at the one
/// place where a header is written.
public struct Secret: Sendable, Hashable {
  private let text: String

  /// Hides `text` from now on.
  public init(_ text: String) {
    self.text = text
  }

  func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  static let dots = "•••"

  /// Dots, whatever the secret is; their number says nothing about its length.
  public var description: String { Self.dots }

  /// Dots, as in `description`.
  public var debugDescription: String { Self.dots }

  /// A mirror without children, so that `dump` finds nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
