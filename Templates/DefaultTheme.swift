/// The theme every board starts with, carried inside the program, so that it reaches a machine that has nothing else.
///
/// SwiftPM embeds the files beside this one and names them by their base names; a new template needs a line here.
public enum DefaultTheme {
  /// Every file of the theme by its path in a theme folder: `job.mustache`, `partials/head.mustache`,
  /// `assets/style.css`.
  public static let files: [String: [UInt8]] = [
    "assets/board.js": PackageResources.board_js,
    "assets/favicon.svg": PackageResources.favicon_svg,
    "assets/feed.css": PackageResources.feed_css,
    "assets/index.js": PackageResources.index_js,
    "assets/query.js": PackageResources.query_js,
    "assets/search.js": PackageResources.search_js,
    "assets/sets.js": PackageResources.sets_js,
    "assets/style.css": PackageResources.style_css,
    "assets/words.js": PackageResources.words_js,
    "facet.mustache": PackageResources.facet_mustache,
    "facets.mustache": PackageResources.facets_mustache,
    "job.mustache": PackageResources.job_mustache,
    "list.mustache": PackageResources.list_mustache,
    "notfound.mustache": PackageResources.notfound_mustache,
    "page.mustache": PackageResources.page_mustache,
    "partials/contact.mustache": PackageResources.contact_mustache,
    "partials/crumbs.mustache": PackageResources.crumbs_mustache,
    "partials/facts.mustache": PackageResources.facts_mustache,
    "partials/foot.mustache": PackageResources.foot_mustache,
    "partials/head.mustache": PackageResources.head_mustache,
    "partials/job-row.mustache": PackageResources.job_row_mustache,
    "partials/pager.mustache": PackageResources.pager_mustache,
    "partials/results.mustache": PackageResources.results_mustache,
    "partials/rows.mustache": PackageResources.rows_mustache,
    "partials/sections.mustache": PackageResources.sections_mustache,
    "partials/similar.mustache": PackageResources.similar_mustache,
    "people.mustache": PackageResources.people_mustache,
    "person.mustache": PackageResources.person_mustache,
    "redirect.mustache": PackageResources.redirect_mustache,
    "referral.mustache": PackageResources.referral_mustache,
    "referrals.mustache": PackageResources.referrals_mustache,
    "search.mustache": PackageResources.search_mustache,
    "searches.mustache": PackageResources.searches_mustache,
    "sources.mustache": PackageResources.sources_mustache,
  ]
}
