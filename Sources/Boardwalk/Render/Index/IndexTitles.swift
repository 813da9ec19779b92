/// The jobs on offer in the order of their titles, in files of some thousands: the differences from one number to the next.
enum IndexTitles {
  /// Jobs of a file.
  private static let size = 4096

  static func write(_ plan: IndexPlan, with press: Press, into rest: inout IndexRest) throws {
    let numbers = numbers(plan, on: press.site.board, in: press.site.language)
    for first in stride(from: 0, to: numbers.count, by: size) {
      var json = [UInt8(ascii: "\"")]
      var before = 0
      for number in numbers[first..<min(first + size, numbers.count)] {
        NumberCode.append(signed: Int(number) - before, to: &json)
        before = Int(number)
      }
      json.append(UInt8(ascii: "\""))
      try rest.write(json, to: IndexFile("data/titles/", rest.titles), of: plan, with: press)
      rest.titles += 1
    }
  }

  /// Those of the jobs on offer, in the order of their titles; of one title the newest first, as everywhere.
  private static func numbers(_ plan: IndexPlan, on board: Board, in language: Language) -> [UInt32] {
    var titles = PathTable(seed: .random(in: .min ... .max))
    // Each title as it is compared, at its place among the titles.
    var folded = PathTable()
    var entries: [(title: Int, number: UInt32)] = []
    entries.reserveCapacity(plan.entries.count)
    for entry in plan.entries {
      guard let position = entry.position else { continue }
      let job = board.jobs[Int(position)]
      let (index, isNew) = job.summary.withTitle { titles.insert($0) }
      if isNew {
        let title = job.summary.title
        _ = (title.folded + "\u{0}" + title).withBytes { folded.insert($0) }
      }
      entries.append((index, entry.number))
    }
    var places = [Int](repeating: 0, count: titles.count)
    let ordered = TitleOrder(in: language.code).sorted(folded.sorted(Array(0..<titles.count)), ordered: { titles[$0] })
    for (place, title) in ordered.enumerated() { places[title] = place }
    // As keys that are numbers: the newest have the highest numbers.
    let keys = entries.map { UInt64(places[$0.title]) << 32 | UInt64(~$0.number) }.sorted()
    return keys.map { ~UInt32(truncatingIfNeeded: $0) }
  }
}
