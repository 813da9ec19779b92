// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

/// The reply, field for field as the service spells it. Every field may be missing: the schema drifts from year to year.
/// Source: https://developer.usajobs.gov/api-reference/get-api-search
extension USAJobs {
  struct WireReply: Decodable {
    let SearchResult: WireResult?
  }

  struct WireResult: Decodable {
    let SearchResultCountAll: WireText?
    let SearchResultItems: Offers<WireItem>?
  }

  struct WireItem: WireOffer {
    static let idName = "MatchedObjectId"

    let MatchedObjectId: WireText?
    let MatchedObjectDescriptor: WireDescriptor?
  }

  /// A class, like the details, because it is passed on as one thing and not as some twenty texts.
  final class WireDescriptor: Decodable {
    let PositionID, PositionTitle, PositionURI, PositionLocationDisplay: WireText?
    let OrganizationName, DepartmentName, SubAgency, QualificationSummary: WireText?
    let PublicationStartDate, PositionStartDate, ApplicationCloseDate, PositionEndDate: WireText?
    let ApplyURI: WireTexts?
    let PositionLocation: [WirePlace]?
    let JobCategory, JobGrade, PositionSchedule, PositionOfferingType: [WireCode]?
    let PositionRemuneration: [WirePay]?
    let PositionFormattedDescription: [WireTeaser]?
    let UserArea: WireUserArea?
  }

  struct WireUserArea: Decodable {
    let Details: WireDetails?
  }

  struct WirePlace: Decodable {
    let LocationName, CityName, CountrySubDivisionCode, CountryCode: WireText?
    let Latitude, Longitude: WireText?
  }

  struct WireCode: Decodable {
    let Name, Code: WireText?
  }

  struct WirePay: Decodable {
    let MinimumRange, MaximumRange, RateIntervalCode, Description: WireText?
  }

  struct WireTeaser: Decodable {
    let Content: WireText?
  }

  final class WireDetails: Decodable {
    let JobSummary, LowGrade, HighGrade, PromotionPotential, PromotionPotentialAdditionalText: WireText?
    let SubAgencyName, OrganizationCodes, TotalOpenings, AgencyMarketingStatement: WireText?
    let Relocation, TeleworkEligible, RemoteIndicator, DrugTestRequired: WireText?
    let HiringPath, MajorDuties, KeyRequirements, AdjudicationType: WireTexts?
    let TravelCode, SecurityClearance, ServiceType: WireText?
    let Education, Requirements, Evaluations, HowToApply, WhatToExpectNext: WireText?
    let RequiredDocuments, Benefits, BenefitsUrl, OtherInformation: WireText?
    let AnnouncementClosingType, AnnouncementClosingTypeOption: WireText?
    let AgencyContactEmail, AgencyContactPhone, AgencyContactWebsite: WireText?
    /// The service's own misspelling, and the word as it would be after a repair.
    let PositionSensitivitiy, PositionSensitivity: WireText?
    let AppointmentExplanationText: WireText?
    let WhoMayApply: WireCode?
  }
}
