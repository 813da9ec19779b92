import Foundation
import Testing
import Web

@testable import Boardwalk

@Suite("What a board publishes when it is asked to")
struct OutputsTests {
  private static let plain =
    "title: T\nbase-url: https://test.example.org/board/\nsources: [usajobs: { replies: replies }]\n"

  private func board(_ settings: String) throws -> TestBoard {
    let board = try TestBoard.whole()
    try board.write(Self.plain + settings, to: "Content/board.yml")
    return board
  }

  @Test("Atom, jobs.xml and security.txt are there only when they are asked for")
  func optional() async throws {
    let plain = try board("")
    _ = try await plain.run().publish()
    let paths = ["atom.xml", "searches/tides/atom.xml", "referrals/atom.xml", "jobs.xml", "security.txt"]
    #expect(paths.allSatisfy { plain.site[$0] == nil })
    let full = try board("outputs: [atom, jobs-xml]\nsecurity-contact: it@example.org\n")
    _ = try await full.run().publish()
    #expect(paths.allSatisfy { full.site[$0] != nil })
    #expect(full.text(of: "index.html").contains("type=\"application/atom+xml\""))
    #expect(full.text(of: "security.txt").hasPrefix("Contact: mailto:it@example.org\nExpires: 2027-10-01T00:00:00Z\n"))
    #expect(full.text(of: "jobs.xml").components(separatedBy: "<job>").count == 4)
  }

  @Test("A job of which nobody knows who hires is given to no aggregator and no search engine, and is on the board")
  func nameless() async throws {
    let board = try board("outputs: [jobs-xml]\n")
    try board.write(
      "[{\"id\": \"1\", \"title\": \"Bellringer\", \"description\": \"Rings bells.\"}]", to: "Content/offers/jobs.json")
    try board.write(
      Self.plain.replacing("sources: [", with: "sources: [files: { replies: offers }, ")
        + "outputs: [jobs-xml]\n", to: "Content/board.yml")
    _ = try await board.run().publish()
    #expect(board.text(of: "index.html").contains("Bellringer"))
    #expect(board.text(of: "jobs.xml").components(separatedBy: "<job>").count == 4)
    #expect(!board.text(of: "jobs.xml").contains("Bellringer"))
  }

  @Test("Hosts are told the type of every JSON Feed")
  func feedTypes() async throws {
    let board = try board("")
    _ = try await board.run().publish()
    let type = "\n  Content-Type: application/feed+json; charset=utf-8\n"
    let feeds = board.publishedPaths.filter { $0.hasSuffix("feed.json") }
    #expect(feeds == ["feed.json", "referrals/feed.json", "searches/tides/feed.json"])
    for feed in feeds {
      let rule = "/board/" + feed.replacing("tides", with: "*")
      #expect(board.text(of: "_headers").contains("\n" + rule + type), "\(feed)")
    }
  }

