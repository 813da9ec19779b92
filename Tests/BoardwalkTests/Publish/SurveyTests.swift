import Foundation
import Testing

@testable import Boardwalk

@Suite("The look through a site that stands")
struct SurveyTests {
  private let site: TemporarySite

  init() throws {
    site = try TemporarySite()
    try site.publish(["index.html": "one", "jobs/a/index.html": "a", "jobs/a/more/index.html": "m"])
    try site.put("jobs/a/notes.txt", "note")
  }

  private func survey(_ calm: Provenance.Calm?) throws -> Survey {
    let folder = try Folder(site.output)
    return try Survey(of: folder, Manifest(of: folder, in: site.output), nil, knowing: calm, output: site.output)
  }

  @Test("Only a folder in which nothing stirred is not looked into")
  func calm() throws {
    #expect(try survey(nil).files == ["jobs/a/notes.txt"])
    #expect(try survey(.init(since: .max, shared: [])).files.isEmpty)
    #expect(try survey(.init(since: .max, shared: ["jobs/a"])).files == ["jobs/a/notes.txt"])
    let stir = try #require(try Folder(site.output).stir(in: "jobs/a"))
    #expect(try survey(.init(since: stir, shared: [])).files == ["jobs/a/notes.txt"])
    #expect(try survey(.init(since: stir + 1, shared: [])).files.isEmpty)
    #expect(try survey(nil).shared == ["jobs", "jobs/a"])
  }

  @Test("What is below it is there as it is otherwise, and what is gone is not")
  func below() throws {
    for calm in [nil, Provenance.Calm(since: .max, shared: [])] {
      let survey = try survey(calm)
      #expect(survey.levels.map { $0.map { survey.known[$0] } } == [["jobs"], ["jobs/a"], ["jobs/a/more"]])
      #expect(survey.reaches("jobs/a/more/index.html"))
    }
    try FileManager.default.removeItem(atPath: site.output + "/jobs/a")
    for calm in [nil, Provenance.Calm(since: .max, shared: [])] {
      let survey = try survey(calm)
      #expect(survey.reaches("jobs/x.html") && !survey.reaches("jobs/a/index.html"))
      #expect(!survey.reaches("jobs/a/more/index.html"))
    }
  }

  @Test("When a folder stirred is known to the disk, whatever time it is given")
  func stir() throws {
    let folder = try Folder(site.output)
    let before = try #require(try folder.stir(in: "jobs/a"))
    Thread.sleep(forTimeInterval: 0.05)
    try site.put("jobs/a/later.txt", "later")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: site.output + "/jobs/a")
    #expect(try #require(try folder.stir(in: "jobs/a")) > before)
    #expect(try folder.stir(in: "index.html") == nil)
    #expect(try folder.stir(in: "nothing") == nil)
  }
}
