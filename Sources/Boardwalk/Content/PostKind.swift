import Markup

/// A kind of file in `Content/`, and what a new one says: `boardwalk new` writes it, and pages of the site begin it where the
/// board's repository is.
public enum PostKind: String, CaseIterable, Sendable {
  case referral, job, search, person, page

  /// Where a file of that kind lies, from the board's folder: `Content/jobs/harbour-pilot.md`.
  public func path(title: String) -> String { "\(shelf.folder)/\(Slug(name: title).text).md" }

  /// A file that builds as it is, with fields to fill in or to delete.
  public func text(title: String, today: Day) -> String {
    // In double quotes YAML takes any title for a text, also `No` and `12: a`.
    let title = "\"" + title.replacingBytes(of: "\\", with: "\\\\").replacingBytes(of: "\"", with: "\\\"") + "\""
    return switch self {
    case .referral: Self.referral(title, today)
    case .job: Self.job(title, today)
    case .search: Self.search(title)
    case .person: Self.person(title)
    case .page: Self.page(title)
    }
  }

  private var shelf: Shelf {
    switch self {
    case .referral: .referrals
    case .job: .jobs
    case .search: .searches
    case .person: .people
    case .page: .pages
    }
  }
}

extension PostKind {
  private static func referral(_ title: String, _ today: Day) -> String {
    """
    ---
    title: \(title)
    organization: Name of the organization
    posted: \(today)
    expires: \(today + 60)
    # positions: [One position, Another]
    # skills: [A skill]
    # qualifications: [What one has to have]
    # location: Portland, Maine
    # remote: true
    # referrer: the-handle            # a file in Content/people/
    # contact: { name: Your Name, email: you@example.org }
    ---
    What the organization is, and what the work is like.

    """
  }

  private static func job(_ title: String, _ today: Day) -> String {
    """
    ---
    title: \(title)
    organization: Name of the organization
    posted: \(today)
    closes: \(today + 30)
    # location: Portland, Maine
    # remote: true
    # schedule: full-time
    # pay: { min: 50000, max: 60000, unit: year, currency: USD }
    # category: Engineering
    # apply: https://example.org/apply
    ---
    What one does all day.

    ## Requirements

    - What one has to have

    """
  }

  private static func search(_ title: String) -> String {
    """
    ---
    title: \(title)
    # All that are set must hold.
    # keywords: data -intern
    # location: Portland, Maine
    # radius: 25
    # organization: Name of the organization
    # remote: true
    # salary-min: 60000
    # posted-within: 14
    ---
    What this search is for, above its list.

    """
  }

  private static func person(_ name: String) -> String {
    """
    ---
    name: \(name)
    # role: What they do
    # organization: Where
    # contact: { email: name@example.org }
    ---
    What they know, and whom they refer.

    """
  }

  private static func page(_ title: String) -> String {
    """
    ---
    title: \(title)
    # description: One sentence for search engines.
    # menu: 2
    ---
    What there is to say.

    """
  }
}
