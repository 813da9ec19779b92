import Testing

@testable import Boardwalk

@Suite("A total that is smaller than what is there")
struct WrongTotalsTests {
  /// So many items in pages of ten, with that total.
  private static func page(_ number: Int, of count: Int, total: Int) -> String {
    let items = (1...count).dropFirst((number - 1) * 10).prefix(10).map {
      #"{"MatchedObjectId":"\#($0)","MatchedObjectDescriptor":{"PositionTitle":"Keeper \#($0)"}}"#
    }
    return
      #"{"SearchResult":{"SearchResultCountAll":\#(total),"SearchResultItems":[\#(items.joined(separator: ","))]}}"#
  }

  @Test("Does not end the pages of USAJOBS", arguments: [0, -1, 3, 9])
  func usajobs(total: Int) async throws {
    let asked = try await Asked(
      "usajobs: { key: $KEY, email: $EMAIL }", environment: ["KEY": "k", "EMAIL": "a@example.org"]
    ) { address in
      let named = address.split { "?&".contains($0) }.first { $0.hasPrefix("Page=") }
      let number = named.flatMap { Int($0.dropFirst("Page=".count)) } ?? 1
      return (200, Self.page(number, of: 15, total: total))
    }
    #expect(Set(asked.drafts.map(\.sourceID)).count == 15)
    #expect(asked.ending == .complete)
  }

  @Test("Does not end the pages of another service", arguments: [0, -1, 99])
  func smartRecruiters(total: Int) async throws {
    let asked = try await Asked("smartrecruiters: { company: acme }") { address in
      guard let offset = address.between("offset=", "&").first.flatMap({ Int($0) }) else { return (404, "") }
      let rows = (1...115).dropFirst(offset).prefix(100).map { #"{"id":"\#($0)","name":"Keeper \#($0)"}"# }
      return (
        200, #"{"offset":\#(offset),"limit":100,"totalFound":\#(total),"content":[\#(rows.joined(separator: ","))]}"#
      )
    }
    #expect(Set(asked.drafts.map(\.sourceID)).count == 115)
  }
}
