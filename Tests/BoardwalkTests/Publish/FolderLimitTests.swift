import Testing

@testable import Boardwalk

@Suite("How many entries a folder may have")
struct FolderLimitTests {
  private func refusal(_ most: Int, _ paths: [String]) throws -> String? {
    let site = try TemporarySite()
    var checks = SiteChecks()
    checks.folders = FolderLimit(most: most)
    let files = Dictionary(uniqueKeysWithValues: (["index.html"] + paths).map { ($0, "") })
    return message { try site.publish(files, checks: checks) }
  }

  @Test("Files and folders count, each once, in the folder they lie in")
  func counts() throws {
    let paths = ["a/1.txt", "a/2.txt", "a/3.txt", "a/b/1.txt", "a/b/2.txt", "c/1.txt"]
    #expect(try refusal(4, paths) == nil)
    #expect(try refusal(3, paths) == "The folder “a” has 4 entries, and board.yml allows 3.")
    #expect(
      try refusal(2, ["1.txt", "2.txt", "3.txt"])
        == "The top folder of the site has 4 entries, and board.yml allows 2.")
  }

  private func findings(_ most: Int, _ folder: String, entries: Int) throws -> [Diagnostic] {
    let site = try TemporarySite()
    var checks = SiteChecks()
    checks.folders = FolderLimit(most: most)
    let files = Dictionary(uniqueKeysWithValues: (1...entries).map { ("\(folder)/\($0).txt", "") })
    do {
      return try site.publish(files.merging(["index.html": ""]) { $1 }, checks: checks).findings
    } catch {
      return [try #require(error as? Diagnostic)]
    }
  }

  @Test(
    "A folder that grows is a warning before it is full, one that is as full as it gets is none",
    arguments: [
      ("organizations", 17, nil), ("organizations", 18, .warning), ("organizations", 20, .warning),
      ("organizations", 21, .error), ("de/locations", 18, .warning), ("jobs/q/2", 18, .warning),
      ("people", 18, .warning),
      ("page/1", 20, nil), ("organizations/page/1", 20, nil), ("assets", 20, nil), ("assets", 21, .error),
    ] as [(String, Int, Diagnostic.Severity?)])
  func nearlyFull(folder: String, entries: Int, severity: Diagnostic.Severity?) throws {
    let found = try findings(20, folder, entries: entries)
    #expect(found.map(\.severity) == [severity].compactMap { $0 })
    #expect(found.allSatisfy { $0.message.contains("“\(folder)” has \(entries) entries") })
  }

  @Test(
    "The first part counts what the others make, which count nothing",
    arguments: [(17, nil), (18, .warning), (20, .warning), (21, .error)] as [(Int, Diagnostic.Severity?)])
  func parts(entries: Int, severity: Diagnostic.Severity?) throws {
    var checks = SiteChecks()
    checks.folders = FolderLimit(most: 20)
    let own = Dictionary(uniqueKeysWithValues: (1...2).map { ("jobs/\($0)/index.html", "") })
    let elsewhere = (3...entries).map { "jobs/\($0)/index.html" }
    func findings(_ elsewhere: [String]?) throws -> [Diagnostic] {
      do {
        return try TemporarySite().publishPart(own, elsewhere: elsewhere, checks: checks).findings
      } catch {
        return [try #require(error as? Diagnostic)]
      }
    }
    let found = try findings(elsewhere)
    #expect(found.map(\.severity) == [severity].compactMap { $0 })
    #expect(found.allSatisfy { $0.message.contains("“jobs” has \(entries) entries") })
    checks.folders = FolderLimit(most: 1)
    #expect(try findings(nil).isEmpty)
  }

  @Test(
    "The hint says what costs nothing, what has fewer pages and what moves all of them",
    arguments: [("organizations", true), ("de/locations", true), ("searches", false), ("assets", false)])
  func hint(folder: String, hasLess: Bool) throws {
    let hint = try #require(findings(2, folder, entries: 3).first?.hint)
    #expect(hint.contains("a larger number: every page keeps its address"))
    #expect(hint.contains("Without `most-in-folder` every job would have another address"))
    #expect(hint.contains("leave `\(folder.split(separator: "/").last ?? "")` out of `lists-by`") == hasLess)
  }

  @Test("A page lies in folders by the last letters of its name, whatever its name")
  func path() {
    let paths = ["nurse-k3x9p2q", "x", "a-b"].map { JobKind.job.path(of: Slug(stored: $0), isDivided: true) }
    #expect(paths == ["jobs/q/2/nurse-k3x9p2q/index.html", "jobs/x/0/x/index.html", "jobs/b/-/a-b/index.html"])
    #expect(JobKind.referral.path(of: Slug(stored: "x"), isDivided: false) == "referrals/x/index.html")
  }

  @Test("A board of hundreds of jobs has no folder with more than a hundred entries, and each job its page")
  func board() async throws {
    let board = try TestBoard.whole((1...300).map { FakeUSAJobs.item($0, "Clerk \($0)") })
    try board.write(
      TestBoard.settings(sources: "[usajobs: { replies: replies }]") + "\nmost-in-folder: 100\npage-size: 2\n",
      to: "Content/board.yml")
    _ = try await board.run().publish()
    let paths = board.publishedPaths
    let pages = paths.filter { $0.hasPrefix("jobs/") && $0.hasSuffix("/index.html") }
    #expect(pages.count == 301)
    #expect(pages.allSatisfy { $0.split(separator: "/").count == 5 })
    #expect(paths.contains("page/1/100/index.html"))
    var entries: [String: Set<String>] = [:]
    for path in paths {
      let names = path.split(separator: "/").map(String.init)
      for depth in names.indices { entries[names[..<depth].joined(separator: "/"), default: []].insert(names[depth]) }
    }
    #expect(entries.values.allSatisfy { $0.count <= 100 })
  }
}
