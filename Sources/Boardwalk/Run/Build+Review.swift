extension Build {
  /// What a board says that helps nobody: posts whose time is over, jobs that search engines cannot show.
  func review(_ site: Site, of content: BoardContent) throws -> [Diagnostic] {
    try expired(content, on: site.board) + ineligible(on: site, files: content.files)
  }

  private func expired(_ content: BoardContent, on board: Board) -> [Diagnostic] {
    let open = Set(board.jobs.map(\.id))
    let kept = Set(board.closed.map(\.id))
    return content.posts.compactMap { post in
      guard let deadline = post.deadline, !open.contains(post.id), let file = content.files[post.id] else { return nil }
      let ended = "This \(post.kind == .job ? "job" : "referral") ended on \(deadline.day)"
      return kept.contains(post.id)
        ? Diagnostic(
          .notice, at: .file(file), "\(ended); its page says so.", hint: "Give it another last day if it is still open."
        )
        : Diagnostic(
          .warning, at: .file(file), "\(ended) and has no page any more.",
          hint: "Remove the file, or give it another last day.")
    }
  }

  /// Why jobs cannot be shown by Google for Jobs: a notice for each reason, with one of the jobs it holds for. Those whose
  /// source forbids it are as they should be.
  ///
  /// - Parameter files: what posts are written in.
  private func ineligible(on site: Site, files: [JobID: String]) throws -> [Diagnostic] {
    var reasons: [String: (first: Listing, count: Int)] = [:]
    let press = try Press(site, Outlet(write: { _, _, _ in }))
    let jobs = site.board.jobs.filter { $0.kind == .job && site.mayIndex($0) }
    try press.read(jobs) { listing, job in
      do throws(JobPosting.NotEligible) {
        _ = try JobPosting(job, at: listing.path, mayIndex: true, in: site.language)
      } catch {
        let known = reasons[error.description]
        reasons[error.description] = (known?.first ?? listing, (known?.count ?? 0) + 1)
      }
    }
    return reasons.sorted { $0.key < $1.key }.map { reason, jobs in
      let more = jobs.count > 1 ? " So it is for \(jobs.count - 1) more." : ""
      let spot: Diagnostic.Spot =
        files[jobs.first.id].map { .file($0) } ?? .url(jobs.first.path)
      return Diagnostic(.notice, at: spot, "Not eligible for Google for Jobs: \(reason)\(more)")
    }
  }
}
