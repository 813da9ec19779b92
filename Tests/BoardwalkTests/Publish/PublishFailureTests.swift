import Boardwalk
import Foundation
import Testing

@Suite("Publishing when something is wrong with the disk")
struct PublishFailureTests {
  @Test("A file where the output should be is an error, before anything is made")
  func outputIsFile() throws {
    let site = try TemporarySite()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: site.output))
    #expect(message { try site.publish([:]) } == "The output is a file and not a folder.")
    #expect(try site.besides.isEmpty)
  }

  @Test("A link that leads nowhere is an error")
  func danglingLink() throws {
    let site = try TemporarySite()
    try FileManager.default.createSymbolicLink(atPath: site.output, withDestinationPath: "nowhere")
    #expect(message { _ = try Publisher(output: site.output) } == "The output is a symbolic link that leads nowhere.")
  }

  @Test("Nothing is published into another site, by whatever path, for what is kept beside a site would be published")
  func insideOther() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "outer", "data/a.txt": "a"])
    let files = try site.files
    try FileManager.default.createSymbolicLink(atPath: site.folder + "/link", withDestinationPath: "public/data")
    for inner in ["public/preview", "public/a/b/c", "public/data", "link/x", "link"] {
      let output = "\(site.folder)/\(inner)"
      let words = message { _ = try Publisher(output: output) }
      #expect(words?.hasPrefix("The site cannot be written to “\(output)”: that is in the site published to “") == true)
      #expect(words?.contains("/public”") == true)
    }
    #expect(try site.files == files)
    try site.publish(["index.html": "outer once more"])
  }

  @Test("The second of two builds at once is turned away at once, with the number of the first")
  func twoBuilds() throws {
    let site = try TemporarySite()
    let first = try Publisher(output: site.output)
    let words = "Another build (process \(getpid())) is publishing into the same folder."
    #expect(message { _ = try Publisher(output: site.output) } == words)
    try first.write("index.html", Array("first".utf8))
    _ = try first.commit()
    try site.publish(["index.html": "second"])
    #expect(try site.files == ["index.html": "second"])
  }

  @Test(
    "An output that cannot be written is found out before anything is fetched",
    .enabled(if: getuid() != 0, "root may write anywhere"))
  func noRight() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: site.output)
    defer {
      #expect(throws: Never.self) {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: site.output)
      }
    }
    #expect(
      message { _ = try Publisher(output: site.output) }
        == "Nothing can be written in “\(site.output)”. Permission is missing.")
  }

  @Test("A site in a file is none, and the file is named, not a right that is missing")
  func inFile() throws {
    let site = try TemporarySite()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(site.folder)/notes"))
    for output in ["notes/public", "notes/a/b/public"] {
      let message = message { _ = try Publisher(output: "\(site.folder)/\(output)") }
      #expect(message?.hasSuffix("/notes”, which is a file.") == true, "\(message ?? "nothing")")
    }
  }

  @Test(
    "A disk that can only be read is found out before anything is fetched",
    .enabled(if: Mount.isAllowed, "needs the right to mount"))
  func readOnlyDisk() throws {
    let disk = try Mount(kilobytes: 256)
    defer { extendLifetime(disk) }
    let site = try TemporarySite(in: disk.folder)
    try site.publish(["index.html": "old"])
    try disk.remount("ro")
    #expect(
      message { _ = try Publisher(output: site.output) }
        == "Nothing can be written in “\(site.output)”. The disk can only be read.")
    let finding = #expect(throws: Diagnostic.self) { _ = try Publisher(output: site.output) }
    #expect(finding?.hint == "Mount it for writing, or name another folder with --output.")
    #expect(try site.files == ["index.html": "old"])
    try disk.remount("rw")
  }

  // A program that another test is just starting may hold a file that was taken away, and with it a page of the smallest disk.
  @Test(
    "A disk that fills up at any file leaves the old site as it was",
    .enabled(if: Mount.isAllowed, "needs the right to mount"), arguments: [48, 64, 96, 160, 200])
  func fullDisk(kilobytes: Int) throws {
    let disk = try Mount(kilobytes: kilobytes)
    defer { extendLifetime(disk) }
    let site = try TemporarySite(in: disk.folder)
    let page = String(repeating: "x", count: 4000)
    let old = ["index.html": "old", "a/index.html": page, "b/index.html": "b"]
    try site.publish(old)
    try site.put("CNAME", "mine")
    let publisher = try Publisher(output: site.output)
    let said = message {
      for number in 0..<100 { try publisher.write("jobs/\(number)/index.html", Array((page + "\(number)").utf8)) }
    }
    #expect(said?.hasPrefix("The disk is full while writing “jobs/") == true)
    #expect(said?.hasSuffix("/index.html”: the old site stands.") == true)
    #expect(message { _ = try publisher.commit() } == said)
    #expect(try site.files == old.merging(["CNAME": "mine"]) { $1 })
    #expect(try site.besides.isEmpty)
    #expect(try site.publish(["index.html": "new", "a/index.html": page]).unchanged == 1)
  }
}

/// A small disk of its own for one test.
final class Mount {
  let folder: String

  /// Whether this process may mount anything.
  static let isAllowed: Bool = {
    guard getuid() == 0, FileManager.default.isExecutableFile(atPath: "/bin/mount") else { return false }
    return (try? Mount(kilobytes: 64)) != nil
  }()

  struct Refused: Error {}

  init(kilobytes: Int) throws {
    folder = FileManager.default.temporaryDirectory.path + "/disk-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard try run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder]) == 0 else {
      throw Refused()
    }
  }

  func remount(_ option: String) throws {
    guard try run("/bin/mount", ["-o", "remount,\(option)", folder]) == 0 else { throw Refused() }
  }

  deinit {
    do {
      try run("/bin/umount", ["-l", folder])
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      Issue.record(error)
    }
  }
}
