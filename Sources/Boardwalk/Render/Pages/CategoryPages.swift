/// The open jobs by what the work is.
enum CategoryPages: FacetPages {
  static let name = "categories"
  static let kind = FacetKind.categories
}
