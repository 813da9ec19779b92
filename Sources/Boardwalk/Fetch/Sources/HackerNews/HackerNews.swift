// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Markup
import Web

/// The monthly thread “Ask HN: Who is hiring?”: each comment at its top is an offer.
///
/// Documentation: https://hn.algolia.com/api. What a first line says in which order is a custom, not a format:
/// `Employer | Role | Place | REMOTE | Full-time | $140k-$170k`.
struct HackerNews: JobSource {
  static let name = "hackernews"
  /// Comments belong to those who wrote them.
  static let policy = SourcePolicy(
    title: "Hacker News", home: "https://news.ycombinator.com/", terms: "https://www.ycombinator.com/legal/",
    mayIndex: false, standing: .community)

  /// A thread's number; nil takes the newest.
  let thread: WholeNumber<ThreadNumbers>?

  enum ThreadNumbers: NumberLimits { static let range = 1...Int.max }

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let address = world.endpoint ?? "https://hn.algolia.com/api/v1"
    let inquiry = Inquiry(service: Self.policy.title, world: world)
    var number = thread.map { "\($0.value)" } ?? ""
    if number.isEmpty, world.replies == nil { number = try await newestThread(at: address, through: inquiry) }
    return try await inquiry.pages(from: Request(url: "\(address)/items/\(number)"), to: page, reading: read)
  }

  private func newestThread(at address: String, through inquiry: Inquiry) async throws -> String {
    let request = Request(
      "\(address)/search_by_date", asking: ["tags": "story,author_whoishiring", "hitsPerPage": "10"])
    let body = try await inquiry.body(of: request, for: "the list of threads")
    let hits = try inquiry.reading(body, of: "the list of threads") { body in
      guard let hits = try JSONReply.decode(WireHits.self, from: body).hits else { throw ReplyFault.missing("hits") }
      return hits
    }
    // The same author opens “Who wants to be hired?” as well.
    let hiring = hits.first { $0.title?.text?.contains("Who is hiring") == true }
    guard let number = hiring?.objectID?.text, number.allSatisfy(\.isNumber) else {
      throw Diagnostic(
        .error, "There is no thread “Who is hiring?” among the newest.", hint: "Set `thread:` to its number.")
    }
    return number
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let thread = try JSONReply.decode(WireThread.self, from: body)
    // The search gives the same comments, in another shape.
    guard let comments = thread.children ?? thread.hits else { throw ReplyFault.missing("children") }
    return Answer(comments, draft: draft)
  }
}

extension HackerNews {
  private struct WireHits: Decodable { let hits: [WireHit]? }
  private struct WireHit: Decodable { let objectID, title: WireText? }
  private struct WireThread: Decodable { let children, hits: Offers<WireComment>? }

  private struct WireComment: WireOffer {
    let id, author, created_at, text: WireText?
    /// In what the search gives.
    let objectID, comment_text, parent_id, story_id: WireText?
  }

  /// What stands in the place of a comment that was taken away.
  private static let signs: Set = ["[deleted]", "[dead]", "[flagged]", "[removed]"]

  private static func isTaken(_ text: String) -> Bool {
    text.utf8.count < 100
      && PlainText.clean(text).lowercased().split(separator: " ").allSatisfy { signs.contains(String($0)) }
  }

  /// Nil for a comment that was deleted, and for an answer to one.
  private func draft(_ comment: WireComment) throws(Rejection) -> JobDraft? {
    var draft = try JobDraft(id: comment.id, comment.objectID)
    guard let text = comment.text?.text.filled ?? comment.comment_text?.text.filled else { return nil }
    if let parent = comment.parent_id?.text, let story = comment.story_id?.text, parent != story { return nil }
    if Self.isTaken(text) { return nil }
    draft.posted = comment.created_at?.text
    draft.sourceURL = "https://news.ycombinator.com/item?id=\(Query.percentEncoded(draft.sourceID))"
    draft.claim(fact: "Posted by", comment.author?.text)
    draft.claim(.summary, text)
    let line = text.firstRange(of: "<p>").map { String(text[..<$0.lowerBound]) } ?? text
    HiringLine(line).claim(in: &draft)
    return draft
  }
}
