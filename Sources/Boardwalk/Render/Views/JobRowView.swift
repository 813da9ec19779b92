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
    let language = site.language
    let tile = site.tile(of: job.organization)
    let posted = relative ? language.posted(job.posted, today: today) : language.shortDay(job.posted)
    return Record(
      shape,
      [
        "id": .text(listing.id.description), "title": .text(job.title), "href": .url(listing.path),
        "monogram": .text(tile.monogram), "hue": .number(tile.hue), "logo": .url(tile.logo),
        "organization": .text(job.organization), "reason": .text(reason),
        "placeText": .text(language.place(job)), "workplace": .text(workplace(of: job, in: language)),
        "pay": .text(job.pay.map(language.rowPay) ?? (job.kind == .job ? language.say(.payNotStated) : nil)),
        "grade": .text(job.grade?.text), "schedule": .text(job.schedule.map { language.title(of: $0) }),
        "closes": .record(closes(of: listing, today: today, relative: relative, in: language)),
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

  private static func closes(of job: Listing, today: Day, relative: Bool, in language: Language) -> Record? {
    if job.kind == .referral, job.deadline == nil { return nil }
    let text =
      relative || job.state == .closingSoon
      ? language.closing(job, today: today)
      : job.deadline.map { language.say(.closesOn, ["day": language.shortDay($0.day)]) }
        ?? language.say(.openUntilFilled)
    return Record(
      closes,
      [
        "text": .text(text), "date": .text(job.deadline?.day.description), "soon": .flag(job.state == .closingSoon),
        "past": .flag(!job.isOpen),
      ])
  }

  /// Only what the place does not say already.
  private static func workplace(of job: JobSummary, in language: Language) -> String? {
    guard job.workplace.contains(.remote) || job.workplace.contains(.telework) else { return nil }
    let place = job.placeText.lowercased()
    if job.workplace.contains(.remote) { return place.contains("remote") ? nil : language.say(.remote) }
    return job.workplace.contains(.telework) && !place.contains("telework") ? language.say(.telework) : nil
  }
}
