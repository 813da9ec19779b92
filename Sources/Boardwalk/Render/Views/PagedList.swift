import Mustache

/// A list of jobs cut into pages: the home page, a search, an organization.
struct PagedList: Sendable {
  /// The list's folder in the site, with a slash at the end; empty is the root.
  var folder: String
  var jobs: Positions
  var size: Int
  /// How many of them are new today.
  var fresh: Int
  /// How many of them are referrals.
  let referrals: Int
  /// Whether its further pages lie in folders of a hundred.
  private let isDivided: Bool

  init(folder: String, jobs: Positions, of board: Board) {
    self.folder = folder
    self.jobs = jobs
    size = board.settings.pageSize
    isDivided = board.settings.isDivided
    fresh = jobs.count { board.jobs[$0].isNew }
    referrals = jobs.count { board.jobs[$0].kind == .referral }
  }

  /// A list of anything else.
  init(folder: String, count: Int, size: Int, isDivided: Bool = false) {
    self.folder = folder
    self.size = size
    self.isDivided = isDivided
    jobs = Positions(0..<count)
    fresh = 0
    referrals = 0
  }

  /// One at least: an empty list has a page that says so.
  var pageCount: Int { max(1, (jobs.count + size - 1) / size) }

  /// The path of a page, counted from 1.
  func path(_ page: Int) -> String {
    guard page > 1 else { return "\(folder)index.html" }
    let shelf = isDivided ? "\(page / Self.pagesAFolder)/" : ""
    return "\(folder)page/\(shelf)\(page)/index.html"
  }

  /// Every page, for site maps.
  func eachAddress(_ body: (Address) -> Void) {
    for page in 1...pageCount { body(Address(path: path(page))) }
  }

  func positions(onPage page: Int) -> Slice<Positions> { jobs.dropFirst((page - 1) * size).prefix(size) }

  /// The pages in pieces of work.
  func work(_ print: @escaping @Sendable (Int, inout Press) throws -> Void) -> [Work] {
    stride(from: 1, through: pageCount, by: Self.pagesAPiece).map { first in
      { press in
        for page in first...min(first + Self.pagesAPiece - 1, pageCount) { try print(page, &press) }
      }
    }
  }

  /// As few entries as the smallest limit of `most-in-folder` lets a folder have.
  private static let pagesAFolder = 100
  /// Enough for a piece to be worth handing out, few enough for both cores to end together.
  private static let pagesAPiece = 20
}

extension PagedList {
  static let fields =
    ListFrame.fields + [
      ("jobs", .list(JobRowView.shape)), ("empty", .text), ("pageSize", .number),
    ]
  static let pager = Shape([
    "previous": .optional(.url), "next": .optional(.url), "pages": .list(pageLink), "position": .text,
  ])
  private static let pageLink = Shape(["number": .text, "href": .url, "current": .flag, "gap": .flag])

  /// - Parameters:
  ///   - rows: the rows that other lists have as well.
  ///   - frame: what stands above the list; counts are filled in here.
  ///   - empty: the sentence in place of a list without jobs.
  func values(
    page: Int, on site: Site, rows: RowCache, frame: ListFrame, empty: String
  ) -> [(String, Value)] {
    var frame = frame
    frame.count = jobs.count
    frame.fresh = fresh
    frame.day = fresh > 0 ? site.board.runDay : nil
    return frame.values(in: site.language) + [
      ("jobs", rows.records(positions(onPage: page), on: site)), ("empty", .text(empty)),
      ("pageSize", .number(size)),
    ]
  }

  /// First, last, this one and its neighbours; nothing when there is one page.
  func pager(_ page: Int, in language: Language) -> Record? {
    guard pageCount > 1 else { return nil }
    let shown = [1, page - 1, page, page + 1, pageCount].filter { (1...pageCount).contains($0) }
    var links: [Record] = []
    var last = 0
    for number in Set(shown).sorted() {
      if number > last + 1 { links.append(link(number == last + 2 ? last + 1 : number, isGap: number > last + 2)) }
      links.append(link(number, isCurrent: number == page))
      last = number
    }
    return Record(
      Self.pager,
      [
        "previous": .url(page > 1 ? path(page - 1) : nil), "next": .url(page < pageCount ? path(page + 1) : nil),
        "pages": .records(links), "position": .text(position(page, in: language)),
      ])
  }

  /// `Page 2 of 58`
  private func position(_ page: Int, in language: Language) -> String {
    language.say(.pageOf, ["page": String(page), "pages": String(pageCount)])
  }

  /// What they are called together.
  var noun: Phrase {
    switch referrals {
    case 0: .openJobNoun
    case jobs.count: .openReferralNoun
    default: .openOfferNoun
    }
  }

  /// `1,447 open jobs`
  func count(in language: Language) -> String {
    "\(language.figure(jobs.count)) \(language.say(noun, jobs.count))"
  }

  /// The title of one of its pages: `Nurses`, `Nurses, page 2 of 58`.
  func title(_ title: String, page: Int, in language: Language) -> String {
    page == 1
      ? title : language.say(.titleOfPage, ["title": title, "page": String(page), "pages": String(pageCount)])
  }

  private func link(_ number: Int, isCurrent: Bool = false, isGap: Bool = false) -> Record {
    Record(
      Self.pageLink,
      ["number": .text(String(number)), "href": .url(path(number)), "current": .flag(isCurrent), "gap": .flag(isGap)])
  }
}
