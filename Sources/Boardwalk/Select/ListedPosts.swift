/// The board's posts with the days that they are listed as posted on.
///
/// One whose file names a day that is still to come, or that cannot be, is from the day it was first seen until its own day has
/// come. It has not changed then: its file says what it said. On which day it was updated is not said before that day has come, nor
/// of one that was posted later.
struct ListedPosts: Sendable {
  private(set) var posts: [Job] = []
  /// Of days that who wrote the post should look at.
  private(set) var findings: [Diagnostic] = []

  /// - Parameters:
  ///   - kept: what is kept of each post.
  ///   - now: the moment of the run, in seconds since 1970 UTC.
  init(of content: BoardContent, _ kept: KeptPosts, at now: Int64) {
    let today = content.settings.day(of: now)
    for var post in content.posts {
      let written = post.posted
      if written > today || written.civil.year < Deadline.earliestYear {
        let seen = content.settings.day(of: min(kept.posts[post.id]?.firstSeen ?? now, now))
        post.summary.posted = seen
        // Who writes it may be where tomorrow has begun.
        if written != today + 1 {
          let listed = post.posted == today ? "today" : "on \(post.posted.words)"
          findings.append(
            Self.finding(
              of: post, at: content.spot(of: "posted", in: post.id),
              "posted on “\(written)”, which \(written > today ? "is still to come" : "cannot be")",
              "it is listed as posted \(listed)"))
        }
      }
      if let updated = post.referral?.updated, updated > today || updated < written {
        post.referral?.updated = nil
        post.facts.removeAll { $0.label == Job.Fact.updated }
        if updated != today + 1 {
          findings.append(
            Self.finding(
              of: post, at: content.spot(of: "updated", in: post.id),
              "updated on “\(updated)”, which is \(updated > today ? "still to come" : "before it was posted")",
              "its page does not say so"))
        }
      }
      posts.append(post)
    }
  }

  private static func finding(
    of post: Job, at spot: Diagnostic.Spot, _ fault: String, _ outcome: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, at: spot,
      "The \(post.kind.rawValue) “\(quoted(post.title))” (\(quoted(post.id.sourceID))) was \(fault); \(outcome).")
  }
}
