/// Words in columns for yes and no that are neither, and figures of pay in no money.
struct RowDoubts {
  private static let fields: [FileRow.Field] = [.remote, .telework, .openUntilFilled, .sponsorship]
  private var words: [FileRow.Field: (count: Int, first: String)] = [:]
  private var withoutCurrency: (count: Int, first: String) = (0, "")

  mutating func look(at row: FileRow, for made: JobDraft) {
    if made.pay == nil, row[.currency] == nil, let figure = row[.salaryMin] ?? row[.salaryMax],
      figure.contains(where: { ("1"..."9").contains($0) })
    {
      withoutCurrency.count += 1
      if withoutCurrency.count == 1 { withoutCurrency.first = figure }
    }
    for field in Self.fields where row.flag(field) == nil {
      guard let word = row[field] else { continue }
      var draft = JobDraft(sourceID: "")
      if field == .remote || field == .telework, draft.claim(workplace: word) { continue }
      words[field] = ((words[field]?.count ?? 0) + 1, words[field]?.first ?? word)
    }
  }

  /// What is to be said of them.
  var findings: [Diagnostic] {
    let unclear = Self.fields.compactMap { field -> Diagnostic? in
      guard let (count, first) = words[field] else { return nil }
      return Diagnostic(
        .warning,
        "The column `\(field.rawValue)` says neither yes nor no in \(Self.rows(count)): “\(quoted(first))”.",
        hint: "As long as it does, it says nothing there; `true` and `false` are understood everywhere.")
    }
    let (count, first) = withoutCurrency
    if count == 0 { return unclear }
    return unclear + [
      Diagnostic(
        .warning, "Pay is in figures without a currency in \(Self.rows(count)): “\(quoted(first))”.",
        hint: "It is shown as it is written, and no filter knows it; a column `currency` says `EUR` or `USD`.")
    ]
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "one row" : "\(count) rows, in the first" }
}
