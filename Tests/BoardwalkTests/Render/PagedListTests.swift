import Testing

@testable import Boardwalk

@Suite("Lists on several pages")
struct PagedListTests {
  @Test(
    "A list has as many pages as it needs, one at least, and every entry on exactly one",
    arguments: [(0, 1), (1, 1), (24, 1), (25, 1), (26, 2), (50, 2), (1000, 40)])
  func pages(count: Int, pages: Int) {
    let list = PagedList(folder: "x/", count: count, size: 25)
    #expect(list.pageCount == pages)
    let shown = (1...pages).flatMap { page in list.jobs.dropFirst((page - 1) * list.size).prefix(list.size) }
    #expect(shown == Array(0..<count))
  }

  @Test("The first page is the folder's own, the others lie below it")
  func paths() {
    let search = PagedList(folder: "searches/sea/", count: 60, size: 25)
    #expect(
      (1...3).map(search.path) == [
        "searches/sea/index.html", "searches/sea/page/2/index.html", "searches/sea/page/3/index.html",
      ])
    #expect(PagedList(folder: "", count: 60, size: 25).path(2) == "page/2/index.html")
    let divided = PagedList(folder: "x/", count: 6000, size: 25, isDivided: true)
    #expect(
      [1, 2, 100, 240].map(divided.path)
        == ["x/index.html", "x/page/0/2/index.html", "x/page/1/100/index.html", "x/page/2/240/index.html"])
  }

  /// `*` is the page itself, `…` a gap.
  @Test(
    "The pager names the first, the last, this one and its neighbours; a gap of one page is that page",
    arguments: [
      (2, 1, "1* 2"), (3, 1, "1* 2 3"), (4, 1, "1* 2 3 4"), (5, 1, "1* 2 … 5"), (5, 3, "1 2 3* 4 5"),
      (6, 3, "1 2 3* 4 5 6"),
      (7, 3, "1 2 3* 4 … 7"), (40, 20, "1 … 19 20* 21 … 40"), (40, 4, "1 2 3 4* 5 … 40"),
      (40, 37, "1 … 36 37* 38 39 40"),
      (40, 40, "1 … 39 40*"),
    ])
  func pager(pages: Int, page: Int, text: String) async throws {
    let jobs = try (0..<pages).map { try Job.plain("\($0)") }
    let site = try await PrintedSite(jobs, settings: { $0.pageSize = 1 })
    let shown = site[page == 1 ? "index.html" : "page/\(page)/index.html"].between("<ol>", "</ol>").first ?? ""
    let links = shown.between("<li>", "</li>").map { link in
      if link.contains("…") { return "…" }
      return (link.between("\">", "</a>").first ?? "?") + (link.contains("aria-current=\"page\"") ? "*" : "")
    }
    #expect(links.joined(separator: " ") == text)
  }

  @Test("What a list is said to be is what is in it")
  func nouns() async throws {
    func post(_ name: String, _ kind: String) -> String {
      "---\ntitle: \(name)\norganization: \(kind)\nposted: 2026-11-01\n---\nBake.\n"
    }
    let site = try await PrintedSite(
      content: [
        "Content/jobs/a.md": post("Baker", "Oven"), "Content/referrals/b.md": post("Cook", "Pot"),
        "Content/referrals/c.md": post("Chef", "Pot"), "Content/searches/all.md": "---\ntitle: All\n---\n",
        "Content/searches/referrals.md": "---\ntitle: Known\nkind: referral\n---\n",
        "Content/searches/jobs.md": "---\ntitle: Posted\nkind: job\n---\n",
      ])
    func said(_ path: String) -> [String] {
      let page = site["\(path)index.html"]
      return page.between("<meta name=\"description\" content=\"", "\"")
        + page.between("role=\"status\"", "</p>").compactMap { $0.between("</strong> ", ",").first }
    }
    #expect(said("searches/referrals/") == ["2 open referrals: Referrals only.", "open referrals"])
    #expect(said("searches/jobs/") == ["1 open job: Jobs only.", "open job"])
    #expect(said("searches/all/") == ["3 open jobs and referrals: All.", "open jobs and referrals"])
    #expect(said("organizations/pot/") == ["2 open referrals: Pot.", "open referrals"])
    #expect(said("").last == "open jobs and referrals")
  }

  @Test("Every further page of a list has a title of its own")
  func titles() async throws {
    var content: [String: String] = [:]
    for name in ["ada", "bea"] {
      content["Content/people/\(name).md"] = "---\nname: \(name)\n---\n"
      content["Content/referrals/\(name).md"] =
        "---\ntitle: \(name)\norganization: Oven\nposted: 2026-11-01\n---\nBake.\n"
    }
    let site = try await PrintedSite(content: content, settings: { $0.pageSize = 1 })
    for (folder, title) in [("people", "People"), ("referrals", "Referrals")] {
      #expect(site["\(folder)/index.html"].between("<title>", "</title>").first?.hasPrefix(title) == true)
      let further = site["\(folder)/page/2/index.html"].between("<title>", "</title>").first
      #expect(further?.hasPrefix("\(title), page 2 of 2") == true)
    }
  }

  @Test("A list of one page has no pager")
  func onePage() async throws {
    let site = try await PrintedSite([try .plain()])
    #expect(!site["index.html"].contains("<nav class=\"pages\""))
    #expect(!site["index.html"].contains("rel=\"next\""))
  }

  @Test("Each job of the board is on exactly one page of the list", arguments: [25, 26, 130])
  func everyJob(count: Int) async throws {
    let jobs = try (0..<count).map { try Job.plain("\($0)", posted: "2026-11-\(10 + $0 % 10)") }
    let site = try await PrintedSite(jobs)
    let lists = site.pages.filter { $0.key == "index.html" || $0.key.hasPrefix("page/") }
    #expect(lists.count == (count + 24) / 25)
    let links = lists.values.flatMap { $0.between("href=\"", "\"") }.compactMap {
      $0.between("jobs/", "/index.html").first
    }
    #expect(links.sorted() == jobs.map(\.slug.text).sorted())
  }

  @Test("Neighbours are named for browsers and for people")
  func neighbours() async throws {
    let site = try await PrintedSite(try (1...3).map { try Job.plain("\($0)") }, settings: { $0.pageSize = 1 })
    let page = site["page/2/index.html"]
    #expect(page.contains("<link rel=\"prev\" href=\"../../index.html\">"))
    #expect(page.contains("<link rel=\"next\" href=\"../../page/3/index.html\">"))
    #expect(page.contains("Page 2 of 3"))
    #expect(!site["index.html"].contains("rel=\"prev\""))
    #expect(!site["page/3/index.html"].contains("rel=\"next\""))
  }
}
