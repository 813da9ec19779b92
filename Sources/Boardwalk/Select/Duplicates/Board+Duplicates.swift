extension Board {
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
