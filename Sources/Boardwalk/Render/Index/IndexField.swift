/// What the index says of a job, value by value: the columns of its tables.
enum IndexField: String, CaseIterable {
  case number, id, kind, url, title, organization, places, placeText, countries, regions, at, workplace, currency,
    payMin
  case payMax, payUnit, yearlyMax, payText, grade, schedule, appointment, categories, skills, posted, closes, firstSeen
  case hiringPath, clearance, travel, timeZone, sponsorship
  case source, onward, monogram, hue, logo

  /// What only a list shows, and follows from the rest.
  static let shown: [IndexField] = [.payText, .monogram, .hue, .logo]
  /// Everything that programs may want to know.
  static let part = allCases.filter { !shown.contains($0) }
  /// What a row of a list is made of; pictures of organizations only where the board has any.
  static func card(on site: Site) -> [IndexField] {
    let always: [IndexField] = [
      .number, .id, .kind, .url, .title, .organization, .placeText, .at, .workplace, .payText, .grade, .schedule,
      .posted, .closes, .firstSeen, .monogram, .hue,
    ]
    return site.hasLogos ? always + [.logo] : always
  }

  /// Writes the value that a job has.
  func write(_ row: IndexRow, on site: Site, to json: inout JSONWriter) {
    let job = row.summary
    switch self {
    case .number: json.value(Int(row.number))
    case .id: json.value(job.id.description)
    case .kind: json.value(job.kind.rawValue)
    case .url: json.value(job.kind.path(of: job.slug, isDivided: site.board.settings.isDivided))
    case .title: json.value(job.title)
    case .organization: json.value(job.organization)
    case .places: json.list(job.places.map(\.text).filter { !$0.isEmpty })
    case .placeText: json.text(site.language.place(job.placeText))
    case .countries: json.list(distinct(job.places.compactMap(\.country)))
    case .regions: json.list(distinct(job.places.compactMap(\.region)))
    case .at: json.array { json in for degrees in job.points { json.value(degrees) } }
    case .workplace: json.list(job.workplace.names)
    case .currency: json.text(job.pay?.currency)
    case .payMin: json.money(job.pay?.minimum)
    case .payMax: json.money(job.pay?.maximum)
    case .payUnit: json.text(job.pay?.unit.rawValue)
    case .yearlyMax: if let most = job.pay?.yearlyMaximum { json.value(most) } else { json.null() }
    case .payText: json.text(job.pay.map(site.language.rowPay))
    case .grade: json.text(job.grade?.text)
    case .schedule: json.text(job.schedule?.text)
    case .appointment: json.text(job.appointment)
    case .categories: json.list(job.categories.map(\.name))
    case .skills: json.list(job.skills)
    case .posted: json.value(job.posted.description)
    case .closes: json.text(job.deadline?.day.description)
    case .firstSeen: json.value(row.firstSeen.description)
    case .hiringPath: json.list(row.conditions[.hiringPath])
    case .clearance: json.text(row.conditions[.clearance].first)
    case .travel: json.text(row.conditions[.travel].first)
    case .timeZone: json.list(row.conditions[.timeZone])
    case .sponsorship: json.text(row.conditions[.sponsorship].first)
    case .source: json.value(job.id.source)
    // The site's own search needs a row of every job. Of those that may not be passed on it has facts and the way to the
    // board's page, which names the source: no text and no other link. Whoever else reads the index is told here.
    case .onward: if site.policies[job.id.source]?.mayIndex == false { json.value(false) } else { json.null() }
    case .monogram: json.value(site.tile(of: job.organization).monogram)
    case .hue: json.value(site.tile(of: job.organization).hue)
    case .logo: json.text(site.tile(of: job.organization).logo)
    }
  }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension JSONWriter {
  fileprivate mutating func list(_ texts: [String]) { array { json in for text in texts { json.value(text) } } }

  /// A text, or `null` where there is none.
  fileprivate mutating func text(_ text: String?) {
    if let text, !text.isEmpty { value(text) } else { null() }
  }

  fileprivate mutating func money(_ hundredths: Int?) {
    if let hundredths { value(hundredths: hundredths) } else { null() }
  }
}
