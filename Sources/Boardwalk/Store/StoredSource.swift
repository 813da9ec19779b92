/// What the store knows of a source.
struct StoredSource: Sendable {
  var name: String
  var firstRun: Int64
  /// The last run whose jobs are what it begins with.
  var begun: Int64
  var lastRun: Int64
  var lastComplete: Int64?
  var outcome: SourceOutcome
  var delivered: Int

  /// Whether it begins with a job that was first seen at that moment: such jobs are as old as they say.
  func begins(withJobOf firstSeen: Int64) -> Bool { firstSeen >= firstRun && firstSeen <= begun }
}

/// What the store remembers of one delivery.
public struct StoredDelivery: Sendable, Hashable {
  /// The moment of the run, in seconds since 1970 UTC.
  public var run: Int64
  public var outcome: SourceOutcome
  /// Jobs it handed over.
  public var delivered: Int
  /// Items that were left out.
  public var rejected: Int
  /// Jobs never seen before.
  public var new: Int
  public var changed: Int
  /// Jobs that were taken as gone.
  public var closed: Int
  public var milliseconds: Int
}
