/// The last part of a page's path: `[a-z0-9-]`, 1 to 80 letters.
public struct Slug: Sendable, Hashable, CustomStringConvertible {
  public let text: String
  public var description: String { text }

  /// Reads back a slug that was made here before.
  public init(stored text: String) { self.text = text }
}
