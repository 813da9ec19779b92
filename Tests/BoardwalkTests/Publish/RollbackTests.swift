import Boardwalk
import Foundation
import Testing

@Suite("Going back to the site before")
struct RollbackTests {
  @Test("The site before comes back whole, and going back again returns to the newer one")
  func thereAndBack() throws {
    let site = try TemporarySite()
    let old = ["index.html": "old", "jobs/a/index.html": "a", "jobs/same/index.html": "same"]
    let new = ["index.html": "new", "jobs/b/index.html": "b", "jobs/same/index.html": "same"]
    try site.publish(old)
    try site.publish(new)
    #expect(try Publisher.rollback(output: site.output).files == 3)
    #expect(try site.files == old)
    #expect(try site.previous == new)
    #expect(try Publisher.rollback(output: site.output).files == 3)
    #expect(try site.files == new)
    #expect(try site.previous == old)
    #expect(try site.besides.isEmpty)
  }

  @Test("It says when the site was published, and whether it is the newer one")
  func times() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_790_000_000)],
      ofItemAtPath: site.output + "/.boardwalk-manifest")
    try site.publish(["index.html": "new"])
    let there = try Publisher.rollback(output: site.output)
    #expect(there.published == 1_790_000_000 && !there.isNewer)
    #expect(try Publisher.rollback(output: site.output).isNewer)
  }

  @Test("Of two sites published within one second it knows the newer one")
  func withinASecond() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try site.publish(["index.html": "new"])
    Thread.sleep(forTimeInterval: 0.02)
    try site.publish(["index.html": "newest"])
    #expect(try [false, true, false].allSatisfy { try Publisher.rollback(output: site.output).isNewer == $0 })
  }

  @Test("What is not ours stays in the output, whichever site is shown")
  func notOurs() throws {
    let site = try TemporarySite()
    let theirs = [
      ".git/HEAD": "ref", "CNAME": "jobs.example.org", "jobs/notes/mine.txt": "mine", "jobs/b/plan.txt": "p",
    ]
    let (old, new) = (
      ["index.html": "old", "jobs/a/index.html": "a"], ["index.html": "new", "jobs/b/index.html": "b"]
    )
    try site.publish(old)
    try site.publish(new)
    for (path, text) in theirs { try site.put(path, text) }
    for edition in [old, new, old, new] {
      #expect(try Publisher.rollback(output: site.output).kept.count == 4)
      #expect(try site.files == edition.merging(theirs) { $1 })
    }
    #expect(try site.previous == old)
  }

  @Test("Without an earlier site it says so: before any build, after one, after one that changed nothing")
  func nothing() throws {
    let site = try TemporarySite()
    let words = "There is no earlier site to go back to."
    #expect(message { _ = try Publisher.rollback(output: site.output) } == words)
    #expect(message { _ = try Publisher.rollback(output: site.folder + "/no/such/folder") } == words)
    for _ in 0..<2 {
      try site.publish(["index.html": "home"])
      #expect(message { _ = try Publisher.rollback(output: site.output) } == words)
    }
    #expect(try site.files == ["index.html": "home"])
    #expect(try site.besides.isEmpty)
  }

  @Test("Where the output is gone, the site before takes its place")
  func outputIsGone() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old", "jobs/a/index.html": "a"])
    try site.publish(["index.html": "new"])
    try FileManager.default.removeItem(atPath: site.output)
    let rollback = try Publisher.rollback(output: site.output)
    #expect(rollback.files == 2 && rollback.isOnly)
    #expect(try site.files == ["index.html": "old", "jobs/a/index.html": "a"])
    #expect(try site.besides.isEmpty)
    #expect(message { _ = try Publisher.rollback(output: site.output) } == "There is no earlier site to go back to.")
    try site.publish(["index.html": "new"])
    #expect(try site.files == ["index.html": "new"])
  }

  @Test("A folder that held only other people's files is no earlier site")
  func foreignFolder() throws {
    let site = try TemporarySite()
    try site.put("CNAME", "mine")
    try site.publish(["index.html": "home"])
    #expect(message { _ = try Publisher.rollback(output: site.output) } == "There is no earlier site to go back to.")
    #expect(!FileManager.default.fileExists(atPath: site.folder + "/.public.previous"))
  }

  @Test("A build that changes nothing keeps what one can go back to, and touches neither folder")
  func nothingChanged() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try site.publish(["index.html": "new"])
    let before = try [site.stamp("."), site.stamp("../.public.previous")]
    try site.publish(["index.html": "new"])
    #expect(try before == [site.stamp("."), site.stamp("../.public.previous")])
    #expect(try site.previous == ["index.html": "old"])
  }

  @Test("A build that fails keeps it too")
  func failed() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try site.publish(["index.html": "new"])
    #expect(throws: Diagnostic.self) { try site.publish(["index.html": "<a href='nowhere/'>x</a>"]) }
    #expect(try site.files == ["index.html": "new"])
    #expect(try site.previous == ["index.html": "old"])
  }

  @Test("Files that all three sites have are one file; a rollback keeps their inodes and times")
  func oneInode() throws {
    let site = try TemporarySite()
    for edition in ["one", "two", "three"] { try site.publish(["index.html": edition, "same.html": "same"]) }
    let stamp = try site.stamp("same.html")
    #expect(try site.stamp("../.public.previous/same.html") == stamp)
    _ = try Publisher.rollback(output: site.output)
    #expect(try site.stamp("same.html") == stamp)
    #expect(try site.files["index.html"] == "two")
  }

  @Test("Builds go on after a rollback, from the site that was brought back")
  func building() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "one", "a.html": "a"])
    try site.publish(["index.html": "two", "b.html": "b"])
    _ = try Publisher.rollback(output: site.output)
    let published = try site.publish(["index.html": "three", "a.html": "a"])
    #expect(published.written == 1 && published.unchanged == 1 && published.removed == 0)
    #expect(try site.files == ["index.html": "three", "a.html": "a"])
    #expect(try site.previous == ["index.html": "one", "a.html": "a"])
  }

  @Test("An earlier site of which a page is gone is not brought back")
  func damaged() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old", "jobs/a/index.html": "a"])
    try site.publish(["index.html": "new"])
    try FileManager.default.removeItem(atPath: site.folder + "/.public.previous/jobs/a/index.html")
    #expect(
      message { _ = try Publisher.rollback(output: site.output) }
        == "The earlier site is not whole: “jobs/a/index.html” is missing.")
    #expect(try site.files == ["index.html": "new"])
  }

  @Test("Somebody else's file where the earlier site has a page forbids going back")
  func obstacle() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old", "about.html": "ours"])
    try site.publish(["index.html": "new"])
    try site.put("about.html", "theirs")
    #expect(throws: Diagnostic.self) { _ = try Publisher.rollback(output: site.output) }
    #expect(try site.files == ["index.html": "new", "about.html": "theirs"])
  }

  @Test("It waits for no build: while one is publishing it is turned away")
  func locked() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try site.publish(["index.html": "new"])
    let building = try Publisher(output: site.output)
    #expect(
      message { _ = try Publisher.rollback(output: site.output) }
        == "Another build (process \(getpid())) is publishing into the same folder.")
    building.abandon()
    _ = try Publisher.rollback(output: site.output)
    #expect(try site.files == ["index.html": "old"])
  }

  @Test(
    "Where the site is brought up to date in place it says that none is kept",
    .enabled(if: Mount.isAllowed, "needs the right to mount"))
  func mountPoint() throws {
    let disk = try Mount(kilobytes: 256)
    defer { extendLifetime(disk) }
    #expect(
      message { _ = try Publisher.rollback(output: disk.folder) }
        == "This folder is brought up to date file by file, so no earlier site is kept.")
  }
}
