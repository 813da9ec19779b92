import Markup

extension DraftPage {
  /// With ids as jobs are kept under them: those that differ in white space alone are one.
  func cleaningIDs() -> DraftPage {
    var page = self
    for place in page.drafts.indices {
      let id = PlainText.clean(page.drafts[place].sourceID)
      if id != page.drafts[place].sourceID { page.drafts[place].sourceID = id }
    }
    return page
  }
}
