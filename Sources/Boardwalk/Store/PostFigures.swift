/// What became of a board's posts since the run before.
public struct PostFigures: Sendable, Hashable {
  /// On offer since this run: their files are new, or they have another last day.
  public var new = 0
  /// Their files say something else.
  public var changed = 0
  /// No longer on offer: their last day is over, or their file is gone.
  public var ended = 0

  public init(new: Int = 0, changed: Int = 0, ended: Int = 0) {
    (self.new, self.changed, self.ended) = (new, changed, ended)
  }
}
