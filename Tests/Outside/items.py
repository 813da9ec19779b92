"""Items of the USAJobs search API, made up."""

# The texts and the lists of an item's details, spelled as the API spells them.
TEXTS = """
    JobSummary Education Requirements Evaluations HowToApply WhatToExpectNext OtherInformation RequiredDocuments Benefits
    AgencyMarketingStatement LowGrade HighGrade PromotionPotential OrganizationCodes SubAgencyName TotalOpenings TravelCode
    ApplyOnlineUrl DetailStatusUrl BenefitsUrl ServiceType AnnouncementClosingType AnnouncementClosingTypeOption
    AgencyContactEmail AgencyContactPhone AgencyContactWebsite SecurityClearance DrugTestRequired PositionSensitivitiy
    PreviewQuestionnaireurl AppointmentExplanationText Relocation WithinArea CommuteDistance
""".split()
LISTS = ["MajorDuties", "KeyRequirements", "HiringPath", "MCOTags", "AdjudicationType"]


def item(number, payload):
    """An item with the payload in every text, and everything else as the API writes it."""
    named = {"Name": payload, "Code": payload}
    place = {"LocationName": payload, "CityName": payload, "CountryCode": payload, "CountrySubDivisionCode": payload}
    details = dict.fromkeys(TEXTS, payload) | {name: [payload, payload] for name in LISTS}
    details |= {"WhoMayApply": named, "TeleworkEligible": True, "RemoteIndicator": number % 5 == 0}
    return {
        "MatchedObjectId": str(700000000 + number),
        "MatchedObjectDescriptor": {
            "PositionID": payload,
            "PositionTitle": payload,
            "PositionURI": payload,
            "ApplyURI": [payload],
            "PositionLocationDisplay": payload,
            "PositionLocation": [
                place,
                {
                    "LocationName": "Portland, Maine",
                    "CityName": "Portland, Maine",
                    "CountryCode": "United States",
                    "CountrySubDivisionCode": "Maine",
                },
            ],
            "OrganizationName": payload,
            "DepartmentName": payload,
            "SubAgency": payload,
            "JobCategory": [named],
            "JobGrade": [{"Code": payload}],
            "PositionSchedule": [{"Name": payload, "Code": "1"}],
            "PositionOfferingType": [{"Name": payload, "Code": "15317"}],
            "QualificationSummary": payload,
            "PositionRemuneration": [
                {"MinimumRange": "50000", "MaximumRange": "90000", "RateIntervalCode": "PA", "Description": payload}
            ],
            "PositionStartDate": "2026-11-10",
            "PositionEndDate": "2026-12-24",
            "PublicationStartDate": "2026-11-10",
            "ApplicationCloseDate": "2026-12-24",
            "PositionFormattedDescription": [{"Content": payload, "Label": payload, "LabelDescription": payload}],
            "UserArea": {"Details": details, "IsRadialSearch": False},
        },
    }


def plain(number):
    """An item nobody can find fault with."""
    made = item(number, f"Pier keeper {number}")
    address = f"https://usajobs.example.gov:443/job/{made['MatchedObjectId']}"
    made["MatchedObjectDescriptor"] |= {"PositionURI": address, "ApplyURI": [address + "?PostingChannelID=RESTAPI"]}
    made["MatchedObjectDescriptor"]["PositionLocation"].pop(0)
    return made


def everything(number, payload):
    """An item with the payload in place of every single value: numbers, dates, truth values and the id as well."""

    def fill(value):
        if isinstance(value, dict):
            return {name: fill(one) for name, one in value.items()}
        return [fill(one) for one in value] if isinstance(value, list) else payload

    filled = fill(item(number, payload))
    filled["MatchedObjectId"] = f"{number}{payload}"
    return filled


def reply(items, of=None):
    """A page of a search result. Its `NumberOfPages` is wrong, as it was in recordings."""
    return {
        "LanguageCode": "EN",
        "SearchParameters": {},
        "SearchResult": {
            "SearchResultCount": len(items),
            "SearchResultCountAll": len(items) if of is None else of,
            "SearchResultItems": items,
            "UserArea": {"NumberOfPages": "2", "IsRadialSearch": False},
        },
    }
