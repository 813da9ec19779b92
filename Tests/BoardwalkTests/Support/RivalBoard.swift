@testable import Boardwalk

/// Another board on which it is known which listings are one job, planted by other hands than `PlantedBoard`: real titles,
/// employers and places, each in the spellings that gatherers give them, and offers that differ by one word.
struct RivalBoard {
  private(set) var drafts: [String: [JobDraft]] = [:]
  /// Copies by the id of the listing that is shown for them.
  private(set) var copies: [JobID: JobID] = [:]
  /// How each copy was rewritten, and in what each near miss differs.
  private(set) var ways: [JobID: String] = [:]
  private var dice: Dice
  private let employers: [String]
  private let gatherers: [String]

  /// - Parameter count: jobs of each employer; as many listings again at the gatherers.
  init(jobs count: Int, seed: UInt64) {
    dice = Dice(seed: seed)
    employers = (0..<5).map { "careers-\($0)" }
    gatherers = (0..<5).map { "index-\($0)" }
    for (number, employer) in employers.enumerated() {
      for job in 0..<count { plant(job, at: employer, number) }
    }
  }

  var entries: [SourceEntry] {
    (employers + gatherers).map { name in
      var entry = SourceEntry(name: name, source: SilentSource())
      entry.policy.standing = name.hasPrefix("careers") ? .employer : .gatherer
      return entry
    }
  }

  func draft(_ id: JobID) -> JobDraft? { drafts[id.source]?.first { $0.sourceID == id.sourceID } }
}

extension RivalBoard {
  private static let titles = [
    "C++ Developer", "C# Developer", "C Developer", "Account Manager", "Account Executive", "Product Manager",
    "Product Marketing Manager", "Data Engineer", "Data Scientist", "Registered Nurse", "Forklift Driver Class A",
    "Forklift Driver Class B", "Support Specialist (Mandarin)", "Support Specialist (Cantonese)",
    "Site Reliability Engineer",
    "Sales Development Representative", "Head of Finance", "Financial Controller", "UX Researcher",
    "Machine Learning Engineer",
    "Java Developer", "JavaScript Developer", "Warehouse Operator", "Legal Counsel", "People Partner", "Chef de Partie",
    "Field Service Technician", "Quality Assurance Engineer", "Customer Success Manager", "Research Assistant",
  ]
  private static let organizations = [
    "Tidewater", "Smith & Sons", "Blue Heron Labs", "Müller Logistik", "The Orchard", "Nordlys", "Kestrel Air",
    "Ostara",
    "Fjord Energy", "Halcyon", "Brass Lantern", "Quay",
  ]
  private static let forms = [
    "", " GmbH", " AG", " Inc.", ", Inc.", " LLC", " Ltd", " Limited", " S.A.", " B.V.", " Pty Ltd", " GmbH & Co. KG",
    " Co., Ltd.", " S.r.l.", " plc", " SE", " Oy", " AB", " Pte. Ltd.",
  ]
  /// As the employer writes it, and as gatherers do.
  private static let places: [(String, [String])] = [
    ("Berlin, Germany", ["Berlin", "Berlin, DE", "Berlin, Berlin, Germany", "Berlin; Hamburg", "Berlin, Deutschland"]),
    ("Köln, Germany", ["Cologne, Germany", "Köln", "Cologne"]),
    ("London, UK", ["London", "London, England, United Kingdom", "Greater London, UK"]),
    ("Denver, CO", ["Denver, Colorado", "Denver, CO, USA", "Denver, Colorado, United States"]),
    ("Toronto, ON", ["Toronto", "Toronto, Ontario, Canada", "Toronto, CA"]),
    ("Kraków, Poland", ["Krakow, Poland", "Kraków", "Cracow, Poland"]),
    ("Remote (US)", ["Remote - US", "United States (Remote)", "Remote, USA"]),
    ("Lisbon, Portugal", ["Lisboa, Portugal", "Lisbon", "Lisbon, PT"]),
    ("Sydney, Australia", ["Sydney, NSW, Australia", "Sydney NSW", "Sydney"]),
    ("New York, NY", ["NYC", "New York City, NY", "New York, New York, United States"]),
  ]
  /// Another for each of the places, so that no two near misses are one offer.
  private static let elsewhere = [
    "Salzburg, Austria", "Graz, Austria", "Linz, Austria", "Oslo, Norway", "Bergen, Norway", "Turku, Finland",
    "Ghent, Belgium", "Porto, Portugal", "Brno, Czechia", "Malmö, Sweden",
  ]
  private static let text = String(repeating: "You work with people who know the sea and its weather. ", count: 6)

  /// Each employer has organizations of its own, and of each no two jobs with one title and place.
  private mutating func plant(_ job: Int, at source: String, _ number: Int) {
    let titles = Self.titles.count
    let places = Self.places.count
    let title = Self.titles[job % titles]
    let place = job / titles % places
    let round = job / (titles * places)
    var draft = JobDraft(sourceID: "\(job)")
    draft.title = title
    draft.organization = Self.organizations[(round + number * 5) % Self.organizations.count] + " \(number)\(round)"
    draft.places = [PlaceClaim(name: Self.places[place].0)]
    draft.posted = "2026-11-\(1 + job % 18)"
    draft.sourceURL = "https://jobs.example.org/\(source)/\(job)"
    draft.applyURL = "https://jobs.example.org/\(source)/\(job)/apply"
    draft.sections = [SectionClaim(.summary, .plain("We look for a \(title), \(job). " + Self.text))]
    drafts[source, default: []].append(draft)
    let shown = JobID(source: source, sourceID: draft.sourceID)
    let gatherer = gatherers[dice.below(gatherers.count)]
    let isCopy = dice.below(2) == 0
    var other = isCopy ? copy(of: draft, place) : nearMiss(of: draft, shown, place)
    other.draft.sourceID = "\(source)-\(job)"
    let id = JobID(source: gatherer, sourceID: other.draft.sourceID)
    drafts[gatherer, default: []].append(other.draft)
    ways[id] = other.way
    if isCopy { copies[id] = shown }
  }

