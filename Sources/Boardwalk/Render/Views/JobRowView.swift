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
    let language = site.language
    let tile = site.tile(of: listing.organization)
    let workplace = language.workplace(
      of: listing.summary, telework: listing.workplace.contains(.remote) ? nil : .telework)
    let posted = relative ? site.days.posted(listing.posted) : site.days.short(listing.posted)
    return Record(
      shape,
      [
        "id": .text(listing.id.description), "title": .text(listing.title), "href": .url(listing.path),
        "monogram": .text(tile.monogram), "hue": .number(tile.hue), "logo": .url(tile.logo),
        "organization": .text(listing.organization), "reason": .text(reason),
        "placeText": .text(language.place(listing.placeText)),
        "workplace": .text(workplace),
        "pay": .text(listing.pay.map(language.rowPay) ?? (listing.kind == .job ? language.say(.payNotStated) : nil)),
        "grade": .text(listing.grade?.text), "schedule": .text(listing.schedule.map { language.title(of: $0) }),
        "closes": .record(closes(of: listing, relative: relative, on: site)),
        "posted": .record(
          Record(
            Self.posted,
            [
              "text": .text(posted), "date": .text(listing.posted.description),
              "fresh": .flag(listing.isNew && relative),
            ])),
        "referral": .flag(listing.kind == .referral), "closed": .flag(!listing.isOpen),
      ])
  }

  static func records(_ jobs: some Sequence<Listing>, on site: Site, relative: Bool = true) -> Value {
    .list(jobs.map { .record(record($0, on: site, relative: relative)) })
  }

  private static func closes(of listing: Listing, relative: Bool, on site: Site) -> Record? {
    let deadline = listing.deadline
    if listing.kind == .referral, deadline == nil { return nil }
    let text =
      switch (deadline, listing.state) {
      case (let deadline?, .open): site.days.closes(deadline.day, relative: relative)
      case (let deadline?, .closed) where !relative: site.days.closes(deadline.day, relative: false)
      case (nil, .closed) where !relative: site.language.say(.openUntilFilled)
      default: site.language.closing(listing, today: site.board.today)
      }
    return Record(
      closes,
      [
        "text": .text(text), "date": .text(deadline?.day.description), "soon": .flag(listing.state == .closingSoon),
        "past": .flag(!listing.isOpen),
      ])
  }
}
