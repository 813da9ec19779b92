import Mustache

/// A job as one row of a list.
final class JobRowView: Sendable {
  private let listing: Listing
  private let site: Site
  /// Whether the row may say `Today`: lists change every day anyway, a job's own page should not.
  private let isRelative: Bool
  /// Whether other pages have the very same row.
  fileprivate let recurs: Bool
  /// Until when one can apply; nil where nobody says.
  private let closing: String?

  init(_ listing: Listing, on site: Site, isRelative: Bool, recurs: Bool = false) {
    (self.listing, self.site, self.isRelative, self.recurs) = (listing, site, isRelative, recurs)
    closing =
      switch (listing.deadline, listing.state) {
      case (let deadline?, .open): site.days.closes(deadline.day, relative: isRelative)
      case (let deadline?, .closed) where !isRelative: site.days.closes(deadline.day, relative: false)
      case (nil, .closed) where !isRelative: nil
      default: site.language.closing(listing, today: site.board.today)
      }
  }

  private static let fields = Fields<JobRowView>(all)
  fileprivate static let all: [(String, Field<JobRowView>)] = [
    ("id", .text { $0.listing.id.description }), ("title", .text { $0.listing.title.withSignsInPlace }),
    ("href", .url { $0.listing.path }), ("monogram", .text { $0.tile.monogram }), ("hue", .number { $0.tile.hue }),
    ("logo", .optionalURL { $0.tile.logo }), ("organization", .text { $0.site.organization(of: $0.listing.summary) }),
    ("reason", .optionalText { _ in nil }),
    ("placeText", .optionalText { $0.site.rowTexts.place(of: $0.listing) }),
    ("workplace", .optionalText { $0.site.rowTexts.workplace(of: $0.listing) }), ("pay", .optionalText { $0.pay }),
    ("grade", .optionalText { $0.site.rowTexts.grade(of: $0.listing) }),
    ("schedule", .optionalText { $0.site.rowTexts.schedule(of: $0.listing) }),
    ("closes", .optionalRecord(closes.shape) { $0.closing == nil ? nil : Record(closes, of: $0) }),
    ("posted", .record(posted.shape) { Record(posted, of: $0) }),
    ("referral", .flag { $0.listing.kind == .referral }), ("closed", .flag { !$0.listing.isOpen }),
  ]
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

  /// The row as lists show it.
  var record: Record { Record(Self.fields, of: self, recursAs: recurs ? self : nil) }
}

/// A row on a list of jobs that are like another one.
final class SimilarRowView: Sendable {
  private let row: JobRowView
  /// Why it stands there.
  private let reason: String

  init(_ row: JobRowView, _ reason: String) { (self.row, self.reason) = (row, reason.withSignsInPlace) }

  private static let fields = Fields<SimilarRowView>(
    JobRowView.all.map { name, field in
      (name, name == "reason" ? .optionalText { $0.reason }.varying : field.of(\.row))
    })

  var record: Record { Record(Self.fields, of: self, recursAs: row.recurs ? row : nil) }
}

extension JobRowView {
  private var tile: Tile { site.tile(of: listing.summary.statedOrganization) }

  private var pay: String? {
    site.rowTexts.pay(of: listing) ?? (listing.kind == .job ? site.language.say(.payNotStated) : nil)
  }

  private var postedText: String {
    isRelative ? site.days.posted(listing.posted) : site.days.short(listing.posted)
  }
}
