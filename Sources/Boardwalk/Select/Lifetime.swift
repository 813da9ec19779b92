/// Where a job from a source is in its life: judged from its own dates and from what its source said of it, and when.
struct Lifetime {
  var state: Listing.State
  var end: Listing.End?
  /// When it was last known to be on offer, in seconds since 1970 UTC.
  var checked: Int64
  var freshness: Listing.Freshness
  /// The first moment after this run's at which any of it is something else; the days apart.
  var steadyUntil: Int64

  /// - Parameters:
  ///   - lastComplete: when its source last gave all it has; nil for never.
  ///   - now: the moment of the run, in seconds since 1970 UTC.
  ///   - today: the day of that moment.
  init(of job: StoredJob, lastComplete: Int64?, now: Int64, today: Day, settings: BoardSettings) {
    checked = max(job.lastSeen, lastComplete ?? .min)
    let age = now > checked ? (now - checked) / 86_400 : 0
    freshness = age >= Listing.staleAfter ? .stale : age >= Listing.agingAfter ? .aging : .fresh
    var next = Int64.max
    for days in [Listing.agingAfter, Listing.staleAfter, Listing.lostAfter] where age < days {
      next = min(next, checked + Int64(days) * 86_400)
    }
    if let deadline = job.summary.deadline, deadline.instant >= now { next = min(next, deadline.instant + 1) }
    steadyUntil = next
    var ends: [Listing.End] = []
    if let deadline = job.summary.deadline, deadline.instant < now {
      ends.append(Listing.End(cause: .deadline, instant: deadline.instant, day: deadline.day))
    }
    if let closed = job.closed {
      ends.append(
        Listing.End(cause: job.isUnasked ? .unasked : .gone, instant: closed, day: settings.day(of: closed)))
    }
    if age >= Listing.lostAfter {
      let lost = checked + Int64(Listing.lostAfter) * 86_400
      ends.append(Listing.End(cause: .lost, instant: lost, day: settings.day(of: lost)))
    }
    end = ends.min { $0.instant < $1.instant }
    state = end.map { .closed($0.day) } ?? Listing.State(deadline: job.summary.deadline, now: now, today: today)
  }
}

extension Listing.State {
  /// What its own date says of a job.
  init(deadline: Deadline?, now: Int64, today: Day) {
    guard let deadline else {
      self = .open
      return
    }
    if deadline.instant < now {
      self = .closed(deadline.day)
    } else {
      self = deadline.day - today <= Listing.soon ? .closingSoon : .open
    }
  }
}
