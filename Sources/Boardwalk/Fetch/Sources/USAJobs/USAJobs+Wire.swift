// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Foundation

/// The reply, field for field as the service spells it. Every field may be missing: the schema drifts from year to year.
/// Source: https://developer.usajobs.gov/api-reference/get-api-search
extension USAJobs {
  struct WireReply: Decodable {
    let SearchResult: WireResult?
  }

  struct WireResult: Decodable {
    let SearchResultCountAll: WireText?
    let SearchResultItems: [WireItem]?
  }

  /// An item that cannot be read must not take the page with it.
  struct WireItem: Decodable {
    let MatchedObjectId: WireText?
    let MatchedObjectDescriptor: WireDescriptor?
    /// Why this item could not be read.
    let fault: String?

    enum CodingKeys: CodingKey { case MatchedObjectId, MatchedObjectDescriptor }

    init(from decoder: any Decoder) throws {
      var id: WireText?
      var descriptor: WireDescriptor?
      var fault: String?
      do {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decodeIfPresent(WireText.self, forKey: .MatchedObjectId)
        descriptor = try container.decodeIfPresent(WireDescriptor.self, forKey: .MatchedObjectDescriptor)
        if descriptor == nil { fault = "it has no MatchedObjectDescriptor" }
      } catch let error as DecodingError {
        fault = ReplyFault.sentence(for: error)
      }
      MatchedObjectId = id
      MatchedObjectDescriptor = descriptor
      self.fault = fault
    }
  }

  struct WireDescriptor: Decodable {
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

  struct WireDetails: Decodable {
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

  /// A scalar in any of the shapes the service writes it: `"26.23"`, `26.23`, `true`, `"True"`.
  struct WireText: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        text = nil
      } else {
        text = try WireScalar(from: container).text
      }
    }
  }

  /// A list of texts, or one text where a list is meant.
  struct WireTexts: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
      do {
        texts = try decoder.singleValueContainer().decode([WireText].self).compactMap(\.text)
      } catch DecodingError.typeMismatch {
        texts = [try WireText(from: decoder).text].compactMap { $0 }
      }
    }
  }
}

/// One JSON scalar as text. A list or an object in its place says nothing we could show, so it counts as missing.
struct WireScalar {
  let text: String?

  init(from container: any SingleValueDecodingContainer) throws {
    do {
      text = try container.decode(String.self)
    } catch DecodingError.typeMismatch {
      do {
        text = try container.decode(Bool.self) ? "true" : "false"
      } catch DecodingError.typeMismatch {
        do {
          let number = try container.decode(Double.self)
          text = number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
        } catch DecodingError.typeMismatch {
          text = nil
        }
      }
    }
  }
}
