import Synchronization
import Testing

@testable import Boardwalk

@Suite("How far printing is")
struct PrintingProgressTests {
  @Test("One stretch goes over all languages, and counts every file of the site")
  func languages() async throws {
    let settings = """
      title: T
      base-url: https://t.example.org/
      languages: [en, de, fr]
      outputs: [gz]

      """
    var files = ["Content/board.yml": settings]
    for number in 1...30 {
      files["Content/jobs/\(number).md"] =
        "---\ntitle: Cook \(number)\norganization: O\nposted: 2026-07-10\n---\nSoup.\n"
    }
    let board = try TestBoard(files)
    var build = board.run()
    let seen = Mutex<[BuildProgress]>([])
    build.progress = { progress in if progress.stage == .render { seen.withLock { $0.append(progress) } } }
    _ = try await build.publish()
    let all = seen.withLock { $0 }
    let last = try #require(all.max { $0.done < $1.done })
    #expect(last.done == last.total)
    // Cores overtake each other by a piece or two, and no language begins anew.
    #expect(zip(all.dropFirst(), all.dropFirst(2)).allSatisfy { $1.done >= $0.done - 4 && $1.items >= $0.items - 40 })
    #expect(all.map(\.items).max() == board.publishedPaths.count { !$0.hasPrefix(".") })
  }
}
