/// A way of dividing the open jobs that has pages of its own.
struct FacetKind: Sendable {
  /// Of the page that lists them all: `Organizations`.
  var title: String
  /// With a slash at the end: `organizations/`.
  var folder: String
  var noun: (one: String, many: String)
  /// Above the list of one: `Jobs at Acme`.
  var heading: @Sendable (String) -> String
  /// Whether a tile with two letters stands beside the name.
  var hasMonogram: Bool
  var rank: Int
  var facets: @Sendable (Board) -> Facets

  static let all = [organizations, locations, categories]

  static let organizations = FacetKind(
    title: "Organizations", folder: "organizations/", noun: ("organization", "organizations"), heading: { $0 },
    hasMonogram: true, rank: 40, facets: \.organizations)
  static let locations = FacetKind(
    title: "Places", folder: "locations/", noun: ("place", "places"),
    heading: { $0 == "Remote" ? "Remote jobs" : "Jobs in \($0)" },
    hasMonogram: false, rank: 41, facets: \.locations)
  static let categories = FacetKind(
    title: "Fields of work", folder: "categories/", noun: ("field of work", "fields of work"), heading: { $0 },
    hasMonogram: false, rank: 42, facets: \.categories)

  /// The path of a facet's page.
  func path(of facet: Facet) -> String { "\(folder)\(facet.slug)/index.html" }
}
