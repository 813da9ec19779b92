/// A job as search engines read it: schema.org's `JobPosting` with the fields Google for Jobs asks for.
/// https://developers.google.com/search/docs/appearance/structured-data/job-posting
///
/// For the page of a single open job only; a closed one must not have it.
public struct JobPosting: Sendable {
  private let job: Job
  private let url: String
  private let language: Language
  private let places: [Place]
  /// Where people who work from anywhere may live; empty for work at a place.
  private let homes: [Home]

  /// Why a job cannot be shown to search engines.
  public struct NotEligible: Error, Hashable, CustomStringConvertible {
    /// The end of a sentence that begins “Not eligible for Google for Jobs: ”.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// - Parameters:
  ///   - url: the job's page, absolute.
  ///   - mayIndex: whether the source's terms allow it; `SourcePolicy.mayIndex`.
  ///   - language: of the headings between the parts of its text.
  public init(_ job: Job, at url: String, mayIndex: Bool, in language: Language) throws(NotEligible) {
    guard mayIndex else { throw NotEligible("its source does not allow it.") }
    guard !job.title.isEmpty else { throw NotEligible("it has no title.") }
    guard !job.organization.isEmpty, job.organization != JobSummary.noOrganization else {
      throw NotEligible("it does not say who hires.")
    }
    guard job.sections.contains(where: { !$0.html.isEmpty }) else { throw NotEligible("it has no description.") }
    // The country is the one part of an address that has to be there.
    let known = job.places.filter { $0.country != nil }
    let isRemote = job.workplace.contains(.remote)
    guard !known.isEmpty else {
      let missing = isRemote ? "in which countries one may live" : "in which country the work is"
      throw NotEligible("it does not say \(missing).")
    }
    self.job = job
    self.url = url
    self.language = language
    let hasSite = job.workplace.contains(.onSite)
    homes = isRemote ? Self.homes(in: known, besideSite: hasSite) : []
    // The places of a job that is done from anywhere are only where its office is, and beside an office a country is where one
    // may live.
    let offices = known.filter { $0.city != nil || $0.region != nil }
    places = !isRemote ? known : hasSite ? (offices.isEmpty ? known : offices) : []
  }

  /// Appends the `<script type="application/ld+json">` element for the page's head.
  public func appendMarkup(to out: inout [UInt8]) {
    out += "<script type=\"application/ld+json\">".utf8
    JSONWriter.append(to: &out, in: .page) { append(to: &$0) }
    out += "</script>\n".utf8
  }

  /// Writes the object alone.
  public func append(to json: inout JSONWriter) {
    json.object { json in
      json.member("@context", "https://schema.org/")
      json.member("@type", "JobPosting")
      json.member("title", job.title)
      json.key("description")
      json.text(writeDescription)
      json.member("datePosted", job.posted.description)
      json.member("validThrough", job.deadline.map(moment))
      json.member("url", url)
      json.object("identifier") { json in
        json.member("@type", "PropertyValue")
        json.member("name", job.organization)
        json.member("value", job.id.description)
      }
      json.object("hiringOrganization") { json in
        json.member("@type", "Organization")
        json.member("name", job.organization)
      }
      json.member("employmentType", EmploymentType.all(of: job).map(\.rawValue))
      json.member("totalJobOpenings", job.openings.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil })
      appendPlaces(to: &json)
      // The base salary is what the employer pays, and not what one may reach.
      if let pay = job.pay, !job.isPaidOnTarget { append(pay, to: &json) }
    }
  }
}

extension JobPosting {
  /// All sections under their headings, as the page shows them. A remote job has to say in its text that it is one.
  private func writeDescription(_ write: (String) -> Void) {
    if !homes.isEmpty { write("<p>\(language.say(.postingRemote).escapedForHTML)</p>\n") }
    for section in job.sections where !section.html.isEmpty {
      write("<h3>\(language.title(of: section.kind).escapedForHTML)</h3>\n")
      write(section.html.html)
      write("\n")
    }
  }

  /// When it is over: at the hour that the page says, where it says one.
  private func moment(of deadline: Deadline) -> String {
    let hour = job.facts.first { $0.label == Job.Fact.until }?.value
    return hour.flatMap(deadline.moment) ?? Timestamp(deadline.instant).rfc3339
  }

  private func appendPlaces(to json: inout JSONWriter) {
    if !homes.isEmpty {
      json.member("jobLocationType", "TELECOMMUTE")
      json.array("applicantLocationRequirements") { json in
        for home in homes {
          json.object { json in
            json.member("@type", home.isState ? "State" : "Country")
            json.member("name", home.name)
          }
        }
      }
    }
    guard !places.isEmpty else { return }
    json.array("jobLocation") { json in
      for place in places {
        json.object { json in
          json.member("@type", "Place")
          json.object("address") { json in
            json.member("@type", "PostalAddress")
            json.member("addressLocality", place.city)
            json.member("addressRegion", place.addressRegion)
            json.member("addressCountry", place.country)
          }
        }
      }
    }
  }

  /// Only what was announced, in units Google knows; nothing for a school year, a piece, a fee, or no pay at all.
  private func append(_ pay: Pay, to json: inout JSONWriter) {
    let units: [PayUnit: String] = [.hour: "HOUR", .day: "DAY", .week: "WEEK", .month: "MONTH", .year: "YEAR"]
    let ends: [(name: StaticString, amount: Int?)] = [("minValue", pay.minimum), ("maxValue", pay.maximum)]
    let amounts = ends.filter { ($0.amount ?? 0) > 0 }
    guard let unit = units[pay.unit], !amounts.isEmpty else { return }
    json.object("baseSalary") { json in
      json.member("@type", "MonetaryAmount")
      json.member("currency", pay.currency)
      json.object("value") { json in
        json.member("@type", "QuantitativeValue")
        for (name, amount) in amounts {
          json.key(name)
          json.value(hundredths: amount ?? 0)
        }
        json.member("unitText", unit)
      }
    }
  }
}

extension JobPosting {
  /// A country, or a state or province of one: `Texas, United States`.
  private struct Home: Hashable {
    let country: String
    let state: String?

    var isState: Bool { state != nil }
    var name: String { state.map { "\($0), \(country)" } ?? country }
  }

  /// Each once. A town is where the office is, which says no more than in which country one may live, and nothing where
  /// its country or a state of it is named as well, or where one may also work in that town. States count as their
  /// country where there is a site and no town, because one of them may be that site.
  private static func homes(in places: [Place], besideSite hasSite: Bool) -> [Home] {
    let named = places.filter { $0.city == nil }
    let countries = Set(named.map(\.country))
    let lived = places.filter { place in
      place.city == nil || countries.isEmpty || !hasSite && !countries.contains(place.country)
    }
    let showsStates = !hasSite || named.count < places.count
    let homes = lived.compactMap { place in
      (place.countryName ?? place.country).map { country in
        Home(country: country, state: place.city == nil && showsStates ? place.region : nil)
      }
    }
    var seen: Set<Home> = []
    let whole = Set(homes.filter { !$0.isState }.map(\.country))
    return homes.filter { seen.insert($0).inserted && !($0.isState && whole.contains($0.country)) }
  }
}
