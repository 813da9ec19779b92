/// What one reply of a service holds.
struct Answer {
  var page: DraftPage
  /// Rows of the reply, those that could not be read among them: what offsets count.
  var rows: Int
  /// How many rows there are in all, as the service says; nil when it does not say.
  var announced: Int?
  /// The address of the next page, where the reply names it.
  var next: String?

  init(page: DraftPage, rows: Int, announced: Int? = nil, next: String? = nil) {
    self.page = page
    self.rows = rows
    self.announced = announced
    self.next = next
  }

  /// The answer that a list of offers is.
  init<Wire>(
    _ offers: Offers<Wire>, announced: Int? = nil, next: String? = nil,
    draft: (Wire) throws(Rejection) -> JobDraft?
  ) {
    self.init(
      page: DraftPage(offers, draft: draft), rows: offers.items.count, announced: announced, next: next)
  }
}

extension Answer {
  /// The answer that a list in any other format than JSON is.
  init<Row>(
    _ rows: [Row], announced: Int? = nil, next: String? = nil, draft: (Row) throws(Rejection) -> JobDraft?
  ) {
    self.init(
      page: DraftPage(rows.map { .success($0) }, draft: draft), rows: rows.count, announced: announced, next: next)
  }

  /// The answer that a list of elements is.
  init(_ elements: [XMLTree], draft: (XMLOffer) throws(Rejection) -> JobDraft?) {
    var changes = ShapeChanges()
    self.init(elements.map(XMLOffer.init)) { offer throws(Rejection) in
      defer { changes.add(offer.changes, of: offer.plainText("id")) }
      return try draft(offer)
    }
    page.findings += changes.findings
  }
}

/// How far a sweep through the pages of a service is, and what is to be said of it at its end.
struct Sweep {
  /// Pages read.
  private(set) var pages = 0
  /// Rows received, the same row twice counted twice.
  private(set) var rows = 0
  /// Rows of the page read last.
  private(set) var lastRows = 0
  /// The most rows that a page announced.
  private(set) var announced: Int?
  private(set) var leftOut = 0
  /// Something was left out of which the id is known: that job may still be on offer.
  private var hasUnreadJob = false
  private var seen: Set<String> = []
  /// Rows that a page before had already: the order changed while we read, and what they took the place of was on no
  /// page. A row that stands twice on one page is the service's own way to count.
  private var repeated = 0
  private var pagesWithoutNew = 0
  /// Pages without a row that name a next one, the last ones in a row.
  private var emptyPages = 0
  private var hasEmptyPage = false
  /// A whole page that came before took the place of another.
  private var hasRepeatedPage = false

  /// One page may repeat what the page before it had; several in a row say that nothing else will come.
  private static let mostPagesWithoutNew = 2
  /// One page may come without its rows; several in a row say that the service does not know its own end.
  private static let mostEmptyPages = 3

  mutating func add(_ answer: Answer) {
    pages += 1
    rows += answer.rows
    lastRows = answer.rows
    leftOut += answer.page.unreadable
    hasUnreadJob = hasUnreadJob || answer.page.hasUnreadJob
    announced = [announced, answer.announced].compactMap { $0 }.max()
    let before = seen.count
    let ids = answer.page.drafts.map(\.sourceID)
    repeated += ids.count { seen.contains($0) }
    seen.formUnion(ids)
    emptyPages = answer.rows == 0 && answer.next != nil ? emptyPages + 1 : 0
    hasEmptyPage = hasEmptyPage || emptyPages > 0
    // A page of which nothing is wanted does not say that it came before.
    let saysNothing = answer.page.drafts.isEmpty && answer.page.unreadable == 0
    pagesWithoutNew = seen.count > before || saysNothing ? 0 : pagesWithoutNew + 1
    if seen.count == before, !answer.page.drafts.isEmpty { hasRepeatedPage = true }
  }

  /// Whether there is nothing more to ask for: an empty page that names no next one, as many rows as were announced, or
  /// the same over and over. More rows than were announced say that the number is wrong, so it tells of no end.
  var isAtEnd: Bool {
    let isEmpty = lastRows == 0 && (emptyPages == 0 || emptyPages >= Self.mostEmptyPages)
    return isEmpty || announced == rows || isGoingRound
  }

  private var isGoingRound: Bool { pagesWithoutNew >= Self.mostPagesWithoutNew }

  /// For a service that shows its newest offers only: never complete, and a warning only where something went wrong.
  func ending(ofNewest service: String) -> Ending {
    if case .partial(let reason) = ending(of: service) { return .partial(reason) }
    return .newest("\(service) shows its newest offers only; \(Ending.openEnd)")
  }

  /// Complete, unless something is known to be missing.
  func ending(of service: String) -> Ending {
    let expected = announced ?? 0
    let delivered = rows - repeated
    let short = Ending.partial("\(service) announced \(expected) jobs and delivered \(delivered).")
    if rows < expected { return short }
    if isGoingRound { return .partial("\(service) gives the same page again and again; there may be more.") }
    if hasRepeatedPage { return .partial("\(service) gave one page twice; another may be missing.") }
    if delivered < expected { return short }
    if hasEmptyPage, announced == nil {
      return .partial("\(service) gave an empty page that names a next one; what belongs there may be missing.")
    }
    if hasUnreadJob || leftOut * SourceLimits.unreadableShare > rows {
      let offers = leftOut == 1 ? "1 offer" : "\(leftOut) offers"
      return .partial("\(offers) of \(service) could not be read.")
    }
    return .complete
  }
}
