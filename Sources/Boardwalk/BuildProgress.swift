/// How far a run is.
public struct BuildProgress: Sendable {
  public enum Stage: String, Sendable, CaseIterable {
    case read, fetch, select, render, publish
  }

  public var stage: Stage
  /// Jobs fetched, pieces rendered.
  public var done: Int
  /// Nil while nobody knows.
  public var total: Int?

  init(_ stage: Stage, _ done: Int = 0, of total: Int? = nil) {
    self.stage = stage
    self.done = done
    self.total = total
  }
}
