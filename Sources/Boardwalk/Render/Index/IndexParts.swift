/// The jobs of a stretch with everything that the index says of them, for programs; and what the manifest says of the stretch.
enum IndexParts {
  static func write(
    _ stretch: IndexPlan.Stretch, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let entries = plan.entries[stretch.range]
    let rows = try IndexRow.read(entries, with: press)
    let path = plan.isWhole ? "data/jobs.json" : "data/jobs/\(stretch.name).json"
    let fingerprint = IndexPlan.fingerprint(of: rows, on: press.site)
    let count: Int
    if try press.takes(path, madeOf: fingerprint) {
      count = try press.standing(path).count
    } else {
      // The newest first.
      let bytes = IndexColumns(IndexField.part, of: rows.reversed(), on: press.site).json + [UInt8(ascii: "\n")]
      try press.write(bytes, to: path, madeOf: fingerprint)
      count = bytes.count
    }
    let live = entries.filter { $0.position != nil }.map(\.number)
    var code: [UInt8] = []
    NumberCode.append(live, from: stretch.first, to: &code)
    rest.parts.append(
      IndexRest.Part(
        stretch: stretch, count: live.count, path: path, bytes: count, live: code,
        posted: posted(rows, from: stretch.first)))
    try writeKeys(rows, madeOf: fingerprint, of: stretch, plan, with: press, into: &rest)
  }

  /// The days on which jobs were posted, by number: the numbers from the beginning of one run of jobs with the same day to
  /// the next, and the days from one to the next, by turns; all signed.
  private static func posted(_ rows: [IndexRow], from first: UInt32) -> [UInt8] {
    var code: [UInt8] = []
    var number = first
    var day = Day(number: 0)
    for (index, row) in rows.enumerated() where index == 0 || row.summary.posted != day {
      NumberCode.append(signed: Int(row.number - number), to: &code)
      NumberCode.append(signed: row.summary.posted - day, to: &code)
      number = row.number
      day = row.summary.posted
    }
    return code
  }

  /// What is needed of all jobs at once: ids to find some, the ends of pay to sort by and to compare.
  private static func writeKeys(
    _ rows: [IndexRow], madeOf fingerprint: Fingerprint, of stretch: IndexPlan.Stretch, _ plan: IndexPlan,
    with press: Press, into rest: inout IndexRest
  ) throws {
    let keys: [(name: String, field: IndexField, isKnown: (Pay?) -> Bool)] = [
      ("id", .id, { _ in true }), ("pay", .yearlyMax, { $0?.yearlyMaximum != nil }),
      ("payFrom", .yearlyMin, { $0?.yearlyMinimum != nil }),
    ]
    for key in keys {
      let path = "data/keys/\(stretch.name)-\(key.name).json"
      try rest.write(to: path, madeOf: fingerprint, of: plan, with: press) {
        let known = rows.lazy.filter { key.isKnown($0.summary.pay) }
        return IndexColumns([.number, key.field], of: known, on: press.site).json
      }
    }
  }
}
