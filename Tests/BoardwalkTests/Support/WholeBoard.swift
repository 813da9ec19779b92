extension TestBoard {
  private static let search = "---\ntitle: Tides\nkeywords: tides\n---\nAll about tides.\n"
  static let referral = """
    ---
    title: Welder
    organization: Dock
    referrer: ada
    contact: { email: ada@example.org }
    posted: 2026-11-18
    expires: 2027-01-31
    ---
    Weld *hulls*.
    """
  private static let person = "---\nname: Ada\nrole: Smith\n---\nShe welds.\n"

  /// A board with one of everything, its jobs read from recorded replies.
  static func whole(_ items: [String] = [FakeUSAJobs.item(1), FakeUSAJobs.item(2, "Tide clerk")]) throws -> TestBoard {
    try TestBoard([
      "Content/board.yml": settings(sources: "[usajobs: { replies: replies }]"),
      "Content/replies/1.json": FakeUSAJobs.reply(items, total: items.count),
      "Content/searches/tides.md": search, "Content/referrals/welder.md": referral,
      "Content/people/ada.md": person, "Content/pages/about.md": "---\ntitle: About\nmenu: 1\n---\nUs.\n",
      "Content/jobs/baker.md": "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-17\n---\nBake.\n",
    ])
  }
}
