import Testing

@testable import Boardwalk

@Suite("Where a site is put")
struct HostTests {
  /// What a site of 3 files, 6 and 4 bytes and none, is told; it is published where it is told nothing.
  private func refusal(_ limits: Host.Limits) throws -> Diagnostic? {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    do {
      try site.publish(
        ["index.html": "", "a.txt": "aaaaaa", "b.txt": "bbbb"],
        checks: SiteChecks(further: [{ limits.findings($0, of: "shelf") }]))
      return nil
    } catch let finding as Diagnostic {
      #expect(try site.files == ["index.html": "old"])
      #expect(finding.stop == .refusal)
      return finding
    }
  }

  @Test("A site that has just what its host takes is published")
  func fits() throws {
    #expect(try refusal(Host.Limits(files: 3, bytes: 10, bytesOfFile: 6)) == nil)
    #expect(try refusal(Host.Limits()) == nil)
  }

  @Test("One file or one byte more is refused, and the old site stands")
  func beyond() throws {
    #expect(try refusal(Host.Limits(files: 2))?.message == "The site has 3 files, and shelf takes 2.")
    #expect(try refusal(Host.Limits(bytes: 9))?.message.hasPrefix("The site has 0.00 MB, and shelf") == true)
    #expect(try refusal(Host.Limits(bytesOfFile: 5))?.message.contains("“a.txt”") == true)
    #expect(try refusal(Host.Limits(files: 2, bytes: 9))?.message.contains("3 files") == true)
  }

  /// What the part of a site with a file of 6 bytes and one of none is told.
  private func refusal(_ limits: Host.Limits, elsewhere: [String]?) throws -> String? {
    let site = try TemporarySite()
    let checks = SiteChecks(further: [{ limits.findings($0, of: "shelf") }])
    return message {
      try site.publishPart(["index.html": "", "a.txt": "aaaaaa"], elsewhere: elsewhere, checks: checks)
    }
  }

  @Test("The first part counts the files of all, the others do not; each is refused for what lies in itself")
  func parts() throws {
    #expect(try refusal(Host.Limits(files: 3), elsewhere: ["b/c.txt"]) == nil)
    #expect(
      try refusal(Host.Limits(files: 2), elsewhere: ["b/c.txt"]) == "The site has 3 files, and shelf takes 2.")
    #expect(try refusal(Host.Limits(files: 1), elsewhere: nil) == nil)
    for elsewhere in [[], nil] as [[String]?] {
      #expect(try refusal(Host.Limits(bytes: 6, bytesOfFile: 6), elsewhere: elsewhere) == nil)
      #expect(
        try refusal(Host.Limits(bytes: 5), elsewhere: elsewhere)?.hasPrefix("This part of the site has 0.00 MB") == true
      )
      #expect(
        try refusal(Host.Limits(bytesOfFile: 5), elsewhere: elsewhere)?.hasPrefix("This part of the site has a file")
          == true)
    }
  }

  @Test("A part of a site that is too large for its host is not made")
  func hugePart() throws {
    let site = try TemporarySite()
    var checks = SiteChecks()
    checks.host = .cloudflarePages
    let elsewhere = (1...20_000).map { "jobs/\($0)/index.html" }
    #expect(
      message { try site.publishPart(["index.html": ""], elsewhere: elsewhere, checks: checks) }
        == "The site has 20,001 files, and cloudflare-pages takes 20,000.")
    try site.publishPart(["index.html": ""], elsewhere: elsewhere.dropLast(), checks: checks)
  }

  @Test("A file larger than Cloudflare takes is named with its size")
  func largest() throws {
    let site = try TemporarySite()
    var checks = SiteChecks()
    checks.host = .cloudflarePages
    let files = ["index.html": "", "a.txt": String(repeating: "a", count: 26_300_000)]
    #expect(
      message { try site.publish(files, checks: checks) }
        == "The site has a file of 26.30 MB, “a.txt”, and cloudflare-pages takes 26.21.")
    checks.host = .gitHubPages
    try site.publish(files, checks: checks)
  }

  @Test("A host that nobody knows is an error with those that are known")
  func unknown() {
    let (settings, findings) = BoardSettings.read(
      Array("title: T\nbase-url: https://t.example/\nhost: github-page\n".utf8), file: "board.yml")
    #expect(settings == nil)
    #expect(findings.map(\.hint) == ["did you mean `github-pages`?"])
    let known = BoardSettings.read(
      Array("title: T\nbase-url: https://t.example/\nhost: cloudflare-pages\n".utf8), file: "board.yml")
    #expect(known.settings?.host == .cloudflarePages)
  }
}
