import Boardwalk
import Foundation
import Testing

@Suite("Publishing after a build that was killed", .serialized)
struct KilledBuildTests {
  @Test("A build that is killed at any moment leaves the old site or the new one, and the next build succeeds")
  func killed() throws {
    let victim = try #require(Victim.path, "PublishVictim is not built")
    let site = try TemporarySite()
    let pages = 200
    try #expect(run(victim, [site.output, "0", "\(pages)"]) == 0)
    try site.put(".git/HEAD", "ref")
    try site.put("CNAME", "jobs.example.org")
    var killed = 0
    for edition in 1...24 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: victim)
      process.arguments = [site.output, "\(edition)", "\(pages)"]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(edition) * 2000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      try expectWholeSite(site, pages)
    }
    #expect(killed > 0)
    try #expect(run(victim, [site.output, "last", "\(pages)"]) == 0)
    #expect(try expectWholeSite(site, pages) == "last")
    #expect(try site.files[".git/HEAD"] == "ref")
    #expect(try site.files["CNAME"] == "jobs.example.org")
    #expect(try site.besides.isEmpty)
  }

  @Test("A build that is killed at any moment leaves a site to go back to, as it was")
  func wayBack() throws {
    let victim = try #require(Victim.path, "PublishVictim is not built")
    let site = try TemporarySite()
    let pages = 200
    for edition in ["first", "second"] { try #expect(run(victim, [site.output, edition, "\(pages)"]) == 0) }
    var editions = ["first", "second"]
    for round in 1...24 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: victim)
      process.arguments = [site.output, "round\(round)", "\(pages)"]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(round) * 2000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let standing = try expectWholeSite(site, pages)
      if standing != editions[1] { editions = [editions[1], standing] }
      try #expect(run(victim, [site.output, "back", "0"]) == 0)
      #expect(try expectWholeSite(site, pages) == editions[0])
      try #expect(run(victim, [site.output, "back", "0"]) == 0)
      #expect(try expectWholeSite(site, pages) == editions[1])
      #expect(try site.besides.isEmpty)
    }
  }

  @Test("Killed while the next site is put together: the site before is put together again")
  func halfway() throws {
    let site = try TemporarySite()
    let old = ["index.html": "old", "jobs/a/index.html": "a", "jobs/b/index.html": "b", "same.html": "same"]
    try site.publish(old)
    try site.publish(["index.html": "new", "jobs/b/index.html": "b of the new", "same.html": "same"])
    // As it is when the next site, of which `index.html` waits still, has come so far: `a` went, `b` and `c` came.
    try beside(site, ".public.next/.boardwalk-unfinished", "")
    try beside(site, ".public.next/.boardwalk-manifest", manifest(of: old))
    try beside(site, ".public.next/0/0", "next")
    try beside(site, ".public.next/3/-jobs,a,index.html", "a")
    try beside(site, ".public.next/7/-jobs,b,index.html", "b")
    try FileManager.default.removeItem(atPath: site.folder + "/.public.previous/jobs/a")
    try FileManager.default.removeItem(atPath: site.folder + "/.public.previous/jobs/b/index.html")
    try beside(site, ".public.previous/jobs/b/index.html", "b of the next")
    try beside(site, ".public.previous/jobs/c/index.html", "c")
    try beside(site, ".public.previous/.boardwalk-manifest", "boardwalk-manifest 1\nindex.html\njobs/c/index.html\n")
    try beside(site, ".public.previous/.boardwalk-unfinished", "")
    #expect(try Publisher.rollback(output: site.output).files == 4)
    #expect(try site.files == old)
    #expect(!FileManager.default.fileExists(atPath: site.output + "/jobs/c"))
    #expect(try site.besides.isEmpty)
  }

  @Test("A site before that cannot be put together again is none")
  func noWayBack() throws {
    let site = try TemporarySite()
    let old = ["index.html": "old", "jobs/a/index.html": "a"]
    try site.publish(old)
    try site.publish(["index.html": "new"])
    try beside(site, ".public.next/.boardwalk-unfinished", "")
    try beside(site, ".public.next/.boardwalk-manifest", manifest(of: old))
    try FileManager.default.removeItem(atPath: site.folder + "/.public.previous/jobs")
    try beside(site, ".public.previous/.boardwalk-unfinished", "")
    #expect(message { _ = try Publisher.rollback(output: site.output) } == "There is no earlier site to go back to.")
    #expect(try site.files == ["index.html": "new"])
    #expect(!FileManager.default.fileExists(atPath: site.folder + "/.public.previous"))
  }

  @Test("What was never published is thrown away")
  func unfinished() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try beside(site, ".public.next/.boardwalk-unfinished", "")
    try beside(site, ".public.next/index.html", "half")
    try beside(site, ".public.next/jobs/a/index.html", "half")
    try site.publish(["index.html": "old"])
    #expect(try site.files == ["index.html": "old"])
    #expect(try site.besides.isEmpty)
  }

  @Test("Killed right after the exchange: what is not ours follows into the new site, and one can go back")
  func exchanged() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "new", "jobs/b/index.html": "b"])
    try site.put(".boardwalk-unfinished", "")
    try beside(site, ".public.previous/.boardwalk-manifest", "boardwalk-manifest 1\nindex.html\njobs/a/index.html\n")
    try beside(site, ".public.previous/index.html", "old")
    try beside(site, ".public.previous/jobs/a/index.html", "old")
    try beside(site, ".public.previous/jobs/mine.txt", "mine")
    try beside(site, ".public.previous/.git/HEAD", "ref")
    try site.publish(["index.html": "new", "jobs/b/index.html": "b"])
    #expect(
      try site.files == ["index.html": "new", "jobs/b/index.html": "b", ".git/HEAD": "ref", "jobs/mine.txt": "mine"])
    #expect(try site.previous == ["index.html": "old", "jobs/a/index.html": "old"])
    #expect(try site.besides.isEmpty)
  }

  @Test("Killed right before the exchange: what was never shown is no site to go back to")
  func ready() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try beside(site, ".public.previous/.boardwalk-manifest", "boardwalk-manifest 1\nindex.html\n")
    try beside(site, ".public.previous/index.html", "never shown")
    try beside(site, ".public.previous/.boardwalk-unfinished", "")
    #expect(message { _ = try Publisher.rollback(output: site.output) } == "There is no earlier site to go back to.")
    #expect(try site.files == ["index.html": "old"])
    #expect(!FileManager.default.fileExists(atPath: site.folder + "/.public.previous"))
  }

  @Test("A rollback killed before the exchange keeps its way back, and takes along nothing that is not its own")
  func returning() throws {
    let site = try TemporarySite()
    for edition in ["old", "new"] { try site.publish(["index.html": edition]) }
    try site.put("CNAME", "mine")
    try beside(site, ".public.previous/CNAME", "mine")
    try beside(site, ".public.previous/.boardwalk-returning", "")
    try site.publish(["index.html": "new"])
    #expect(try site.files == ["index.html": "new", "CNAME": "mine"])
    #expect(try site.previous == ["index.html": "old"])
  }

  @Test("A site that was moved aside comes back when nothing is in its place")
  func movedAside() throws {
    let site = try TemporarySite()
    try beside(site, ".public.old/.boardwalk-manifest", "boardwalk-manifest 1\nindex.html\n")
    try beside(site, ".public.old/index.html", "old")
    try beside(site, ".public.old/CNAME", "mine")
    try beside(site, ".public.previous/.boardwalk-unfinished", "")
    let publisher = try Publisher(output: site.output)
    #expect(try site.files == ["index.html": "old", "CNAME": "mine"])
    publisher.abandon()
    #expect(try site.besides.isEmpty)
  }

  @Test("A site that was moved aside is the one before when the new one is in its place")
  func movedAsideAndReplaced() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "new"])
    try site.put(".boardwalk-unfinished", "")
    try beside(site, ".public.old/.boardwalk-manifest", "boardwalk-manifest 1\nindex.html\n")
    try beside(site, ".public.old/index.html", "old")
    try beside(site, ".public.old/.git/HEAD", "ref")
    try Publisher(output: site.output).abandon()
    #expect(try site.files == ["index.html": "new", ".git/HEAD": "ref"])
    #expect(try site.previous == ["index.html": "old"])
    #expect(try site.besides.isEmpty)
  }

  @Test("A folder that only has the name of ours is left alone")
  func namesake() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try beside(site, ".public.next/thesis.txt", "precious")
    #expect(throws: Diagnostic.self) { try site.publish(["index.html": "new"]) }
    #expect(try String(contentsOfFile: site.folder + "/.public.next/thesis.txt", encoding: .utf8) == "precious")
    #expect(try site.files == ["index.html": "old"])
  }

  private func manifest(of files: [String: String]) -> String {
    "boardwalk-manifest 1\n" + files.keys.sorted().map { $0 + "\n" }.joined()
  }

  private func beside(_ site: TemporarySite, _ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(site.folder)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Every page is there and of one edition, which is returned.
  @discardableResult
  private func expectWholeSite(_ site: TemporarySite, _ pages: Int) throws -> String {
    let files = try site.files.filter { !$0.key.hasPrefix(".git/") && $0.key != "CNAME" }
    let home = try #require(files["index.html"])
    let edition = String(home.dropLast("</a>".count).drop { $0 != ">" }.dropFirst(">edition ".count))
    var expected = [
      "index.html": "<a href=\"assets/style.css\">edition \(edition)</a>", "assets/style.css": "same in every edition",
      "only/\(edition)/index.html": "edition \(edition)",
    ]
    for page in 0..<pages {
      let text = page % 3 == 0 ? "same" : "edition \(edition)"
      expected["jobs/\(page)/index.html"] = "<a href=\"../../index.html\">\(text)</a>"
    }
    let isWhole = files == expected
    #expect(
      isWhole, "\(files.filter { expected[$0.key] != $0.value }) instead of edition \(edition), \(files.count) files")
    return edition
  }
}

/// The little program that publishes until it is killed.
enum Victim {
  /// Beside the test bundle, where the package manager puts both.
  static var path: String? {
    let places = [Bundle.main.executableURL] + Bundle.allBundles.map { Optional($0.bundleURL) }
    return places.compactMap { $0?.deletingLastPathComponent().appendingPathComponent("PublishVictim").path }
      .first(where: FileManager.default.isExecutableFile)
  }
}
