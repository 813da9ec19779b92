/// The pages of many lists in the board's order: those that begin in one stretch of it are one piece of work, whatever list they
/// are of.
struct ListStretches {
  let stretches: BoardStretches
  /// Of every stretch the pages that begin there.
  private(set) var pages: [[Place]]

  /// A page of one of the lists, each by its number; pages count from 1.
  struct Place {
    var list, page: Int32
  }

  /// - Parameter jobs: how many the board has.
  init(of lists: [PagedList], jobs: Int) {
    stretches = BoardStretches(jobs: jobs)
    pages = Array(repeating: [], count: stretches.ranges.count)
    for (number, list) in lists.enumerated() {
      for page in 1...list.pageCount {
        let first = list.positions(onPage: page).first ?? 0
        pages[stretches.number(of: first)].append(Place(list: Int32(number), page: Int32(page)))
      }
    }
  }

  /// - Parameters:
  ///   - overview: a page about the lists, which comes first.
  ///   - print: prints a page, by its list's number and its own.
  func work(overview: Work? = nil, _ print: @escaping @Sendable (Int, Int, inout Press) throws -> Void) -> [Work] {
    zip(stretches.ranges, pages).map { stretch, places in
      { press in
        if stretch.lowerBound == 0 { try overview?(&press) }
        press.rows.turn(to: stretch)
        for place in places { try print(Int(place.list), Int(place.page), &press) }
      }
    }
  }
}
