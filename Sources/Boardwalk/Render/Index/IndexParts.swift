/// The jobs of a stretch with everything that the index says of them, for programs; and what the manifest says of the stretch.
enum IndexParts {
  /// - Parameter rows: those of the stretch, and perhaps some around it.
  static func write(
    _ stretch: IndexPlan.Stretch, _ rows: IndexRows, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let path = plan.isWhole ? "data/jobs.json" : "data/jobs/\(stretch.name).json"
    let fingerprint = rows.fingerprint(of: stretch.range)
    let count: Int
    if try press.takes(path, madeOf: fingerprint) {
      count = try press.size(path)
    } else {
      // The newest first.
      let bytes = try rows.table(IndexField.part, of: stretch.range.reversed()) + [UInt8(ascii: "\n")]
      try press.write(bytes, to: path, madeOf: fingerprint)
      count = bytes.count
    }
    let live = plan.entries[stretch.range].filter { $0.position != nil }.map(\.number)
    var code: [UInt8] = []
    NumberCode.append(live, from: stretch.first, to: &code)
    rest.parts.append(
      IndexRest.Part(
        stretch: stretch, count: live.count, path: path, bytes: count, live: code,
        posted: posted(rows, of: stretch, plan)))
    try writeKeys(rows, madeOf: fingerprint, of: stretch, plan, with: press, into: &rest)
  }

  /// The days on which jobs were posted, by number: the numbers from the beginning of one run of jobs with the same day to
  /// the next, and the days from one to the next, by turns; all signed.
  private static func posted(_ rows: IndexRows, of stretch: IndexPlan.Stretch, _ plan: IndexPlan) -> [UInt8] {
    var code: [UInt8] = []
    var number = stretch.first
    var day: Day?
    for place in stretch.range {
      guard let posted = rows.posted(place), posted != day else { continue }
      NumberCode.append(signed: Int(plan.entries[place].number - number), to: &code)
      NumberCode.append(signed: posted - (day ?? Day(number: 0)), to: &code)
      number = plan.entries[place].number
      day = posted
    }
    return code
  }

  /// What is needed of all jobs at once: ids to find some, the ends of pay to sort by and to compare, of one currency.
  private static func writeKeys(
    _ rows: IndexRows, madeOf fingerprint: Fingerprint, of stretch: IndexPlan.Stretch, _ plan: IndexPlan,
    with press: Press, into rest: inout IndexRest
  ) throws {
    let currency = press.site.board.payCurrency
    var fingerprint = fingerprint
    fingerprint.add(currency.code ?? "")
    let keys: [(name: String, field: IndexField, isKnown: (Pay?) -> Bool)] = [
      ("id", .id, { _ in true }), ("pay", .yearlyMax, { $0?.yearlyMaximum != nil }),
      ("payFrom", .yearlyMin, { $0?.yearlyMinimum != nil }),
    ]
    for key in keys {
      let file = IndexFile("data/keys/\(stretch.name)-\(key.name)")
      if try rest.takes(file, madeOf: fingerprint, of: plan, with: press) { continue }
      let known = zip(stretch.range, try rows.rows(stretch.range)).filter { _, row in
        key.isKnown(currency.comparable(row.job.summary.pay))
      }.map(\.0)
      try rest.write(
        try rows.table([.number, key.field], of: known), to: file, madeOf: fingerprint, of: plan, with: press)
    }
  }
}
