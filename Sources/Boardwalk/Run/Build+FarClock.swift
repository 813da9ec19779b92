/// A board without sources has nobody who contradicts a clock that is far ahead: posts may rest for years.
extension Build {
  /// What is said when by this machine's clock all posts that have a last day were over so long ago that their pages go at once, without
  /// ever having said that they are closed. On a board that is built every night that can only be the clock.
  ///
  /// - Parameter former: what the last run kept of the posts.
  func doubtOfFarClock(_ clock: RunClock, since former: KeptPosts, _ content: BoardContent) -> Diagnostic? {
    let settings = content.settings
    guard settings.sources.isEmpty, shard == nil, clock.doubt == nil, !isMomentNamed, !forceClock else { return nil }
    let today = settings.day(of: clock.shown)
    let days = content.posts.filter { former.posts[$0.id]?.isOpen == true }.compactMap { $0.deadline?.day }
    guard !days.isEmpty, days.allSatisfy({ today - $0 > settings.removeClosedAfter }) else { return nil }
    let posts = days.count == 1 ? "the post that has a last day is" : "all \(days.count) posts that have a last day are"
    return Diagnostic(
      .warning,
      "By this machine's clock it is \(today.words), and \(posts) over for more than \(settings.removeClosedAfter) days, so their "
        + "pages go; in the last run they were open.",
      hint: "If the clock is wrong, set it and build again: they come back as they were.")
  }
}