  @Test("Whom to write to is an address, and stands where RFC 9116 may find it")
  func securityText() async throws {
    let board = try board("hub: https://hub.example.org/a b\nsecurity-contact: https://test.example.org/tell us\n")
    _ = try await board.run().publish()
    let text = board.text(of: "security.txt")
    #expect(text.contains("Contact: https://test.example.org/tell%20us\n"))
    #expect(
      text.between("Canonical: ", "\n") == [
        "https://test.example.org/board/security.txt", "https://test.example.org/.well-known/security.txt",
      ])
    #expect(board.text(of: "feed.xml").contains("href=\"https://hub.example.org/a%20b\""))
  }

  @Test("An address with other letters is published in those that every program reads")
  func otherLetters() async throws {
    let board = try TestBoard.whole()
    let settings = "title: T\nbase-url: https://müller.example/größe\nsources: [usajobs: { replies: replies }]\n"
    try board.write(settings, to: "Content/board.yml")
    #expect(await board.findings().isEmpty)
    let base = "https://xn--mller-kva.example/gr%C3%B6%C3%9Fe/"
    #expect(board.text(of: "sitemap.xml").contains("<loc>\(base)jobs/baker/</loc>"))
    #expect(board.text(of: "feed.xml").contains("<link>\(base)jobs/baker/</link>"))
    for path in ["sitemap.xml", "feed.xml", "closing.ics", "robots.txt", "404.html", "index.html"] {
      #expect(!board.text(of: path).contains("müller") && !board.text(of: path).contains("größe"), "\(path)")
    }
    var run = board.run()
    run.baseURL = "https://müller.example/ä b/"
    _ = try await run.publish()
    #expect(board.text(of: "robots.txt").contains("Sitemap: https://xn--mller-kva.example/%C3%A4%20b/sitemap.xml\n"))
  }

  @Test("Every page names a feed: its own, or that of everything")
  func discovery() async throws {
    let board = try board("")
    _ = try await board.run().publish()
    for (path, bytes) in board.site where path.hasSuffix(".html") {
      let page = String(decoding: bytes, as: UTF8.self)
      guard page.contains("<nav class=\"main\"") else { continue }
      #expect(page.contains("<link rel=\"alternate\" type=\"application/rss+xml\""), "\(path)")
    }
    #expect(board.text(of: "searches/tides/index.html").contains("href=\"../../searches/tides/feed.xml\""))
  }

  @Test("An output nobody knows is an error with the nearest that is known")
  func unknown() async throws {
    let findings = await (try board("outputs: [atmo]\n")).findings()
    #expect(findings.first?.hint == "did you mean `atom`?")
  }

  @Test("A hub stands in every feed, is told of each that changed, and of none twice")
  func ping() async throws {
    let board = try board("hub: https://hub.example.org/\n")
    _ = try await board.run().publish()
    #expect(board.text(of: "feed.xml").contains("<atom:link href=\"https://hub.example.org/\" rel=\"hub\"/>"))
    #expect(board.text(of: "feed.json").contains(#""hubs":[{"type":"WebSub","url":"https://hub.example.org/"}]"#))
    let told = Told()
    func ping(_ status: Int = 202) async throws -> Ping {
      var run = board.run()
      run.world.send = { (request) async throws(WebError) in
        await told.add(request.form ?? "GET")
        return Response(status: status, url: request.url)
      }
      return try await run.ping()
    }
    let refused = try await ping(500)
    #expect(refused.told.isEmpty && refused.findings.count == 1)
    #expect(refused.findings[0].message.contains(" and 5 other feeds: it answered 500"))
    #expect(await told.forms.count == 6)
    // One that is not there is not asked once more for each feed.
    var run = board.run()
    run.world.send = { (request) async throws(WebError) in
      await told.add("nobody")
      throw .refused(host: "hub.example.org")
    }
    let missed = try await run.ping()
    #expect(missed.findings.count == 1 && missed.findings[0].message.contains(" and 5 other feeds: "))
    #expect(await told.forms.filter { $0 == "nobody" }.count == 1)
    #expect(try await ping().told.count == 6, "three lists, two feeds each; what was refused is told again")
    #expect(await told.forms.contains("hub.mode=publish&hub.url=https%3A%2F%2Ftest.example.org%2Fboard%2Ffeed.xml"))
    #expect(try await ping().told.isEmpty)
    try board.write(
      "---\ntitle: Cook\norganization: Oven\nposted: 2026-11-20\n---\nCook.\n", to: "Content/jobs/cook.md")
    _ = try await board.run().publish()
    #expect(try await ping().told.sorted() == ["feed.json", "feed.xml"].map { "https://test.example.org/board/" + $0 })
  }

  @Test("A hub is told of the feeds of every language")
  func pingInLanguages() async throws {
    let board = try board("hub: https://hub.example.org/\nlanguages: [en, de]\n")
    var run = board.run()
    _ = try await run.publish()
    run.world.send = { (request) async throws(WebError) in Response(status: 202, url: request.url) }
    let told = try await run.ping().told
    #expect(told.count == 12)
    for folder in ["", "de/"] {
      for list in ["", "referrals/", "searches/tides/"] {
        #expect(told.contains("https://test.example.org/board/\(folder)\(list)feed.xml"))
      }
    }
  }

  private actor Told {
    var forms: [String] = []
    func add(_ form: String) { forms.append(form) }
  }

  @Test("A board without a hub, or one that was never published, has nothing to tell")
  func noHub() async throws {
    for settings in ["", "hub: https://hub.example.org/\n"] {
      let board = try board(settings)
      await #expect(throws: Diagnostic.self) { try await board.run().ping() }
    }
  }
}
