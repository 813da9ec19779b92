import Foundation
import Testing

@testable import Boardwalk

@Suite("What the files that stand were made of")
struct ProvenanceTests {
  private let site: TemporarySite
  private let home = Fingerprint("home")
  private let page = Fingerprint("page")

  init() throws {
    site = try TemporarySite()
    try publish(["index.html": ("<a href=\"a.html\">a</a>", home), "a.html": ("a", page), "b.html": ("b", nil)])
  }

  @Test("A file that was made of the same is taken as it is")
  func same() throws {
    let publisher = try Publisher(output: site.output)
    #expect(try publisher.takes("index.html", madeOf: home))
    #expect(try publisher.takes("a.html", madeOf: page))
    try publisher.write("b.html", Array("b".utf8))
    let published = try publisher.commit()
    #expect(published.unchanged == 3 && published.written == 0 && published.removed == 0)
    #expect(published.bytes == 24)
  }

  @Test("What is known of a file is what the disk says of it, in the first site and in those that follow")
  func facts() throws {
    for night in 1...3 {
      let publisher = try Publisher(output: site.output)
      let known = try #require(publisher.old.provenance?.entries.map(\.file))
      let paths = (0..<known.count).map { publisher.old.manifest.paths[$0] }
      let folder = try Folder(site.output)
      #expect(paths.contains("jobs/\(night - 1)/index.html") || night == 1)
      #expect(try paths.map { try folder.facts(of: $0) } == known)
      for path in ["a.html", "b.html", "jobs/\(night)/index.html"] { try publisher.write(path, Array("\(night)".utf8)) }
      #expect(try publisher.takes("index.html", madeOf: home))
      _ = try publisher.commit()
    }
  }

  @Test("It is taken night after night, also after others changed")
  func nights() throws {
    for night in 1...4 {
      let publisher = try Publisher(output: site.output)
      #expect(try publisher.takes("index.html", madeOf: home))
      #expect(try publisher.takes("a.html", madeOf: page))
      try publisher.write("b.html", Array("b\(night)".utf8))
      #expect(try publisher.commit().written == 1)
    }
    #expect(try site.files["a.html"] == "a")
    #expect(try site.files["b.html"] == "b4")
  }

  @Test("A file made of something else, of something unknown, or none at all is not taken")
  func other() throws {
    let publisher = try Publisher(output: site.output)
    #expect(try !publisher.takes("a.html", madeOf: home))
    #expect(try !publisher.takes("b.html", madeOf: Fingerprint()))
    #expect(try !publisher.takes("c.html", madeOf: page))
  }

