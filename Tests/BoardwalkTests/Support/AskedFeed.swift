import Foundation
import Testing

@testable import Boardwalk

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Asked {
  /// Checks the drafts against the items as another reader finds them.
  func expectItems(of reply: RecordedReply, title: (JobDraft) -> String) throws {
    let rows = try XMLDocument(data: Data(reply.text.utf8)).nodes(forXPath: "//item")
    #expect(drafts.count == rows.count && findings == [])
    func said(_ name: String, _ row: XMLNode) throws -> String? {
      let text = try row.nodes(forXPath: name).first?.stringValue?.trimmingCharacters(in: .whitespacesAndNewlines)
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    for (draft, row) in zip(drafts, rows) {
      #expect(title(draft) == (try said("title", row)))
      if let link = try said("link", row) { #expect(draft.sourceURL == link) }
      if let text = try said("*[name()='content:encoded']", row) ?? said("description", row) {
        #expect(draft.allText == text)
      }
      #expect(draft.posted == (try said("pubDate", row)))
      if let closes = try said("expires_at", row) { #expect(draft.closes == closes) }
      if let category = try said("category", row) { #expect(draft.categories.map(\.name).contains(category)) }
    }
    #expect(jobs().count == rows.count)
  }
}
