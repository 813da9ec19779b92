import Boardwalk
import Testing

@Suite("Sitemaps")
struct SitemapTests {
  @Test("A small site has one file")
  func small() {
    let pages = [
      Sitemap.Page(url: "https://jobs.example.org/?a&b", changed: Day(year: 2026, month: 11, day: 2)),
      Sitemap.Page(url: "https://jobs.example.org/about/index.html", changed: nil),
    ]
    #expect(
      files(pages) == [
        "sitemap.xml": """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://jobs.example.org/?a&#x26;b</loc><lastmod>2026-11-02</lastmod></url>
        <url><loc>https://jobs.example.org/about/index.html</loc></url>
        </urlset>

        """
      ])
  }

  @Test(
    "More than 50,000 pages are split, with an index above that names the newest day of each",
    arguments: [(50_000, ["sitemap.xml"]), (50_001, ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"])])
  func split(count: Int, names: [String]) {
    let files = files(
      (0..<count).map { Sitemap.Page(url: "https://x.example/\($0)", changed: Day(number: Int32($0 / 50_000))) })
    #expect(files.keys.sorted() == names)
    guard count > 50_000 else { return }
    #expect(
      files["sitemap.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://x.example/sitemap-1.xml</loc><lastmod>1970-01-01</lastmod></sitemap>
        <sitemap><loc>https://x.example/sitemap-2.xml</loc><lastmod>1970-01-02</lastmod></sitemap>
        </sitemapindex>

        """)
  }

  @Test("No file is larger than the protocol allows")
  func bytes() {
    let long = "https://x.example/" + String(repeating: "a", count: 2000)
    let files = files((0..<30_000).map { Sitemap.Page(url: long + "\($0)", changed: nil) })
    #expect(files.count == 3)
    #expect(files.values.allSatisfy { $0.utf8.count <= 50_000_000 })
  }

  private func files(_ pages: [Sitemap.Page]) -> [String: String] {
    var files: [String: String] = [:]
    Sitemap.write(pages, base: "https://x.example/") { files[$0] = String(decoding: $1, as: UTF8.self) }
    return files
  }
}
