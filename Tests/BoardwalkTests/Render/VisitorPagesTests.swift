import Testing

@testable import Boardwalk

@Suite("What the board publishes for those who read it")
struct VisitorPagesTests {
  @Test("The pages of what a visitor keeps are in the menu or the foot, and search engines are not told of them")
  func pages() async throws {
    let site = try await PrintedSite()
    for path in VisitorPages.paths {
      let page = site[path]
      #expect(page.contains(/<h1(?: tabindex="-1")?>/), "\(path)")
      #expect(page.contains("noindex"), "\(path)")
      #expect(!site["sitemap.xml"].contains(path.replacing("index.html", with: "")), "\(path)")
      if path != VisitorPages.offline { #expect(site["index.html"].contains("href=\"\(path)\""), "\(path)") }
    }
  }

  @Test("Time zones are offered from west to east, half hours among them")
  func timeZones() async throws {
    let zones = ["UTC+5:30", "UTC-3:30", "UTC+5", "UTC-3", "UTC+0", "UTC+5:45", "UTC+6", "UTC-4"]
    let site = try await PrintedSite([.plain { $0.facts = [Job.Fact("Time zones", zones.joined(separator: ", "))] }])
    let choice = try #require(site["profile/index.html"].between("name=\"timeZone\"", "</select>").first)
    #expect(
      choice.between("<option>", "<")
        == ["UTC-4", "UTC-3:30", "UTC-3", "UTC+0", "UTC+5", "UTC+5:30", "UTC+5:45", "UTC+6"])
  }

  @Test("The service worker fetches ahead only what is there, and changes when the theme does")
  func worker() async throws {
    let site = try await PrintedSite()
    let shell = try #require(site["sw.js"].between("\"shell\":[", "]").first)
    let paths = shell.between("\"", "\"").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    #expect(paths.count > 20)
    for path in paths {
      let address = path.components(separatedBy: "?")[0]
      let file = address.isEmpty || address.hasSuffix("/") ? "\(address)index.html" : address
      #expect(site.pages[file] != nil, "\(path)")
    }
    let other = try await PrintedSite(content: ["Templates/assets/style.css": "body { color: red }"])
    #expect(site["sw.js"].between("\"version\":\"", "\"") != other["sw.js"].between("\"version\":\"", "\""))
    #expect(site.pages["assets/sw.js"] == nil)
  }

  @Test("Switched off, the service worker takes itself away and no page asks for it")
  func workerOff() async throws {
    let site = try await PrintedSite(settings: { $0.theme["offline"] = "off" })
    #expect(site["sw.js"].contains("unregister()"))
    #expect(!site["sw.js"].contains("const board"))
    #expect(!site["index.html"].contains("data-worker"))
    let usual = try await PrintedSite()
    #expect(usual["index.html"].contains("data-worker=\"sw.js\""))
  }

  @Test("The policy of the headers is the policy of the pages, and what only a header can say")
  func headers() async throws {
    let site = try await PrintedSite(settings: { $0.baseURL = "https://t.example.org/board/" })
    let policy = try #require(site["index.html"].between("Content-Security-Policy\" content=\"", "\"").first)
    #expect(site["_headers"].contains("Content-Security-Policy: \(policy); frame-ancestors 'none'\n"))
    #expect(site["_headers"].hasPrefix("/board/*\n"))
    #expect(policy.contains("require-trusted-types-for 'script'"))
  }

  @Test("A script's own imports name its version, so that old and new parts never meet")
  func versions() async throws {
    let site = try await PrintedSite()
    let query = try #require(site["index.html"].between("assets/board.js", "\"").first)
    #expect(query.hasPrefix("?v="))
    for (path, script) in site.pages where path.hasPrefix("assets/") && path.hasSuffix(".js") {
      for name in script.between("from './", "'") + script.between("import('./", "'") {
        #expect(name.hasSuffix(".js\(query)"), "\(path): \(name)")
      }
    }
  }

  @Test("An organization's logo among the theme's assets takes the place of its letters")
  func logo() async throws {
    let job = try Job.plain("1") { $0.summary.organization = "Office of Tides" }
    let site = try await PrintedSite([job], content: ["Templates/assets/logo-office-of-tides.svg": "<svg/>"])
    #expect(site["index.html"].contains("<img class=\"mark\" src=\"assets/logo-office-of-tides.svg\""))
    let usual = try await PrintedSite([job])
    #expect(!usual["index.html"].contains("<img class=\"mark\""))
  }
}
