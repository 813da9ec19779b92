import Boardwalk
import Testing

@Suite("Paths of a site")
struct SitePathTests {
  @Test(
    "A path that could leave the site, hide or mean two things is refused",
    arguments: [
      ("", "begins or ends with “/”, or has two of them in a row"),
      ("/etc/passwd", "begins or ends with “/”, or has two of them in a row"),
      ("jobs/", "begins or ends with “/”, or has two of them in a row"),
      ("jobs//x", "begins or ends with “/”, or has two of them in a row"),
      ("../x", "has a name that begins with “.”"),
      ("jobs/../../x", "has a name that begins with “.”"),
      ("./x", "has a name that begins with “.”"),
      (".git/config", "has a name that begins with “.”"),
      ("jobs/.hidden", "has a name that begins with “.”"),
      (".well-knowns/x", "has a name that begins with “.”"),
      ("jobs/.well-known/x", "has a name that begins with “.”"),
      (".boardwalk-manifest", "has a name that begins with “.”"),
      ("jobs/a b", "has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”"),
      ("jobs/é", "has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”"),
      ("jobs\\x", "has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”"),
      ("a\0b", "has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”"),
      ("a\n", "has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”"),
      (String(repeating: "a", count: 256), "has a name of more than 255 letters"),
      (String(repeating: "a/", count: 512) + "a", "is longer than 1024 letters"),
    ])
  func refused(path: String, fault: String) throws {
    let site = try TemporarySite()
    #expect(message { try site.publish([path: "x"]) } == "The path “\(path)” \(fault).")
    #expect(try site.besides.isEmpty)
  }

  @Test("A path may have capitals, digits, dots and underscores")
  func allowed() throws {
    let site = try TemporarySite()
    let files = [
      ".well-known/security.txt": "w", ".nojekyll": "", "A-b_c.9/404.html": "x", "a..b": "y",
      String(repeating: "n", count: 255): "z",
    ]
    try site.publish(files)
    #expect(try site.files == files)
  }

  @Test("Two pages with one path are an error that names it")
  func twice() throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write("jobs/a/index.html", [])
    #expect(
      message { try publisher.write("jobs/a/index.html", []) }
        == "Two pages of the site want the path “jobs/a/index.html”.")
    #expect(message { _ = try publisher.commit() } == "Two pages of the site want the path “jobs/a/index.html”.")
  }

  @Test("Two paths that differ only in capitals are an error that names both")
  func capitals() throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write("people/Ada/index.html", [])
    #expect(
      message { try publisher.write("people/ada/index.html", []) }
        == "“people/Ada/index.html” and “people/ada/index.html” differ only in capitals, "
        + "and many disks take them for one file."
    )
  }

  @Test("A path that is a file and a folder is an error", arguments: [["jobs", "jobs/a"], ["jobs/a", "jobs"]])
  func fileAndFolder(paths: [String]) throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write(paths[0], [])
    #expect(
      message { try publisher.write(paths[1], []) }
        == "“jobs” is both a file of the site and a folder with files in it.")
  }
}