  @Test("A file that somebody touched is made again", arguments: ["edited", "other", "removed", "copied", "a link"])
  func touched(how: String) throws {
    let path = site.output + "/a.html"
    switch how {
    case "edited": try site.put("a.html", "c")
    case "other": try site.put("a.html", "longer")
    case "removed": try FileManager.default.removeItem(atPath: path)
    case "copied":
      try FileManager.default.copyItem(atPath: path, toPath: path + "2")
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: path + "2", toPath: path)
    default:
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "b.html")
    }
    let publisher = try Publisher(output: site.output)
    #expect(try !publisher.takes("a.html", madeOf: page))
    #expect(try publisher.takes("index.html", madeOf: home))
    guard how != "a link" else { return }
    try publisher.write("a.html", Array("a".utf8), madeOf: page)
    try publisher.write("b.html", Array("b".utf8))
    _ = try publisher.commit()
    #expect(try site.files["a.html"] == "a")
    #expect(try Publisher(output: site.output).takes("a.html", madeOf: page))
  }

  @Test("With other secrets, another address or another program everything is looked at again")
  func checks() throws {
    var program = SiteChecks()
    program.program = Fingerprint("another")
    for checks in [
      SiteChecks(secrets: SecretScan(["KEY": "r4nd0m-letters"])), SiteChecks(links: InternalLinks(basePath: "/x/")),
      program,
    ] {
      #expect(try !Publisher(output: site.output, checks: checks).takes("a.html", madeOf: page))
    }
  }

  @Test("A link on a page that was taken still has to lead somewhere")
  func brokenLink() throws {
    let publisher = try Publisher(output: site.output)
    #expect(try publisher.takes("index.html", madeOf: home))
    try publisher.write("b.html", Array("b".utf8))
    let finding = Diagnostic(
      .error, at: .url("index.html"), "The link “a.html” leads to “a.html”, which is not part of the site.")
    #expect(try publisher.verify() == [finding])
    #expect(try publisher.verify() == [finding])
    #expect(throws: finding) { try publisher.commit() }
    #expect(try site.files["a.html"] == "a")
  }

  @Test("A link that went with its page, or was taken off it, holds nobody up")
  func linkThatWent() throws {
    try publish(["index.html": ("nothing", home), "b.html": ("<a href=\"c.html\">c</a>", page), "c.html": ("c", page)])
    try publish(["index.html": ("nothing", nil), "d.html": ("<a href=\"index.html\">i</a>", page)])
    let publisher = try Publisher(output: site.output)
    #expect(try publisher.takes("d.html", madeOf: page))
    #expect(
      try publisher.verify().map(\.message) == [
        "The link “index.html” leads to “index.html”, which is not part of the site."
      ])
  }

  @Test("A link is counted once however often the text around it changes", arguments: [true, false])
  func linkThatStays(isTakenOff: Bool) throws {
    let link = "<a href=\"a.html\">a</a>"
    for night in 1...3 {
      try publish(["index.html": (link + String(repeating: "x", count: night), nil), "a.html": ("a", page)])
    }
    let publisher = try Publisher(output: site.output)
    try publisher.write("index.html", Array((isTakenOff ? "" : link + "more").utf8))
    #expect(try publisher.verify().count == (isTakenOff ? 0 : 1))
  }

  @Test("A page whose links lead elsewhere is noted with what they lead to, another of its length too")
  func linkThatBecameAnother() throws {
    let pages = ["<a href=\"a.html\">a</a>", "<a href=\"b.html\">b</a>", "<a href=\"a.html\">a</a>!"]
    for text in pages { try publish(["index.html": (text, nil), "a.html": ("a", page), "b.html": ("b", page)]) }
    try publish(["index.html": (pages[2] + "!", nil), "a.html": ("a", page)])
    let publisher = try Publisher(output: site.output)
    try publisher.write("index.html", Array(pages[1].utf8))
    #expect(
      try publisher.verify().map(\.message) == ["The link “b.html” leads to “b.html”, which is not part of the site."])
  }

  @Test(
    "A page that goes holds nobody up when somebody was there first", arguments: ["removed", "edited", "no folder"])
  func goneBefore(how: String) throws {
    let more: [String: (String, Fingerprint?)] = ["jobs/a/index.html": ("<a href=\"../../b.html\">b</a>", page)]
    let pages: [String: (String, Fingerprint?)] = ["index.html": ("i", home), "b.html": ("b", nil)]
    try publish(pages.merging(more) { $1 })
    let path = site.output + "/jobs/a/index.html"
    switch how {
    case "removed": try FileManager.default.removeItem(atPath: path)
    case "edited": try site.put("jobs/a/index.html", "<a href=\"../../gone.html\">somewhere else</a>")
    default: try FileManager.default.removeItem(atPath: site.output + "/jobs")
    }
    for _ in 1...2 { try publish(pages) }
    #expect(try site.files == ["index.html": "i", "b.html": "b"])
    // Nobody leads there any more, so it may go as well.
    try publish(["index.html": ("i", home)])
    #expect(try site.files == ["index.html": "i"])
  }

  @Test("A page whose link somebody broke by hand is not believed")
  func touchedLink() throws {
    try site.put("b.html", "<a href=\"nowhere.html\">x</a>")
    let publisher = try Publisher(output: site.output)
    #expect(try publisher.takes("index.html", madeOf: home))
    #expect(try publisher.takes("a.html", madeOf: page))
    try publisher.write("b.html", Array("b".utf8))
    #expect(try publisher.commit().written == 1)
    let next = try Publisher(output: site.output)
    #expect(try next.takes("index.html", madeOf: home))
    #expect(try next.takes("a.html", madeOf: page))
    try next.write("b.html", Array("b".utf8))
    #expect(try next.verify() == [])
  }

  @Test("What somebody did to the site before comes into no new site", arguments: ["edited", "other", "removed"])
  func touchedBefore(how: String) throws {
    func night(_ text: String) throws {
      let publisher = try Publisher(output: site.output)
      #expect(try publisher.takes("index.html", madeOf: home))
      #expect(try publisher.takes("a.html", madeOf: page))
      try publisher.write("b.html", Array(text.utf8))
      _ = try publisher.commit()
    }
    try night("second")
    let path = site.folder + "/.public.previous/a.html"
    try FileManager.default.removeItem(atPath: path)
    if how != "removed" { try Data((how == "edited" ? "c" : "longer").utf8).write(to: URL(fileURLWithPath: path)) }
    try night("third")
    #expect(try site.files["a.html"] == "a")
    #expect(try site.files["b.html"] == "third")
  }

  @Test("After going back nothing is taken for what it no longer is")
  func rollback() throws {
    try publish(["index.html": ("new", page)])
    _ = try Publisher.rollback(output: site.output)
    let publisher = try Publisher(output: site.output)
    #expect(try !publisher.takes("index.html", madeOf: page))
    #expect(try !publisher.takes("index.html", madeOf: home))
  }

  @Test("What is damaged is not believed, whichever byte it is")
  func damaged() throws {
    let path = site.folder + "/.public.provenance"
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(whole.count > 150)
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(place % 8)
      try bytes.write(to: URL(fileURLWithPath: path))
      let publisher = try Publisher(output: site.output)
      #expect(try !publisher.takes("a.html", madeOf: page), "byte \(place)")
      publisher.abandon()
    }
    for length in [0, 8, 64, whole.count - 8, whole.count - 1] {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      let publisher = try Publisher(output: site.output)
      #expect(try !publisher.takes("a.html", madeOf: page), "\(length) bytes")
      publisher.abandon()
    }
  }

  @Test("Nobody else may read what can be guessed from")
  func rights() throws {
    let rights = try FileManager.default.attributesOfItem(atPath: site.folder + "/.public.provenance")[
      .posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  private func publish(_ files: [String: (text: String, fingerprint: Fingerprint?)]) throws {
    let publisher = try Publisher(output: site.output)
    for (path, file) in files { try publisher.write(path, Array(file.text.utf8), madeOf: file.fingerprint) }
    _ = try publisher.commit()
  }
}
