@testable import Boardwalk

/// A board of several sources, in which it is known which listings are one job: copies as gatherers write them, and near
/// misses that only look like copies.
struct PlantedBoard {
  /// What each source delivers.
  private(set) var drafts: [String: [JobDraft]] = [:]
  /// Copies by the id of the listing that is shown for them.
  private(set) var copies: [JobID: JobID] = [:]
  /// Pairs that must stay two.
  private(set) var nearMisses: [(JobID, JobID, String)] = []
  private var dice: Dice
  let sources: [String]

  /// The first half of the sources are employers', the others gather.
  init(sources count: Int, jobs: Int, seed: UInt64) {
    dice = Dice(seed: seed)
    sources = (0..<count).map { $0 < count / 2 ? "employer-\($0)" : "gatherer-\($0)" }
    for index in 0..<jobs * (count / 2) { plant(index, of: count) }
    // The gatherers have jobs of their own as well.
    for source in sources[(count / 2)...] {
      while drafts[source, default: []].count < jobs {
        drafts[source, default: []].append(job(drafts[source, default: []].count, alone: source))
      }
    }
  }

  /// A copy and what it is of, as findings show them.
  func both(_ copy: JobID) -> String {
    [copy, copies[copy]].compactMap { id in
      guard let id, let draft = drafts[id.source]?.first(where: { $0.sourceID == id.sourceID }) else { return nil }
      return
        "\(id) “\(draft.title)” \(draft.organization ?? "") \(draft.places.first?.name ?? "") \(draft.pay?.minimum ?? "")"
    }.joined(separator: " = ")
  }

  var entries: [SourceEntry] {
    sources.map { name in
      var entry = SourceEntry(name: name, source: SilentSource())
      entry.policy.standing = name.hasPrefix("employer") ? .employer : .gatherer
      return entry
    }
  }
}

extension PlantedBoard {
  private static let fields = [
    "Backend", "Frontend", "Data", "Cloud", "Security", "Mobile", "Embedded", "Quality", "Network", "Payroll", "Claims",
    "Water", "Harbour", "Energy", "Clinical", "Tax", "Legal", "Procurement", "Logistics", "Rail",
  ]
  private static let roles = [
    "Engineer", "Analyst", "Developer", "Designer", "Planner", "Adviser", "Technician", "Inspector", "Officer",
    "Scientist",
  ]
  private static let names = [
    "Harbourlight", "Brightwater", "Northgate", "Quillon", "Tidewell", "Ostrava Works", "Fennel", "Marram", "Larkspur",
    "Copperline", "Holloway", "Winterbourne", "Sable", "Juniper Health", "Alder", "Kestrel", "Foxglove", "Meridian",
  ]
  /// As the employer writes it, and as others do.
  private static let cities: [(String, [String])] = [
    ("Berlin, Germany", ["Berlin", "Berlin, DE", "Berlin, Berlin, Germany"]),
    ("München, Germany", ["Munich", "Munich, Bavaria, Germany", "München"]),
    ("New York, NY", ["New York City, New York, United States", "New York, New York", "New York, NY (HQ)"]),
    ("San Francisco, CA", ["San Francisco", "San Francisco, California, United States"]),
    ("Portland, OR", ["Portland, Oregon", "Portland, OR, US"]),
    ("London, United Kingdom", ["London", "London, UK", "London, England, United Kingdom"]),
    ("Toronto, ON", ["Toronto, Ontario, Canada", "Toronto"]), ("Lyon, France", ["Lyon", "Lyon, FR"]),
    ("Warsaw, Poland", ["Warszawa, Poland", "Warsaw"]), ("Remote, Germany", ["Remote (Germany)", "Germany - Remote"]),
    ("Remote (US)", ["US - Remote", "Remote, United States"]), ("Austin, TX", ["Austin, Texas", "Austin, TX, USA"]),
  ]
  private static let forms = ["", " Inc.", ", Inc", " GmbH", " LLC", " Ltd.", " AG", " B.V.", " S.A."]

  private func title(_ index: Int) -> String {
    let level = ["", "Senior ", "", "Junior ", "Lead "][index / 7 % 5]
    let number = ["", " II", "", " I", "", " III"][index / 3 % 6]
    return level + Self.fields[index % 20] + " " + Self.roles[index / 20 % 10] + number
  }

  private func organization(_ index: Int) -> String { Self.names[index / 200 % 18] + " \(index / 3600)" }

  private func job(_ index: Int, alone source: String? = nil) -> JobDraft {
    var draft = JobDraft(sourceID: source == nil ? "j\(index)" : "own-\(drafts[source ?? "", default: []].count)")
    draft.title = title(index)
    draft.organization = source.map { "Only \($0) \(index / 9)" } ?? organization(index)
    draft.places = [PlaceClaim(name: Self.cities[index % 12].0)]
    draft.posted = "2026-10-\(10 + index % 20)"
    draft.applyURL = "https://jobs.example.org/\(draft.organization?.count ?? 0)/\(source ?? "x")/\(index)"
    draft.sourceURL = draft.applyURL
    draft.sections = [SectionClaim(.summary, .plain("We look for somebody for job \(index). " + Self.text))]
    if index % 4 == 0 {
      draft.pay = PayClaim(minimum: "\(50_000 + index % 40 * 1000)", maximum: nil, unit: "year", currency: "EUR")
    }
    return draft
  }

