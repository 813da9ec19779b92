import Testing

@testable import Boardwalk

@Suite("What sources ask is kept to on the pages")
struct PoliciesOnPagesTests {
  /// A pilot from each of five sources, whose terms differ.
  private static func published() async throws -> TestBoard {
    let long = String(repeating: "The tide comes in and goes out again. ", count: 20)
    let sources =
      "[remotive: { replies: r/remotive }, jobicy: { replies: r/jobicy }, remoteok: { replies: r/remoteok }, "
      + "adzuna: { replies: r/adzuna }, greenhouse: { board: acme, replies: r/greenhouse, "
      + "policy: { may-index: false, applying: at-source } }, lever: { site: quay, replies: r/lever }]\noutputs: [atom, jobs-xml]"
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: sources),
      "Content/searches/all.md": "---\ntitle: All\n---\nAll.\n",
      "Content/r/remotive/1.json":
        #"{"jobs":[{"id":7,"title":"Remotive pilot","company_name":"Harbour","url":"https://remotive.com/7","candidate_required_location":"Portugal","publication_date":"2026-11-18","company_logo":"https://remotive.com/logo.png","description":"<p>\#(long)</p>"}],"total-job-count":1}"#,
      "Content/r/jobicy/1.json":
        #"{"jobs":[{"id":8,"url":"https://jobicy.com/jobs/8","jobTitle":"Jobicy pilot","companyName":"Galley","companyLogo":"https://jobicy.com/l.png","jobGeo":"Italy","pubDate":"2026-11-18","jobDescription":"<p>\#(long)</p>"}]}"#,
      "Content/r/remoteok/1.json":
        #"[{"legal":"x"},{"id":"9","position":"Remote pilot","company":"Quarterdeck","date":"2026-11-18","location":"Malta","logo":"https://remoteok.com/l.png","url":"https://remoteok.com/9","apply_url":"https://elsewhere.example.com/form","description":"<p>\#(long)</p>"}]"#,
      "Content/r/adzuna/1.json":
        #"{"results":[{"id":"10","title":"Adzuna pilot","company":{"display_name":"Buoy"},"redirect_url":"https://www.adzuna.co.uk/land/10","created":"2026-11-18T00:00:00Z","location":{"area":["UK","London"]},"description":"\#(long)"}],"count":1}"#,
      "Content/r/greenhouse/1.json":
        #"{"jobs":[{"id":11,"title":"Greenhouse pilot","company_name":"Acme","absolute_url":"https://boards.example.org/11","first_published":"2026-11-18","location":{"name":"Oslo, Norway"},"content":"<p>\#(long)</p>"}]}"#,
      "Content/r/lever/1.json":
        #"[{"id":"p12","text":"Lever pilot","createdAt":1795000000000,"hostedUrl":"https://jobs.lever.co/quay/p12","applyUrl":"https://jobs.lever.co/quay/p12/apply","categories":{"location":"Oslo, Norway"},"descriptionPlain":"\#(long)"}]"#,
    ])
    _ = try await board.run().publish()
    return board
  }

  private static func page(_ title: String, of board: TestBoard) throws -> String {
    let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/\(title)-pilot") })
    return try #require(board.published(path))
  }

  @Test("Files of one's own are no place to apply at: the button names where it leads")
  func files() async throws {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: replies, organization: Oven }]"),
      "Content/replies/jobs.csv":
        "id,title,apply\n1,Baker,https://oven.example.org/jobs/1\n2,Cook,mailto:bo@example.org\n",
    ])
    _ = try await board.run().publish()
    for (name, button) in [("baker", "Apply at oven.example.org"), ("cook", "Apply at Oven")] {
      let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/\(name)-") })
      let page = board.text(of: path)
      #expect(page.contains(">\(button)</a>"))
      #expect(!page.contains("Source: Files"))
    }
  }

  @Test("Jobs that may not be passed on are in no feed, no map and no markup, and their pages ask not to be indexed")
  func onward() async throws {
    let board = try await Self.published()
    let onward = ["remote", "lever"]
    let kept = ["remotive", "jobicy", "adzuna", "greenhouse"]
    for title in onward + kept {
      let page = try Self.page(title, of: board)
      #expect(page.contains("noindex") == kept.contains(title), "\(title)")
      #expect(page.contains("ld+json") == onward.contains(title), "\(title)")
    }
    let feeds = board.publishedPaths.filter { path in
      ["xml", "ics", "atom"].contains { path.hasSuffix(".\($0)") } || path.hasSuffix("feed.json")
    }
    #expect(feeds.count >= 8, "\(feeds)")
    for path in feeds {
      let text = try #require(board.published(path))
      for title in kept { #expect(!text.lowercased().contains("\(title)-pilot"), "\(title) in \(path)") }
    }
    for path in ["feed.xml", "feed.json", "sitemap.xml", "jobs.xml"] {
      let text = try #require(board.published(path))
      for title in onward { #expect(text.contains("jobs/\(title)-pilot"), "\(title) not in \(path)") }
    }
  }

  @Test(
    "The index has facts of them and the way to the board's page, says that they are not to be passed on, and no more")
  func index() async throws {
    let board = try await Self.published()
    let jobs = try IndexReader.rows(try IndexReader.json(try #require(board.published("data/jobs.json"))))
    #expect(jobs.contains { $0.text("title") == "Remotive pilot" && $0["onward"] as? Bool == false })
    for path in board.publishedPaths where path.hasPrefix("data/") && !path.hasPrefix("data/state") {
      let text = try #require(board.published(path))
      #expect(!text.contains("remotive.com/7") && !text.contains("jobicy.com/jobs/8"), "\(path)")
      #expect(!text.contains("comes in and goes out"), "\(path)")
    }
    #expect(
      board.published("_headers")?.contains("data/*\n  Access-Control-Allow-Origin: *\n  X-Robots-Tag: noindex") == true
    )
  }

  @Test("A source is named with a link that search engines follow where it asks for that")
  func attribution() async throws {
    let board = try await Self.published()
    for (title, link) in [
      ("remotive", "https://remotive.com/7"), ("jobicy", "https://jobicy.com/jobs/8"),
      ("remote", "https://remoteok.com/9"), ("adzuna", "https://www.adzuna.co.uk/land/10"),
    ] {
      let page = try Self.page(title, of: board)
      #expect(page.contains(#"href="\#(link)" rel="noopener""#), "\(title)")
      #expect(page.contains("See it at"), "\(title)")
    }
    for path in ["feed.xml", "feed.json", "atom.xml", "searches/all/feed.xml", "jobs.xml"] {
      let text = try #require(board.published(path)).replacing("\\\"", with: "\"").replacing("&#x22;", with: "\"")
      #expect(text.contains(#"href="https://remoteok.com/9" rel="noopener""#), "\(path)")
      #expect(!text.contains("jobs.lever.co/quay/p12\" rel"), "\(path)")
    }
  }

  @Test("One applies where the source wants it, texts are cut where they must be, and no picture is taken over")
  func applying() async throws {
    let board = try await Self.published()
    #expect(try Self.page("jobicy", of: board).contains(#"href="https://jobicy.com/jobs/8""#))
    #expect(try Self.page("remote", of: board).contains("https://elsewhere.example.com/form"))
    let cut = try Self.page("adzuna", of: board)
    let full = try Self.page("lever", of: board)
    #expect(cut.ranges(of: "comes in and goes out").count * 2 < full.ranges(of: "comes in and goes out").count)
    for path in board.publishedPaths where path.hasSuffix(".html") {
      let page = try #require(board.published(path))
      #expect(!page.contains("logo.png") && !page.contains("/l.png"), "\(path)")
    }
  }

  @Test("The page of sources says of each what it asks, how many jobs it has and when it was asked")
  func sources() async throws {
    let board = try await Self.published()
    let page = try #require(board.published("sources/index.html"))
    for name in ["Remotive", "Jobicy", "Remote OK", "Adzuna", "Greenhouse", "Lever"] { #expect(page.contains(name)) }
    #expect(page.ranges(of: "1 open job").count == 6)
    #expect(page.ranges(of: "checked <time").count == 6)
    #expect(page.contains("asked at most once in 6 hours") && page.contains("One applies at its own page."))
    #expect(page.contains("Only the beginning of its texts is shown.") && page.contains("Its logo is not shown."))
    // One that shows its newest offers only is well.
    #expect(page.contains("Jobicy shows its newest offers only; a job that is missing may still be open."))
    #expect(!page.contains("source trouble"))
  }
}
