import Markup
import Mustache

/// Parts that the page of a job and the page of a referral share.
enum JobView {
  static let posted = Shape(["text": .text, "date": .text])
  static let fact = factFields.shape
  /// Some of the facts, for a panel that does not show all of them in one list.
  static let someFacts = Shape(["facts": .list(fact)])
  static let section = sectionFields.shape
  static let places = Shape(["title": .text, "names": .list(of: .text)])
  static let more = Shape(["names": .list(of: .text)])
  /// More chips than that are a wall: so many stay, the others are folded.
  private static let (mostChips, firstChips) = (15, 12)
  /// A page that lists ten thousand places helps nobody.
  private static let mostPlaces = 1000

  private static let factFields = Fields<Fact>([
    "label": .text { $0.label }, "lines": .texts { $0.lines }, "date": .optionalText { $0.day?.description },
    "href": .optionalURL { $0.href?.string },
    "soon": .flag { $0.isSoon }, "past": .flag { $0.isPast },
  ])
  private static let sectionFields = Fields<TitledSection>([
    "id": .text { $0.section.kind.rawValue }, "anchor": .url { "#" + $0.section.kind.rawValue },
    "title": .text { $0.title }, "html": .html { section in section.section.html.shown(namingTables: section.title) },
    "direction": .optionalText { $0.direction?.rawValue },
  ])

  /// A line of the panel.
  private final class Fact: Sendable {
    let label: String
    let lines: [String]
    let day: Day?
    let href: SafeURL?
    let isSoon, isPast: Bool

    init(
      _ label: String, _ lines: [String], day: Day? = nil, href: SafeURL? = nil, isSoon: Bool = false,
      isPast: Bool = false
    ) {
      (self.label, self.lines, self.day, self.href) = (label, lines, day, href)
      (self.isSoon, self.isPast) = (isSoon, isPast)
    }
  }

  /// A part of the text, in the language of the site.
  private final class TitledSection: Sendable {
    let section: Job.Section
    let language: Language
    /// How it is written, where that is not the way of the page.
    let direction: WritingDirection?
    var title: String { language.title(of: section.kind) }

    init(_ section: Job.Section, on site: Site) {
      (self.section, language) = (section, site.language)
      direction = site.direction(of: section.html)
    }
  }

  static func posted(_ job: Job, on site: Site) -> Record {
    let text = site.language.say(.postedOn, ["day": site.days.long(job.summary.posted)])
    return Record(posted, ["text": .text(text), "date": .text(job.posted.description)])
  }

  static func sections(_ job: Job, on site: Site) -> [Record] {
    job.shownSections.map { Record(sectionFields, of: TitledSection($0, on: site)) }
  }

  /// All of them, where there are several: the head and the panel name one.
  static func places(_ job: Job, in language: Language) -> Record? {
    guard job.allPlaces.count > 1 else { return nil }
    let names = job.allPlaces.prefix(mostPlaces).map { language.names($0.text) }.filter { !$0.isEmpty }
    return Record(
      places, ["title": .text(language.say(.allPlaces, job.allPlaces.count)), "names": .texts(names)])
  }

  /// Of what a job has many of, as one row of chips shows them.
  static func first<Value>(_ all: [Value]) -> [Value] { all.count > mostChips ? Array(all.prefix(firstChips)) : all }

  /// And what is folded below that row.
  static func rest<Value>(_ all: [Value]) -> [Value] { all.count > mostChips ? Array(all.dropFirst(firstChips)) : [] }

  static func more(_ names: [String]) -> Record? {
    let more = rest(names)
    return more.isEmpty ? nil : Record(Self.more, ["names": .texts(more)])
  }

  /// For scripts that read the page: `open`, `closing` or `closed`.
  static func state(_ listing: Listing) -> String {
    switch listing.state {
    case .open: "open"
    case .closingSoon: "closing"
    case .closed: "closed"
    }
  }

  /// What a closed job's page says first; nil while it is open.
  static func closed(_ listing: Listing, in language: Language) -> String? {
    guard let end = listing.end else { return nil }
    let day = language.day(end.day)
    return switch end.cause {
    case .deadline, .gone: language.say(.jobClosed, ["day": day])
    case .lost: language.say(.jobLost, Listing.lostAfter, "day", day)
    case .unasked: language.say(.jobUnasked, ["day": day])
    }
  }

  /// What the page of an open job says when its source has not confirmed it for days; nil while it has.
  static func checked(_ listing: Listing, on site: Site) -> String? {
    guard listing.isOpen, listing.freshness != .fresh else { return nil }
    let day = site.board.settings.day(of: listing.checked)
    return site.language.say(.jobUnconfirmed, ["day": site.language.day(day)])
  }

  /// The panel: what every job has first, then what only this one has.
  static func facts(_ job: Job, _ listing: Listing, on site: Site) -> [Record] {
    keyFacts(job, listing, on: site) + moreFacts(job, in: site.language)
  }

  /// What only this job has.
  static func moreFacts(_ job: Job, in language: Language) -> [Record] {
    job.facts.filter { !$0.value.isEmpty && $0 != .openUntilFilled && $0.label != Job.Fact.until }.map {
      Record(factFields, of: Fact(language.word($0.label), [language.value(of: $0)], day: $0.day, href: $0.href))
    }
  }

