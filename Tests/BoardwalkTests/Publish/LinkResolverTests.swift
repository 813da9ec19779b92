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
      "#top/", "tel:1/", "é/", "a_b-c/D9/", "hydrologist-k3x9p2q", "hydrologist-K3X9p2q/index.html",
      "hydrologist:k3x9p2q/",
      "hydrologist k3x9/", "hydrolo@ist/", "hydrolo[ist/", "hydrolo`ist/", "hydrolo{ist/", "hydrologé-k3/",
      "hydrologis/.k/",
    ]
    var glances = 0
    for link in ways.flatMap({ way in ends.map { way + $0 } }) {
      var (quick, exact) = (LinkResolver(page: page, basePath: nil), LinkResolver(page: page, basePath: nil))
      let target = link.withBytes { exact.resolve($0) }
      let number = link.withBytes { link in quick.plainPath(link).map { quick.number(ofPlain: $0) } }
      if let number {
        glances += 1
        #expect(target == .file && number == exact.path.withBytes { PathHash($0).value }, "\(link)")
      }
    }
    #expect(glances > 4)
  }
}
