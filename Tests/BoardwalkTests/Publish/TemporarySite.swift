import Foundation
import Testing

@testable import Boardwalk

/// A folder of its own for one test, with a place to publish into; gone when the test is.
final class TemporarySite {
  let folder: String
  var output: String { folder + "/public" }

  init(in parent: String = FileManager.default.temporaryDirectory.path) throws {
    folder = parent + "/publish-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      Issue.record(error)
    }
  }

  /// Publishes a site: paths and what is in the files.
  @discardableResult
  func publish(
    _ files: [String: String], checks: SiteChecks = SiteChecks(), expectedToGo: Set<String> = []
  ) throws -> Published {
    let publisher = try Publisher(output: output, checks: checks)
    publisher.expect(toGo: expectedToGo)
    for (path, text) in files { try publisher.write(path, Array(text.utf8)) }
    return try publisher.commit()
  }

  /// Makes a part of a site.
  ///
  /// - Parameter elsewhere: for the first part, what the others make; nil for another.
  @discardableResult
  func publishPart(_ files: [String: String], elsewhere: [String]?, checks: SiteChecks) throws -> Published {
    let publisher = try Publisher(output: output, checks: checks)
    try publisher.takePart(elsewhere: elsewhere)
    for (path, text) in files { try publisher.write(path, Array(text.utf8)) }
    return try publisher.commit()
  }

  /// Puts a file there that is not Boardwalk's.
  func put(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(output)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Every file in the output but the manifest, with what is in it.
  var files: [String: String] {
    get throws { try TemporarySite.files(in: output) }
  }

  private static func files(in folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path != ".boardwalk-manifest" {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      if isFolder.boolValue { continue }
      files[path] = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }
    return files
  }

  /// The names beside the output and the site before it: left-overs of builds.
  var besides: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder).filter {
        !["public", ".public.previous", ".public.provenance"].contains($0)
      }
      .sorted()
    }
  }

  /// Every file of the site before, with what is in it, marks and all but the manifest.
  var previous: [String: String] {
    get throws { try TemporarySite.files(in: folder + "/.public.previous") }
  }

  /// The inode of a file and its time of change.
  func stamp(_ path: String) throws -> [AnyHashable] {
    let facts = try FileManager.default.attributesOfItem(atPath: "\(output)/\(path)")
    return [try #require(facts[.systemFileNumber] as? Int), try #require(facts[.modificationDate] as? Date)]
  }
}

/// What a finding says, or nil when nothing was thrown.
func message(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? Diagnostic)?.message ?? "\(error)"
  }
}

/// Runs a program to its end and gives its status.
@discardableResult
func run(_ program: String, _ words: [String]) throws -> Int32 {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = words
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus
}
