/// The open jobs by where the work is.
enum LocationPages: FacetPages {
  static let name = "locations"
  static let kind = FacetKind.locations
}
