import Web

/// The jobs of another board made with Boardwalk: its JSON index, and the text of each from the job's page.
///
/// Documentation: the README, under “The JSON index”.
struct BoardwalkBoard: JobSource {
  static let name = "boardwalk"
  /// The other board's page of a job is the one for search engines.
  static let policy = SourcePolicy(title: "Another board", home: "", mayIndex: false, standing: .gatherer)

  /// The other board's address: `https://jobs.example.org/board/`.
  let address: EndpointAddress?
  /// The most requests that a run makes for texts; nil makes 300, 0 shows the jobs without them.
  let details: WholeNumber<Details.Requests>?

  var policy: SourcePolicy {
    guard let address, let host = hostOfAddress(address.url) else { return Self.policy }
    return SourcePolicy(title: host, home: address.url, mayIndex: false, standing: .gatherer)
  }

  /// A part holds a thousand jobs.
  private static let mostParts = 1000

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    var inquiry = Inquiry(service: policy.title, world: world)
    if world.endpoint == nil {
      inquiry.missing = ("There is no Boardwalk board at this address", "Check `address:` in board.yml.")
    }
    if let folder = world.replies {
      return try await inquiry.recorded(in: folder, laterCounts: true, to: page) {
        try read($0, on: address?.url ?? "")
      }
    }
    let written = try world.endpoint ?? Self.required(address, "address", "Write where the other board is.").url
    let site = written.hasSuffix("/") ? written : written + "/"
    let details = Details(
      inquiry, atMost: details?.value, from: { $0.sourceURL }, reading: { withText($0, $1) })
    let index = try inquiry.reading(
      try await inquiry.body(of: Request(url: site + "data/index.json"), for: "the index"), of: "the index"
    ) { try JSONReply.decode(WireIndex.self, from: $0) }
    guard let parts = index.parts else {
      throw Diagnostic(.error, "The index has no `parts`, so it is no Boardwalk board.")
    }
    var sweep = Sweep()
    sweep.add(Answer(page: DraftPage(drafts: []), rows: 0, announced: index.count?.wholeNumber))
    for part in parts.prefix(Self.mostParts) {
      guard let path = part.path?.text, isPathBelow(path) else { continue }
      try await inquiry.pause()
      let answer = try inquiry.reading(
        try await inquiry.body(of: Request(url: site + path), for: "a part of the index"), of: "a part of the index"
      ) { try read($0, on: site, live: part.onOffer) }
      sweep.add(answer)
      try await page(details.completing(answer.page))
    }
    try await details.finish(to: page)
    return sweep.ending(of: inquiry.service)
  }

  /// A job of the index with the text that its page gives to search engines, or to people where those are given none:
  /// of a referral, and of a job that names no country. Nil where the page gives none.
  private func withText(_ draft: JobDraft, _ page: [UInt8]) -> JobDraft? {
    var full = draft
    guard let posting = StructuredData.postings(in: page).first else {
      for (kind, html) in PrintedText.sections(of: page) { full.sections.append(SectionClaim(kind, .html(html))) }
      return full.sections.isEmpty ? nil : full
    }
    full.claim(.summary, posting["description"]?.text)
    let moment = posting["validThrough"]?.text
    if !claimHour(moment, in: &full) { claimMoment(moment, in: &full) }
    return full
  }

  /// An hour of the closing day that the page says, as a time of that place, `2026-12-01T17:00:00-05:00`: the job is
  /// over when its day is, as the index has it. A moment in Greenwich's time, `2026-12-02T04:59:59Z`, is that end
  /// itself.
  private func claimHour(_ moment: String?, in draft: inout JobDraft) -> Bool {
    guard let moment, !moment.hasSuffix("Z"), let day = WrittenTime(moment)?.day, let closes = draft.closes else {
      return false
    }
    func lastDay(_ written: String, _ toEndOfDay: Bool) -> Day? {
      do { return try Deadline(written, zone: nil, toEndOfDay: toEndOfDay, today: day).day } catch { return nil }
    }
    guard let last = lastDay(moment, true), last == lastDay(closes, draft.closesAtEndOfDay) else { return false }
    draft.closes = moment
    draft.closesAtEndOfDay = true
    return true
  }

  /// The index says the closing day as it is meant, and the page the moment at which it ends, which counts where it is on that day.
  private func claimMoment(_ moment: String?, in draft: inout JobDraft) {
    guard let day = draft.closes else {
      draft.closes = moment
      return
    }
    guard let time = moment.flatMap({ WrittenTime($0) }), let instant = time.instant else { return }
    if let offset = time.offsetOfDay, Day(instant: instant, offset: offset).description == day {
      draft.closes = moment
    } else if time.day.description == day {
      draft.closes = moment
      draft.closesAtEndOfDay = false
    }
  }

  /// The index says in how many minutes from the beginning of the closing day in Greenwich the job is over.
  private func claimMoment(after minutes: Int, in draft: inout JobDraft) {
    guard let day = draft.closes.flatMap({ WrittenTime($0) })?.day, (-2 * 1440...2 * 1440).contains(minutes) else {
      return
    }
    let last = day.instant + Int64(minutes) * 60 - 1
    if minutes > 0 { return claimMoment(Timestamp(last).rfc3339, in: &draft) }
    // The day began so far east that in Greenwich it is still the one before it.
    let hours = 1 - minutes / 60
    guard hours <= 14 else { return }
    let there = Timestamp(last + Int64(hours) * 3600).rfc3339
    draft.closes = there.dropLast() + (hours < 10 ? "+0" : "+") + "\(hours):00"
    draft.closesAtEndOfDay = false
  }

  /// Whether a path leads nowhere but below the other board's address.
  private func isPathBelow(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.contains("..") && !path.contains(":") && !path.contains("\\")
  }
}

