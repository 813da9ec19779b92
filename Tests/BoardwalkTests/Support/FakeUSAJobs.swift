import FaultServer
import Foundation

@testable import Boardwalk

/// An API on 127.0.0.1 that speaks USAJobs' contract, truly or with one of its known faults.
struct FakeUSAJobs: Sendable {
  let server: FaultServer

  /// How it departs from its documentation.
  enum Habit {
    case none
    /// Gives so many items a page whatever was asked, as in August 2021.
    case fixedPage(Int)
    /// Pages of so many items, each with a name, and 304 for who has it.
    case namedPages(Int)
    /// Gives what has the keyword in it.
    case searching
    /// Announces a total of its own.
    case announces(Int)
    /// The reply to that page is replaced by this script; other pages are as they should be.
    case page(Int, [Step])
  }

  /// - Parameter items: each a JSON object as `SearchResultItems` holds them.
  init(_ items: [String], key: String = "right-key", email: String = "board@example.org", habit: Habit = .none) throws {
    server = try FaultServer { request in
      let query = Self.query(request.target)
      let page = query["Page"].flatMap { Int($0) } ?? 1
      if case .page(page, let script) = habit { return script }
      guard request["Authorization-Key"] == key, request["User-Agent"] == email else {
        return .reply(401, [], "{\"message\":\"no\"}")
      }
      guard request.path == "/api/search" else { return .reply(404) }
      var size = query["ResultsPerPage"].flatMap { Int($0) } ?? 25
      switch habit {
      case .fixedPage(let fixed), .namedPages(let fixed): size = fixed
      default: break
      }
      var items = items
      if case .searching = habit, let keyword = query["Keyword"] {
        items = items.filter { $0.lowercased().contains(keyword) }
      }
      var total = items.count
      if case .announces(let announced) = habit { total = announced }
      let shown = Array(items.dropFirst((page - 1) * size).prefix(size))
      let body = Self.reply(shown, total: total)
      var headers = [("Content-Type", "application/hr+json; charset=utf-8")]
      if case .namedPages = habit {
        headers.append(("ETag", "\"\(StableHash.of(body.utf8))\""))
        if request["If-None-Match"] == headers[1].1 { return [.head(304, [headers[1]])] }
      }
      return .reply(200, headers, body)
    }
  }

  var endpoint: String { server.url + "/api/search" }

  /// The environment that holds what this server wants to see.
  static let environment = ["USAJOBS_API_KEY": "right-key", "USAJOBS_EMAIL": "board@example.org"]

  /// The source as board.yml names it.
  var source: String {
    "[usajobs: { key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL, endpoint: \"\(endpoint)\" }]"
  }

  /// Each request's parameters, in the order they came.
  var queries: [[String: String]] { server.requests.map { Self.query($0.target) } }

  /// `NumberOfPages` is wrong on purpose: nobody may look at it.
  static func reply(_ items: [String], total: Int) -> String {
    """
    {"LanguageCode":"EN","SearchParameters":{},"SearchResult":{"SearchResultCount":\(items.count),\
    "SearchResultCountAll":\(total),"SearchResultItems":[\(items.joined(separator: ","))],\
    "UserArea":{"NumberOfPages":"1","IsRadialSearch":false}}}
    """
  }

  static func query(_ target: String) -> [String: String] {
    let items = URLComponents(string: target)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// One item in the true shape; `changes` replaces or adds members of the descriptor, `details` of its details.
  static func item(_ id: Int, _ title: String = "Hydrologist", changes: String = "", details: String = "") -> String {
    """
    {"MatchedObjectId":"\(id)","RelevanceRank":0,"MatchedObjectDescriptor":{\(changes.isEmpty ? "" : changes + ",")\
    "PositionID":"TB-\(id)","PositionTitle":"\(title)","PositionURI":"https://www.usajobs.gov:443/job/\(id)",\
    "ApplyURI":["https://www.usajobs.gov:443/job/\(id)?PostingChannelID=RESTAPI"],\
    "PositionLocationDisplay":"Portland, Maine","PositionLocation":[{"LocationName":"Portland, Maine",\
    "CountryCode":"United States","CountrySubDivisionCode":"Maine","CityName":"Portland, Maine","Longitude":-70.26,\
    "Latitude":43.66}],"OrganizationName":"Office of Tides","DepartmentName":"Department of Water",\
    "JobCategory":[{"Name":"Hydrology","Code":"1315"}],"JobGrade":[{"Code":"GS"}],\
    "PositionSchedule":[{"Name":"","Code":"1"}],"PositionOfferingType":[{"Name":"","Code":"15317"}],\
    "QualificationSummary":"A degree in hydrology.","PositionRemuneration":[{"MinimumRange":"84156.0",\
    "MaximumRange":"109408.0","RateIntervalCode":"PA","Description":"Per Year"}],\
    "PublicationStartDate":"2026-11-18T00:00:00.0000","ApplicationCloseDate":"2026-12-18T23:59:59.9970",\
    "UserArea":{"Details":{\(details.isEmpty ? "" : details + ",")"JobSummary":"You forecast the tides.",\
    "LowGrade":"11","HighGrade":"12","MajorDuties":["Run the model.","Inspect the gauges."]}}}}
    """
  }
}
