/// What a list shows of each job, some jobs to a file: a page of results asks for few of them, wherever they are.
enum IndexCards {
  /// Jobs of a file: so many numbers, whether or not all of them mean something. A page of 25 results from everywhere is
  /// 25 files of a kilobyte.
  static let size: UInt32 = 16
  /// Files of a folder, for hosts that are slow with many.
  static let filesAFolder: UInt32 = 256

  static func path(of file: UInt32) -> String { "data/cards/\(file / filesAFolder)/\(file % filesAFolder).json" }

  /// Writes the files of one piece of work out of `pieces`.
  static func write(
    _ piece: Int, of pieces: Int, _ plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let size = plan.isWhole ? max(1, plan.end) : size
    let files = (plan.end + size - 1) / size
    var start = 0
    for file in 0..<files {
      let limit = (file + 1) * size
      var end = start
      while end < plan.entries.count, plan.entries[end].number < limit { end += 1 }
      let entries = plan.entries[start..<end]
      start = end
      guard Int(file) % pieces == piece, entries.contains(where: { $0.position != nil }) else { continue }
      let rows = try IndexRow.read(entries, with: press)
      let fingerprint = IndexPlan.fingerprint(of: rows, on: press.site)
      try rest.write(to: path(of: file), madeOf: fingerprint, of: plan, with: press) {
        IndexColumns(IndexField.card(on: press.site), of: rows, on: press.site).json
      }
    }
  }
}
