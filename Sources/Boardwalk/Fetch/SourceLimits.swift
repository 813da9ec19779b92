/// What one source may cost in one run. Sources are strangers, and nobody watches the run.
public struct SourceLimits: Sendable, Hashable {
  /// From the first request to the last reply.
  public var time: Duration
  /// Bytes of all replies together, decompressed.
  public var bytes: Int

  public init(time: Duration = SourceLimits.usualTime, bytes: Int = SourceLimits.usualBytes) {
    self.time = time
    self.bytes = bytes
  }

  /// 8 minutes: all sources are asked at once, and a run is to end within ten.
  public static let usualTime = Duration.seconds(480)

  /// 512 MiB: the largest service known has 12,000 jobs of 20 KB each, and a reply may have 64 MiB.
  public static let usualBytes = 512 << 20

  /// One item in twenty may be unreadable; more say that the shape of the replies has changed.
  static let unreadableShare = 20
}
