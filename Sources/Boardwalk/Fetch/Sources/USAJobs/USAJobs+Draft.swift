extension JobDraft {
  /// Says in Boardwalk's words what an item claims, without cleaning any of it.
  init(_ item: USAJobs.WireItem) throws(Rejection) {
    guard let job = item.MatchedObjectDescriptor else {
      throw Rejection(id: item.MatchedObjectId?.text, reason: "it has no MatchedObjectDescriptor")
    }
    let address = job.PositionURI?.text
    // Older mirrors leave the control number out; it ends the address of the page.
    let number = address.flatMap { $0.utf8.split(separator: UInt8(ascii: "/")).last }.map { String(Substring($0)) }
    try self.init(id: item.MatchedObjectId, WireText(number), job.PositionID)
    let details = job.UserArea?.Details
    title = job.PositionTitle?.text ?? ""
    // Of some announcements only the department is said, which is an employer here.
    organization = job.OrganizationName?.text.filled ?? job.DepartmentName?.text.filled
    if organization?.folded == "other agencies and independent organizations" { organization = nil }
    department = job.DepartmentName?.text
    organizationCodes = (details?.OrganizationCodes?.text ?? "").split(separator: "/").map(String.init)
    categories = (job.JobCategory ?? []).map { Category(code: $0.Code?.text, name: $0.Name?.text ?? "") }
    announcement = job.PositionID?.text
    sourceURL = address
    applyURL = job.ApplyURI?.texts.first { !$0.isEmpty } ?? address
    claimPlaces(job, details)
    claimPay(job, details)
    claimDates(job, details)
    claimFacts(job, details)
    claimSections(job, details)
  }
}

extension JobDraft {
  private typealias Wire = USAJobs.WireDescriptor
  private typealias Details = USAJobs.WireDetails

  private mutating func claimPlaces(_ job: Wire, _ details: Details?) {
    placeText = job.PositionLocationDisplay?.text
    places = (job.PositionLocation ?? []).map { place in
      PlaceClaim(
        name: place.LocationName?.text, city: place.CityName?.text, region: place.CountrySubDivisionCode?.text,
        country: place.CountryCode?.text, latitude: place.Latitude?.text.flatMap(Double.init),
        longitude: place.Longitude?.text.flatMap(Double.init))
    }
    remote = details?.RemoteIndicator?.flag
    telework = details?.TeleworkEligible?.flag
  }

  private mutating func claimPay(_ job: Wire, _ details: Details?) {
    pay = PayClaim.whole(
      of: (job.PositionRemuneration ?? []).map { range in
        PayClaim(
          minimum: range.MinimumRange?.text, maximum: range.MaximumRange?.text,
          unit: range.RateIntervalCode?.text.filled ?? range.Description?.text, currency: "USD")
      })
    grade = Grade(plan: job.JobGrade?.first?.Code?.text, low: details?.LowGrade?.text, high: details?.HighGrade?.text)
    // The names are free text, at times a paragraph of advertising; the code says what is meant.
    let schedules = Set((job.PositionSchedule ?? []).compactMap { $0.Code?.text.flatMap { USAJobs.schedules[$0] } })
    schedule = schedules.count > 1 ? .multiple : schedules.first
    appointment = job.PositionOfferingType?.first?.Code?.text.flatMap { USAJobs.offeringTypes[$0] }
    openings = details?.TotalOpenings?.text
  }

  /// A job can be applied for until 11:59 p.m. Eastern on its closing day.
  /// Source: https://github.com/USAJOBS/Help, how-to/job-announcement/overview.md
  private mutating func claimDates(_ job: Wire, _ details: Details?) {
    timeZone = "America/New_York"
    posted = job.PublicationStartDate?.text.filled ?? job.PositionStartDate?.text
    closes = job.ApplicationCloseDate?.text.filled ?? job.PositionEndDate?.text
    if details?.AnnouncementClosingType?.text == "03" { applicantLimit = details?.AnnouncementClosingTypeOption?.text }
  }

  private mutating func claimFacts(_ job: Wire, _ details: Details?) {
    func claim(_ label: String, _ value: String?) {
      if let value, !value.isEmpty { facts.append(Job.Fact(label, value)) }
    }
    let paths = (details?.HiringPath?.texts ?? []).map { USAJobs.hiringPaths[$0.lowercased()] ?? $0 }
    claim("Open to", paths.isEmpty ? details?.WhoMayApply?.Name?.text : Condition.list(paths))
    claim("Part of the agency", details?.SubAgencyName?.text.filled ?? job.SubAgency?.text)
    claim("Travel", details?.TravelCode?.text.flatMap { USAJobs.travel[$0] })
    if let paid = details?.Relocation?.flag { claim("Relocation paid", paid ? "Yes" : "No") }
    claim("Security clearance", details?.SecurityClearance?.text)
    if details?.DrugTestRequired?.flag == true { claim("Drug test", "Required") }
    claim("Sensitivity and risk", details?.PositionSensitivitiy?.text.filled ?? details?.PositionSensitivity?.text)
    claim("Trust determination", details?.AdjudicationType?.texts.joined(separator: ", "))
    claim("Service", details?.ServiceType?.text.flatMap { USAJobs.services[$0] })
    claim("Promotion potential", details?.PromotionPotential?.text)
    if details?.AnnouncementClosingType?.text == "02" { claim("Closing", "Open continuously, with cut-off dates") }
    claim(Job.Fact.telephone, details?.AgencyContactPhone?.text)
    claim("Contact", details?.AgencyContactWebsite?.text)
  }

  private mutating func claimSections(_ job: Wire, _ details: Details?) {
    func claim(_ kind: SectionKind, _ text: String?) {
      if let text, !text.isEmpty { sections.append(SectionClaim(kind, .plain(text))) }
    }
    func claim(_ kind: SectionKind, list: [String]?) {
      var texts = list ?? []
      if texts.contains(where: \.isEmpty) { texts.removeAll(where: \.isEmpty) }
      // A list of one is a text that the service put in a list.
      if texts.count == 1 {
        claim(kind, texts[0])
      } else if !texts.isEmpty {
        sections.append(SectionClaim(kind, .bullets(texts)))
      }
    }
    // As many as most announcements have.
    sections.reserveCapacity(12)
    let teaser = job.PositionFormattedDescription?.first?.Content?.text
    claim(.summary, details?.JobSummary?.text.filled ?? teaser)
    claim(.duties, list: details?.MajorDuties?.texts)
    claim(.requirements, list: details?.KeyRequirements?.texts)
    claim(.requirements, details?.Requirements?.text)
    claim(.qualifications, job.QualificationSummary?.text)
    claim(.education, details?.Education?.text)
    claim(.evaluation, details?.Evaluations?.text)
    claim(.howToApply, details?.HowToApply?.text)
    claim(.whatNext, details?.WhatToExpectNext?.text)
    claim(.documents, details?.RequiredDocuments?.text)
    claim(.benefits, details?.Benefits?.text)
    claim(.other, details?.OtherInformation?.text)
    claim(.other, details?.AgencyMarketingStatement?.text)
    if let address = details?.BenefitsUrl?.text, address.hasPrefix("http") {
      claim(.benefits, "More about benefits: \(address)")
    }
  }
}
