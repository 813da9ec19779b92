/// What the index says of a job, value by value: the columns of its tables.
enum IndexField: String, CaseIterable {
  case number, id, kind, url, title, organization, places, placeText, countries, regions, at, workplace, currency,
    payMin
  case payMax, payUnit, yearlyMax, payText, grade, schedule, appointment, categories, skills, posted, closes, until
  case firstSeen, hiringPath, clearance, travel, timeZone, sponsorship
  case source, onward, monogram, hue, logo, yearlyMin

  /// What follows from the rest: what only a list shows, and the least of a year's pay, which jobs are compared by.
  private static let derived: [IndexField] = [.payText, .monogram, .hue, .logo, .yearlyMin]
  /// Everything that programs may want to know.
  static let part = allCases.filter { !derived.contains($0) }
  /// What a row of a list is made of; pictures of organizations only where the board has any.
  static func card(on site: Site) -> [IndexField] {
    let always: [IndexField] = [
      .number, .id, .kind, .url, .title, .organization, .placeText, .at, .workplace, .payText, .grade, .schedule,
      .posted, .closes, .until, .firstSeen, .monogram, .hue,
    ]
    return site.hasLogos ? always + [.logo] : always
  }

  /// All that are written.
  static func all(on site: Site) -> [IndexField] { site.hasLogos ? allCases : allCases.filter { $0 != .logo } }

  /// What of a job it follows from; nil where most jobs have a value of their own.
  var origin: RowOrigin? {
    switch self {
    case .number, .id, .url, .title, .skills: nil
    case .kind: .kind
    case .organization, .categories, .monogram, .hue, .logo: .hirer
    case .places, .placeText, .countries, .regions, .at, .workplace: .workPlace
    case .currency, .payMin, .payMax, .payUnit, .yearlyMin, .yearlyMax, .payText: .pay
    case .grade, .schedule, .appointment: .terms
    case .posted: .posted
    case .closes, .until: .deadline
    case .firstSeen: .firstSeen
    case .hiringPath, .clearance, .travel, .timeZone, .sponsorship: .conditions
    case .source, .onward: .source
    }
  }

  /// Writes the value that a job has.
  func write(_ row: IndexRow, on site: Site, to json: inout JSONWriter) {
    let job = row.job
    switch self {
    case .number: json.value(Int(row.number))
    case .id: json.value(job.summary.id.description)
    case .kind: json.value(job.summary.kind.rawValue)
    case .url: json.value(job.summary.path(isDivided: site.board.settings.isDivided))
    case .title: json.value(job.summary.title.withSignsInPlace)
    case .organization: json.value(site.organization(of: job.summary))
    case .places: json.list(job.summary.places.map(\.text).filter { !$0.isEmpty })
    case .placeText: json.text(site.language.place(job.summary.placeText))
    case .countries: json.list(distinct(job.summary.places.compactMap(\.country)))
    case .regions: json.list(distinct(job.summary.places.compactMap(\.region)))
    case .at: json.array { json in for degrees in job.summary.points { json.value(degrees) } }
    case .workplace: json.list(job.summary.workplace.names)
    case .currency: json.text(job.summary.pay?.currency)
    case .payMin: json.money(job.summary.pay?.minimum)
    case .payMax: json.money(job.summary.pay?.maximum)
    case .payUnit: json.text(job.summary.pay?.unit.rawValue)
    case .yearlyMin: json.number(job.summary.pay?.yearlyMinimum)
    case .yearlyMax: json.number(job.summary.pay?.yearlyMaximum)
    case .payText: json.text(job.summary.pay.map(site.language.rowPay))
    case .grade: json.text(job.summary.grade?.text)
    case .schedule: json.text(job.summary.schedule?.text)
    case .appointment: json.text(job.summary.appointment)
    case .categories: json.list(job.summary.categories.map(\.name))
    case .skills: json.list(job.summary.skills)
    case .posted: json.value(job.summary.posted.description)
    case .closes: json.text(job.summary.deadline?.day.description)
    case .until: json.number(job.summary.deadline?.until)
    case .firstSeen: json.value(row.firstSeen.description)
    case .hiringPath: json.list(job.conditions[.hiringPath])
    case .clearance: json.text(job.conditions[.clearance].first)
    case .travel: json.text(job.conditions[.travel].first)
    case .timeZone: json.list(job.conditions[.timeZone])
    case .sponsorship: json.text(job.conditions[.sponsorship].first)
    case .source: json.value(job.summary.id.source)
    // The site's own search needs a row of every job. Of those that may not be passed on it has facts and the way to the
    // board's page, which names the source: no text and no other link. Whoever else reads the index is told here.
    case .onward: if site.policies[job.summary.id.source]?.mayIndex == false { json.value(false) } else { json.null() }
    case .monogram: json.value(site.tile(of: job.summary.statedOrganization).monogram)
    case .hue: json.value(site.tile(of: job.summary.statedOrganization).hue)
    case .logo: json.text(site.tile(of: job.summary.statedOrganization).logo)
    }
  }

  /// Those of a job: a few, of which the next is sooner found than put into a set.
  private func distinct(_ texts: [String]) -> [String] {
    var distinct: [String] = []
    for text in texts where !distinct.contains(text) { distinct.append(text) }
    return distinct
  }
}

extension JSONWriter {
  fileprivate mutating func list(_ texts: [String]) { array { json in for text in texts { json.value(text) } } }

  /// A text, or `null` where there is none.
  fileprivate mutating func text(_ text: String?) {
    if let text, !text.isEmpty { value(text) } else { null() }
  }

  fileprivate mutating func number(_ number: Int?) {
    if let number { value(number) } else { null() }
  }

  fileprivate mutating func money(_ hundredths: Int?) {
    if let hundredths { value(hundredths: hundredths) } else { null() }
  }
}
