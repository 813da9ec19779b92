import Testing

@testable import Boardwalk

@Suite("Lists that are printed side by side")
struct ListStretchesTests {
  @Test(
    "Every page of every list is in one stretch of the board, that of its first job",
    arguments: [0, 1, 255, 256, 900, 9000, 200_000])
  func everyPage(count: Int) {
    let lists = [1, 2, 7, 400].map { step in
      var list = PagedList(folder: "\(step)/", count: 0, size: 25)
      list.jobs = Positions(stride(from: step - 1, to: count, by: step))
      return list
    }
    let stretches = ListStretches(of: lists, jobs: count)
    var seen: Set<[Int32]> = []
    for (number, places) in stretches.pages.enumerated() {
      for place in places {
        #expect(seen.insert([place.list, place.page]).inserted)
        let first = lists[Int(place.list)].positions(onPage: Int(place.page)).first ?? 0
        #expect(stretches.stretches.ranges[number].contains(first) || count == 0)
      }
    }
    #expect(seen.count == lists.map(\.pageCount).reduce(0, +))
    #expect(ListStretches(of: [], jobs: count).pages.count == stretches.pages.count, "cut at the same places")
  }

  @Test("A job's row is the same on every list that has it, but for the way to the site's root")
  func rows() async throws {
    let jobs = try (0..<600).map { number in
      try Job.plain("\(number)", title: "Clerk <\(number)>", posted: "2026-11-\(10 + number % 10)") {
        $0.summary.organization = "Agency \(number % 7)"
      }
    }
    let site = try await PrintedSite(
      jobs,
      content: [
        "Content/searches/all.md": "---\ntitle: All\n---\n",
        "Content/searches/one.md": "---\ntitle: One\norganization: Agency 1\n---\n",
      ])
    var rows: [String: [String]] = [:]
    for (path, page) in site.pages where path.hasSuffix(".html") && !path.hasPrefix("jobs/") {
      for row in page.between("<li class=\"job", "</li>") {
        let id = try #require(row.between("data-id=\"", "\"").first)
        #expect(row.contains("=\"\(Site.root(from: path))jobs/"), "\(path)")
        rows[id, default: []].append(row.replacing("../", with: ""))
      }
    }
    #expect(rows.count == 600)
    for (id, rows) in rows {
      #expect(rows.count >= 3 && Set(rows).count == 1, "\(id): \(Set(rows))")
      #expect(rows[0].contains("Clerk &lt;"))
    }
  }
}