  private static let text = String(repeating: "The harbour needs people who keep the water moving. ", count: 8)

  /// A job at an employer's, and what gatherers make of it.
  private mutating func plant(_ index: Int, of count: Int) {
    let employer = sources[index % (count / 2)]
    let original = job(index)
    drafts[employer, default: []].append(original)
    let shown = JobID(source: employer, sourceID: original.sourceID)
    let gatherers = count - count / 2
    let gatherer = sources[count / 2 + dice.below(gatherers)]
    switch dice.below(10) {
    case 0..<4:
      let copy = copy(of: original, index)
      drafts[gatherer, default: []].append(copy)
      copies[JobID(source: gatherer, sourceID: copy.sourceID)] = shown
    case 4..<7:
      let (miss, why) = nearMiss(of: original, index)
      drafts[gatherer, default: []].append(miss)
      nearMisses.append((shown, JobID(source: gatherer, sourceID: miss.sourceID), why))
    default: break
    }
  }

  private mutating func copy(of original: JobDraft, _ index: Int) -> JobDraft {
    var copy = original
    copy.sourceID = "c\(index)"
    copy.organization = (original.organization ?? "") + Self.forms[dice.below(Self.forms.count)]
    if dice.below(4) == 0 { copy.organization = copy.organization?.uppercased() }
    copy.title = rewritten(original.title, in: index)
    let others = Self.cities[index % 12].1
    copy.places = [PlaceClaim(name: others[dice.below(others.count)])]
    copy.posted = "2026-11-\(["01", "05", "12"][dice.below(3)])"
    let tracking = "?utm_source=gatherer&utm_campaign=\(index)"
    let address = original.applyURL ?? ""
    copy.sourceURL = "https://gatherer.example.com/view/\(index)"
    copy.applyURL =
      dice.below(2) == 0 ? address.replacing("https://", with: "http://www.") + "/apply" + tracking : copy.sourceURL
    if dice.below(2) == 0 { copy.pay = nil }
    if dice.below(3) == 0 { copy.sections = [SectionClaim(.summary, .plain("We look for somebody for job \(index)…"))] }
    return copy
  }

  private mutating func rewritten(_ title: String, in index: Int) -> String {
    switch dice.below(9) {
    case 0: return title + " (m/w/d)"
    case 1: return title.replacing("Senior", with: "Sr.").replacing("Junior", with: "Jr.")
    case 2: return title.replacing("Backend", with: "Back-End").replacing("Frontend", with: "Front End")
    case 3: return "  " + title.uppercased()
    case 4: return title.replacing(" III", with: " 3").replacing(" II", with: " 2")
    case 5: return title + " - " + (Self.cities[index % 12].0.split(separator: ",").first.map(String.init) ?? "")
    case 6: return title + " [REQ-\(10_000 + index)]"
    case 7: return title.replacing("Engineer", with: "Engineers")
    default: return title
    }
  }

  private mutating func nearMiss(of original: JobDraft, _ index: Int) -> (JobDraft, String) {
    var miss = original
    miss.sourceID = "n\(index)"
    miss.sourceURL = "https://gatherer.example.com/view/\(index)"
    miss.applyURL = miss.sourceURL
    miss.sections = [SectionClaim(.summary, .plain("Another offer \(index). " + Self.text))]
    switch dice.below(11) {
    case 0:
      // Another rank than any that the employer itself offers.
      miss.title = Self.fields[index % 20] + " " + Self.roles[index / 20 % 10] + " V"
      return (miss, "level")
    case 1:
      miss.places = [PlaceClaim(name: "Heilbronn, Germany")]
      return (miss, "city")
    case 2:
      miss.title += ", Payments"
      return (miss, "team")
    case 3:
      miss.posted = "2026-05-0\(1 + index % 9)"
      return (miss, "dates")
    case 4:
      miss.organization = (original.organization ?? "") + " Logistics"
      return (miss, "organization")
    case 5:
      miss.title += " (REQ-\(20_000 + index))"
      drafts[sources[index % (sources.count / 2)], default: []].removeLast()
      var numbered = original
      numbered.title += " (REQ-\(50_000 + index))"
      drafts[sources[index % (sources.count / 2)], default: []].append(numbered)
      return (miss, "requisition")
    case 6:
      miss.employment = ["Part-time"]
      var full = original
      full.employment = ["Full-time"]
      drafts[sources[index % (sources.count / 2)], default: []].removeLast()
      drafts[sources[index % (sources.count / 2)], default: []].append(full)
      return (miss, "hours")
    case 7:
      miss.title = miss.title + " Intern"
      return (miss, "internship")
    case 8:
      miss.places = [
        PlaceClaim(name: original.places[0].name?.contains("Remote") == true ? "Leipzig, Germany" : "Remote")
      ]
      return (miss, "remote")
    case 9:
      miss.pay = PayClaim(minimum: "150000", maximum: "180000", unit: "year", currency: "EUR")
      var poor = original
      poor.pay = PayClaim(minimum: "40000", maximum: "45000", unit: "year", currency: "EUR")
      drafts[sources[index % (sources.count / 2)], default: []].removeLast()
      drafts[sources[index % (sources.count / 2)], default: []].append(poor)
      return (miss, "pay")
    default:
      miss.title = "Assistant to the " + miss.title
      return (miss, "assistant")
    }
  }
}
