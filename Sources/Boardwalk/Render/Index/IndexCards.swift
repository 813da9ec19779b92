/// What a list shows of each job, some jobs to a file: a page of results asks for few of them, wherever they are.
enum IndexCards {
  /// Jobs of a file: so many numbers, whether or not all of them mean something. A page of 25 results from everywhere is
  /// 25 files of a kilobyte.
  static let size: UInt32 = 16
  /// Files of a folder, for hosts that are slow with many.
  static let filesAFolder: UInt32 = 256

  /// - Parameter rows: those of the files, and perhaps some around them.
  static func write(
    _ files: Range<UInt32>, _ rows: IndexRows, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let fields = IndexField.card(on: press.site)
    for number in files {
      let range = plan.entries(inCards: number..<number + 1)
      guard plan.entries[range].contains(where: { $0.position != nil }) else { continue }
      let file = IndexFile("data/cards/\(number / filesAFolder)/", Int(number % filesAFolder))
      let fingerprint = rows.fingerprint(of: range)
      if try rest.takes(file, madeOf: fingerprint, of: plan, with: press) { continue }
      try rest.write(try rows.table(fields, of: range), to: file, madeOf: fingerprint, of: plan, with: press)
    }
  }
}

extension IndexPlan {
  /// Numbers of a file of cards.
  var cardSize: UInt32 { isWhole ? max(1, end) : IndexCards.size }

  /// The files of cards that are written with a stretch: each with the first that has a number in it.
  func cards(with stretch: Int) -> Range<UInt32> {
    let first = stretches[stretch].first / cardSize
    let begin = stretch > 0 ? max(first, stretches[stretch - 1].last / cardSize + 1) : first
    return begin..<max(begin, stretches[stretch].last / cardSize + 1)
  }

  /// Where the numbers of some files of cards are in `entries`.
  func entries(inCards files: Range<UInt32>) -> Range<Int> {
    place(of: files.lowerBound * cardSize)..<place(of: files.upperBound * cardSize)
  }

  /// Where a number is in `entries`, or would be.
  private func place(of number: UInt32) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
