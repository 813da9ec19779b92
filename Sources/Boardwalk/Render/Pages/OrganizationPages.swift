/// The open jobs by who hires.
enum OrganizationPages: FacetPages {
  static let name = "organizations"
  static let kind = FacetKind.organizations
}
