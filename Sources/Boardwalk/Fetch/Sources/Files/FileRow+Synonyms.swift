extension FileRow.Field {
  /// What else columns are called that say a field.
  static let synonyms: [String: Self] = Dictionary(
    uniqueKeysWithValues: names.flatMap { field, names in names.map { ($0, field) } })

  private static let names: [(Self, [String])] = [
    (
      .id,
      [
        "identifier", "job-id", "job-number", "job-reference", "posting-id", "ref", "reference", "reference-id",
        "reference-number", "referencenumber", "requisition-id", "vacancy-id",
      ]
    ),
    (.title, ["job-name", "job-title", "name", "position", "position-title", "role", "vacancy", "vacancy-title"]),
    (
      .organization,
      [
        "agency", "company", "company-name", "employer", "employer-name", "hiring-company", "hiring-organization",
        "organisation", "organisation-name", "organization-name",
      ]
    ),
    (.department, ["team"]),
    (
      .category,
      ["categories", "field-of-work", "industry", "job-category", "job-function", "occupational-category", "sector"]
    ),
    (.location, ["job-location", "locations", "place", "places", "work-location"]),
    (.city, ["location-city", "town"]), (.region, ["location-region", "province", "state"]),
    (.country, ["location-country"]), (.remote, ["is-remote", "remote-work"]), (.telework, ["hybrid"]),
    (.workplace, ["location-type", "work-mode", "workplace-type"]),
    (
      .schedule,
      [
        "employment", "employment-type", "job-schedule", "job-type", "position-type", "type", "work-schedule",
        "work-type",
      ]
    ),
    (.appointment, ["contract-type"]),
    (.salary, ["base-salary", "compensation", "pay", "pay-range", "pay-rate", "salary-range", "wage", "wages"]),
    (
      .salaryMin,
      [
        "min-pay", "min-salary", "minimum-pay", "minimum-salary", "pay-from", "pay-min", "pay-minimum", "salary-from",
        "salary-minimum",
      ]
    ),
    (
      .salaryMax,
      [
        "max-pay", "max-salary", "maximum-pay", "maximum-salary", "pay-max", "pay-maximum", "pay-to", "salary-maximum",
        "salary-to",
      ]
    ),
    (.salaryUnit, ["pay-period", "pay-unit", "salary-interval", "salary-period", "salary-type"]),
    (.currency, ["pay-currency", "salary-currency"]),
    (
      .posted,
      [
        "date-posted", "date-published", "post-date", "posted-at", "posted-date", "posted-on", "posting-date",
        "publication-date", "publish-date", "published", "published-at", "published-on",
      ]
    ),
    (
      .closes,
      [
        "application-deadline", "apply-by", "apply-until", "close-date", "closes-at", "closes-on", "closing",
        "closing-date", "deadline", "expiration-date", "expirationdate", "expires", "expires-at", "expires-on",
        "expiry-date", "valid-through", "valid-until",
      ]
    ),
    (
      .url,
      ["job-link", "job-page", "job-url", "link", "listing-url", "posting-url", "source-url", "web-address"]
    ),
    (
      .apply,
      [
        "application-email", "application-link", "application-url", "apply-at", "apply-email", "apply-here",
        "apply-link",
        "apply-to", "apply-url",
      ]
    ),
    (.openings, ["number-of-openings", "total-job-openings", "vacancies"]),
    (.skills, ["job-skills", "required-skills", "skill", "tags"]),
    (
      .description,
      [
        "about-the-job", "about-the-role", "description-html", "full-description", "job-description", "job-summary",
        "role-description", "summary", "text",
      ]
    ),
    (.duties, ["job-duties", "key-responsibilities", "responsibilities"]),
    (.requirements, ["job-requirements"]), (.qualifications, ["required-qualifications"]),
    (.benefits, ["job-benefits", "perks"]), (.howToApply, ["application-instructions", "application-process"]),
    (.contactName, ["contact-person"]),
  ]
}
