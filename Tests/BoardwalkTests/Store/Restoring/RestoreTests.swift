import Foundation
import Testing

@testable import Boardwalk

@Suite("A store that is lost")
struct RestoreTests {
  private let night: Int64 = 86_400

  @Test("The same site, to the byte, whether the store was lost or not")
  func sameSite() async throws {
    let (kept, lost) = (try TestBoard.changing(), try TestBoard.changing())
    for board in [kept, lost] {
      for number in 0...3 { try await board.build(night: number) }
    }
    #expect(kept.site == lost.site)
    for number in 4...6 {
      try lost.remove(".boardwalk")
      let report = try await lost.build(night: number)
      #expect(report.findings.count { $0.message.hasPrefix("The store was restored from \(lost.path)/public: ") } == 1)
      try await kept.build(night: number)
      #expect(lost.publishedPaths == kept.publishedPaths)
      for (path, bytes) in kept.site { #expect(lost.site[path] == bytes, "\(path) on night \(number)") }
    }
  }

  @Test("What the store says of every listing is what it said before")
  func sameStore() async throws {
    let board = try TestBoard.changing()
    for number in 0...3 { try await board.build(night: number) }
    let before = try rows(of: board)
    #expect(before.contains { $0.contains("closed") } && before.contains { $0.contains("missing") })
    try board.remove(".boardwalk")
    try await board.build(night: 3)
    #expect(try rows(of: board) == before)
  }

  @Test("A restore while the source is down loses no listing; open ones show their excerpt, closed ones all")
  func sourceIsDown() async throws {
    let board = try TestBoard.changing()
    for number in 0...3 { try await board.build(night: number) }
    let pages = board.publishedPaths
    let closed = try #require(pages.first { board.published($0)?.contains("This job closed on") == true })
    let closedPage = board.published(closed)
    try board.remove(".boardwalk")
    try board.remove("Content/replies/1.json")
    try await board.build(night: 4)
    #expect(Set(board.publishedPaths.filter { $0.hasPrefix("jobs/") }) == Set(pages.filter { $0.hasPrefix("jobs/") }))
    #expect(board.published(closed) == closedPage)
    let open = try #require(pages.first { $0.hasPrefix("jobs/job-8-") })
    let page = try #require(board.published(open))
    #expect(page.contains("Job 8"))
    #expect(page.contains("https://www.usajobs.gov/job/8"))
    #expect(!page.contains("Inspect the gauges."))
    #expect(page.contains("<h2 id=\"summary\">Summary</h2>\n<p>You forecast the tides.</p>"))
    #expect(try #require(board.published("feed.xml")).contains("&#x3C;p&#x3E;You forecast the tides.&#x3C;/p&#x3E;"))
    // It comes back, and so does the text, and nothing was lost or is new.
    let report = try await board.build(night: 5)
    #expect("\(report.new) \(report.changed)" == "2 1")
    #expect(try #require(board.published(open)).contains("Inspect the gauges."))
  }

  @Test(
    "Texts that only the site has, because the last answer lacks their jobs, come back",
    arguments: StateFilesTests.LackingAnswer.all)
  func lackingAnswer(answer: StateFilesTests.LackingAnswer) async throws {
    let boards = try (0..<2).map { _ in try TestBoard.whole((1...30).map { FakeUSAJobs.item($0) }) }
    for number in 0...2 {
      for (place, board) in boards.enumerated() {
        if number > 0 { try answer.write(to: board) }
        if place == 1, number == 2 { try board.remove(".boardwalk") }
        _ = try await board.run(now: TestBoard.now + Int64(number) * night).publish()
      }
      #expect(boards[0].publishedPaths == boards[1].publishedPaths)
      for (path, bytes) in boards[0].site { #expect(boards[1].site[path] == bytes, "\(path) on night \(number)") }
    }
  }

  @Test("A lost store that a seal remembers is said to be lost when there is no site either")
  func nothingLeft() async throws {
    let board = try TestBoard.changing()
    try await board.build(night: 0)
    try board.remove("public")
    try board.remove(".boardwalk/store.sqlite")
    let report = try await board.build(night: 1)
    #expect(
      report.findings.map(\.message) == [
        "What earlier runs kept is gone, and days first seen begin anew: what is on offer now was first seen on or before "
          + "22 November 2026."
      ])
    #expect(board.published("index.html")?.contains("new today") == false)
  }

  @Test("The very first build of a board says nothing of stores")
  func firstBuild() async throws {
    #expect(try await TestBoard.changing().build(night: 0).findings == [])
  }

  @Test("A board of posts has nothing to lose, and neither has one that gets its first source")
  func onlyPosts() async throws {
    let board = try TestBoard.changing()
    let settings = try String(contentsOfFile: "\(board.path)/Content/board.yml", encoding: .utf8)
    try board.write(TestBoard.settings(), to: "Content/board.yml")
    for number in 0...1 { #expect(try await board.build(night: number).findings == []) }
    try board.remove(".boardwalk/store.sqlite")
    #expect(try await board.build(night: 2).findings == [])
    try board.write(settings, to: "Content/board.yml")
    #expect(try await board.build(night: 3).findings == [])
  }

  @Test("Without a store and a state a site that stands shows that something was lost")
  func noState() async throws {
    let board = try TestBoard.changing()
    try await board.build(night: 0)
    try board.remove(".boardwalk")
    for path in board.publishedPaths where path.hasPrefix("data/state") { try board.remove("public/\(path)") }
    let messages = try await board.build(night: 1).findings.map(\.message)
    #expect(messages.contains { $0.hasPrefix("What earlier runs kept is gone") })
    #expect(try await board.build(night: 2).findings == [])
  }

  @Test("A sound store is used whatever --restore-from says, and the run says so")
  func soundStore() async throws {
    let board = try TestBoard.changing()
    try await board.build(night: 0)
    let report = try await board.build(night: 1, restoreFrom: "/nowhere")
    #expect(report.findings.map(\.message) == ["The store is sound, so nothing was restored from /nowhere."])
    #expect(report.findings.map(\.severity) == [.notice])
  }

  @Test("Asked to restore from where nothing can be read, a run publishes nothing and tries again the next time")
  func wrongPlace() async throws {
    let board = try TestBoard.changing()
    for number in 0...1 { try await board.build(night: number) }
    let site = board.site
    try board.remove(".boardwalk")
    for _ in 0..<2 {
      var run = board.run(now: TestBoard.now + 2 * night)
      run.restoreFrom = "\(board.path)/elsewhere"
      let findings = await board.findings(run)
      #expect(findings.map(\.severity) == [.error])
      #expect(findings.first?.message.hasPrefix("There is no sound store, and it cannot be restored: ") == true)
      #expect(board.site == site)
    }
    #expect(try await board.build(night: 2).new == 1)
  }

  @Test("A run that was killed while it restored leaves an empty store, and the next one restores")
  func killedWhileRestoring() async throws {
    let board = try TestBoard.changing()
    for number in 0...1 { try await board.build(night: number) }
    try board.remove(".boardwalk")
    _ = try Store(path: BoardFolder(path: board.path).store)
    let report = try await board.build(night: 2)
    #expect(report.findings.contains { $0.message.hasPrefix("The store was restored from") })
    #expect(report.new == 1)
  }

  @Test("A folder elsewhere is restored from, its own output or not")
  func folder() async throws {
    let board = try TestBoard.changing()
    for number in 0...3 { try await board.build(night: number) }
    let other = try TestBoard.changing()
    try await other.build(night: 3, restoreFrom: "\(board.path)/public/")
    #expect(other.publishedPaths == board.publishedPaths)
    for (path, bytes) in board.site { #expect(other.site[path] == bytes, "\(path)") }
  }

  @Test("A store that posts were noted in before any source was asked is restored like one that is gone")
  func postsNoted() async throws {
    let board = try TestBoard.changing()
    for number in 0...3 { try await board.build(night: number) }
    let other = try TestBoard.changing()
    var run = other.run(now: TestBoard.now + 3 * night)
    run.offline = true
    _ = try await run.publish()
    await #expect(throws: Findings.self) { try await other.build(night: 3, restoreFrom: "/nowhere") }
    let report = try await other.build(night: 3, restoreFrom: "\(board.path)/public")
    #expect(report.findings.contains { $0.message.hasPrefix("The store was restored from \(board.path)/public: ") })
    #expect(other.publishedPaths == board.publishedPaths)
    for (path, bytes) in board.site { #expect(other.site[path] == bytes, "\(path)") }
  }

  @Test("A board of posts that gets its first source keeps what it noted of posts, whatever its site says")
  func firstSource() async throws {
    let board = try TestBoard.changing()
    let settings = try String(contentsOfFile: "\(board.path)/Content/board.yml", encoding: .utf8)
    try board.write(TestBoard.settings(), to: "Content/board.yml")
    try await board.build(night: 0)
    try board.write(
      "---\ntitle: Pilot\norganization: Port\nposted: 2026-11-19\n---\nSteer.\n", to: "Content/jobs/pilot.md")
    _ = try await board.run(now: TestBoard.now + night).fetch()
    try board.write(settings, to: "Content/board.yml")
    let report = try await board.build(night: 2, restoreFrom: "\(board.path)/public")
    #expect(report.findings.first?.message.hasPrefix("The store is sound") == true)
    #expect(report.posts == PostFigures())
  }

  @Test("Fetching without publishing restores as well")
  func fetch() async throws {
    let board = try TestBoard.changing()
    for number in 0...1 { try await board.build(night: number) }
    try board.remove(".boardwalk")
    #expect(try await board.run(now: TestBoard.now + 2 * night).fetch().new == 0)
  }

  /// A line for each job that the store has.
  private func rows(of board: TestBoard) throws -> [String] {
    let store = try Store(path: BoardFolder(path: board.path).store)
    let former = try store.formerSlugs()
    return try store.jobs().map { job in
      let slugs = former.filter { $0.number == job.number }.map(\.slug)
      let history = try JobReader(store).history(of: job)
      return "\(job.summary) \(history) \(slugs)"
    }.sorted()
  }
}

extension JobReader {
  fileprivate func history(of job: StoredJob) throws -> String {
    let listing = Listing(
      summary: job.summary, row: job.number, firstSeen: job.firstSeen, changed: job.changed, state: .open, isNew: false)
    var text = ""
    try readKept([listing][...], seen: [:]) { _, kept in
      text = "\(kept.firstSeen) \(kept.lastSeen) \(kept.changed) \(kept.fingerprint)"
      if let time = kept.missingSince { text += " missing \(time)" }
      if let time = kept.closed { text += " closed \(time)" }
    }
    return text
  }
}

extension TestBoard {
  /// A board whose jobs come, go, change and are renamed from night to night.
  fileprivate static func changing() throws -> TestBoard { try whole([]) }

  /// The build of a night, after its jobs came in. Without recorded replies the source is down.
  @discardableResult
  fileprivate func build(night: Int, restoreFrom: String? = nil) async throws -> BuildReport {
    let isDown =
      FileManager.default.fileExists(atPath: "\(path)/Content/replies") && night == 4
      && FileManager.default.contents(atPath: "\(path)/Content/replies/1.json") == nil
    if !isDown {
      let first = [1, 1, 2, 3, 3, 3, 3][night]
      let items = (first...8 + night).map { number in
        FakeUSAJobs.item(
          number, number == 5 && night >= 2 ? "Renamed 5" : "Job \(number)",
          details: number == 6 ? "\"TotalOpenings\":\"\(night / 2 + 1)\"" : "")
      }
      try write(FakeUSAJobs.reply(items, total: items.count), to: "Content/replies/1.json")
    }
    var run = run(now: TestBoard.now + Int64(night) * 86_400)
    run.restoreFrom = restoreFrom
    return try await run.publish()
  }
}
