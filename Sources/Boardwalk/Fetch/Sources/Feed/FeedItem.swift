/// One item of a feed.
struct FeedItem {
  var id: String?
  var title: String?
  var link: String?
  /// The offer elsewhere, where the item's own page is only about it.
  var externalLink: String?
  var text: String?
  var published: String?
  var categories: [String] = []
  /// What job boards add to their items, by names without their prefix: `company`, `location`.
  var additions: [String: String] = [:]
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
    for category in categories { draft.claim(category: category) }
    if let posting {
      draft.claim(posting)
    } else {
      claimAdditions(in: &draft)
    }
    if draft.sections.isEmpty { draft.claim(.summary, text) }
    draft.organization = organization ?? draft.organization
    return draft
  }
}

extension FeedItem {
  /// The first of these names that the item has something under.
  func addition(_ names: String...) -> String? { names.lazy.compactMap { additions[$0].filled }.first }

  /// The names are those of We Work Remotely, of WP Job Manager's feeds and of job feeds for aggregators.
  private func claimAdditions(in draft: inout JobDraft) {
    draft.organization = addition("company", "company_name", "employer", "hiringorganization")
    let parts = [addition("city"), addition("state"), addition("country")].compactMap { $0 }
    let place = addition("location", "job_location") ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
    draft.placeText = place ?? addition("region")
    draft.places = draft.placeText.map { [PlaceClaim(name: $0)] } ?? []
    draft.employment = [addition("job_type", "jobtype", "employment_type", "type") ?? ""]
    draft.closes = addition("expires_at", "expires", "expirationdate", "closing_date", "deadline")
    draft.skills = (addition("skills") ?? "").split(separator: ",").map(String.init)
    draft.claim(payInWords: addition("salary", "compensation"))
  }
}
