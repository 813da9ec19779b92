/// A way of dividing the open jobs that has pages of its own.
struct FacetKind: Sendable {
  var division: Division
  /// Of the page that lists them all: `Organizations`.
  var title: Phrase
  /// With a slash at the end: `organizations/`.
  var folder: String
  var noun: Phrase
  /// `All 41 organizations`
  var all: Phrase
  /// `All organizations with open jobs.`
  var lede: Phrase
  /// Above the list of one: `Jobs in Acme`; nil is its name alone.
  var heading: Phrase?
  /// Whether a tile with two letters stands beside the name.
  var hasMonogram = false
  var rank: Int
  /// How the board is divided, whether or not it has pages of that.
  var facetsOfBoard: @Sendable (Board) -> Facets

  static let all = [organizations, locations, categories]

  static let organizations = FacetKind(
    division: .organizations, title: .organizations, folder: "organizations/", noun: .organizationNoun,
    all: .allOrganizations,
    lede: .organizationsLede, hasMonogram: true, rank: 40, facetsOfBoard: \.organizations)
  static let locations = FacetKind(
    division: .locations, title: .places, folder: "locations/", noun: .placeNoun, all: .allPlaces, lede: .placesLede,
    heading: .jobsIn,
    rank: 41, facetsOfBoard: \.locations)
  static let categories = FacetKind(
    division: .categories, title: .fields, folder: "categories/", noun: .fieldNoun, all: .allFields, lede: .fieldsLede,
    rank: 42,
    facetsOfBoard: \.categories)

  /// Those that have pages.
  func facets(_ board: Board) -> Facets { board.settings.listsBy.contains(division) ? facetsOfBoard(board) : .none }

  /// The same, which a site has at hand for each of its pages.
  func facets(_ site: Site) -> Facets { site.facets[division] ?? .none }

  /// The path of a facet's page.
  func path(of facet: Facet) -> String { "\(folder)\(facet.slug)/index.html" }

  /// The paths of the pages that lead to it.
  func formerPaths(of facet: Facet) -> [String] { facet.formerSlugs.map { "\(folder)\($0)/index.html" } }

  /// The list of a facet's jobs.
  func list(of facet: Facet, on board: Board) -> PagedList {
    PagedList(folder: "\(folder)\(facet.slug)/", jobs: facet.jobs, of: board)
  }

  /// What stands above the list of one.
  func heading(of facet: Facet, in language: Language) -> String {
    guard let heading else { return facet.title }
    return facet.title == Facet.remote
      ? language.say(.remoteJobs) : language.say(heading, ["place": title(of: facet, in: language)])
  }

  /// What links to one say.
  func title(of facet: Facet, in language: Language) -> String {
    guard division == .locations else { return facet.title }
    return facet.title == Facet.remote ? language.say(.remote) : language.names(facet.title)
  }
}
