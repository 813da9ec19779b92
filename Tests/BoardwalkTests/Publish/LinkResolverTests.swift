import Testing

@testable import Boardwalk

@Suite("Where the links of a page lead")
struct LinkResolverTests {
  @Test(
    "A link that is understood at a glance leads where the rules lead it",
    arguments: ["index.html", "jobs/x/index.html"])
  func glance(page: String) {
    let ways = ["", "../", "../../", "../../../", "./", "/"]
    let ends = [
      "", "jobs/", "jobs/x/", "jobs/x/index.html", "jobs//", "jobs/./", "jobs/../", "a.b/", ".b/", "a&amp;b/", "a%20b/",
      "a/?q/",
      "#top/", "tel:1/", "é/", "a_b-c/D9/",
    ]
    var glances = 0
    for link in ways.flatMap({ way in ends.map { way + $0 } }) {
      var (quick, exact) = (LinkResolver(page: page, basePath: nil), LinkResolver(page: page, basePath: nil))
      let target = link.withBytes { exact.resolve($0) }
      if link.withBytes({ quick.followsPlainFolder($0) }) {
        glances += 1
        #expect(target == .file && quick.path == exact.path, "\(link)")
      } else if let path = link.withBytes({ quick.plainPath($0).map { Array($0) } }) {
        glances += 1
        #expect(target == .file && path == exact.path, "\(link)")
      }
    }
    #expect(glances > 4)
  }
}
