/// What time a run takes it to be.
///
/// A machine whose clock is wrong by years would close every job, or take old ones for new. When the clock contradicts
/// what the store or the servers know, the run goes by the time of the last one: it adds and updates, and closes nothing.
/// Servers that agree with the clock lift a doubt that only the store raised: a board that rested for months, a store that
/// a wrong clock wrote.
public struct RunClock: Sendable, Hashable {
  /// Seconds since 1970 UTC; what every stage of the run goes by.
  public private(set) var now: Int64
  /// Why that is not what this machine's clock says.
  public private(set) var doubt: String?
  /// The servers agree with this machine.
  private(set) var isConfirmed = false
  private let machine: Int64
  private let lastRun: Int64?
  /// What the servers that were asked say that it is.
  private var server: Int64?
  private let isForced: Bool
  private let isVouchedFor: Bool

  /// A board that was not built for so long is rare; a clock that is years ahead is not. In seconds.
  static let longestPause: Int64 = 45 * 86_400
  /// Servers send their time in whole seconds and may be wrong themselves by minutes; half a day is no accident.
  static let widestSkew: Int64 = 12 * 3600
  /// The beginning of 2026: nobody ran this before it was written. In seconds since 1970 UTC.
  static let earliest: Int64 = 1_767_225_600

  /// - Parameters:
  ///   - machine: what this machine's clock says, in seconds since 1970 UTC.
  ///   - lastRun: when the store was last brought up to date from a source; nil for never.
  ///   - lastNoted: when a post was last found new or changed; nil for never. Posts may rest for years, so it says of a clock only
  ///     that it is too early.
  ///   - isForced: the run goes by the machine's clock, whatever contradicts it.
  ///   - isVouchedFor: somebody says that the clock is right. Who only names the moment of a run does not say so of the
  ///     store.
  init(machine: Int64, lastRun: Int64?, lastNoted: Int64? = nil, isForced: Bool, isVouchedFor: Bool = false) {
    self.machine = machine
    self.lastRun = [lastRun, lastNoted].compactMap { $0 }.max()
    self.isForced = isForced || isVouchedFor
    self.isVouchedFor = isVouchedFor
    now = machine
    guard let latest = self.lastRun, !self.isForced else { return }
    if machine < latest {
      goBy(latest, because: "which is before the last run, \(Self.words(latest))")
    } else if let lastRun, machine - lastRun > Self.longestPause {
      goBy(latest, because: "more than \(Self.longestPause / 86_400) days after the last run, \(Self.words(lastRun))")
    }
  }

  /// Seconds since 1970 UTC of `2026-11-21T08:00:00Z`, with or without a fraction, or of a day's beginning; nil for anything else.
  public static func instant(_ text: String) -> Int64? {
    if let day = Day(iso: text) { return day.instant }
    let bytes = text.utf8.dropFirst(10)
    guard bytes.first == UInt8(ascii: "T"), Day(iso: text.prefix(10)) != nil else { return nil }
    return WrittenTime(text)?.instant
  }

  /// What the site shows the jobs at, in seconds since 1970 UTC. While the last run is contradicted it is the earlier one of its
  /// time and what the servers say, or this machine where no server was asked, so that no job is over that either calls open.
  public var shown: Int64 {
    guard doubt != nil else { return now }
    return min(now, [server, machine].compactMap { $0 }.first { $0 >= Self.earliest } ?? now)
  }

  /// Whether whatever lies later in the store was written by a wrong clock.
  var mendsTheFuture: Bool { isConfirmed || isVouchedFor }

  /// Weighs what the servers said of the time.
  ///
  /// - Parameter offsets: for each source, by how many seconds its servers' clocks are ahead of this machine's.
  mutating func compare(withServers offsets: [Int64]) {
    guard !isForced, !offsets.isEmpty else { return }
    let offset = offsets.sorted()[offsets.count / 2]
    isConfirmed = offset.magnitude <= Self.widestSkew.magnitude
    if isConfirmed {
      (now, doubt) = (machine, nil)
      return
    }
    let (server, _) = machine.addingReportingOverflow(offset)
    self.server = server
    guard doubt == nil else { return }
    goBy(lastRun ?? machine, because: "but the servers that were asked say \(Self.words(server))")
  }

  /// The doubt as a finding.
  ///
  /// - Parameter option: what of the command vouches for the clock.
  func finding(vouching option: String = "--force-clock") -> Diagnostic? {
    doubt.map {
      Diagnostic(
        .warning, $0,
        hint: "Set this machine's clock, or say \(option) if it is right. Until then no job is taken as gone.")
    }
  }
}

extension RunClock {
  private mutating func goBy(_ time: Int64, because reason: String) {
    now = time
    doubt = "This machine's clock says \(Self.words(machine)), \(reason)."
  }

  /// A moment that was written down, as it is believed at the time `now`: one that is still to come was written by a wrong
  /// clock, as if it had happened now. All in seconds since 1970 UTC.
  static func past(_ moment: Int64, at now: Int64) -> Int64 {
    now >= earliest && moment - widestSkew > now ? now : moment
  }

  private static func words(_ instant: Int64) -> String { Timestamp(instant).rfc3339 }
}
