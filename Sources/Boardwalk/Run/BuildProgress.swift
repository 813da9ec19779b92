/// How far a run is.
public struct BuildProgress: Sendable {
  public enum Stage: String, Sendable, CaseIterable {
    case read, fetch, select, render, publish
  }

  public var stage: Stage
  /// Jobs fetched, pieces of work printed.
  public var done: Int
  /// Nil while nobody knows.
  public var total: Int?
  /// What the stage made so far: jobs fetched, files printed or found to be still right.
  public var items: Int

  init(_ stage: Stage, _ done: Int = 0, of total: Int? = nil, items: Int? = nil) {
    self.stage = stage
    self.done = done
    self.total = total
    self.items = items ?? done
  }
}
