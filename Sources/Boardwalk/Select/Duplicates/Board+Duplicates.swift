extension Board {
  /// What jobs take over from listings of them whose page will go.
  var successions: [Succession] {
    duplicates.filter { $0.kept.isOpen && $0.kept.row > 0 && !$0.hidden.isOpen && $0.hidden.row > 0 }.map {
      Succession(
        heir: $0.kept.row, former: $0.hidden.row, slug: $0.hidden.summary.slug, firstSeen: $0.hidden.firstSeen)
    }
  }

  /// That some listings are not shown by themselves; nothing disappears without a word.
  var duplicatesNotice: [Diagnostic] {
    guard !duplicates.isEmpty else { return [] }
    let jobs = Words.count(duplicates.count, "listing is a duplicate", "listings are duplicates")
    return [
      Diagnostic.usual(
        "\(jobs) of others and shown with them.",
        hint: "`boardwalk list --duplicates` shows which and why; Content/duplicates.yml takes a verdict.")
    ]
  }
}
