/// The jobs on offer in the order of their titles, in files of some thousands: the differences from one number to the next.
enum IndexTitles {
  /// Jobs of a file.
  private static let size = 4096

  static func write(_ plan: IndexPlan, with press: Press, into rest: inout IndexRest) throws {
    let board = press.site.board
    var known: [String: Int] = [:]
    var titles: [(folded: String, numbers: [UInt32])] = []
    for entry in plan.entries {
      guard let position = entry.position else { continue }
      let title = board.jobs[Int(position)].title
      let index = known[title] ?? titles.count
      if index == titles.count {
        known[title] = index
        titles.append((title.folded + "\u{0}" + title, []))
      }
      titles[index].numbers.append(entry.number)
    }
    titles.sort { $0.folded.utf8.lexicographicallyPrecedes($1.folded.utf8) }
    // Of one title the newest first, as everywhere.
    let numbers = titles.flatMap { $0.numbers.reversed() }
    for first in stride(from: 0, to: numbers.count, by: size) {
      var json = [UInt8(ascii: "\"")]
      var before = 0
      for number in numbers[first..<min(first + size, numbers.count)] {
        NumberCode.append(signed: Int(number) - before, to: &json)
        before = Int(number)
      }
      json.append(UInt8(ascii: "\""))
      try rest.write(json, to: "data/titles/\(rest.titles).json", of: plan, with: press)
      rest.titles += 1
    }
  }
}
