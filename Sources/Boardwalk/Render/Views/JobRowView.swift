import Mustache

/// A job as one row of a list.
final class JobRowView: Sendable {
  private let listing: Listing
  private let site: Site
  /// Whether the row may say `Today`: lists change every day anyway, a job's own page should not.
  private let isRelative: Bool
  /// Why it stands here, on a list of neighbours.
  private let reason: String?
  /// Until when one can apply; nil where nobody says.
  private let closing: String?

  private init(_ listing: Listing, on site: Site, isRelative: Bool, reason: String? = nil) {
    (self.listing, self.site, self.isRelative, self.reason) = (listing, site, isRelative, reason)
    closing =
      switch (listing.deadline, listing.state) {
      case (let deadline?, .open): site.days.closes(deadline.day, relative: isRelative)
      case (let deadline?, .closed) where !isRelative: site.days.closes(deadline.day, relative: false)
      case (nil, .closed) where !isRelative: nil
      default: site.language.closing(listing, today: site.board.today)
      }
  }

  private static let fields = Fields<JobRowView>([
    "id": .text { $0.listing.id.description }, "title": .text { $0.listing.title },
    "href": .url { $0.listing.path }, "monogram": .text { $0.tile.monogram }, "hue": .number { $0.tile.hue },
    "logo": .optionalURL { $0.tile.logo }, "organization": .text { $0.listing.organization },
    "reason": .optionalText { $0.reason },
    "placeText": .optionalText { $0.site.rowTexts.place(of: $0.listing) },
    "workplace": .optionalText { $0.site.rowTexts.workplace(of: $0.listing) }, "pay": .optionalText { $0.pay },
    "grade": .optionalText { $0.site.rowTexts.grade(of: $0.listing) },
    "schedule": .optionalText { $0.site.rowTexts.schedule(of: $0.listing) },
    "closes": .optionalRecord(closes.shape) { $0.closing == nil ? nil : Record(closes, of: $0) },
    "posted": .record(posted.shape) { Record(posted, of: $0) }, "referral": .flag { $0.listing.kind == .referral },
    "closed": .flag { !$0.listing.isOpen },
  ])
  private static let closes = Fields<JobRowView>([
    "text": .text { $0.closing ?? "" }, "date": .optionalText { $0.listing.deadline?.day.description },
    "until": .optionalText { $0.listing.deadline?.until?.description },
    "soon": .flag { $0.listing.state == .closingSoon }, "past": .flag { !$0.listing.isOpen },
  ])
  private static let posted = Fields<JobRowView>([
    "text": .text { $0.postedText }, "date": .text { $0.listing.posted.description },
    "fresh": .flag { $0.listing.isNew && $0.isRelative },
  ])
  static let shape = fields.shape

  /// A row of a list of jobs alike.
  static func record(_ similar: SimilarJob, on site: Site) -> Record {
    Record(fields, of: JobRowView(similar.listing, on: site, isRelative: false, reason: similar.reason))
  }

  /// A row of a list.
  /// - Parameter isRecurring: whether other pages may show the very same record.
  static func record(_ listing: Listing, on site: Site, isRecurring: Bool = false) -> Record {
    Record(fields, of: JobRowView(listing, on: site, isRelative: true), isRecurring: isRecurring)
  }
}

extension JobRowView {
  private var tile: Tile { site.tile(of: listing.organization) }

  private var pay: String? {
    site.rowTexts.pay(of: listing) ?? (listing.kind == .job ? site.language.say(.payNotStated) : nil)
  }

  private var postedText: String {
    isRelative ? site.days.posted(listing.posted) : site.days.short(listing.posted)
  }
}
