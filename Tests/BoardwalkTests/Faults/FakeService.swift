import FaultServer

@testable import Boardwalk

/// How a service speaks, for a test that is to say the same thing to several: its pages and its items.
struct FakeService: Sendable, CustomStringConvertible {
  /// The word in board.yml.
  var name: String
  /// Its settings in board.yml, but for its address.
  var settings: String
  /// Pages in which it gives `itemsOnPage` items each; 1 for a service that gives all in one reply.
  var pages: Int
  /// The member that its list of items is in.
  var listName: String
  /// Which page a request asks for.
  var page: @Sendable (Received) -> Int
  /// A reply with these items, as JSON, and the total that it announces.
  var reply: @Sendable (_ items: [String], _ total: Int) -> String
  /// An item as JSON.
  var item: @Sendable (FakeItem) -> String

  static let itemsOnPage = 10
  var description: String { name }
  var count: Int { 3 * Self.itemsOnPage }
  var size: Int { count / pages }
}

/// An item of any service.
struct FakeItem: Sendable {
  /// As JSON: `"17"`, `17`; nil for an item without one.
  var id: String?
  /// As JSON.
  var title = "\"Harbour pilot\""
  var posted = "2026-11-18"
  var text = "You bring ships in."
}

extension FakeService {
  static let all = [usajobs, greenhouse, smartrecruiters]

  /// Numbered pages and an announced total.
  static let usajobs = FakeService(
    name: "usajobs", settings: "key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL", pages: 3,
    listName: "SearchResultItems",
    page: { $0.query["Page"].flatMap { Int($0) } ?? 1 },
    reply: { FakeUSAJobs.reply($0, total: $1) },
    item: { item in
      let id = item.id.map { "\"MatchedObjectId\":\($0)," } ?? ""
      return """
        {\(id)"MatchedObjectDescriptor":{"PositionTitle":\(item.title),"OrganizationName":"Port Office",\
        "PublicationStartDate":"\(item.posted)",\
        "UserArea":{"Details":{"JobSummary":"\(item.text)"}}}}
        """
    })

  /// Everything in one reply.
  static let greenhouse = FakeService(
    name: "greenhouse", settings: "board: acme", pages: 1, listName: "jobs", page: { _ in 1 },
    reply: { "{\"jobs\":[\($0.joined(separator: ","))],\"meta\":{\"total\":\($1)}}" },
    item: { item in
      let id = item.id.map { "\"id\":\($0)," } ?? ""
      return """
        {\(id)"title":\(item.title),"absolute_url":"https://job-boards.example.com/acme/jobs/1",\
        "location":{"name":"Portland, Maine"},"first_published":"\(item.posted)T09:00:00-05:00",\
        "content":"&lt;p&gt;\(item.text)&lt;/p&gt;"}
        """
    })

  /// Pages by offset and an announced total.
  static let smartrecruiters = FakeService(
    name: "smartrecruiters", settings: "company: Acme, details: 0", pages: 3, listName: "content",
    page: { ($0.query["offset"].flatMap { Int($0) } ?? 0) / itemsOnPage + 1 },
    reply: {
      "{\"offset\":0,\"limit\":\(itemsOnPage),\"totalFound\":\($1),\"content\":[\($0.joined(separator: ","))]}"
    },
    item: { item in
      let id = item.id.map { "\"id\":\($0)," } ?? ""
      return """
        {\(id)"name":\(item.title),"company":{"identifier":"Acme","name":"Acme"},\
        "releasedDate":"\(item.posted)T09:00:00.000Z","location":{"city":"Portland","region":"ME","country":"us"},\
        "jobAd":{"sections":{"jobDescription":{"title":"The job","text":"\(item.text)"}}}}
        """
    })
}
