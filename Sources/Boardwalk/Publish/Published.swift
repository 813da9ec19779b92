/// What publishing did.
public struct Published: Sendable, Hashable {
  /// Files that are new or differ from the old site's.
  public var written = 0
  /// Files that are as they were: neither their bytes nor their times changed.
  public var unchanged = 0
  /// Files of the last build that this one did not write.
  public var removed = 0
  public var kept = LeftAlone()
  /// The size of everything Boardwalk wrote, unchanged files too.
  public var bytes = 0
  /// What the checks found that does not forbid publishing, and what could not be tidied up after it.
  public var findings: [Diagnostic] = []

  public init() {}
}