  /// Of `keyFacts`.
  private static let mostFacts = 9

  /// What every job has.
  static func keyFacts(_ job: Job, _ listing: Listing, on site: Site) -> [Record] {
    let (language, summary) = (site.language, job.summary)
    var facts: [Record] = []
    facts.reserveCapacity(mostFacts)
    func add(_ label: Phrase, _ line: String?, _ more: String? = nil, day: Day? = nil) {
      var lines: [String] = []
      if let line, !line.isEmpty { lines = [line] }
      if let more, !more.isEmpty { lines.append(more) }
      guard !lines.isEmpty else { return }
      let isDeadline = label == .factCloses
      let fact = Fact(
        language.say(label), lines, day: day, isSoon: isDeadline && listing.state == .closingSoon,
        isPast: isDeadline && !listing.isOpen)
      facts.append(Record(factFields, of: fact))
    }
    // Pay that only words tell stands among the other facts.
    let isToldInWords = summary.pay == nil && job.facts.contains { $0.label == "Pay" }
    if !isToldInWords, summary.kind == .job || summary.pay != nil {
      add(.factPay, summary.pay.map(language.pay) ?? language.say(.notStated))
    }
    add(.factGrade, summary.grade?.text)
    add(.factSchedule, summary.schedule.map { language.title(of: $0) })
    add(.factAppointment, summary.appointment.map(language.words))
    add(
      .factPlace, language.place(summary.placeText),
      language.workplace(summary.workplace, at: summary.placeText, telework: .teleworkPossible))
    add(.factOpenings, summary.openings.map(language.word))
    add(.factPosted, site.days.long(summary.posted), day: summary.posted)
    if let deadline = summary.deadline {
      let day = site.days.long(deadline.day)
      add(.factCloses, listing.state == .closingSoon ? dayAhead(deadline.day, day, on: site) : day, day: deadline.day)
      let hour = job.facts.first { $0.label == Job.Fact.until }?.value
      add(.factUntil, hour ?? deadline.zone.map { language.say(.endOfDay, ["zone": language.zone($0)]) })
    } else if listing.isOpen, job.facts.contains(.openUntilFilled) {
      add(.factCloses, language.word(Job.Fact.openUntilFilled.value))
    }
    return facts
  }

  /// `December 5, 2026, in two days`. In a narrow panel a line may end behind the date, and not in the middle of it.
  private static func dayAhead(_ day: Day, _ words: String, on site: Site) -> String {
    let whole = words.replacing(" ", with: "\u{A0}")
    return site.language.say(.dayAhead, ["day": whole, "ahead": site.language.ahead(day - site.board.today)])
  }

  /// The day on which it closes, or on which it did: what visitors keep of it goes by that.
  static func lastDay(_ job: Job, _ listing: Listing) -> Day? {
    if case .closed(let day) = listing.state { day } else { job.deadline?.day }
  }

  /// The open jobs nearest to a job.
  ///
  /// - Parameter position: in `Board.jobs`; looked for when it is nil.
  static func nearest(to listing: Listing, at position: Int? = nil, on site: Site) -> [Neighbours.Neighbour] {
    guard site.showsSimilar else { return [] }
    let place = position ?? place(of: listing, on: site.board)
    return site.neighbours.nearest(to: listing, at: place, isOpen: listing.isOpen, count: mostSimilar)
  }

  /// The rows of the jobs that those are, each with the reason in words.
  static func similar(_ nearest: [Neighbours.Neighbour], on site: Site, rows: RowCache) -> [SimilarRowView] {
    nearest.map {
      SimilarRowView(
        rows.similar(at: Int($0.position), on: site), reason(site.neighbours.shared(by: $0), in: site.language))
    }
  }

  /// Of what is shown of them.
  static func fingerprint(of nearest: [Neighbours.Neighbour], on site: Site) -> Fingerprint {
    site.showsSimilar ? site.neighbours.fingerprint(of: nearest) { site.rows[$0] } : Fingerprint()
  }

  /// So many are shown.
  private static let mostSimilar = 4

  /// Where a closed job would stand among the open ones.
  private static func place(of listing: Listing, on board: Board) -> Int {
    board.jobs.partitioningIndex { !Listing.newestFirst($0, listing) }
  }

  /// `Also about “tidal” and “gauges”`, `Same field: Hydrology`, `Same organization`.
  private static func reason(_ shared: [Neighbours.Trait], in language: Language) -> String {
    let words = shared.compactMap { trait in
      switch trait {
      case .word(let word), .skill(let word): language.say(.quoted, ["word": word])
      default: nil
      }
    }
    if !words.isEmpty { return language.say(.alsoAbout, ["words": language.join(words, .both)]) }
    for case .field(let field) in shared { return language.say(.sameField, ["field": field]) }
    return language.say(.sameOrganization)
  }
}

extension Array {
  /// The first index whose element fulfils a condition that, once fulfilled, stays so; `count` when none does.
  fileprivate func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