  private mutating func one<Value>(of values: [Value]) -> Value { values[dice.below(values.count)] }

  private mutating func copy(of original: JobDraft, _ place: Int) -> (draft: JobDraft, way: String) {
    var copy = original
    copy.organization = (original.organization ?? "") + one(of: Self.forms)
    if dice.below(5) == 0 { copy.organization = copy.organization?.uppercased() }
    if dice.below(5) == 0 { copy.organization = copy.organization?.replacing("&", with: "and") }
    copy.places = [PlaceClaim(name: one(of: Self.places[place].1))]
    copy.posted = "2026-11-\(10 + dice.below(10))"
    copy.sourceURL = original.sourceURL?.replacing("jobs.example.org", with: "index.example.com/jobs")
    copy.applyURL = address(of: original.sourceURL ?? "") ?? copy.sourceURL
    if dice.below(2) == 0 {
      copy.sections = [SectionClaim(.summary, .plain("We look for a \(original.title)…"))]
    }
    let city = original.places[0].name?.split(separator: ",").first.map(String.init) ?? ""
    let rewritten = rewritten(original.title, of: original.organization ?? "", in: city)
    copy.title = rewritten
    return (copy, "“\(rewritten)” \(copy.organization ?? "") \(copy.places[0].name ?? "") \(copy.applyURL ?? "")")
  }

  /// The address as gatherers write it; nil for one of their own.
  private mutating func address(of page: String) -> String? {
    let bare = page.replacing("https://", with: "")
    return switch dice.below(8) {
    case 0: "http://www.\(bare)/?utm_source=index&utm_medium=xml"
    case 1: "https://m.\(bare)"
    case 2: "https://\(bare)/amp"
    case 3: "https://out.example.net/redirect?url=https%3A%2F%2F\(bare.replacing("/", with: "%2F"))&src=index"
    case 4: "https://\(bare.replacing("example.org", with: "example.org:443"))/#apply"
    default: nil
    }
  }

  private mutating func rewritten(_ title: String, of employer: String, in city: String) -> String {
    switch dice.below(14) {
    case 0: title + " (m/w/d)"
    case 1: title + " (all genders)"
    case 2: "🚀 " + title + " 🚀"
    case 3: title + " - " + city
    case 4: title.uppercased()
    case 5: title + " (Ref. 20261107)"
    case 6: title + " | " + employer
    case 7: title + " at " + employer
    case 8: title.replacing("Engineer", with: "Engineers").replacing("Manager", with: "Mgr")
    case 9: title + " (f/m/x) – Full-time"
    case 10: "[" + city + "] " + title
    case 11: employer + ": " + title
    default: title
    }
  }
}

extension RivalBoard {
  private mutating func nearMiss(of original: JobDraft, _ shown: JobID, _ place: Int) -> (draft: JobDraft, way: String)
  {
    var miss = original
    miss.sourceURL = "https://index.example.com/other/\(original.sourceID)-\(dice.below(1_000_000))"
    miss.applyURL = miss.sourceURL
    miss.sections = [SectionClaim(.summary, .plain("Another offer. " + Self.text))]
    switch dice.below(16) {
    case 0: miss.title = "Senior " + original.title
    case 1: miss.title = original.title + " II"
    case 2: miss.title = "Lead " + original.title
    case 3: miss.title = original.title + " (Night Shift)"
    case 4: miss.title = original.title + ", Payments"
    case 5: miss.title = original.title + " (12 months)"
    case 6: miss.title = "Working Student " + original.title
    case 7: miss.title = original.title + " - Maternity Cover"
    case 8: miss.organization = (original.organization ?? "") + " Foundation"
    case 9: miss.places = [PlaceClaim(name: Self.elsewhere[place])]
    case 10: miss.posted = "2026-07-01"
    case 11: miss.title = "Deputy " + original.title
    case 12:
      miss.employment = ["Internship"]
      change(shown) { $0.employment = ["Permanent"] }
    case 13:
      miss.announcement = "JR-1\(original.sourceID)"
      change(shown) { $0.announcement = "JR-2\($0.sourceID)" }
    case 14:
      // Two requisitions of one employer, and a listing that does not say which it is.
      var second = original
      second.sourceID = "second-\(original.sourceID)"
      second.announcement = "B\(original.sourceID)"
      second.sourceURL = "https://jobs.example.org/\(shown.source)/\(second.sourceID)"
      second.applyURL = second.sourceURL
      change(shown) { $0.announcement = "A\($0.sourceID)" }
      drafts[shown.source, default: []].append(second)
    default:
      miss.pay = PayClaim(minimum: "25000", maximum: "30000", unit: "year", currency: "EUR")
      change(shown) { $0.pay = PayClaim(minimum: "90000", maximum: "99000", unit: "year", currency: "EUR") }
    }
    return (miss, "“\(miss.title)” \(miss.organization ?? "") \(miss.places[0].name ?? "") \(miss.announcement ?? "")")
  }

  private mutating func change(_ id: JobID, _ body: (inout JobDraft) -> Void) {
    guard let index = drafts[id.source]?.lastIndex(where: { $0.sourceID == id.sourceID }) else { return }
    drafts[id.source].map { drafts in
      var drafts = drafts
      body(&drafts[index])
      self.drafts[id.source] = drafts
    }
  }
}
