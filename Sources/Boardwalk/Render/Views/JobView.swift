import Markup
import Mustache

/// Parts that the page of a job and the page of a referral share.
enum JobView {
  static let posted = Shape(["text": .text, "date": .text])
  static let fact = Shape([
    "label": .text, "lines": .list(of: .text), "date": .optional(.text), "soon": .flag, "past": .flag,
  ])
  static let section = Shape(["id": .text, "anchor": .url, "title": .text, "html": .html])

  static func posted(_ job: Job) -> Record {
    Record(posted, ["text": .text("posted \(job.posted.words)"), "date": .text(job.posted.description)])
  }

  static func sections(_ job: Job) -> Value {
    .records(
      job.sections.map { section in
        Record(
          Self.section,
          [
            "id": .text(section.kind.rawValue), "anchor": .url("#" + section.kind.rawValue),
            "title": .text(section.kind.title),
            "html": .html(section.html.html),
          ])
      })
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
  static func closed(_ listing: Listing) -> String? {
    guard let end = listing.end else { return nil }
    return end.cause == .lost
      ? "Its source has not confirmed this job for \(Listing.lostAfter) days, so it is taken as closed on \(end.day.words)."
      : "This job closed on \(end.day.words)."
  }

  /// What the page of an open job says when its source has not confirmed it for days; nil while it has.
  static func checked(_ listing: Listing, settings: BoardSettings) -> String? {
    guard listing.isOpen, listing.freshness != .fresh else { return nil }
    let day = settings.day(of: listing.checked).words
    return "Last checked at its source on \(day). It may have changed or closed since then."
  }

  /// The panel: what every job has first, then what only this one has.
  static func facts(_ job: Job, _ listing: Listing, today: Day) -> Value {
    var facts: [Record] = []
    func add(_ label: String, _ lines: String?..., date: Day? = nil) {
      let lines = lines.compactMap { $0 }.filter { !$0.isEmpty }
      guard !lines.isEmpty else { return }
      let isDeadline = label == "Closes"
      facts.append(
        Record(
          fact,
          [
            "label": .text(label), "lines": .texts(lines), "date": .text(date?.description),
            "soon": .flag(isDeadline && listing.state == .closingSoon), "past": .flag(isDeadline && !listing.isOpen),
          ]))
    }
    if listing.kind == .job || job.pay != nil { add("Pay", job.pay?.text ?? "Not stated") }
    add("Grade", job.grade?.text)
    add("Schedule", job.schedule?.text)
    add("Appointment", job.appointment)
    add("Place", job.placeText, workplaceText(job))
    add("Openings", job.openings)
    add("Posted", job.posted.words, date: job.posted)
    if let deadline = job.deadline {
      let days = deadline.day - today
      let soon = listing.state == .closingSoon ? ", \(Words.ahead(days))" : ""
      add("Closes", deadline.day.words + soon, date: deadline.day)
      add("Until", deadline.zone.map { "11:59 p.m. \($0)" })
    } else if listing.kind == .job {
      add("Closes", "Open until filled")
    }
    for fact in job.facts { add(fact.label, fact.value) }
    return .records(facts)
  }

  private static func workplaceText(_ job: Job) -> String? {
    let place = job.placeText.lowercased()
    if job.workplace.contains(.remote), !place.contains("remote") { return "Remote" }
    return job.workplace.contains(.telework) && !place.contains("telework") ? "Telework possible" : nil
  }

  /// The open jobs nearest to a job, each with the reason in words.
  ///
  /// - Parameter position: in `Board.jobs`; looked for when it is nil.
  static func similar(to listing: Listing, at position: Int? = nil, on site: Site, count: Int = 4) -> [SimilarJob] {
    let jobs = site.board.jobs
    let place = position ?? jobs.partitioningIndex { !Listing.newestFirst($0, listing) }
    let near = site.neighbours.nearest(to: listing, at: place, isOpen: listing.isOpen, count: count)
    return near.map { (jobs[$0.position], reason($0.shared)) }
  }

  /// `Also about “tidal” and “gauges”`, `Same field: Hydrology`, `Same organization`.
  private static func reason(_ shared: [Neighbours.Trait]) -> String {
    let words = shared.compactMap { trait in
      switch trait {
      case .word(let word), .skill(let word): "“\(word)”"
      default: nil
      }
    }
    if !words.isEmpty { return "Also about \(words.joined(separator: " and "))" }
    for case .field(let field) in shared { return "Same field: \(field)" }
    return "Same organization"
  }
}

/// An open job that is like another, and in what.
typealias SimilarJob = (listing: Listing, reason: String)

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
