import Boardwalk
import Dispatch
import Foundation
import Testing

@Suite("Publishing a site")
struct PublisherTests {
  @Test("The first build writes every file and nothing else")
  func firstBuild() throws {
    let site = try TemporarySite()
    let published = try site.publish(["index.html": "home", "jobs/clerk-1/index.html": "clerk"])
    #expect(try site.files == ["index.html": "home", "jobs/clerk-1/index.html": "clerk"])
    #expect(published.written == 2 && published.unchanged == 0 && published.removed == 0 && published.bytes == 9)
    #expect(try site.besides.isEmpty)
  }

  @Test("The manifest lists our files, sorted, under a line with its version")
  func manifest() throws {
    let site = try TemporarySite()
    try site.publish(["jobs/b/index.html": "", "index.html": "", "jobs/a/index.html": ""])
    let manifest = try String(contentsOfFile: site.output + "/.boardwalk-manifest", encoding: .utf8)
    #expect(manifest == "boardwalk-manifest 1\nindex.html\njobs/a/index.html\njobs/b/index.html\n")
  }

  @Test("The same site again touches nothing, not even the folder")
  func nothingChanged() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "home", "jobs/a/index.html": "a"])
    let before = try [site.stamp("."), site.stamp("index.html"), site.stamp(".boardwalk-manifest")]
    let published = try site.publish(["index.html": "home", "jobs/a/index.html": "a"])
    #expect(try before == [site.stamp("."), site.stamp("index.html"), site.stamp(".boardwalk-manifest")])
    #expect(published.written == 0 && published.unchanged == 2)
  }

  @Test("Files with the same bytes keep their inode and their time of change when others differ")
  func someChanged() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "home", "jobs/a/index.html": "a", "jobs/b/index.html": "b"])
    let a = try site.stamp("jobs/a/index.html")
    let b = try site.stamp("jobs/b/index.html")
    let published = try site.publish(["index.html": "new home", "jobs/a/index.html": "a", "jobs/b/index.html": "B"])
    #expect(try site.files == ["index.html": "new home", "jobs/a/index.html": "a", "jobs/b/index.html": "B"])
    #expect(try site.stamp("jobs/a/index.html") == a)
    #expect(try site.stamp("jobs/b/index.html") != b)
    #expect(published.written == 2 && published.unchanged == 1)
  }

  @Test("A page that is not written any more is removed with its folder")
  func removed() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "home", "jobs/a/index.html": "a"])
    let published = try site.publish(["index.html": "home"])
    #expect(published.removed == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.output).sorted() == [
        ".boardwalk-manifest", "index.html",
      ])
  }

  @Test("A file can become a folder, and a folder a file")
  func fileBecomesFolder() throws {
    let site = try TemporarySite()
    try site.publish(["about": "a file", "terms/index.html": "in a folder"])
    try site.publish(["about/index.html": "in a folder", "terms": "a file"])
    #expect(try site.files == ["about/index.html": "in a folder", "terms": "a file"])
  }

  @Test("A shorter, a longer and an empty text are changes")
  func sizes() throws {
    let site = try TemporarySite()
    let long = String(repeating: "0123456789", count: 60_000)
    try site.publish(["a": "12345", "b": "12345", "c": "12345", "d": "", "e": long, "f": long])
    let next = ["a": "1234", "b": "123456", "c": "", "d": "x", "e": long, "f": long.dropLast() + "x"]
    #expect(try site.publish(next).written == 5)
    #expect(try site.files == next)
  }

  @Test("Several threads write at once")
  func threads() throws {
    let site = try TemporarySite()
    for edition in ["one", "two"] {
      let publisher = try Publisher(output: site.output)
      DispatchQueue.concurrentPerform(iterations: 2000) { index in
        do {
          try publisher.write("jobs/\(index % 50)/\(index)/index.html", Array("\(edition) \(index)".utf8))
        } catch {
          Issue.record(error)
        }
      }
      #expect(try publisher.commit().written == 2000)
    }
    #expect(try site.files.count == 2000)
    #expect(try site.files["jobs/49/1999/index.html"] == "two 1999")
    #expect(try site.besides.isEmpty)
  }

  @Test("Folders above the output are made")
  func missingParents() throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.folder + "/a/b/public")
    try publisher.write("index.html", Array("home".utf8))
    #expect(try publisher.commit().written == 1)
    #expect(FileManager.default.fileExists(atPath: site.folder + "/a/b/public/index.html"))
  }

  @Test("An output that is a symbolic link stays one, and what it leads to is published into")
  func symbolicLink() throws {
    let site = try TemporarySite()
    try FileManager.default.createDirectory(atPath: site.folder + "/real", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: site.output, withDestinationPath: "real")
    try site.publish(["index.html": "one"])
    try site.publish(["index.html": "two"])
    #expect(try String(contentsOfFile: site.folder + "/real/index.html", encoding: .utf8) == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site.output) == "real")
  }

  @Test("Giving up leaves the old site and nothing else")
  func abandon() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    let publisher = try Publisher(output: site.output)
    try publisher.write("index.html", Array("new".utf8))
    publisher.abandon()
    #expect(try site.files == ["index.html": "old"])
    #expect(try site.besides.isEmpty)
    #expect(message { try publisher.write("a", []) } == "The site was published before “a” was written.")
  }

  @Test("A publisher that is forgotten gives up by itself")
  func forgotten() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try Publisher(output: site.output).write("index.html", Array("new".utf8))
    #expect(try site.files == ["index.html": "old"])
    #expect(try site.besides.isEmpty)
  }

  @Test("The rights of the output folder stay")
  func rights() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: site.output)
    try site.publish(["index.html": "new"])
    let facts = try FileManager.default.attributesOfItem(atPath: site.output)
    #expect(facts[.posixPermissions] as? Int == 0o750)
  }
}
