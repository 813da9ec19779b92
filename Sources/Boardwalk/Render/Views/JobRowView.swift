import Mustache

/// A job as one row of a list.
enum JobRowView {
  static let shape = Shape([
    "id": .text, "title": .text, "href": .url, "monogram": .text, "hue": .number, "logo": .optional(.url),
    "organization": .text, "reason": .optional(.text),
    "placeText": .optional(.text),
    "workplace": .optional(.text), "pay": .optional(.text), "grade": .optional(.text), "schedule": .optional(.text),
    "closes": .optional(.record(closes)), "posted": .record(posted), "referral": .flag, "closed": .flag,
  ])
  static let closes = Shape(["text": .text, "date": .optional(.text), "soon": .flag, "past": .flag])
  static let posted = Shape(["text": .text, "date": .text, "fresh": .flag])

  /// - Parameters:
  ///   - relative: whether the row may say `Today`: lists change every day anyway, a job's own page should not.
  ///   - reason: why it stands here, on a list of neighbours.
  static func record(
    _ listing: Listing, on site: Site, relative: Bool = true, reason: String? = nil
  ) -> Record {
    let job = listing.summary
    let today = site.board.today
    let tile = site.tile(of: job.organization)
    let posted = relative ? Words.posted(job.posted, today: today) : job.posted.shortWords
    return Record(
      shape,
      [
        "id": .text(listing.id.description), "title": .text(job.title), "href": .url(listing.path),
        "monogram": .text(tile.monogram), "hue": .number(tile.hue), "logo": .url(tile.logo),
        "organization": .text(job.organization), "reason": .text(reason),
        "placeText": .text(job.placeText), "workplace": .text(workplace(of: job)),
        "pay": .text(job.pay?.rowText ?? (job.kind == .job ? "Pay not stated" : nil)), "grade": .text(job.grade?.text),
        "schedule": .text(job.schedule?.text), "closes": .record(closes(of: listing, today: today, relative: relative)),
        "posted": .record(
          Record(
            Self.posted,
            ["text": .text(posted), "date": .text(job.posted.description), "fresh": .flag(listing.isNew && relative)])),
        "referral": .flag(job.kind == .referral), "closed": .flag(!listing.isOpen),
      ])
  }

  static func records(_ jobs: some Sequence<Listing>, on site: Site, relative: Bool = true) -> Value {
    .list(jobs.map { .record(record($0, on: site, relative: relative)) })
  }

  private static func closes(of job: Listing, today: Day, relative: Bool) -> Record? {
    if job.kind == .referral, job.deadline == nil { return nil }
    let text =
      relative || job.state == .closingSoon
      ? job.closingWords(today: today)
      : job.deadline.map { "closes \($0.day.shortWords)" } ?? "open until filled"
    return Record(
      closes,
      [
        "text": .text(text), "date": .text(job.deadline?.day.description), "soon": .flag(job.state == .closingSoon),
        "past": .flag(!job.isOpen),
      ])
  }

  /// Only what the place does not say already.
  private static func workplace(of job: JobSummary) -> String? {
    let place = job.placeText.lowercased()
    if job.workplace.contains(.remote) { return place.contains("remote") ? nil : "Remote" }
    return job.workplace.contains(.telework) && !place.contains("telework") ? "Telework" : nil
  }
}

extension Pay {
  /// For a row: a year goes without saying.
  var rowText: String {
    let text = text
    return unit == .year && text.hasSuffix(" a year") ? String(text.dropLast(7)) : text
  }
}
