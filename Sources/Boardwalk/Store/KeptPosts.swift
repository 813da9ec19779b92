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
  /// - Parameter now: the moment of the run, in seconds since 1970 UTC.
  func following(_ posts: [Job], at now: Int64, _ settings: BoardSettings) -> KeptPosts {
    KeptPosts(since: since ?? now, posts.map { kept($0, at: now, settings) })
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

  private func kept(_ post: Job, at now: Int64, _ settings: BoardSettings) -> KeptPost {
    let state = Listing.State(deadline: post.deadline, now: now, today: settings.day(of: now))
    var kept = dated(post, at: now, settings)
    kept.isOpen = state.isOpen
    return kept
  }

  private func dated(_ post: Job, at now: Int64, _ settings: BoardSettings) -> KeptPost {
    let fingerprint = post.postFingerprint
    guard var kept = posts[post.id] else {
      // Where nothing was kept nobody knows what is new: posts are as old as they say.
      let firstSeen = since == nil ? min(settings.moment(of: post.posted), now) : now
      let updated = post.referral?.updated.map(settings.moment) ?? firstSeen
      return KeptPost(
        id: post.id, firstSeen: firstSeen, changed: updated > now ? firstSeen : max(updated, firstSeen),
        fingerprint: fingerprint)
    }
    kept.firstSeen = RunClock.past(kept.firstSeen, at: now)
    kept.changed = RunClock.past(kept.changed, at: now)
    if kept.fingerprint != fingerprint {
      kept.changed = max(kept.changed, now)
      kept.fingerprint = fingerprint
    }
    return kept
  }
}
