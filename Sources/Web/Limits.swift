/// What one request may cost. Servers are strangers: each of these is a way one of them can hurt us.
public struct Limits: Sendable, Hashable {
  /// For finding the host, connecting and the TLS handshake.
  public var connect: Duration

  /// For the whole request, redirects included.
  public var total: Duration

  /// Bytes a second below which a reply counts as slow.
  public var slowSpeed: Int

  /// How long a reply may be slow before it is given up; whole seconds, at least one.
  public var slowTime: Duration

  /// Bytes of the body after decompression: a compressed body can grow a thousandfold.
  public var bodyBytes: Int

  /// Bytes of all header lines of one reply.
  public var headerBytes: Int

  /// The usual limits, each of which can be changed.
  public init(
    connect: Duration = Limits.usualConnect, total: Duration = Limits.usualTotal,
    slowSpeed: Int = Limits.usualSlowSpeed, slowTime: Duration = Limits.usualSlowTime,
    bodyBytes: Int = Limits.usualBodyBytes, headerBytes: Int = Limits.usualHeaderBytes
  ) {
    self.connect = connect
    self.total = total
    self.slowSpeed = slowSpeed
    self.slowTime = slowTime
    self.bodyBytes = bodyBytes
    self.headerBytes = headerBytes
  }

  /// 10 s: three lost packets are sent again well within it.
  public static let usualConnect = Duration.seconds(10)

  /// 60 s: a run asks several sources and must end within minutes.
  public static let usualTotal = Duration.seconds(60)

  /// 1 KiB a second: slower than any line a server is connected by.
  public static let usualSlowSpeed = 1 << 10

  /// 15 s: some job APIs think for several seconds before the first byte.
  public static let usualSlowTime = Duration.seconds(15)

  /// 64 MiB: ten times the largest page of 500 jobs with full texts.
  public static let usualBodyBytes = 64 << 20

  /// 64 KiB: eight times what common servers themselves accept.
  public static let usualHeaderBytes = 64 << 10
}
