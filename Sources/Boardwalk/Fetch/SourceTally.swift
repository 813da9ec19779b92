/// What a source handed over, added up.
actor SourceTally {
  struct Sum: Sendable {
    var count = 0
    var unreadable = 0
    var findings = FindingTally()
    /// What was wrong with the first unreadable item.
    var example: String?
  }

  private(set) var sum = Sum()

  func add(_ page: DraftPage) {
    sum.count += page.drafts.count
    sum.unreadable += page.unreadable
    sum.findings.add(page.findings)
    if page.unreadable > 0 { sum.example = sum.example ?? page.findings.first?.message }
  }
}

extension SourceTally.Sum {
  /// So many items cannot be read that the service must have changed the shape of its replies.
  ///
  /// - Parameter isOwn: whether they are of the operator's own files.
  func schemaFault(isOwn: Bool) -> Diagnostic? {
    let all = count + unreadable
    guard unreadable * SourceLimits.unreadableShare > all else { return nil }
    let example = example.map { " The first: \($0)" } ?? ""
    if isOwn {
      return Diagnostic(
        .warning, "\(unreadable) of \(all) rows cannot be read.\(example)",
        hint: "What could be read is kept, and nothing closes until the file is mended.")
    }
    return Diagnostic(
      .warning,
      "\(unreadable) of \(all) items cannot be read, so the shape of the replies seems to have changed.\(example)",
      hint: "What could be read is kept, and nothing closes; look for a newer Boardwalk.")
  }
}
