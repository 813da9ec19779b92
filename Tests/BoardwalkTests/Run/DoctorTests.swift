import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("A look at a board's sources")
struct DoctorTests {
  /// What is asked of a service with so many offers, whose texts have a status each, and what it says of itself.
  private func look(
    _ count: Int, at source: String, text: @escaping @Sendable (Int) -> Int
  ) async throws -> (asked: Int, answer: SourceHealth.Answer?) {
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: "[\(source)]")])
    let asked = Mutex(0)
    var run = board.run()
    run.world.send = { (request) async throws(WebError) in
      let number = asked.withLock { asked in
        asked += 1
        return asked
      }
      let rows = (1...count).map { "{\"id\":\"\($0)\",\"name\":\"Keeper\"}" }.joined(separator: ",")
      let list = "{\"offset\":0,\"limit\":100,\"totalFound\":\(count),\"content\":[\(rows)]}"
      return request.url.contains("?")
        ? Response(status: 200, body: Array(list.utf8), url: request.url)
        : Response(status: text(number), body: Array("{\"id\":\"1\",\"name\":\"Keeper\"}".utf8), url: request.url)
    }
    let health = try await run.examine()
    return (asked.withLock { $0 }, health.first?.answer)
  }

  @Test("One text says that a source with a page for each offer gives texts", arguments: [200, 404])
  func oneText(status: Int) async throws {
    let (asked, answer) = try await look(40, at: "smartrecruiters: { company: Canal }") { _ in status }
    #expect(asked == 2)
    #expect(answer?.jobs == 40)
  }

  @Test("A text that fails says nothing: the next one is asked for")
  func failing() async throws {
    let (asked, answer) = try await look(40, at: "smartrecruiters: { company: Canal }") { $0 == 2 ? 403 : 200 }
    #expect(asked == 3 && answer?.jobs == 39)
  }

  @Test("Nothing is asked for where the settings want no texts")
  func noTexts() async throws {
    let (asked, answer) = try await look(40, at: "smartrecruiters: { company: Canal, details: 0 }") { _ in 200 }
    #expect(asked == 1 && answer?.jobs == 40)
  }
}