extension BoardwalkBoard {
  /// The index, a part of it, or a job's page among recorded replies.
  ///
  /// - Parameter live: the numbers on offer, as the manifest says them of a part; nil takes every row.
  private func read(_ body: [UInt8], on site: String, live: NumberRanges? = nil) throws -> Answer {
    switch body.first {
    case UInt8(ascii: "{"):
      let index = try JSONReply.decode(WireIndex.self, from: body)
      guard index.parts != nil else { return try answer(Self.offers(of: body, live: live), on: site) }
      return Answer(page: DraftPage(drafts: []), rows: 0, announced: index.count?.wholeNumber)
    case UInt8(ascii: "<"): return JobPostings.answer(body, at: nil)
    default: return try answer(body, on: site)
    }
  }

  private func answer(_ offers: [UInt8], on site: String) throws -> Answer {
    // What the other board's sources do not let it pass on stays there.
    let all = try JSONReply.decode(Offers<WireJob>.self, from: offers)
    let jobs = all.without { $0.onward?.flag == false }
    var answer = Answer(jobs) { job throws(Rejection) in try draft(job, on: site) }
    answer.rows += all.items.count - jobs.items.count
    return answer
  }

  private struct WireIndex: Decodable {
    let count: WireText?
    let parts: [WirePart]?
  }

  private struct WirePart: Decodable {
    let path, live, first: WireText?

    var onOffer: NumberRanges? {
      live?.text.flatMap { NumberRanges($0, from: Int(first?.text ?? "") ?? 0) }
    }
  }

  private struct WireJob: WireOffer {
    let id, url, title, organization, placeText, grade, schedule, appointment, posted, closes, until, onward: WireText?
    let currency, payMin, payMax, payUnit: WireText?
    let places, countries, regions, at, workplace, categories, skills, hiringPath, timeZone: WireTexts?
    let clearance, travel, sponsorship: WireText?
    let pay: WirePay?
  }

  private struct WirePay: Decodable { let currency, min, max, unit: WireText? }

  private func draft(_ job: WireJob, on site: String) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id)
    draft.title = job.title?.text ?? ""
    draft.organization = job.organization?.text
    draft.placeText = job.placeText?.text
    draft.places = places(of: job)
    let workplace = job.workplace?.texts ?? []
    draft.onSite = workplace.contains("on-site")
    // `telework` alone says of no site that one works there.
    draft.remote = workplace.contains("remote") ? true : draft.onSite ? false : nil
    draft.telework = workplace.isEmpty ? nil : workplace.contains("telework")
    draft.schedule = Schedule.allCases.first { $0.text == job.schedule?.text }
    if draft.schedule == nil { draft.employment = [job.schedule?.text ?? ""] }
    draft.appointment = job.appointment?.text
    draft.posted = job.posted?.text
    draft.closes = job.closes?.text
    if let until = job.until?.text.flatMap(Int.init) { claimMoment(after: until, in: &draft) }
    for category in job.categories?.texts ?? [] { draft.claim(category: category) }
    draft.skills = job.skills?.texts ?? []
    draft.grade = job.grade?.text.map(Grade.init(written:))
    draft.claim(fact: Condition.hiringPath.label, (job.hiringPath?.texts).map(Condition.list))
    draft.claim(fact: Condition.clearance.label, job.clearance?.text)
    draft.claim(fact: Condition.travel.label, job.travel?.text)
    draft.claim(fact: Condition.timeZone.label, job.timeZone?.texts.joined(separator: ", "))
    draft.claim(fact: Condition.sponsorship.label, job.sponsorship?.text)
    if let pay = job.pay {
      draft.claim(payFrom: pay.min?.text, to: pay.max?.text, unit: pay.unit?.text, currency: pay.currency?.text)
    } else if job.payMin != nil || job.payMax != nil {
      draft.claim(
        payFrom: job.payMin?.text, to: job.payMax?.text, unit: job.payUnit?.text, currency: job.currency?.text)
    } else if let unit = job.payUnit?.text {
      draft.pay = PayClaim(minimum: nil, maximum: nil, unit: unit, currency: job.currency?.text)
    }
    if let path = job.url?.text, isPathBelow(path), !site.isEmpty { draft.sourceURL = site + path }
    draft.applyURL = draft.sourceURL
    return draft
  }

  /// The places, and what the columns beside them say of each: where there are as many. Each column names a thing once, so that
  /// one country is not the country of all places: the other board may know of some of them no country.
  private func places(of job: WireJob) -> [PlaceClaim] {
    let names = job.places?.texts ?? []
    let (countries, regions) = (job.countries?.texts ?? [], job.regions?.texts ?? [])
    let degrees = (job.at?.texts ?? []).map { Double($0) }
    return names.enumerated().map { place, name in
      // A part of the world can have commas in its name.
      if Area.name(name) != nil { return PlaceClaim(country: name) }
      var claim = PlaceClaim(name: name)
      if countries.count == names.count {
        claim.country = countries[place]
      } else if countries.count == 1, let last = name.split(separator: ", ").last {
        // `Tbilisi, Georgia`, where no place is in the United States.
        claim.country = Gazetteer.known.country(in: String(last)).flatMap { $0.code == countries[0] ? $0.code : nil }
      }
      if regions.count == names.count { claim.region = regions[place] }
      if degrees.count == 2 * names.count {
        (claim.latitude, claim.longitude) = (degrees[2 * place], degrees[2 * place + 1])
      }
      return claim
    }
  }
}
