import Boardwalk
import Foundation
import Testing

@Suite("Files that Boardwalk did not write")
struct ForeignFilesTests {
  @Test("They stay, wherever they are, through builds that change everything around them")
  func kept() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "one", "assets/style.css": "one", "jobs/a/index.html": "one"])
    let mine = [
      "CNAME": "jobs.example.org", ".nojekyll": "", ".git/HEAD": "ref", ".git/objects/aa/bb": "blob",
      "assets/logo.svg": "logo", "assets/fonts/a.woff": "font", "jobs/a/notes.txt": "note",
      ".well-known/security.txt": "mail",
    ]
    for (path, text) in mine { try site.put(path, text) }
    let stamps = try mine.keys.sorted().map(site.stamp)

    let published = try site.publish(["index.html": "two", "assets/style.css": "two"])
    #expect(try site.files == mine.merging(["index.html": "two", "assets/style.css": "two"]) { $1 })
    #expect(try mine.keys.sorted().map(site.stamp) == stamps)
    // CNAME, .nojekyll, .git, logo.svg, fonts, notes.txt, .well-known
    #expect(published.kept.count == 7)
    #expect(published.kept.words == ", 7 not ours left alone: .nojekyll, CNAME, assets/logo.svg …")
    #expect(try site.besides.isEmpty)
  }

  @Test("However many lie in a folder of ours, all of them stay, and so do the pages", arguments: [3, 40, 600])
  func many(count: Int) throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "one", "jobs/a/index.html": "a"])
    var all = ["index.html": "three", "jobs/a/index.html": "a"]
    for number in 0..<count {
      let path = "jobs/a/\(String(repeating: "long-", count: number % 40))\(number).txt"
      try site.put(path, "\(number)")
      all[path] = "\(number)"
    }
    try site.publish(["index.html": "two", "jobs/a/index.html": "a"])
    let published = try site.publish(["index.html": "three", "jobs/a/index.html": "a"])
    #expect(try site.files == all)
    #expect(published.kept.count == count)
  }

  @Test("They stay night after night, also in a folder in which nothing else stirs")
  func nights() throws {
    let site = try TemporarySite()
    var pages = ["index.html": "0", "jobs/a/index.html": "a", "jobs/b/index.html": "b"]
    try site.publish(pages)
    // The disk's clock has ticked by then.
    Thread.sleep(forTimeInterval: 0.05)
    let mine = ["jobs/a/notes.txt": "note", "jobs/b/drafts/one.txt": "draft"]
    for (path, text) in mine { try site.put(path, text) }
    for night in 1...4 {
      pages["index.html"] = "\(night)"
      let published = try site.publish(pages)
      #expect(try site.files == pages.merging(mine) { $1 }, "night \(night)")
      #expect(published.kept.words == ", 2 not ours left alone: jobs/a/notes.txt, jobs/b/drafts/")
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  @Test("They stay in a folder that comes and goes", arguments: [0, 1, 2])
  func comingAndGoing(before: Int) throws {
    let site = try TemporarySite()
    let few = ["index.html": "b", "jobs/index.html": "j"]
    let all = ["index.html": "a", "jobs/index.html": "j", "jobs/page/2/index.html": "2"]
    for pages in [all, few, all].prefix(before + 1) { try site.publish(pages) }
    Thread.sleep(forTimeInterval: 0.05)
    try site.put("jobs/page/2/notes.txt", "note")
    try site.put("jobs/page/drafts/one.txt", "draft")
    for pages in [few.merging(["index.html": "c"]) { $1 }, few, all, few, few.merging(["index.html": "d"]) { $1 }, all]
    {
      Thread.sleep(forTimeInterval: 0.05)
      try site.publish(pages)
      #expect(
        try site.files
          == pages.merging(["jobs/page/2/notes.txt": "note", "jobs/page/drafts/one.txt": "draft"]) { $1 })
    }
  }

  @Test("One that came before a night on which nothing changed is seen on the next one")
  func quietNight() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "one", "jobs/a/index.html": "a"])
    try site.publish(["index.html": "two", "jobs/a/index.html": "a"])
    Thread.sleep(forTimeInterval: 0.05)
    try site.put("jobs/a/notes.txt", "note")
    Thread.sleep(forTimeInterval: 0.05)
    let quiet = try Publisher(output: site.output)
    for (path, text) in ["index.html": "two", "jobs/a/index.html": "a"] { try quiet.write(path, Array(text.utf8)) }
    #expect(try quiet.commit(note: Array("written down anew".utf8)).written == 0)
    try site.publish(["index.html": "three", "jobs/a/index.html": "a"])
    #expect(
      try site.files == ["index.html": "three", "jobs/a/index.html": "a", "jobs/a/notes.txt": "note"])
  }

  @Test("A symbolic link stays one, and what it leads to is left alone")
  func symbolicLink() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "one"])
    try FileManager.default.createDirectory(atPath: site.folder + "/elsewhere", withIntermediateDirectories: false)
    try Data("precious".utf8).write(to: URL(fileURLWithPath: site.folder + "/elsewhere/file"))
    try FileManager.default.createSymbolicLink(atPath: site.output + "/shared", withDestinationPath: "../elsewhere")
    try site.publish(["index.html": "two"])
    try site.publish(["index.html": "three"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site.output + "/shared") == "../elsewhere")
    #expect(try String(contentsOfFile: site.folder + "/elsewhere/file", encoding: .utf8) == "precious")
  }

  @Test(
    "A link that somebody put into the site before leads nowhere, whatever becomes of the pages behind it",
    arguments: [nil, "changed", "a"])
  func linkInSiteBefore(page: String?) throws {
    let site = try TemporarySite()
    var pages = ["index.html": "one", "jobs/a/index.html": "a", "jobs/b/index.html": "b"]
    try site.publish(pages)
    pages["index.html"] = "two"
    try site.publish(pages)
    let (link, outside) = (site.folder + "/.public.previous/jobs/a", site.folder + "/outside")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: false)
    try Data("precious".utf8).write(to: URL(fileURLWithPath: outside + "/index.html"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../../outside")
    (pages["index.html"], pages["jobs/a/index.html"], pages["jobs/a/more.html"]) = ("three", page, page)
    try site.publish(pages)
    #expect(try site.files == pages)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["index.html"])
    #expect(try String(contentsOfFile: outside + "/index.html", encoding: .utf8) == "precious")
  }

  @Test("A folder of ours that somebody replaced by a link is not followed when its pages go")
  func replacedFolder() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "one", "jobs/a/index.html": "a"])
    try FileManager.default.moveItem(atPath: site.output + "/jobs", toPath: site.folder + "/moved")
    try FileManager.default.createSymbolicLink(atPath: site.output + "/jobs", withDestinationPath: "../moved")
    try site.publish(["index.html": "two"])
    #expect(try String(contentsOfFile: site.folder + "/moved/a/index.html", encoding: .utf8) == "a")
    #expect(
      message { try site.publish(["index.html": "three", "jobs/a/index.html": "b"]) }
        == "“jobs” in the output was not written by Boardwalk and stands where the site needs something else.")
    #expect(try String(contentsOfFile: site.folder + "/moved/a/index.html", encoding: .utf8) == "a")
  }

  @Test("The first build into a full folder keeps everything in it")
  func firstBuild() throws {
    let site = try TemporarySite()
    try site.put("readme.txt", "mine")
    try site.put("assets/deep/er/file", "mine too")
    let published = try site.publish(["index.html": "home", "assets/style.css": "css"])
    #expect(
      try site.files == [
        "readme.txt": "mine", "assets/deep/er/file": "mine too", "index.html": "home", "assets/style.css": "css",
      ])
    #expect(published.kept.count == 2)
  }

  @Test(
    "One at a path of ours is never written over",
    arguments: [("index.html", "index.html"), ("jobs", "jobs"), ("about/index.html/x", "about/index.html")])
  func inTheWay(theirs: String, named: String) throws {
    let site = try TemporarySite()
    try site.put(theirs, "theirs")
    let ours = ["index.html": "home", "jobs/a/index.html": "a", "about/index.html": "about"]
    #expect(
      message { try site.publish(ours) }
        == "“\(named)” in the output was not written by Boardwalk and stands where the site needs something else.")
    #expect(try site.files == [theirs: "theirs"])
    #expect(try site.besides.isEmpty)
  }

  @Test("One with the very bytes of ours is taken over")
  func adopted() throws {
    let site = try TemporarySite()
    try site.put("index.html", "home")
    #expect(try site.publish(["index.html": "home", "b": "b"]).kept.words == "")
    #expect(try site.publish(["b": "b"]).removed == 1)
    #expect(try site.files == ["b": "b"])
  }

  @Test(
    "A manifest that names paths outside the site is refused", arguments: ["../precious", "/etc/passwd", ".git/config"])
  func dishonestManifest(path: String) throws {
    let site = try TemporarySite()
    try site.put(".boardwalk-manifest", "boardwalk-manifest 1\nindex.html\n\(path)\n")
    try Data("precious".utf8).write(to: URL(fileURLWithPath: site.folder + "/precious"))
    let said = try #require(message { try site.publish(["index.html": "home"]) })
    #expect(said.hasPrefix("The list of published files names a path that"))
    #expect(try site.besides == ["precious"])
  }

  @Test("A manifest of another version is refused", arguments: ["boardwalk-manifest 2\n", "", "<<<<<<< HEAD\n"])
  func otherManifest(text: String) throws {
    let site = try TemporarySite()
    try site.put(".boardwalk-manifest", text)
    #expect(message { try site.publish(["index.html": "home"]) }?.hasPrefix("The list of published files is") == true)
  }
}
