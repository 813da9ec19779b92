import Markup

/// A listing in a part of the published state, as it is written there: from outside, and to be believed no more than what a
/// source delivers.
struct StateListing: Decodable {
  var source: String
  var id: String
  var firstSeen: Int64
  var knownSince: Int64?
  var changed: Int64?
  var seen: Int64?
  var missing: Int64?
  var closed: Int64?
  var unasked: Bool?
  var fingerprint: String
  var number: Int?
  var formerSlugs: [String]?
  var kind: String?
  var slug: String
  var title: String
  var organization: String
  var department: String?
  var organizationCodes: [String]?
  var categories: [Category]?
  var places: [Place]?
  var placeCount: Int?
  var placeText: String?
  var workplace: [String]?
  var pay: PayText?
  var grade: Grade?
  var schedule: String?
  var appointment: String?
  var posted: String
  var deadline: DeadlineText?
  var earlyClose: String?
  var openings: String?
  var skills: [String]?
  var excerpt: String?
  var apply: String?
  var page: String?
  var announcement: String?
  /// Of one without its text: the conditions.
  var facts: [Job.Fact]?
  var text: Text?

  struct PayText: Decodable {
    var currency: String
    var minimum: Int?
    var maximum: Int?
    var unit: String
  }

  struct DeadlineText: Decodable {
    var day: String
    var instant: Int64
    var zone: String?
  }

  struct Text: Decodable {
    var places: [Place]?
    var sections: [Section]?
    var facts: [Job.Fact]?
  }

  struct Section: Decodable {
    var kind: String
    var html: String
  }
}

extension StateListing {
  /// The listing as far as it can be believed; nil when it is none. What Boardwalk itself wrote comes back to the letter.
  ///
  /// - Parameters:
  ///   - seen: when its source last gave anything.
  ///   - now: what time it is, in seconds since 1970 UTC.
  func believed(seen usual: Int64?, at now: Int64) -> KeptListing? {
    let id = JobID(source: source, sourceID: PlainText.visible(self.id))
    let times = [firstSeen, knownSince, changed, seen, missing, closed].compactMap { $0 }
    guard StateManifest.isSourceName(source), Self.isID(id.sourceID), let title = line(title),
      let organization = line(organization), let posted = Day(iso: posted),
      let fingerprint = UInt64(hex: fingerprint), times.allSatisfy(StateManifest.moments.contains)
    else { return nil }
    let published = isSlug(slug) && slug.hasSuffix("-" + Slug.code(of: id.description)) ? Slug(stored: slug) : nil
    var summary = JobSummary(
      id: id, kind: kind.flatMap(JobKind.init) ?? .job, slug: published ?? Slug(title: title, id: id), title: title,
      organization: organization, posted: posted)
    fill(&summary)
    var job = Job(summary: summary)
    job.excerpt = line(excerpt) ?? ""
    job.applyURL = apply.flatMap(SafeURL.init)
    job.sourceURL = page.flatMap(SafeURL.init).flatMap { $0.isWeb ? $0 : nil }
    job.announcement = line(announcement)
    job.facts = believed(text?.facts ?? facts)
    if let text { fill(&job, text) }
    // A slug that this Boardwalk would not give leads on to the one that it gives.
    let former = (formerSlugs ?? []) + (published == nil ? [slug] : [])
    let past = { RunClock.past($0, at: now) }
    return KeptListing(
      job: job, firstSeen: past(firstSeen), knownSince: knownSince.map(past),
      lastSeen: past(seen ?? usual ?? changed ?? firstSeen),
      changed: past(changed ?? firstSeen), missingSince: missing.map(past), closed: closed.map(past),
      isUnasked: missing != nil && unasked == true, fingerprint: fingerprint, isWhole: text != nil,
      formerSlugs: former.prefix(Self.mostFormerSlugs).filter(isSlug))
  }
}

extension StateListing {
  /// Whether a source's own id may be such a text.
  static func isID(_ text: String) -> Bool { !text.isEmpty && text.utf8.count <= DraftReading.longestID }

  /// Nobody renames a job more often.
  private static let mostFormerSlugs = 100
  /// Scalars of a text of one line: the longest that Normalise makes are excerpts.
  private static let longestLine = 2000

  private func fill(_ summary: inout JobSummary) {
    summary.department = line(department)
    summary.organizationCodes = lines(organizationCodes)
    summary.categories = (categories ?? []).compactMap { category in
      line(category.name).map { Category(code: line(category.code), name: $0) }
    }
    summary.places = (places ?? []).map(believed)
    summary.placeCount = min(max(placeCount ?? 0, 0), Whereabouts.most)
    summary.placeText = line(placeText) ?? ""
    for (workplace, word) in Workplace.words
    where self.workplace?.contains(word) == true {
      summary.workplace.insert(workplace)
    }
    summary.pay = pay.flatMap { pay in
      guard let currency = line(pay.currency), let unit = PayUnit(rawValue: pay.unit) else { return nil }
      let ends = [pay.minimum, pay.maximum].map { $0.flatMap { (0...Amount.highest).contains($0) ? $0 : nil } }
      return Pay(currency: currency, minimum: ends[0], maximum: ends[1], unit: unit)
    }
    summary.grade = grade.map { Grade(plan: line($0.plan), low: line($0.low), high: line($0.high)) }
    summary.schedule = schedule.flatMap(Schedule.init)
    summary.appointment = line(appointment)
    summary.deadline = deadline.flatMap { deadline in
      guard StateManifest.moments.contains(deadline.instant) else { return nil }
      return Day(iso: deadline.day).map { Deadline(day: $0, instant: deadline.instant, zone: line(deadline.zone)) }
    }
    summary.earlyClose = line(earlyClose)
    summary.openings = line(openings)
    summary.skills = lines(skills)
  }

  private func fill(_ job: inout Job, _ text: Text) {
    job.allPlaces = (text.places ?? []).prefix(Whereabouts.most).map(believed)
    job.sections = (text.sections ?? []).prefix(Sections.most).map { section in
      Job.Section(SectionKind(rawValue: section.kind) ?? .other, SafeHTML(html: section.html))
    }
  }

  private func believed(_ facts: [Job.Fact]?) -> [Job.Fact] {
    (facts ?? []).compactMap { fact in
      line(fact.label).flatMap { label in line(fact.value).map { Job.Fact(label, $0) } }
    }
  }

  private func believed(_ place: Place) -> Place {
    Place(
      city: line(place.city), region: line(place.region), regionCode: line(place.regionCode),
      country: line(place.country), countryName: line(place.countryName),
      latitude: place.latitude.flatMap { (-90...90).contains($0) ? $0 : nil },
      longitude: place.longitude.flatMap { (-180...180).contains($0) ? $0 : nil })
  }

  private func lines(_ texts: [String]?) -> [String] {
    (texts ?? []).prefix(DraftReading.mostEntries).compactMap { line($0) }
  }

  /// A text of one line; nil when it says nothing.
  private func line(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    let line = PlainText.visible(text)
    guard line.utf8.count > Self.longestLine, line.unicodeScalars.count > Self.longestLine else {
      return line.isEmpty ? nil : line
    }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(Self.longestLine)))
  }
}
