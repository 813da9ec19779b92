/// One item of a feed.
struct FeedItem {
  var id: String?
  var title: String?
  var link: String?
  /// The offer elsewhere, where the item's own page is only about it.
  var externalLink: String?
  var text: String?
  var published: String?
  /// Who wrote it; on boards who hires.
  var author: String?
  var categories: [String] = []
  /// The number that the employer gave it.
  var announcement: String?
  /// What job boards add to their items, by names without their prefix, in small letters: `company`, `location`.
  var additions: [String: String] = [:]
  /// Places that are written as elements.
  var places: [PlaceClaim] = []
  /// schema.org's `JobPosting`, as some services put it beside the text.
  var posting: WireTree?

  /// What the item claims. Throws a `Rejection` without an id.
  ///
  /// - Parameter organization: who hires, where the board knows better than the item.
  func draft(hiring organization: String? = nil) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: WireText(id), WireText(link))
    draft.title = title ?? ""
    draft.sourceURL = link
    draft.applyURL = externalLink ?? link
    draft.posted = published
    draft.announcement = announcement
    for category in categories { draft.claim(category: category) }
    if let posting {
      draft.claim(posting)
    } else {
      claimAdditions(in: &draft)
    }
    if draft.sections.isEmpty { draft.claim(.summary, text) }
    let before = titleBeforeAuthor
    if let before, draft.title == title { draft.title = before }
    draft.organization = organization ?? draft.organization ?? (before == nil ? employerInTitle : author)
    return draft
  }

  /// `Clerk` of `Clerk, Riverbend` by Riverbend, as Boardwalk writes titles; nil where the title does not end so.
  private var titleBeforeAuthor: String? {
    guard let title, let ending = author.filled.map({ ", \($0)" }), title.hasSuffix(ending) else { return nil }
    return Optional(String(title.dropLast(ending.count))).filled
  }

  /// `Riverbend` of `Django developer at Riverbend`, the custom of feeds that have nothing else for it: a name, in capitals, and
  /// nothing behind it that could be a sentence.
  private var employerInTitle: String? {
    guard let title, let found = title.ranges(of: " at ").last, found.lowerBound > title.startIndex else { return nil }
    // `Riverbend` of `Riverbend, Remote`, of `Riverbend (London)` and of `Riverbend in Berlin`
    var name = title[found.upperBound...].prefix { $0 != "," && $0 != "(" }
    if let place = name.range(of: " in ") { name = name[..<place.lowerBound] }
    let words = name.split(separator: " ")
    let isName = words.first?.first?.isUppercase == true && words.count <= 5 && !name.contains { "|:?!–—".contains($0) }
    let isElse = Self.noEmployers.contains(name.trimmed.folded) || title[..<found.lowerBound].lowercased() == "work"
    return isName && !isElse ? name.trimmed : nil
  }

  /// What one may be or work at that is nobody: `Nurse at Night`, `Director at Large`.
  private static let noEmployers: Set = [
    "height", "heights", "home", "large", "night", "nights", "risk", "scale", "sea", "weekends", "work",
  ]
}

extension FeedItem {
  /// The first of its names that the item has something under.
  func addition(_ addition: FeedAddition) -> String? { addition.names.lazy.compactMap { additions[$0].filled }.first }

  private func claimAdditions(in draft: inout JobDraft) {
    draft.organization = addition(.organization)
    let parts = [addition(.city), addition(.state), addition(.country)].compactMap { $0 }
    let place = addition(.place) ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
    draft.placeText = place ?? addition(.region)
    draft.places = draft.placeText.map { [PlaceClaim(name: $0)] } ?? places
    // Elements beside a location say where it lies.
    if addition(.place) != nil {
      (draft.places[0].region, draft.places[0].country) = (addition(.state), addition(.country))
    }
    draft.employment = [addition(.employment) ?? ""]
    draft.closes = addition(.closes)
    draft.claim(workplace: addition(.workplace))
    draft.claim(category: addition(.department))
    draft.skills = (addition(.skills) ?? "").split(separator: ",").map(String.init)
    draft.claim(payInWords: addition(.pay))
  }
}
