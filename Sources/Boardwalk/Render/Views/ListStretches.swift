/// The pages of many lists in the board's order: those that begin in one stretch of it are one piece of work, whatever list they
/// are of. All kinds of lists are cut at the same places, so that their rows can be shared (`RowCache`).
struct ListStretches {
  /// Of every stretch the pages that begin there.
  private(set) var pages: [[Place]]
  /// So many jobs are a stretch.
  let size: Int
  private let jobs: Int

  /// A page of one of the lists, each by its number; pages count from 1.
  struct Place {
    var list, page: Int32
  }

  /// Pages of a list that many jobs are on begin every hundred jobs or so, and their rows are seldom those of the next stretch. Rows
  /// of two cores are a few megabytes.
  private static let most = 8192
  /// Both cores shall end together.
  private static let least = 256
  private static let pieces = 16

  /// - Parameter jobs: how many the board has.
  init(of lists: [PagedList], jobs: Int) {
    self.jobs = jobs
    size = min(max(jobs / Self.pieces, Self.least), Self.most)
    pages = Array(repeating: [], count: max(1, (jobs + size - 1) / size))
    for (number, list) in lists.enumerated() {
      for page in 1...list.pageCount {
        let stretch = (list.positions(onPage: page).first ?? 0) / size
        pages[stretch].append(Place(list: Int32(number), page: Int32(page)))
      }
    }
  }

  /// - Parameters:
  ///   - overview: a page about the lists, which comes first.
  ///   - print: prints a page, by its list's number and its own, which counts from 1.
  func work(overview: Work? = nil, _ print: @escaping @Sendable (Int, Int, inout Press) throws -> Void) -> [Work] {
    pages.enumerated().map { number, places in
      let stretch = number * size..<min((number + 1) * size, jobs)
      return { press in
        if number == 0 { try overview?(&press) }
        press.rows.turn(to: stretch)
        for place in places { try print(Int(place.list), Int(place.page), &press) }
      }
    }
  }
}
