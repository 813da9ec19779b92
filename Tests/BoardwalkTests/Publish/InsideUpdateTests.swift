import Boardwalk
import Foundation
import Testing

@Suite("Publishing into a mount point", .enabled(if: Mount.isAllowed, "needs the right to mount"))
struct InsideUpdateTests {
  @Test("The site is brought up to date where it is")
  func update() throws {
    let disk = try Mount(kilobytes: 1024)
    defer { extendLifetime(disk) }
    try publish(["index.html": "one", "jobs/a/index.html": "a", "jobs/b/index.html": "b", "x": "file"], into: disk)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: disk.folder + "/CNAME"))
    let inode = try FileManager.default.attributesOfItem(atPath: disk.folder + "/jobs/a/index.html")[.systemFileNumber]
    let published = try publish(
      ["index.html": "two", "jobs/a/index.html": "a", "jobs/c/index.html": "c", "x/y": "folder"], into: disk)
    #expect(published.written == 3 && published.unchanged == 1 && published.removed == 2 && published.kept.count == 1)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: disk.folder).sorted() == [
        ".boardwalk-manifest", "CNAME", "index.html", "jobs", "jobs/a", "jobs/a/index.html", "jobs/c",
        "jobs/c/index.html",
        "x", "x/y",
      ])
    let after = try FileManager.default.attributesOfItem(atPath: disk.folder + "/jobs/a/index.html")[.systemFileNumber]
    #expect(after as? Int == inode as? Int)
    #expect(
      try String(contentsOfFile: disk.folder + "/.boardwalk-manifest", encoding: .utf8)
        == "boardwalk-manifest 1\nindex.html\njobs/a/index.html\njobs/c/index.html\nx/y\n")
  }

  @Test("A folder that becomes a file makes room first")
  func folderBecomesFile() throws {
    let disk = try Mount(kilobytes: 1024)
    defer { extendLifetime(disk) }
    try publish(["x/y/z": "deep", "index.html": "one"], into: disk)
    try publish(["x": "file", "index.html": "one"], into: disk)
    #expect(try String(contentsOfFile: disk.folder + "/x", encoding: .utf8) == "file")
  }

  @Test("What a killed build left inside is removed, and half a move is mended")
  func killed() throws {
    let disk = try Mount(kilobytes: 1024)
    defer { extendLifetime(disk) }
    try publish(["index.html": "one"], into: disk)
    let next = disk.folder + "/.boardwalk-next/jobs"
    try FileManager.default.createDirectory(atPath: next, withIntermediateDirectories: true)
    // The list of both editions was in place, and one page of the new edition had been moved.
    try Data("boardwalk-manifest 1\nindex.html\njobs/new/index.html\n".utf8)
      .write(to: URL(fileURLWithPath: disk.folder + "/.boardwalk-manifest"))
    try FileManager.default.createDirectory(atPath: disk.folder + "/jobs/new", withIntermediateDirectories: true)
    try Data("half".utf8).write(to: URL(fileURLWithPath: disk.folder + "/jobs/new/index.html"))
    try publish(["index.html": "two"], into: disk)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: disk.folder).sorted() == [
        ".boardwalk-manifest", "index.html",
      ])
  }

  @discardableResult
  private func publish(_ files: [String: String], into disk: Mount) throws -> Published {
    let publisher = try Publisher(output: disk.folder)
    for (path, text) in files { try publisher.write(path, Array(text.utf8)) }
    return try publisher.commit()
  }
}
