import Foundation
import Testing

@testable import Boardwalk

@Suite("The next site's folder, begun before its files come")
struct HeadstartTests {
  let site: TemporarySite
  private let same = Fingerprint("same")
  private var previous: String { site.folder + "/.public.previous" }

  init() throws {
    site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    for path in ["index.html", "jobs/a/index.html", "jobs/b/index.html", "jobs/gone/index.html"] {
      try publisher.write(path, Array(path.utf8), madeOf: same)
    }
    _ = try publisher.commit()
  }

  @Test("The new site has what it is to have, and the one before stays whole")
  func whole() throws {
    let before = try site.files
    let stamp = try site.stamp("jobs/a/index.html")
    try night()
    #expect(
      try site.files == [
        "index.html": "new", "jobs/a/index.html": "jobs/a/index.html", "jobs/b/index.html": "new b",
        "jobs/c/index.html": "c",
      ])
    #expect(try site.stamp("jobs/a/index.html") == stamp)
    #expect(try site.previous == before)
    #expect(!FileManager.default.fileExists(atPath: site.output + "/jobs/gone"))
    #expect(try site.besides.isEmpty)
    _ = try Publisher.rollback(output: site.output)
    #expect(try site.files == before)
  }

  @Test("A file never comes to lie where a link leads that stands in the place of one of its folders")
  func links() throws {
    try night()
    // The next site is made of the folder beside, in which somebody put a link; the files before and behind it have theirs.
    let outside = site.folder + "/outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try FileManager.default.removeItem(atPath: previous + "/jobs/b")
    try FileManager.default.createSymbolicLink(atPath: previous + "/jobs/b", withDestinationPath: outside)
    let publisher = try Publisher(output: site.output)
    for path in [
      "index.html", "jobs/a/index.html", "jobs/b/index.html", "jobs/b/more/index.html", "jobs/ba/index.html",
    ] {
      try publisher.write(path, Array("third \(path)".utf8))
    }
    _ = try publisher.commit()
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
    #expect(try site.files.count == 5)
    #expect(try site.files["jobs/b/more/index.html"] == "third jobs/b/more/index.html")
    try FileManager.default.removeItem(atPath: outside)
  }

  @Test("What is not ours comes along, whenever it was put there")
  func foreign() throws {
    try site.put("CNAME", "jobs.example.org")
    try night { try site.put("jobs/a/mine.txt", "mine") }
    #expect(try site.files["CNAME"] == "jobs.example.org")
    #expect(try site.files["jobs/a/mine.txt"] == "mine")
  }

  @Test(
    "A file that somebody touched before the run is made again", arguments: ["edited", "other", "removed", "a link"])
  func touched(how: String) throws {
    try harm(site.output + "/jobs/a/index.html", how)
    let publisher = try Publisher(output: site.output)
    publisher.look()
    publisher.begin()
    waitForLook(of: publisher)
    #expect(try !publisher.takes("jobs/a/index.html", madeOf: same))
    publisher.abandon()
  }

  @Test("A build that is given up or refused leaves nothing of it")
  func abandoned() throws {
    let before = try site.files
    let publisher = try Publisher(output: site.output)
    publisher.begin()
    try publisher.write("index.html", Array("new".utf8))
    publisher.abandon()
    #expect(try site.files == before)
    #expect(!FileManager.default.fileExists(atPath: previous))
    let broken = try Publisher(output: site.output)
    broken.begin()
    try broken.write("index.html", Array("<a href=\"nowhere.html\">x</a>".utf8))
    #expect(throws: Diagnostic.self) { try broken.commit() }
    #expect(try site.files == before)
    #expect(!FileManager.default.fileExists(atPath: previous))
  }

  @Test("A site that comes out the same stands, and nothing of it is left")
  func unchanged() throws {
    let before = try site.files
    let publisher = try Publisher(output: site.output)
    publisher.begin()
    for path in before.keys { #expect(try publisher.takes(path, madeOf: same)) }
    #expect(try publisher.commit().written == 0)
    #expect(try site.files == before)
    #expect(!FileManager.default.fileExists(atPath: previous))
  }

  @Test("What a killed run had begun is thrown away")
  func killed() throws {
    try FileManager.default.createDirectory(atPath: previous + "/jobs/a", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: previous + "/.boardwalk-unfinished"))
    try FileManager.default.linkItem(
      atPath: site.output + "/jobs/gone/index.html", toPath: previous + "/jobs/a/index.html")
    try night()
    #expect(try site.files["jobs/a/index.html"] == "jobs/a/index.html")
    #expect(try site.previous["jobs/gone/index.html"] == "jobs/gone/index.html")
  }

  @Test("A site before that is kept is not touched before the new one is whole")
  func kept() throws {
    try night()
    let before = try site.previous
    let publisher = try Publisher(output: site.output)
    publisher.begin()
    waitForLook(of: publisher)
    #expect(try site.previous == before)
    publisher.abandon()
    #expect(try site.previous == before)
  }

  @Test(
    "A second night begins with what the site before has, whatever became of it",
    arguments: ["whole", "edited", "other", "removed", "a link", "no folder"])
  func secondNight(previous how: String) throws {
    try night()
    try harm(previous + "/jobs/a/index.html", how)
    let before = try site.files
    let stamp = try site.stamp("jobs/a/index.html")
    let publisher = try Publisher(output: site.output)
    publisher.look()
    publisher.begin()
    waitForLook(of: publisher)
    try publisher.write("index.html", Array("newer".utf8))
    for path in ["jobs/a/index.html", "jobs/b/index.html", "jobs/c/index.html"] {
      if try !publisher.takes(path, madeOf: same) { try publisher.write(path, Array(before[path]!.utf8)) }
    }
    #expect(try publisher.commit().written == 1)
    #expect(try site.files == before.merging(["index.html": "newer"]) { $1 })
    // An edit reaches both names of a file; nobody's inode is given to another otherwise.
    #expect(try site.stamp("jobs/a/index.html") == stamp)
    #expect(try site.previous == before)
  }

  @Test("What somebody put in the place of a file stays where the new site wants just that, not what was there before")
  func replacedByTheSame() throws {
    try night()
    try harm(site.output + "/jobs/a/index.html", "other")
    let publisher = try Publisher(output: site.output)
    publisher.look()
    publisher.begin()
    waitForLook(of: publisher)
    try publisher.write("index.html", Array("newer".utf8))
    #expect(try !publisher.takes("jobs/a/index.html", madeOf: same))
    try publisher.write("jobs/a/index.html", Array("another".utf8))
    _ = try publisher.commit()
    #expect(try site.files == ["index.html": "newer", "jobs/a/index.html": "another"])
  }

  @Test(
    "What somebody did to the site is put right, though only the folder beside it was looked at",
    arguments: ["whole", "edited", "other", "removed", "no folder"], [true, false])
  func onlyBeside(how: String, isSame: Bool) throws {
    try night()
    let before = try site.files
    try harm(site.output + "/jobs/a/index.html", how)
    let publisher = try Publisher(output: site.output)
    publisher.begin()
    waitForLook(of: publisher)
    try publisher.write("index.html", Array((isSame ? "new" : "newer").utf8))
    for path in ["jobs/a/index.html", "jobs/b/index.html", "jobs/c/index.html"] {
      if try !publisher.takes(path, madeOf: same) { try publisher.write(path, Array(before[path]!.utf8)) }
    }
    _ = try publisher.commit()
    #expect(try site.files == before.merging(["index.html": isSame ? "new" : "newer"]) { $1 })
    #expect(try site.besides.isEmpty)
  }

  @Test("What somebody touches after it was looked at is made again by the next run", arguments: ["edited", "other"])
  func touchedLater(how: String) throws {
    try night()
    let publisher = try Publisher(output: site.output)
    publisher.look()
    waitForLook(of: publisher)
    try harm(site.output + "/jobs/a/index.html", how)
    try publisher.write("index.html", Array("newer".utf8))
    #expect(try publisher.takes("jobs/a/index.html", madeOf: same))
    _ = try publisher.commit()
    let next = try Publisher(output: site.output)
    next.look()
    waitForLook(of: next)
    // Where another file took its place the new site has the one that was written.
    #expect(try next.takes("jobs/a/index.html", madeOf: same) == (how == "other"))
    if how == "other" { #expect(try site.files["jobs/a/index.html"] == "jobs/a/index.html") }
    next.abandon()
  }

  /// Until every file was looked at, or for ten seconds.
  private func waitForLook(of publisher: Publisher) {
    let files = publisher.old.manifest.paths.count
    for _ in 0..<10_000 {
      if (0..<files).allSatisfy({ publisher.old.finding(of: $0) != nil }) { return }
      usleep(1000)
    }
    Issue.record("The files were not looked at.")
  }

  /// Does something to a file, or to its folder.
  private func harm(_ path: String, _ how: String) throws {
    let files = FileManager.default
    switch how {
    case "whole": break
    case "edited": try Data("longer than it was before".utf8).write(to: URL(fileURLWithPath: path), options: [])
    case "removed": try files.removeItem(atPath: path)
    case "no folder": try files.removeItem(atPath: path.replacing("/index.html", with: ""))
    case "a link":
      try files.removeItem(atPath: path)
      try files.createSymbolicLink(atPath: path, withDestinationPath: "../../index.html")
    default:
      try files.removeItem(atPath: path)
      try Data("another".utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  /// Publishes a site where one page is the same, one is gone, one is new and the others are different.
  private func night(_ meanwhile: () throws -> Void = {}) throws {
    let publisher = try Publisher(output: site.output)
    publisher.begin()
    try publisher.write("index.html", Array("new".utf8))
    #expect(try publisher.takes("jobs/a/index.html", madeOf: same))
    try publisher.write("jobs/b/index.html", Array("new b".utf8))
    try publisher.write("jobs/c/index.html", Array("c".utf8))
    try meanwhile()
    _ = try publisher.commit()
  }
}
