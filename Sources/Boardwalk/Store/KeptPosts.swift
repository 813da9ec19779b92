/// What the store keeps of all posts.
struct KeptPosts: Sendable, Hashable {
  /// Since when posts are kept, in seconds since 1970 UTC; nil before the first build.
  private(set) var since: Int64?
  private(set) var posts: [JobID: KeptPost] = [:]

  /// Nothing is kept.
  init() {}

  /// As they were written down.
  init(since: Int64?, _ posts: [KeptPost]) {
    self.since = since
    self.posts = Dictionary(posts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var sorted: [KeptPost] { posts.values.sorted { $0.id < $1.id } }
}

extension KeptPosts {
  /// What is kept when these are the posts; the same when nothing became of them. One whose file is gone is forgotten.
  ///
  /// - Parameter clock: the moment of the run, and the one that last days are shown at.
  func following(_ posts: [Job], at clock: RunClock, _ settings: BoardSettings) -> KeptPosts {
    KeptPosts(since: since ?? clock.now, posts.map { kept($0, at: clock, settings) })
  }

  /// What became of posts from one run to the next.
  func changes(to next: KeptPosts) -> PostFigures {
    var figures = PostFigures()
    for post in next.posts.values {
      let before = posts[post.id]
      if post.isOpen, before?.isOpen != true { figures.new += 1 }
      if let before, before.fingerprint != post.fingerprint { figures.changed += 1 }
    }
    figures.ended = posts.values.count { $0.isOpen && next.posts[$0.id]?.isOpen != true }
    return figures
  }

  private func kept(_ post: Job, at clock: RunClock, _ settings: BoardSettings) -> KeptPost {
    let state = Listing.State(deadline: post.deadline, now: clock.shown, today: settings.day(of: clock.shown))
    var kept = dated(post, at: clock, settings)
    kept.isOpen = state.isOpen
    return kept
  }

  private func dated(_ post: Job, at clock: RunClock, _ settings: BoardSettings) -> KeptPost {
    let now = clock.now
    let fingerprint = post.postFingerprint
    guard var kept = posts[post.id] else {
      // Where nothing was kept nobody knows what is new: posts are as old as they say, if that can be.
      let today = settings.day(of: now)
      let day = post.posted.civil.year >= Deadline.earliestYear ? min(post.posted, today) : today
      let firstSeen = since == nil ? min(settings.moment(of: day), now) : now
      let updated = post.referral?.updated.map(settings.moment) ?? firstSeen
      return KeptPost(
        id: post.id, firstSeen: firstSeen, changed: updated > now ? firstSeen : max(updated, firstSeen),
        fingerprint: fingerprint)
    }
    kept.firstSeen = RunClock.past(kept.firstSeen, at: now)
    kept.changed = RunClock.past(kept.changed, at: now)
    if kept.fingerprint != fingerprint {
      // A run that goes by the time of the last one may find what that one changed changed once more.
      kept.changed = max(clock.doubt == nil ? kept.changed : kept.changed + 1, now)
      kept.fingerprint = fingerprint
    }
    return kept
  }
}
