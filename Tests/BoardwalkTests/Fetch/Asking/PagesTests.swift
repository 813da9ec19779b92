import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("Asking a service page by page")
struct PagesTests {
  private struct Wire: Decodable {
    let rows: Offers<Row>?
    let total, next: WireText?
  }

  private struct Row: WireOffer {
    let id: WireText?
    let tags: [WireText]?
  }

  /// Asks for `/1`, `/2` … until `replies` has no more; at most four.
  private func ask(_ replies: [String]) async throws -> (ending: Ending, ids: [String], asked: Int, page: DraftPage) {
    let asked = Mutex(0)
    let given = Mutex(DraftPage(drafts: []))
    let world = World(
      now: 0, environment: [:], disk: BoardInMemory([:]).disk,
      send: { (request) async throws(WebError) in
        let number = asked.withLock { count in
          count += 1
          return count
        }
        return Response(
          status: 200, body: Array((replies.count >= number ? replies[number - 1] : "{\"rows\":[]}").utf8))
      }, pause: { _ in })
    let ending = try await Inquiry(service: "Acme", world: world).pages(
      from: Request(url: "https://acme.example/1"), atMost: 4,
      to: { page in
        given.withLock {
          $0.drafts += page.drafts
          $0.findings += page.findings
          $0.unreadable += page.unreadable
        }
      },
      reading: { body in
        let wire = try JSONReply.decode(Wire.self, from: body)
        guard let rows = wire.rows else { throw ReplyFault.missing("rows") }
        return Answer(rows, announced: wire.total?.wholeNumber, next: wire.next?.text) { row throws(Rejection) in
          try JobDraft(id: row.id)
        }
      },
      next: { sweep, _ in Request(url: "https://acme.example/\(sweep.pages + 1)") })
    let page = given.withLock { $0 }
    return (ending, page.drafts.map(\.sourceID), asked.withLock { $0 }, page)
  }

  private func rows(_ ids: ClosedRange<Int>, total: Int? = nil) -> String {
    let list = ids.map { "{\"id\":\($0)}" }.joined(separator: ",")
    return "{\"rows\":[\(list)]\(total.map { ",\"total\":\($0)" } ?? "")}"
  }

  @Test("It ends at an empty page")
  func emptyPage() async throws {
    let answer = try await ask([rows(1...2), rows(3...4)])
    #expect(answer.ending == .complete)
    #expect(answer.ids == ["1", "2", "3", "4"])
    #expect(answer.asked == 3)
  }

  @Test("It ends when as many came as were announced")
  func announced() async throws {
    let answer = try await ask([rows(1...2, total: 4), rows(3...4, total: 4)])
    #expect(answer.ending == .complete)
    #expect(answer.asked == 2)
  }

  @Test("Fewer than announced are not all")
  func tooFew() async throws {
    let answer = try await ask([rows(1...2, total: 40), rows(3...4, total: 4)])
    #expect(answer.ending == .partial("Acme announced 40 jobs and delivered 4."))
  }

  @Test("A whole page that came before took the place of another, whatever the total says")
  func repeatedPage() async throws {
    let twice = try await ask([rows(1...2, total: 6), rows(3...4, total: 6), rows(3...4, total: 6)])
    #expect(twice.ending == .partial("Acme gave one page twice; another may be missing."))
  }

  @Test("Pages that overlap are tolerated, and what they took the place of is missing from what was announced")
  func overlap() async throws {
    let whole = try await ask([rows(1...2, total: 5), rows(2...4, total: 5), rows(5...5, total: 5)])
    #expect(whole.ending == .partial("Acme announced 5 jobs and delivered 4."))
    let short = try await ask([rows(1...3, total: 7), rows(3...5, total: 7), rows(7...7, total: 7)])
    #expect(short.ending == .partial("Acme announced 7 jobs and delivered 6."))
    let untold = try await ask([rows(1...3), rows(3...5), rows(5...7)])
    #expect(untold.ending == .complete)
    let twice = try await ask([#"{"rows":[{"id":1},{"id":1},{"id":2}],"total":4}"#, rows(3...3, total: 4)])
    #expect(twice.ending == .complete, "a service that lists one job twice counts it twice")
  }

  private func page(_ ids: String, next: Bool) -> String {
    #"{"rows":[\#(ids)]\#(next ? #","next":"https://acme.example/""# : "")}"#
  }

  @Test("An empty page that names a next one does not end the sweep, and something may be missing")
  func emptyPageInTheMiddle() async throws {
    let doubt = Ending.partial("Acme gave an empty page that names a next one; what belongs there may be missing.")
    let gap = try await ask([
      page(#"{"id":1}"#, next: true), page("", next: true), page(#"{"id":2}"#, next: false), page("", next: false),
    ])
    #expect(gap.ending == doubt)
    #expect(gap.ids == ["1", "2"])
    let endless = try await ask([page(#"{"id":1}"#, next: true)] + (1...3).map { _ in page("", next: true) })
    #expect(endless.ending == doubt && endless.asked == 4)
    let plain = try await ask([page(#"{"id":1}"#, next: true), page("", next: false)])
    #expect(plain.ending == .complete && plain.asked == 2)
    let told = try await ask([page("", next: true).replacing("]", with: "],\"total\":1"), rows(1...1, total: 1)])
    #expect(told.ending == .complete && told.ids == ["1"])
  }

  @Test("The same page again and again is not asked for ever")
  func goingRound() async throws {
    let answer = try await ask([rows(1...2), rows(1...2), rows(1...2), rows(1...2), rows(1...2)])
    #expect(answer.ending == .partial("Acme gives the same page again and again; there may be more."))
    #expect(answer.asked == 3)
  }

  @Test("A service that never runs out is left after the most pages")
  func endless() async throws {
    let answer = try await ask((0..<9).map { rows($0 * 10...$0 * 10 + 1) })
    #expect(answer.ending == .partial("Acme has more than 4 pages; the rest was not asked for."))
    #expect(answer.ids.count == 8)
  }

  @Test("An item that cannot be read takes no other with it, and makes the answer less than all")
  func badItems() async throws {
    let answer = try await ask([#"{"rows":[{"id":1},{"id":2,"tags":"x"},{"id":null},"legal",{"id":"3"}]}"#])
    #expect(answer.ids == ["1", "2", "3"])
    #expect(
      answer.page.findings.map(\.message) == [
        "An item was left out: it has no id.",
        "An item was left out: `rows.3` is of another kind than documented.",
        "`tags` of an offer (2) is of another kind than documented, and is left out.",
      ])
    #expect(answer.page.unreadable == 2)
    #expect(answer.ending == .partial("2 offers of Acme could not be read."))
  }

  @Test("A changed shape names the member that is missing")
  func changedShape() async throws {
    await #expect(
      throws: Diagnostic(
        .error, "Page 2 of the answer cannot be read: The reply is JSON, but has no `rows`.")
    ) { _ = try await ask([rows(1...2), #"{"jobs":[]}"#]) }
  }

  @Test("JSON that is nested like nothing else is refused before it is read")
  func deep() async throws {
    let deep = String(repeating: "[", count: 100_000)
    await #expect(
      throws: Diagnostic(
        .error, "Page 1 of the answer cannot be read: The reply is nested more than 64 deep.")
    ) { _ = try await ask(["{\"rows\":\(deep)"]) }
  }
}
