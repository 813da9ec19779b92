import Testing

@testable import Boardwalk

@Suite("A quick look for links")
struct LinkGlanceTests {
  @Test("It sees every link that reading the tags finds, or says that it cannot tell", arguments: 0..<40)
  func everyLink(seed: UInt64) {
    var dice = HostileTextTests.Dice(state: seed)
    var isSure = 0
    for _ in 0..<500 {
      let page = (0..<Int.random(in: 1...12, using: &dice)).map { _ in pieces.randomElement(using: &dice) ?? "" }
        .joined()
      let exact = counts(exact(page))
      guard let seen = glance(page).map(counts) else { continue }
      isSure += 1
      #expect(exact.allSatisfy { link, count in seen[link, default: 0] >= count }, "\(page)")
    }
    #expect(isSure > 50)
  }

  @Test("Of a page as ours are it sees the links and nothing else")
  func ownPage() {
    let page = """
      <!doctype html><html><head><link rel="stylesheet" href="../style.css?v=1">
      <script type="module" src="../board.js"></script>
      <script type="application/ld+json">{"a":"\\u003ca href=\\"https://x.example/\\" rel=\\"nofollow\\"\\u003e"}</script>
      </head><body data-href="no"><a class="x" href="../jobs/a/">a = b</a><img alt="1 = 2" src="a.svg"></body></html>
      """
    #expect(glance(page) == ["../style.css?v=1", "../board.js", "../jobs/a/", "a.svg"])
    #expect(exact(page) == glance(page))
  }

  @Test("A link in text may be one in a tag whose values have brackets")
  func unsure() {
    #expect(glance("<p> href=x") == nil)
    #expect(glance("<img alt='>' src=x>") == nil)
    #expect(glance("<script defer title='>' src=x>") == nil)
  }

  @Test("A link that one page has and another only seems to have is missed on the one")
  func missed() throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write("a.html", Array("<!-- <a href=\"x\"> -->".utf8))
    try publisher.write("b.html", Array("<a href=\"x\">".utf8))
    #expect(try publisher.verify().map(\.spot) == [.url("b.html")])
  }
}

extension LinkGlanceTests {
  private var pieces: [String] {
    [
      "<a href=\"x\">", "<a href='y'>", "<A HREF=z>", "<a\n href\t=\n\"x\"\n>", "<img alt='>' src=\"x\"/>",
      "<a/href=\"x\">",
      "<script src=\"x\"></script>", "<script>", "</script>", "<!-- ", " -->", "<style>", "</style>", "href=\"q\"",
      " src=w ", "<p title='<a href=\"x\">'>", "<p title=\"<script>\" href=v>", "<base href=\"x\">", "text = text", "<",
      ">",
      "\"", "'", "=", "/", "<a b='c'href=u>", "<a data-href=n hrefs=x>", "<a href>", "<a href= ", "<script type=\"x\">",
      "<img srcset=\"k 1x, l 2x\">", "<video POSTER=m>", " srcset=", "<i imagesrcset='o,p ,n,'>",
      "\\\"", "<link rel=\"a\" href=\"t\">", "<a src=\"s\" href=\"r\">", "é", "\u{0}",
    ]
  }

  private func glance(_ page: String) -> [String]? {
    Array(page.utf8).withBytes { bytes in
      var glance = LinkGlance(bytes)
      var links: [String] = []
      while let link = glance.next() { links.append(String(decoding: link, as: UTF8.self)) }
      return glance.isUnsure ? nil : links
    }
  }

  private func exact(_ page: String) -> [String] {
    Array(page.utf8).withBytes { bytes in
      var scanner = LinkScanner(bytes)
      var links: [String] = []
      while let link = scanner.next() { links.append(String(decoding: link, as: UTF8.self)) }
      return links
    }
  }

  private func counts(_ links: [String]) -> [String: Int] { Dictionary(links.map { ($0, 1) }, uniquingKeysWith: +) }
}
