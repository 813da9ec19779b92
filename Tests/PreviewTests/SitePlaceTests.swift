import Foundation
import Testing

@testable import Preview

@Suite struct SitePlaceTests {
  @Test(arguments: [
    ("/", ""), ("/jobs/x/", "jobs/x/"), ("/assets/style.css?v=1a2b", "assets/style.css"),
    ("/a%20b.html", "a b.html"), ("/%C3%A9t%C3%A9/", "été/"), ("/100%25/", "100%/"), ("/x?a=/../b", "x"),
  ])
  func ordinaryTargetsLeadToTheirPlace(target: String, path: String) throws {
    #expect(try SitePlace(target: target).path == path)
  }

  @Test(arguments: [
    "", "jobs", "http://localhost/", "*", "//evil.example/", "/a//b", "/../etc/passwd", "/a/../../b", "/a/..", "/.",
    "/.git/config", "/a/.env", "/%2e%2e/etc", "/%2E./x", "/..%2fetc", "/a%2Fb", "/a%5cb", "/a\\b", "/a%00.html",
    "/%0d%0a",
    "/%252e%252e/etc", "/%25%32%65/", "/%", "/%2", "/%zz", "/%ff%fe", "/a#b", "/%7f",
  ])
  func targetsThatCouldMeanTwoThingsAreRefused(target: String) {
    #expect(throws: RequestFault.malformed) { try SitePlace(target: target) }
  }

  /// Collected attacks, as they are and coded once and twice: none leads above the site or to a dot file.
  @Test func collectedTraversalsLeadNowhere() throws {
    for attack in try Attacks.traversals() {
      for target in Attacks.codings(of: attack) {
        do throws(RequestFault) {
          let names = try SitePlace(target: target).path.split(separator: "/", omittingEmptySubsequences: false)
          #expect(!names.contains { $0 == ".." || $0.hasPrefix(".") || $0.contains("\\") || $0.contains("\0") })
        } catch {
          #expect(error == .malformed)
        }
      }
    }
  }
}

/// Paths that people tried on servers.
enum Attacks {
  /// Those of the folder that `URL_CORPUS` names, or a few of our own.
  static func traversals() throws -> [String] {
    guard let folder = ProcessInfo.processInfo.environment["URL_CORPUS"] else { return own }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/path-traversal.json"))
    return own + texts(in: try JSONSerialization.jsonObject(with: bytes))
  }

  /// As it is, percent-coded once and twice, and behind a slash and a folder.
  static func codings(of attack: String) -> [String] {
    func coded(_ text: String) -> String {
      text.utf8.map { "%" + String(Int($0) | 0x100, radix: 16).dropFirst() }.joined()
    }
    let once = coded(attack)
    return [attack, "/" + attack, "/" + once, "/" + once.replacing("%", with: "%25"), "/jobs/" + attack]
  }

  private static let own = [
    "../../etc/passwd", "..\\..\\windows\\win.ini", "....//....//etc/passwd", "..;/..;/etc/passwd", ".%00./x",
    "%c0%ae%c0%ae/",
    "file:///etc/passwd", "/etc/passwd", "./.boardwalk/store.sqlite", "Content/../../x", "..%u2216..%u2216",
  ]

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.values.flatMap(texts)
    default: []
    }
  }
}
